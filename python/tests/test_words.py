"""docs/python.md: what it shows works, and it names every table."""

import json
import re
import unittest
from pathlib import Path

import skywindow as sw
from notebooks import inside
from support import folder

TEXT = (Path(__file__).parents[2] / "docs" / "python.md").read_text("utf-8")


class Words(unittest.TestCase):
    def test_what_is_shown_works(self) -> None:
        # What is shown in a notebook is tried in a browser, in test_show.py.
        [code, _] = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
        with inside(folder()):
            Path("my-scenario.json").write_text(json.dumps(sw.run("two-links", duration=1).document), "utf-8")
            exec(code, {})

    def test_every_table_is_named(self) -> None:
        named = set(re.findall(r"`(\w+)`", TEXT.split("## Tables")[1].split("## Errors")[0]))
        self.assertEqual(set(sw.run("two-links", duration=1).tables) - named, set())


if __name__ == "__main__":
    unittest.main()
