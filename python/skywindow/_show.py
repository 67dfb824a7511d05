"""Shows runs and sweeps in the page, which is served to this machine alone."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

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
        if results is None and sweep.experiment not in titles:
            raise _core.Error(
                f"the gallery has built-in experiments and results, and {sweep!r} is of another one and not made yet"
            )
        title = titles.get(sweep.experiment or "", "An experiment of one's own")
        said = [repr(sweep).strip("<>"), "Run the cell to have the experiment's page in the gallery."]
        self._said = repr(sweep)
        # The page itself goes on to the experiment that the results are of.
        at = f"/{sweep.experiment}" if results is None else f"?results=../{RESULTS}"
        super().__init__(f"site/index.html#/gallery{at}", card(title, said), height=height, port=port)

    def _own(self, path: str, query: Mapping[str, str]) -> Answer | None:
        if path != RESULTS or self._results is None:
            return None
        return Answer("application/json", self._results.encode())

    def __repr__(self) -> str:
        return f"<Gallery at {self._said.strip('<>')}>"


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
