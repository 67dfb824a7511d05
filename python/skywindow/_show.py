"""Shows runs and sweeps in the page, which is served to this machine alone."""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import quote

from . import _core
from ._cell import Cell, in_notebook
from ._documents import built_in
from ._picture import card, picture_of
from ._server import Answer
from ._view import Part, State, View

if TYPE_CHECKING:
    from ._run import Run
    from ._sweep import Sweep

__all__ = ["Gallery", "State", "View", "show_run", "show_sweep"]

C = TypeVar("C", bound=Cell)


RESULTS = "results.json"


class Gallery(Cell):
    """The page of an experiment in the gallery, in a cell of a notebook or a tab of a browser."""

    def __init__(self, sweep: "Sweep", results: str | None, *, height: int, port: int) -> None:
        titles = {one.id: one.title for one in built_in() if one.kind == "experiment"}
        self._results = results
        if results is None:
            name = sweep.experiment
            if name not in titles:
                raise _core.Error(
                    f"the gallery has built-in experiments and results, and {sweep!r} is of another one and not made yet"
                )
            title, asked = titles[name], ""
        else:
            document: dict[str, str] = json.loads(results)["experiment"]
            name, title, asked = document["id"], document["title"], f"?results=../{RESULTS}"
        self.experiment = name
        """Its id."""
        said = [repr(sweep).strip("<>"), "Run the cell to have the experiment's page in the gallery."]
        path = f"site/index.html#/gallery/{quote(name, safe='')}{asked}"
        super().__init__(path, card(title, said), height=height, port=port)

    def _own(self, path: str, query: Mapping[str, str]) -> Answer | None:
        if path != RESULTS or self._results is None:
            return None
        return Answer("application/json", self._results.encode())

    def __repr__(self) -> str:
        return f"<Gallery at {self.experiment!r}>"


def show_run(run: "Run", *, parts: Sequence[Part], playing: bool, height: int, port: int) -> View:
    """The lab at a run; in a browser of this machine where no notebook would show it."""
    return shown(View(run.document, picture_of(run), parts=parts, playing=playing, height=height, port=port))


def show_sweep(sweep: "Sweep", results: str | None, *, height: int, port: int) -> Gallery:
    """The gallery at an experiment, with the file of what its runs gave if they are made; in a browser of this machine where
    no notebook would show it."""
    return shown(Gallery(sweep, results, height=height, port=port))


def shown(cell: C) -> C:
    """The cell, which is opened where it is the value of no cell of a notebook."""
    if not in_notebook():
        cell.open()
    return cell
