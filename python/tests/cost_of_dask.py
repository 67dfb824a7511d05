"""What Dask costs beside `skywindow sweep --jobs 2`: prints processor and wall time of both, in turn, as JSON.

Arguments: runs of each, 20,000 unless said, and how often.
"""

import json
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

import psutil
import skywindow as sw
from clusters import client_of, local
from support import command, folder

SHORT_SHARDS = 200
"""So many shards of one run of a millisecond show what a shard costs for itself."""


def study(replications: int, duration_s: float) -> dict[str, Any]:
    """Runs of the two links, half of them with losses."""
    return {
        "id": "cost",
        "title": "Two links, with and without losses",
        "base": {"preset": "two-links", "set": {"duration_s": duration_s}},
        "axes": [{"name": "loss", "label": "loss", "paths": ["links.0.per"], "values": [0, 0.01]}],
        "replications": replications,
        "metrics": ["goodput_bps"],
        "plot": {"x": "loss", "y": ["goodput_bps"]},
    }


def took(cpu_s: Callable[[], float], work: Callable[[], object]) -> dict[str, float]:
    """Time of the processor, by the clock `cpu_s`, and of the wall, s."""
    cpu, wall = cpu_s(), time.perf_counter()
    work()
    return {"cpu_s": round(cpu_s() - cpu, 3), "wall_s": round(time.perf_counter() - wall, 3)}


def children_s() -> float:
    """Processor time of child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main(runs: int, times: int) -> dict[str, Any]:
    document = study(runs // 2, 60)
    file = folder() / "cost.json"
    file.write_text(json.dumps(document), "utf-8")
    told: dict[str, Any] = {"runs": runs, "command": [], "dask": []}
    with local() as cluster, client_of(cluster) as client:
        processes = [psutil.Process(), *(psutil.Process(pid) for pid in client.run(lambda: psutil.Process().pid).values())]

        def cluster_s() -> float:
            return sum(sum(process.cpu_times()[:2]) for process in processes)

        short = study(SHORT_SHARDS // 2, 0.001)
        for shards in [1, SHORT_SHARDS]:
            told[f"dask, {SHORT_SHARDS} runs of 1 ms in {shards} shards"] = took(
                cluster_s, lambda shards=shards: sw.sweep(short).run(folder(), client=client, shards=shards)
            )
        for _ in range(times):
            sweep, out = sw.sweep(document), folder()
            words = ["sweep", str(file), "--shard", "1/1", "--jobs", "2", "--out", str(folder())]
            said: list[str] = []
            told["command"].append(took(children_s, lambda words=words, said=said: said.append(command(*words))))
            told["dask"].append(took(cluster_s, lambda sweep=sweep, out=out: sweep.run(out, client=client)))
            assert json.loads(said[0])["hash"] == sweep.hash
            told["shards"] = len(list(out.glob("*/shard-*")))
    return told


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]] or [20_000, 3]
    print(json.dumps(main(*given), indent=2))
