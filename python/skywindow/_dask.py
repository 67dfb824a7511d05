"""Shards as tasks of Dask, which is asked for only where somebody gives a client of it."""

import contextlib
import os
import time
import uuid
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from . import _core
from ._campaign import Ended, words
from ._progress import Line

if TYPE_CHECKING:
    import distributed

ASKED_S = 0.2
"""Between two questions whether there is a worker, s."""


class Workers:
    """The workers of a client make shards, a task each."""

    def __init__(self, client: "distributed.Client") -> None:
        self._client: Any = checked(client)
        self._call = uuid.uuid4().hex[:8]
        self._shards: dict[Any, int] = {}
        self._completed: Any = None
        self._campaign: _core.Campaign | None = None

    def processors(self) -> int:
        with Line() as line:
            while not (threads := self._asked(self._client.nthreads)):
                self._is_there()
                line.write("waiting for a worker of the client")
                time.sleep(ASKED_S)
        return sum(threads.values())

    def begin(self, campaign: _core.Campaign) -> None:
        import distributed

        self._campaign = campaign
        self._completed = distributed.as_completed(loop=self._client.loop)
        faults = self._asked(self._client.run, fault, campaign.folder, on_error="return")
        lines = [
            f"client: worker {worker} makes no shards: {told if isinstance(told, str) else words(told)}"
            for worker, told in faults.items()
            if told is not None
        ]
        if lines:
            raise _core.Error("\n".join([*lines, "all workers need this very wheel, and a disk that they share"]))

    def submit(self, shards: Iterable[int], attempt: int) -> None:
        campaign, shards = self._campaign, list(shards)
        assert campaign is not None and campaign.of is not None
        # Tasks whose keys begin alike, up to the first hyphen before a number, are one bar of Dask's page.
        name = f"sweep of {campaign.experiment.replace('-', '_')}-{self._call}"
        keys = [(name, shard, campaign.of, attempt) for shard in shards]
        tasks = [(campaign.folder, f"{shard}/{campaign.of}") for shard in shards]
        futures = self._asked(self._client.map, make, tasks, key=keys, pure=False)
        self._shards.update(zip(futures, shards, strict=True))
        self._completed.update(futures)

    def ended(self, wait_s: float) -> list[Ended]:
        if not self._completed.has_ready():
            self._is_there()
            time.sleep(wait_s)
        futures: list[Any] = self._completed.next_batch(block=False)
        return [self._became(future, self._shards.pop(future)) for future in futures]

    def _became(self, future: Any, shard: int) -> Ended:
        import distributed

        if future.cancelled():
            self._is_there()
            raise _core.Error(f"client: the tasks were cancelled; {AGAIN}")
        if future.status != "error":
            return Ended(shard)
        error = future.exception()
        if isinstance(error, distributed.KilledWorker):
            times, last = error.allowed_failures + 1, error.last_worker.address
            return Ended(shard, f"{times} workers were lost while they had it, the last of them {last}")
        return Ended(shard, words(error))

    def _asked(self, call: Callable[..., Any], *given: Any, **named: Any) -> Any:
        """What comes of a call that needs the scheduler."""
        try:
            return call(*given, **named)
        except Exception as error:
            self._is_there()
            raise _core.Error(f"client: {words(error)}; {AGAIN}") from None

    def _is_there(self) -> None:
        if self._client.status != "running":
            raise _core.Error(f"client: its scheduler is gone; {AGAIN}")

    def under_way(self) -> int:
        return 0

    def stop(self) -> None:
        if self._shards and self._client.status == "running":
            # If the scheduler is lost at this very moment there is nothing to cancel any more.
            with contextlib.suppress(Exception):
                self._client.cancel(list(self._shards))
        self._shards.clear()


AGAIN = "shards that are finished are kept, and the same call with a client that is connected makes the others"


def checked(client: object) -> object:
    """A client that can be used.

    Raises:
        Error: Why it cannot.
    """
    try:
        import distributed
    except ModuleNotFoundError:
        raise _core.Error("distributed is not installed: pip install distributed") from None
    if not isinstance(client, distributed.Client):
        raise _core.Error(f"client: {type(client).__name__} is not a Dask client")
    if client.asynchronous:
        raise _core.Error("client: it is asynchronous; a sweep takes one that is not")
    if client.status != "running":
        raise _core.Error(f"client: it is {client.status}; a sweep takes one that is connected")
    return client


def fault(folder: str) -> str | None:
    """On a worker: why no shard can be made there in the folder of a plan."""
    try:
        _core.check_plan(folder)
    except _core.Error as error:
        return words(error)
    return None


def make(task: tuple[str, str]) -> None:
    """On a worker: makes the shard with these words in the folder of a plan, unless it is there.

    Raises:
        Error: Why it cannot be made, with the worker.
    """
    folder, shard = task
    wanted = Wanted()
    try:
        _core.make_shard(folder, shard, wanted)
    except _core.Error as error:
        # What nobody waits for has not failed.
        if wanted.left:
            return
        raise _core.Error(f"{error} (worker {wanted.where})") from None


class Wanted:
    """Whether the task that runs on this thread is still to be done."""

    def __init__(self) -> None:
        import distributed

        self.left = False
        try:
            self._worker: Any = distributed.get_worker()
            self._key: Any = self._worker.get_current_task()
            self.where = str(self._worker.address)
        except ValueError:
            # Run by something else than a thread of a worker, such as an executor of processes.
            self._worker = None
            self.where = f"process {os.getpid()}"

    def __call__(self, rows: int) -> bool:
        if self._worker is None:
            return True
        task = self._worker.state.tasks.get(self._key)
        self.left = task is None or task.state == "cancelled" or self._worker.status.name != "running"
        return not self.left
