"""How far a sweep in shards is, in one line, where somebody looks on."""

import sys
import time
from collections.abc import Collection
from types import TracebackType
from typing import TextIO

from . import _core

EVERY_S = 0.2
"""Between two lines, s."""


class Line:
    """A line on a terminal or in a notebook that the next one replaces; nothing elsewhere."""

    def __init__(self) -> None:
        self._stream = looked_at()
        self._shown_at = 0.0
        self._width = 0

    def due(self) -> bool:
        """Whether somebody looks on, and the last one is old enough."""
        return self._stream is not None and time.monotonic() - self._shown_at >= EVERY_S

    def write(self, words: str) -> None:
        """Shows these words."""
        if self._stream is not None:
            self._stream.write(f"\r{words.ljust(self._width)}")
            self._stream.flush()
            self._width = len(words)
            self._shown_at = time.monotonic()

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._width:
            self.write("")
            self.write("")


class Progress:
    """How far a sweep is, in words."""

    def __init__(self, campaign: _core.Campaign, missing: Collection[int]) -> None:
        self._campaign = campaign
        self._begun = time.monotonic()
        self._to_make = self._runs(missing)

    def _runs(self, shards: Collection[int]) -> int:
        return sum(self._campaign.runs_of(shard) for shard in shards)

    def words(self, missing: Collection[int], failed: Collection[int], under_way: int) -> str:
        """What there is to say where these are missing yet and those have failed, and of others there are so many rows."""
        left = self._runs(missing) - under_way
        lost = self._runs(failed)
        done = self._to_make - left - lost
        runs, of = self._campaign.runs, self._campaign.of or 0
        words = [
            f"{self._campaign.experiment}: {runs - left - lost:,} of {runs:,} runs",
            f"{of - len(missing) - len(failed):,} of {of:,} shards",
        ]
        words += [f"{len(failed)} failed"] if failed else []
        words += [f"{duration((time.monotonic() - self._begun) * left / done)} left"] if done > 0 else []
        return ", ".join(words)


def looked_at() -> TextIO | None:
    """Where somebody sees one line replaced by the next."""
    if type(sys.stdout).__module__.startswith("ipykernel"):
        return sys.stdout
    return sys.stderr if sys.stderr is not None and sys.stderr.isatty() else None  # pyright: ignore[reportUnnecessaryComparison]


def duration(seconds: float) -> str:
    """So long, as people say it."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6_000 else f"{seconds / 3_600:.1f} h"
