"""The picture of a run, where only a notebook without Python is read: its windows as lines, and what it is."""

import math
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ._run import Run

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 66, 56
SPANS = 160
"""Parts of the time of which each line has at most four points."""


class Line(NamedTuple):
    """A line of the picture, over time in s."""

    name: str
    color: str
    points: Sequence[tuple[float, float]]


WINDOWS = (
    ("peer_rwnd", "a_rwnd as the sender knows it", "#009e73"),
    ("flight", "flight size", "#56b4e9"),
    ("cwnd", "cwnd", "#d55e00"),
)
"""Columns of the table with their names and colours; what is drawn last lies on top."""


def picture_of(run: "Run") -> str:
    """The windows of the first flow's first path, as SVG."""
    flows = run.flows
    table = run.tables["windows"]
    points = [(name, color, table.line(column, {"flow": 0, "path": 0}, SPANS)) for column, name, color in WINDOWS]
    end = float(run.summary["duration_s"])
    more = f" (flow 1 of {len(flows)})" if len(flows) > 1 else ""
    return drawing(
        str(run.document.get("title", "A scenario")),
        f"{flows[0] if flows else 'No flow'}{more}, {end:g} s, recording {run.hash}",
        [Line(name, color, line) for name, color, line in points if line],
        end,
    )


def drawing(title: str, about: str, lines: Sequence[Line], end: float) -> str:
    """Lines of bytes over time, from 0 to `end` s, as SVG."""
    most = max((value for line in lines for _, value in line.points), default=0.0)
    top = nice(most / 1000 / 4) * 4 or 1.0
    width, height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(t: float) -> str:
        return f"{LEFT + t / end * width:.1f}" if end > 0 else f"{LEFT}"

    def y(value: float) -> str:
        return f"{TOP + height - value / 1000 / top * height:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'font-family="system-ui, sans-serif" font-size="12" fill="#222">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="16" y="22" font-size="15">{escape(title)}</text>',
        f'<text x="16" y="42" fill="#555">{escape(about)}</text>',
        f'<text x="16" y="{TOP - 8}" fill="#555">kB</text>',
    ]
    for step in range(5):
        value = top * step / 4
        at = y(value * 1000)
        parts.append(f'<path d="M{LEFT} {at}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{at}" dy="4" text-anchor="end" fill="#555">{value:g}</text>')
    for t in instants(end):
        parts.append(f'<text x="{x(t)}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle" fill="#555">{t:g}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - BOTTOM + 32}" text-anchor="end" fill="#555">time, s</text>')
    at = LEFT
    for line in lines:
        # A window stays as it is until it changes.
        path = "".join(f"H{x(t)}V{y(value)}" for t, value in line.points[1:])
        first, value = line.points[0]
        parts.append(
            f'<path d="M{x(first)} {y(value)}{path}H{x(end)}" fill="none" stroke="{line.color}" stroke-width="1.5"/>'
        )
        parts.append(f'<path d="M{at} {HEIGHT - BOTTOM + 28}h18" stroke="{line.color}" stroke-width="3"/>')
        parts.append(f'<text x="{at + 24}" y="{HEIGHT - BOTTOM + 32}">{escape(line.name)}</text>')
        at += 44 + 7 * len(line.name)
    what = "A picture of the run, drawn by Python" if lines else "This run has no windows to draw"
    parts.append(f'<text x="16" y="{HEIGHT - 6}" fill="#555">{what}. Run the cell to have the lab itself.</text>')
    return "".join([*parts, "</svg>"])


def card(title: str, sentences: Sequence[str]) -> str:
    """Sentences where there are no lines, as SVG."""
    lines = [
        f'<text x="16" y="{52 + 20 * place}" fill="#555">{escape(sentence)}</text>'
        for place, sentence in enumerate(sentences)
    ]
    height = 52 + 20 * len(sentences)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="system-ui, sans-serif" font-size="12" fill="#222"><rect width="{WIDTH}" height="{height}" '
        f'fill="#fff"/><text x="16" y="26" font-size="15">{escape(title)}</text>{"".join(lines)}</svg>'
    )


def instants(end: float) -> list[float]:
    """Round instants from 0 to `end` s."""
    step = nice(end / 6)
    return [place * step for place in range(math.floor(end / step) + 1)] if step > 0 else [0.0]


def nice(value: float) -> float:
    """The least of 1, 1.5, 2, 2.5, 3, 4, 5, 6 and 8 times a power of ten that is not below a value; 0 for 0."""
    if value <= 0:
        return 0.0
    power = 10.0 ** math.floor(math.log10(value))
    return next((factor * power for factor in (1, 1.5, 2, 2.5, 3, 4, 5, 6, 8) if factor * power >= value), 10 * power)
