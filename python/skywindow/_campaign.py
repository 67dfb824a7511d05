"""Sweeps in shards: which are missing, who makes them, what becomes of those that fail, and the results of them all."""

import json
import os
import queue
import threading
import warnings
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from . import _core
from ._documents import whole
from ._progress import Line, Progress

TRIES = 3
"""So often a shard may fail."""

NAMED = 10
"""So many shards that failed are named one by one."""

HOPELESS = 8
"""No more shards are tried where so many have failed and none was made meanwhile: of a full disk each would tell alike."""

LOOK_S = 0.05
"""Between two looks at what has ended, s."""


class Ended(NamedTuple):
    """A shard that is made, or has failed."""

    shard: int
    error: str | None = None
    """Why it has failed."""


class Engine(Protocol):
    """Whoever makes shards."""

    def processors(self) -> int:
        """How many processors there are; waits for the first."""
        ...

    def begin(self, campaign: _core.Campaign) -> None:
        """Shards of these are to be made."""
        ...

    def submit(self, shards: Iterable[int], attempt: int) -> None:
        """These are to be made, for the first, second or third time."""
        ...

    def ended(self, wait_s: float) -> list[Ended]:
        """What has ended since the last call; waits for so long if nothing has."""
        ...

    def under_way(self) -> int:
        """Rows of shards that have not ended, as far as that is known."""
        ...

    def stop(self) -> None:
        """Nothing more is to be made."""
        ...


class Here:
    """The processors of this machine make shards, each on a thread."""

    def __init__(self, jobs: int | None) -> None:
        self._jobs = jobs or _core.processors()
        self._pool = ThreadPoolExecutor(self._jobs, "skywindow-shard")
        self._ended: queue.SimpleQueue[Ended] = queue.SimpleQueue()
        self._rows: dict[int, int] = {}
        self._left = threading.Event()
        self._campaign: _core.Campaign | None = None

    def processors(self) -> int:
        return self._jobs

    def begin(self, campaign: _core.Campaign) -> None:
        self._campaign = campaign

    def submit(self, shards: Iterable[int], attempt: int) -> None:
        for shard in shards:
            self._pool.submit(self._make, shard).add_done_callback(self._told(shard))

    def _make(self, shard: int) -> None:
        assert self._campaign is not None

        def wanted(rows: int) -> bool:
            self._rows[shard] = rows
            return not self._left.is_set()

        _core.make_shard(self._campaign.folder, f"{shard}/{self._campaign.of}", wanted)

    def _told(self, shard: int) -> Callable[[Future[None]], None]:
        def told(future: Future[None]) -> None:
            self._rows.pop(shard, None)
            if not future.cancelled():
                error = future.exception()
                self._ended.put(Ended(shard, None if error is None else words(error)))

        return told

    def ended(self, wait_s: float) -> list[Ended]:
        ended: list[Ended] = []
        try:
            ended.append(self._ended.get(timeout=wait_s))
            while True:
                ended.append(self._ended.get_nowait())
        except queue.Empty:
            return ended

    def under_way(self) -> int:
        return sum(list(self._rows.values()))

    def stop(self) -> None:
        self._left.set()
        self._pool.shutdown(cancel_futures=True)


def is_folder(out: str | os.PathLike[str]) -> bool:
    """Whether a sweep keeps shards there, rather than lines of finished runs in a file."""
    path = os.fspath(out)
    if os.path.isdir(path) or path.endswith(("/", os.sep)):
        return True
    return not os.path.exists(path) and not Path(path).suffix


def complete(sweep: _core.Sweep, folder: str, shards: int | None, engine: Engine) -> _core.Sweep:
    """Makes the shards that are missing in a folder; the sweep with what all of them have given.

    Raises:
        Error: What cannot be written or does not belong there, or shards that have failed.
    """
    try:
        campaign = _core.Campaign(sweep, folder, whole("shards", shards, 1, 1_000_000))
        if campaign.of is None:
            campaign = _core.Campaign(sweep, folder, _core.division(sweep, engine.processors()))
        if campaign.missing:
            make(campaign, engine)
    finally:
        engine.stop()
    return merged(campaign.folder, False)


def make(campaign: _core.Campaign, engine: Engine) -> None:
    """Makes the missing shards.

    Raises:
        Error: Shards that have failed, after all others were made.
    """
    engine.begin(campaign)
    missing = set(campaign.missing)
    errors: dict[int, str] = {}
    failed: list[int] = []
    tries: Counter[int] = Counter()
    in_vain = 0
    progress = Progress(campaign, missing)
    with Line() as line:
        engine.submit(campaign.missing, 1)
        while missing and in_vain < HOPELESS:
            for shard, error in engine.ended(LOOK_S):
                if error is None:
                    missing.discard(shard)
                    in_vain = 0
                    continue
                errors.setdefault(shard, error)
                tries[shard] += 1
                if tries[shard] < TRIES:
                    engine.submit([shard], tries[shard] + 1)
                else:
                    missing.discard(shard)
                    failed.append(shard)
                    in_vain += 1
            if line.due():
                line.write(progress.words(missing, failed, engine.under_way()))
    if failed:
        raise _core.Error("\n".join(told(campaign, failed, errors, len(missing))))


def told(campaign: _core.Campaign, failed: list[int], errors: dict[int, str], untried: int) -> list[str]:
    """What there is to say of shards that have failed, a sentence each."""
    count = "1 shard" if len(failed) == 1 else f"{len(failed)} shards"
    rest = f", and {untried} more were not tried" if untried else "; all others are made"
    again = "the same call tries again what is missing"
    lines = [f"{campaign.folder}: {count} of {campaign.of} could not be made{rest}; {again}"]
    lines += [f"shard {shard}/{campaign.of}: {errors[shard]}" for shard in failed[:NAMED]]
    more = len(failed) - NAMED
    return lines + ([f"and {more} more {'shard' if more == 1 else 'shards'}"] if more > 0 else [])


def words(error: BaseException) -> str:
    """Why a shard has failed, in one line."""
    text = str(error) if isinstance(error, _core.Error) else f"{type(error).__name__}: {error}"
    return " ".join(text.split())


def merged(folder: str | os.PathLike[str], partial: bool) -> _core.Sweep:
    """The sweep whose shards lie in a folder; says how many of its runs have failed.

    Raises:
        Error: What is missing or damaged, or of another plan or core.
    """
    sweep = _core.merge(os.fspath(folder), partial)
    if failures := sweep.failures():
        (run, error), count = failures[0], len(failures)
        message = f"{count} runs failed and have no values, the first of them {run}: {error}"
        warnings.warn(message, RuntimeWarning, stacklevel=4)
    return sweep


def verify(
    kept: str | os.PathLike[str], *, sample: str = "1%", run: int | None = None, jobs: int | None = None
) -> dict[str, Any]:
    """Makes a sample of runs that are kept anew, always the same one, and compares every number and recording hash.

    Args:
        kept: A folder of shards, or a bundle.
        sample: The share of the runs, such as "1%".
        run: Only the run with this number, from 0.
        jobs: Runs at a time; the number of processors if absent.

    Raises:
        Error: Every run that is not as it was, or what cannot be read.
    """
    number = whole("run", run, 0, 2**63 - 1)
    told: dict[str, Any] = json.loads(_core.verify(os.fspath(kept), sample, number, whole("jobs", jobs, 1, 1024)))
    return told


def bundle(
    folder: str | os.PathLike[str],
    out: str | os.PathLike[str],
    *,
    license: str = "https://spdx.org/licenses/Apache-2.0",
) -> dict[str, Any]:
    """Packs plan, rows, means, claims, seeds, hashes and how to run it again as an RO-Crate; what is in it.

    Args:
        folder: A folder of shards, all of which are there.
        out: The archive.
        license: The licence of rows and results, by its address.

    Raises:
        Error: What is missing or damaged, or an archive that cannot be written.
    """
    told: dict[str, Any] = json.loads(_core.bundle(os.fspath(folder), os.fspath(out), license))
    return told
