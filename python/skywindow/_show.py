"""Shows runs and sweeps in the page, which is served to this machine alone."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from . import _core
from ._cell import Cell, in_notebook
from ._documents import built_in
from ._picture import card, picture_of
from ._view import Part, State, View

if TYPE_CHECKING:
    from ._run import Run
    from ._sweep import Sweep

__all__ = ["Gallery", "State", "View", "show_run", "show_sweep"]

C = TypeVar("C", bound=Cell)


class Gallery(Cell):
    """The page of an experiment in the gallery, in a cell of a notebook or a tab of a browser."""

    def __init__(self, sweep: "Sweep", *, height: int, port: int) -> None:
        titles = {one.id: one.title for one in built_in() if one.kind == "experiment"}
        if sweep.experiment not in titles:
            raise _core.Error(f"the gallery has built-in experiments alone, and {sweep!r} is of another one")
        self.experiment = sweep.experiment
        """Its id."""
        said = [repr(sweep).strip("<>"), "Run the cell to have the experiment's page in the gallery."]
        picture = card(titles[self.experiment], said)
        super().__init__(f"site/index.html#/gallery/{self.experiment}", picture, height=height, port=port)

    def __repr__(self) -> str:
        return f"<Gallery at {self.experiment!r}>"


def show_run(run: "Run", *, parts: Sequence[Part], playing: bool, height: int, port: int) -> View:
    """The lab at a run; in a browser of this machine where no notebook would show it."""
    return shown(View(run.document, picture_of(run), parts=parts, playing=playing, height=height, port=port))


def show_sweep(sweep: "Sweep", *, height: int, port: int) -> Gallery:
    """The gallery at an experiment; in a browser of this machine where no notebook would show it."""
    return shown(Gallery(sweep, height=height, port=port))


def shown(cell: C) -> C:
    """The cell, which is opened where it is the value of no cell of a notebook."""
    if not in_notebook():
        cell.open()
    return cell
