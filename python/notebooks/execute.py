"""Runs the notebooks as notebooks: each must say what it is kept with. `--write` keeps what they say now."""

import json
import sys
import tempfile
from typing import Any

import nbformat
import notebooks
from nbclient import NotebookClient


def executed(name: str) -> Any:
    """A notebook with what its cells said just now."""
    notebook: Any = nbformat.read(notebooks.FOLDER / f"{name}.ipynb", as_version=4)
    with tempfile.TemporaryDirectory(prefix="skywindow-") as place:
        where = {"metadata": {"path": place}}
        # What is said in parts is one text, in which a line of progress stands over the one before.
        NotebookClient(notebook, timeout=600, kernel_name="python3", resources=where, coalesce_streams=True).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            # The page itself is served by a process that has ended: its picture stays.
            output.get("data", {}).pop("text/html", None)
            if output.output_type == "stream":
                output.text = f"{notebooks.settled(output.text)}\n"
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    return notebook


def differences(name: str, kept: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """Where cells say something else than they are kept with, a sentence each."""
    pairs = zip(notebooks.code(kept), notebooks.code(now), strict=True)
    return [
        f"{name}.ipynb, cell {place}: says\n{notebooks.said(new)}\nand is kept with\n{notebooks.said(old)}"
        for (place, old), (_, new) in pairs
        if notebooks.said(old) != notebooks.said(new)
    ]


def main() -> int:
    """Runs each; the exit status."""
    found: list[str] = []
    for name in notebooks.NAMES:
        print(f"Running python/notebooks/{name}.ipynb", flush=True)
        done = executed(name)
        text = nbformat.writes(done) + "\n"
        if "--write" in sys.argv:
            (notebooks.FOLDER / f"{name}.ipynb").write_text(text, "utf-8")
        else:
            found += differences(name, notebooks.read(name), json.loads(text))
    if found:
        print("\n".join(found), "`npm run notebooks -- --write` keeps what they say now.", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
