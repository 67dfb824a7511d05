"""The geometry of a scenario: paths and handovers."""

import os
from collections.abc import Mapping
from typing import Literal, TypeAlias, TypedDict

from . import _core
from ._documents import Change, Document, Source, changes, source, text_of
from ._table import Table

Policy: TypeAlias = Literal["hold", "ideal"]
"""How terminals choose satellites: keep one until it sinks below the mask, or use any that is visible."""


class Span(TypedDict):
    """The time of a geometry as the command takes it: each a number of seconds as text."""

    start: str
    step: str
    duration: str | None


def geometry(
    scenario: Document,
    start_station: str,
    end_station: str,
    *,
    start: float = 0,
    step: float = 60,
    duration: float | None = None,
    policy: Policy | None = None,
    set: Mapping[str, Change] | None = None,
    elements: str | os.PathLike[str] | None = None,
) -> Table:
    """The path between two stations over time: time_s, delay_ms (one way), links, path.

    Args:
        scenario: The id of a built-in, a file of a scenario or of element sets, or a scenario itself.
        start_station: The station that the path leads from.
        end_station: The station that it leads to.
        start: The first instant, s.
        step: Between two instants, s.
        duration: From the first instant to the last, s; the scenario's duration if absent.
        policy: How terminals choose satellites; as the scenario says if absent.
        set: Changes, as in `run`.
        elements: Real satellites in place of the scenario's, as in `run`.

    Raises:
        Error: What is wrong with the scenario, the stations or the times.
    """
    ends = (start_station, end_station)
    columns = _core.paths(*given(scenario, elements, set), span(start, step, duration), policy, ends)
    return Table(columns, f"path from {start_station} to {end_station}")


def handovers(
    scenario: Document,
    station: str,
    *,
    start: float = 0,
    duration: float | None = None,
    policy: Policy | None = None,
    set: Mapping[str, Change] | None = None,
    elements: str | os.PathLike[str] | None = None,
) -> Table:
    """The handovers of a station: time_s, station, from, to (satellites), elevation_deg.

    Args:
        scenario: The id of a built-in, a file of a scenario or of element sets, or a scenario itself.
        station: The station.
        start: The first instant, s.
        duration: From the first instant to the last, s; the scenario's duration if absent.
        policy: How terminals choose satellites; as the scenario says if absent.
        set: Changes, as in `run`.
        elements: Real satellites in place of the scenario's, as in `run`.

    Raises:
        Error: What is wrong with the scenario, the station or the times.
    """
    columns = _core.handovers(*given(scenario, elements, set), span(start, 60, duration), policy, station)
    return Table(columns, f"handovers of {station}")


def given(
    scenario: Document, elements: str | os.PathLike[str] | None, set: Mapping[str, Change] | None
) -> tuple[Source, str | None, list[tuple[str, str]]]:
    """Scenario, file of element sets and changes as the core takes them."""
    return source(scenario), None if elements is None else os.fspath(elements), changes(set)


def span(start: float, step: float, duration: float | None) -> Span:
    """Times as the command takes them."""
    last = None if duration is None else text_of("duration", duration)
    return {"start": text_of("start", start), "step": text_of("step", step), "duration": last}
