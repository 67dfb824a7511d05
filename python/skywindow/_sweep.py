"""Sweeps of an experiment on this machine."""

import json
import os
from collections.abc import Mapping, Sequence
from typing import Any

from . import _core
from ._documents import Change, Document, changes, source, text_of, whole
from ._table import Table


class Sweep:
    """The runs of an experiment: every point as often as it is replicated."""

    def __init__(self, sweep: _core.Sweep) -> None:
        self._sweep = sweep

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

    def run(self, out: str | os.PathLike[str] | None = None, *, jobs: int | None = None) -> Table:
        """Makes the runs on this machine: a row a point, with mean, 95 % confidence half-width and deviation.

        Ctrl+C ends the call at once; runs that are under way then are lost, those in the file are not.

        Args:
            out: A file to which each finished run is appended, and of which those are taken that are there already; it
                is that of `skywindow sweep --out`.
            jobs: Runs at a time, 1 to 1024; the number of processors if absent.

        Raises:
            Error: What stands in the way of a run, or a file that cannot be used.
        """
        self._sweep.run(None if out is None else os.fspath(out), whole("jobs", jobs, 1, 1024))
        return self.table

    @property
    def table(self) -> Table:
        """The rows of the runs that were made.

        Raises:
            Error: `run` was not called yet.
        """
        return Table(self._sweep.table(), "sweep")

    def claims(self) -> list[dict[str, Any]]:
        """The claims of the experiment, each with its sentence, what was measured and the verdict.

        Raises:
            Error: `run` was not called yet.
        """
        claims: list[dict[str, Any]] = json.loads(self._sweep.claims())
        return claims

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
    return Sweep(_core.Sweep(source(experiment), axes, changes(set), runs, first, quick))


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
