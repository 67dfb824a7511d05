"""Runs of a scenario."""

import json
import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from . import _core
from ._documents import Change, Document, changes, source, text_of
from ._table import Table

if TYPE_CHECKING:
    from ._view import Part, View


class Run:
    """A run that is over: what it gave, and everything that was recorded of it."""

    def __init__(self, run: _core.Run) -> None:
        self._run = run

    @cached_property
    def summary(self) -> dict[str, Any]:
        """The summary, as the command prints it: rates in bit/s, times in s or as the name says, sizes in bytes."""
        summary: dict[str, Any] = json.loads(self._run.summary)
        return summary

    @property
    def hash(self) -> str:
        """The hash of all rows of the recording, 16 hexadecimal digits: that of the command and of the page."""
        return str(self.summary["hash"])

    @cached_property
    def tables(self) -> dict[str, Table]:
        """The tables of the recording by name, as docs/python.md lists them: "windows", "segments", "events" ..."""
        return {name: Table(columns, name) for name, columns in self._run.tables()}

    @cached_property
    def document(self) -> dict[str, Any]:
        """The scenario that was run, with all changes, as a document; fields that have their defaults are left out."""
        document: dict[str, Any] = json.loads(self._run.document())
        return document

    @cached_property
    def meta(self) -> dict[str, Any]:
        """What the run is made of: constellations, terminals, routers and flows, in the order of their numbers."""
        meta: dict[str, Any] = json.loads(self._run.meta())
        return meta

    @property
    def nodes(self) -> list[str]:
        """The name of each node, by the number that tables have for it."""
        return self._run.nodes

    @property
    def flows(self) -> list[str]:
        """The name of each flow, by the number that tables have for it."""
        return [flow["name"] for flow in self.meta["flows"]]

    @property
    def remarks(self) -> list[str]:
        """What the run shows to stand in the scenario's way, in sentences with their paths."""
        return self._run.remarks

    def pcapng(self, path: str | os.PathLike[str], point: str = "sender") -> None:
        """Writes the packets that pass a point, in the form that Wireshark opens; the scenario is run once more.

        Args:
            path: The file.
            point: sender or receiver (of the first flow), flows[N].sender, flows[N].receiver, senders, receivers, the
                name of a station, router or satellite, or NAME > NAME for the link between two.

        Raises:
            Error: The file cannot be written, or there is no such point.
        """
        self._run.pcapng(os.fspath(path), point)

    def show(
        self,
        *,
        parts: "Sequence[Part]" = ("globe", "charts", "timeline"),
        playing: bool = True,
        height: int = 560,
        port: int = 0,
    ) -> "View":
        """Shows the lab at this run: in a notebook as the value of a cell, else in the browser of this machine.

        Args:
            parts: What of the lab is shown.
            playing: Whether the playhead moves at once.
            height: Of the cell, CSS pixels.
            port: The port of the loopback interface that the page is served on; one that is free if 0.

        Raises:
            Error: The package has no page, there is no such part, or the port cannot be had.
        """
        from ._show import show_run

        return show_run(self, parts=parts, playing=playing, height=height, port=port)

    def __repr__(self) -> str:
        return f"<Run of {self.document.get('title', 'a scenario')!r}: {self.hash}>"


def run(
    scenario: Document,
    *,
    set: Mapping[str, Change] | None = None,
    duration: float | str | None = None,
    seed: int | None = None,
    elements: str | os.PathLike[str] | None = None,
) -> Run:
    """Runs a scenario to its end, in this process; Ctrl+C ends it.

    Args:
        scenario: The id of a built-in, a file of a scenario or of element sets, or a scenario itself.
        set: Changes: path to value, such as `{"flows.*.sctp.streams": 4}`.
        duration: Simulated time: a number of s, or a text with a unit.
        seed: The seed of all random draws.
        elements: Real satellites in place of the scenario's: a file of TLE, or of OMM in CSV, JSON or XML.

    Raises:
        Error: What is wrong with the scenario or the changes, each with its path.
    """
    made = changes(set)
    made += [("seed", text_of("seed", seed))] if seed is not None else []
    made += [("duration_s", text_of("duration", duration))] if duration is not None else []
    file = None if elements is None else os.fspath(elements)
    return Run(_core.run(source(scenario), file, made))
