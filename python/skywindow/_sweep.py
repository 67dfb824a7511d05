"""Sweeps of an experiment."""

import json
import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import _core
from ._campaign import Here, complete, is_folder, merged
from ._documents import Change, Document, changes, source, text_of, whole
from ._plot import described, drawn
from ._table import Table

if TYPE_CHECKING:
    import distributed
    from matplotlib.axes import Axes

    from ._show import Gallery


class Sweep:
    """The runs of an experiment: every point as often as it is replicated."""

    def __init__(self, sweep: _core.Sweep, experiment: str | None = None) -> None:
        self._sweep = sweep
        self.experiment = experiment
        """The id of the experiment, if it was called by one."""

    @property
    def runs(self) -> int:
        """How many runs there are."""
        return self._sweep.runs

    @property
    def points(self) -> int:
        """How many points there are."""
        return self._sweep.points

    @property
    def axes(self) -> list[str]:
        """What is varied."""
        return self._sweep.axes

    def run(
        self,
        out: str | os.PathLike[str] | None = None,
        *,
        jobs: int | None = None,
        client: "distributed.Client | None" = None,
        shards: int | None = None,
    ) -> Table:
        """Makes the runs: a row a point, with mean, 95 % confidence half-width and deviation.

        The same call again makes only what is missing. Ctrl+C ends it at once; what is finished is kept.

        Args:
            out: A folder, such as "results/", in which the runs are kept in shards, as those of `skywindow sweep --shard`;
                or a file to which each finished run is appended, as by `skywindow sweep --out`. A name that is not there
                yet is a file if it has an ending.
            jobs: Runs at a time on this machine, 1 to 1024; the number of processors if absent.
            client: A client of Dask, whose workers make the shards; they must see the folder.
            shards: Into how many shards the runs are divided; if absent as many as the folder has already, or so many
                that one takes about a minute.

        Raises:
            Error: What stands in the way of a run, files that cannot be used, or shards that have failed three times,
                after all others were made.
        """
        at_a_time = whole("jobs", jobs, 1, 1024)
        if client is not None:
            from ._dask import Workers

            if out is None or not is_folder(out):
                given = "nothing" if out is None else repr(os.fspath(out))
                raise _core.Error(f"out: with a client it is a folder, such as \"results/\", and not {given}")
            if jobs is not None:
                raise _core.Error("jobs: with a client its workers say how many runs there are at a time")
            self._sweep = complete(self._sweep, os.fspath(out), shards, Workers(client))
        elif out is not None and is_folder(out):
            self._sweep = complete(self._sweep, os.fspath(out), shards, Here(at_a_time))
        elif shards is not None:
            raise _core.Error("shards: only a folder has any; give one, such as \"results/\"")
        else:
            self._sweep.run(None if out is None else os.fspath(out), at_a_time)
        return self.table

    @property
    def table(self) -> Table:
        """The rows of the runs that were made.

        Raises:
            Error: `run` was not called yet.
        """
        return Table(self._sweep.table(), "sweep")

    @property
    def hash(self) -> str:
        """The hash of the rows of runs that are kept in shards, in the order of the plan: that of `skywindow merge`.

        Raises:
            Error: They are not kept so.
        """
        return self._sweep.hash()

    def claims(self) -> list[dict[str, Any]]:
        """The claims of the experiment, each with its sentence, what was measured and the verdict.

        Raises:
            Error: `run` was not called yet.
        """
        claims: list[dict[str, Any]] = json.loads(self._sweep.claims())
        return claims

    def plot(self, ax: "Axes | None" = None) -> "Axes":
        """Draws the figure of the experiment as the gallery does: means with their 95 % confidence intervals.

        Args:
            ax: Axes of matplotlib to draw on; new ones if absent.

        Raises:
            Error: `run` was not called yet, the experiment draws something else, or matplotlib is not installed.
        """
        return drawn(described(self._sweep), ax)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the plan and all runs to a file that the gallery of the page opens: `skywindow merge` writes the same.

        Args:
            path: The file, such as "runs.json"; one that is there is overwritten.

        Raises:
            Error: `run` was not called yet, or the file cannot be written.
        """
        text = _core.merged_file(self._sweep)
        try:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        except OSError as failure:
            raise _core.Error(f"{os.fspath(path)} cannot be written: {failure.strerror}") from None

    def show(self, *, height: int = 720, port: int = 0) -> "Gallery":
        """Shows the experiment in the gallery, with what the runs gave, or before they are made with its own values: in a
        notebook as the value of a cell, else in the browser of this machine.

        Args:
            height: Of the cell, CSS pixels.
            port: The port of the loopback interface that the page is served on; one that is free if 0.

        Raises:
            Error: The package has no page, an experiment of one's own is not run yet, or the port cannot be had.
        """
        from ._show import show_sweep

        try:
            results = _core.merged_file(self._sweep)
        except _core.Error:
            results = None  # The runs are not made yet.
        return show_sweep(self, results, height=height, port=port)

    def __repr__(self) -> str:
        return f"<Sweep of {', '.join(self.axes) or 'one point'}: {self.points} points, {self.runs} runs>"


def sweep(
    experiment: Document,
    *,
    replications: int | None = None,
    where: Mapping[str, Sequence[bool | float | str]] | None = None,
    set: Mapping[str, Change] | None = None,
    seed: int | None = None,
    quick: bool = False,
) -> Sweep:
    """The runs of an experiment, which are checked and not yet made.

    Args:
        experiment: The id of a built-in, a file, or an experiment itself.
        replications: Runs of every point; as the experiment says if absent.
        where: Values of an axis in place of the experiment's, by its name.
        set: Changes of the base scenario, as in `run`, but for dated ones.
        seed: The seed of the first replication of every point.
        quick: The experiment's quick version: fewer points and replications.

    Raises:
        Error: What is wrong with the experiment, the values or the changes, each with its path.
    """
    axes = [
        (axis, [value if isinstance(value, str) else text_of(f"where.{axis}", value) for value in values])
        for axis, values in (where or {}).items()
    ]
    runs = whole("replications", replications, 0, 2**32 - 1)
    first = whole("seed", seed, 0, 2**64 - 1)
    made = _core.Sweep(source(experiment), axes, changes(set), runs, first, quick)
    return Sweep(made, experiment if isinstance(experiment, str) else None)


def merge(folder: str | os.PathLike[str], *, partial: bool = False) -> Sweep:
    """The sweep whose shards lie in a folder, whoever made them: `table`, `claims()` and `hash` are those of its rows.

    Args:
        folder: The folder that was given to `Sweep.run` or `skywindow sweep --out`, or that of one plan in it.
        partial: Take what is there, even if shards are missing.

    Raises:
        Error: What is missing and the line that makes it, or what is damaged or of another core.
    """
    return Sweep(merged(folder, partial))


def claims(
    experiment: Document,
    *,
    replications: int | None = None,
    quick: bool = False,
    jobs: int | None = None,
) -> list[dict[str, Any]]:
    """Makes the runs of an experiment and tests its claims: sentence, what was measured, verdict and findings of each.

    Args:
        experiment: The id of a built-in, a file, or an experiment itself.
        replications: Runs of every point; as the experiment says if absent.
        quick: The experiment's quick version: fewer points and replications.
        jobs: Runs at a time; the number of processors if absent.

    Raises:
        Error: As in `sweep`.
    """
    made = sweep(experiment, replications=replications, quick=quick)
    made.run(jobs=jobs)
    return made.claims()
