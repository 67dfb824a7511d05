"""The notebooks say what they are kept with. Here they run as programs; `npm run notebooks` runs them as notebooks."""

import unittest
from unittest import mock

import notebooks
from support import folder

WITHOUT = ["figure", "dask"]
"""Cells that need what these tests have not: matplotlib, and workers. Without a client this machine makes the runs."""


class Kept(unittest.TestCase):
    def test_every_cell_says_what_it_is_kept_with(self) -> None:
        self.assertGreater(len(notebooks.NAMES), 0)
        for name in notebooks.NAMES:
            notebook = notebooks.read(name)
            with self.subTest(name), notebooks.inside(folder()), mock.patch("webbrowser.open"):
                said = notebooks.run(notebook, {"client": None}, WITHOUT)
                kept = {place: notebooks.said(cell) for place, cell in notebooks.code(notebook, WITHOUT)}
                self.assertEqual(said, kept)

    def test_they_were_run_from_the_first_cell_to_the_last(self) -> None:
        for name in notebooks.NAMES:
            counts = [cell["execution_count"] for _, cell in notebooks.code(notebooks.read(name))]
            self.assertEqual(counts, list(range(1, len(counts) + 1)), name)

    def test_where_they_are_only_read_there_are_pictures(self) -> None:
        for name in notebooks.NAMES:
            size = (notebooks.FOLDER / f"{name}.ipynb").stat().st_size
            self.assertLess(size, 200_000, name)
            kinds = [
                kind
                for _, cell in notebooks.code(notebooks.read(name))
                for output in cell["outputs"]
                for kind in output.get("data", ())
            ]
            self.assertIn("image/png", kinds, name)
            self.assertIn("image/svg+xml", kinds, name)
            self.assertNotIn("text/html", kinds, name)


if __name__ == "__main__":
    unittest.main()
