"""A sweep that waits for Ctrl+C: prints when that was noticed, and when no worker was busy any more."""

import json
import sys
import time
from typing import Any

import dask.config
import skywindow as sw
from clusters import two_workers

GONE = {"distributed.comm.timeouts.connect": "500ms"}
"""A worker that the signal itself has ended does not answer; Dask would ask it again for 30 s."""


def busy(dask_worker: Any) -> int:
    """On a worker: how many tasks it works on."""
    return int(dask_worker.state.executing_count)


def at_work(client: Any) -> bool:
    """Whether any worker that is still there has something to do."""
    return any(isinstance(told, int) and told for told in client.run(busy, on_error="return").values())


if __name__ == "__main__":
    with two_workers() as client:
        raised = None
        try:
            sw.sweep("ms-fig11", replications=int(sys.argv[2])).run(sys.argv[1], client=client, shards=16)
        except KeyboardInterrupt:
            raised = time.time()
        with dask.config.set(GONE):
            while at_work(client):
                time.sleep(0.02)
        print(json.dumps({"raised": raised, "idle": time.time()}), flush=True)
