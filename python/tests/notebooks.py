"""The notebooks, and what their cells say: as they are kept, and when they are run."""

import ast
import contextlib
import io
import json
import os
from collections.abc import Collection, Generator, Iterator, Mapping
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "notebooks"
NAMES = sorted(path.stem for path in FOLDER.glob("*.ipynb"))


def read(name: str) -> dict[str, Any]:
    """A notebook as JSON."""
    notebook: dict[str, Any] = json.loads((FOLDER / f"{name}.ipynb").read_text("utf-8"))
    return notebook


def code(notebook: Mapping[str, Any], without: Collection[str] = ()) -> Iterator[tuple[int, dict[str, Any]]]:
    """Its cells of code with their places, but for those with a tag of `without`."""
    for place, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] == "code" and not set(without) & set(cell["metadata"].get("tags", [])):
            yield place, cell


def said(cell: Mapping[str, Any]) -> str:
    """What the outputs of a cell say in words; what is drawn has none."""
    words: list[str] = []
    for output in cell["outputs"]:
        if output["output_type"] == "stream" and output["name"] == "stdout":
            words += output["text"]
        elif output["output_type"] == "execute_result":
            words += output["data"]["text/plain"]
    return settled("".join(words))


def settled(text: str) -> str:
    """A text as a notebook shows it in the end: what follows a carriage return stands over what was before."""
    lines = (line.rsplit("\r", 1)[-1].rstrip() for line in text.split("\n"))
    return "\n".join(lines).strip()


def run(notebook: Mapping[str, Any], given: Mapping[str, object], without: Collection[str]) -> dict[int, str]:
    """Runs the cells as a program, with the names of `given`; what each says, by its place."""
    names = dict(given)
    return {place: told(f"[{place}]", "".join(cell["source"]), names) for place, cell in code(notebook, without)}


def told(name: str, source: str, names: dict[str, object]) -> str:
    """Runs a cell; what it prints, and the value of its last line if that is an expression."""
    body = ast.parse(source, name)
    last = body.body[-1] if body.body else None
    value = ast.Expression(last.value) if isinstance(last, ast.Expr) else None
    if value:
        body.body.pop()
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(body, name, "exec"), names)
        result: object = eval(compile(value, name, "eval"), names) if value else None
    shown = "" if result is None else repr(result)
    return settled(out.getvalue() + shown)


@contextlib.contextmanager
def inside(path: str | os.PathLike[str]) -> Generator[None]:
    """Works in a folder; Python 3.10 has no `contextlib.chdir`."""
    before = Path.cwd()
    os.chdir(path)
    try:
        yield
    finally:
        os.chdir(before)
