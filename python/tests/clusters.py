"""Real clusters of Dask, of processes of this machine."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Generator
from typing import Any

import distributed

QUIET: dict[str, object] = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "10s",
    "distributed.worker.memory.monitor-interval": "5s",
}
"""By these, as docs/campaigns.md says, Dask's processes watch themselves less often than they do by default."""


def local() -> Any:
    """Two workers with a thread each, and their scheduler in this process; Dask says little of its types."""
    cluster: Any = distributed.LocalCluster
    return cluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50)


def client_of(cluster: object, **words: Any) -> Any:
    """A client of a cluster, or of the scheduler at an address."""
    client: Any = distributed.Client
    return client(cluster, **words)


@contextlib.contextmanager
def two_workers() -> Generator[Any, None, None]:
    """A client of two workers."""
    with local() as cluster, client_of(cluster) as client:
        yield client


def started(module: str, *words: str, path: str = "") -> "subprocess.Popen[bytes]":
    """A process of Dask's own programs; what lies at `path` comes before all else there."""
    places = [path, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(place for place in places if place)}
    program = [sys.executable, "-m", f"distributed.cli.{module}", *words, "--no-dashboard"]
    return subprocess.Popen(program, stderr=subprocess.DEVNULL, env=env)


@contextlib.contextmanager
def worker(scheduler: str, path: str) -> Generator[None, None, None]:
    """One more worker, which finds the package at `path`."""
    process = started("dask_worker", scheduler, "--nthreads", "1", "--no-nanny", path=path)
    yield
    process.terminate()
    process.wait()
