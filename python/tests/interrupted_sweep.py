"""A sweep that waits for Ctrl+C: prints when that was noticed, and when no worker was busy any more."""

import json
import sys
import time
from typing import Any

import skywindow as sw
from clusters import two_workers


def busy(dask_worker: Any) -> int:
    """On a worker: how many tasks it works on."""
    return int(dask_worker.state.executing_count)


def at_work(client: Any) -> bool:
    """Whether any worker has something to do; one that the signal itself has ended has not."""
    try:
        return any(client.run(busy).values())
    except OSError:  # The connection was closed under way.
        return False


if __name__ == "__main__":
    with two_workers() as client:
        raised = None
        try:
            sw.sweep("ms-fig11", replications=int(sys.argv[2])).run(sys.argv[1], client=client, shards=16)
        except KeyboardInterrupt:
            raised = time.time()
        while at_work(client):
            time.sleep(0.02)
        print(json.dumps({"raised": raised, "idle": time.time()}), flush=True)
