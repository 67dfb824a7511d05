"""The plot of a sweep as the gallery of the page draws it, on axes of matplotlib."""

# The types of matplotlib leave open what else its methods take.
# pyright: reportUnknownMemberType=false

import json
import math
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from . import _core

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class Point(TypedDict):
    """A mean with its 95 % confidence interval, in the units of the plot."""

    x: float
    y: float
    low: float
    high: float
    row: int | None


class Line(TypedDict):
    """A metric at the points with some values, and what another program gave for the same points."""

    label: str
    metric: str
    at: dict[str, bool | float | str]
    points: list[Point]
    reference: list[Point]


class Axis(TypedDict):
    """An axis: words are at 0, 1, 2 and so on."""

    label: str
    unit: str
    scale: Literal["linear", "log"]
    from_zero: bool
    words: list[str] | None


class Plot(TypedDict):
    """What the core says that the plot draws: the page draws the same."""

    x: Axis
    y: Axis
    lines: list[Line]
    reference: str


MARKS = "osD^vP*X"
"""The marks of lines, which tell them apart besides their colours."""

MOST_TICKS = 8
"""So many values of a logarithmic axis are marked themselves, as in the page."""


def described(sweep: _core.Sweep) -> Plot:
    """What the plot of a sweep draws.

    Raises:
        Error: Its runs are not made yet, or its experiment draws something else than means.
    """
    plot: Plot = json.loads(_core.plot(sweep))
    return plot


def drawn(plot: Plot, ax: "Axes | None") -> "Axes":
    """Draws it on `ax`, or on axes of its own.

    Raises:
        Error: matplotlib is not installed.
    """
    axes = _new() if ax is None else ax
    named = False
    for number, line in enumerate(plot["lines"]):
        mark = MARKS[number % len(MARKS)]
        bars: dict[str, Any] = {"marker": mark, "capsize": 3}
        container = axes.errorbar(*_bars(line["points"]), label=line["label"], **bars)
        if line["reference"]:
            color = container.lines[0].get_color()
            bars |= {"color": color, "linestyle": "none", "markerfacecolor": "none"}
            # Hollow marks of whatever line are of the one other program.
            name = "_" if named else plot["reference"]
            axes.errorbar(*_bars(line["reference"]), label=name, **bars)
            named = True
    _across(plot, axes)
    y = plot["y"]
    axes.set_ylabel(_label(y))
    axes.set_yscale(y["scale"])
    points = [point for line in plot["lines"] for point in line["points"] + line["reference"]]
    if y["from_zero"] and all(point["low"] >= 0 for point in points):
        axes.set_ylim(bottom=0)
    if plot["lines"]:
        axes.legend()
    return axes


def _new() -> "Axes":
    try:
        from matplotlib import pyplot
    except ImportError:
        raise _core.Error("matplotlib is not installed: pip install matplotlib") from None
    return pyplot.subplots()[1]


def _across(plot: Plot, axes: "Axes") -> None:
    x = plot["x"]
    axes.set_xlabel(_label(x))
    axes.set_xscale(x["scale"])
    if x["words"] is not None:
        axes.set_xticks(range(len(x["words"])), x["words"])
    elif x["scale"] == "log":
        values = sorted({point["x"] for line in plot["lines"] for point in line["points"] if point["x"] > 0})
        if 0 < len(values) <= MOST_TICKS:
            axes.set_xticks(values, [f"{value:g}" for value in values])
            axes.set_xticks([], minor=True)


def _bars(points: list[Point]) -> tuple[list[float], list[float], list[list[float]]]:
    """Places, means, and how far bars go below and above them; a mean without an interval has no bar."""

    def length(point: Point, far: float) -> float:
        return abs(far - point["y"]) if point["high"] > point["low"] else math.nan

    below = [length(point, point["low"]) for point in points]
    above = [length(point, point["high"]) for point in points]
    return [point["x"] for point in points], [point["y"] for point in points], [below, above]


def _label(axis: Axis) -> str:
    return f"{axis['label']}, {axis['unit']}" if axis["unit"] else axis["label"]
