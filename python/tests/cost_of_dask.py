"""What Dask costs beside `skywindow sweep --jobs 2`: prints processor and wall time of the command, of Dask as it is, and of Dask
that is told to watch itself less often, in turn, as JSON.

Arguments: runs of each, 20,000 unless said, and how often.
"""

import json
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

import dask.config
import psutil
import skywindow as sw
from clusters import QUIET, client_of, local
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
    words = ["sweep", str(file), "--shard", "1/1", "--jobs", "2", "--out"]
    told: dict[str, Any] = {"runs": runs, "command": [], "dask": [], "dask that is quiet": []}
    for round_ in range(times):
        said: list[str] = []
        told["command"].append(took(children_s, lambda said=said: said.append(command(*words, str(folder())))))
        for name, settings in [("dask", {}), ("dask that is quiet", QUIET)]:
            sweep, out = sw.sweep(document), folder()
            with dask.config.set(settings), local() as cluster, client_of(cluster) as client:
                cpu_s = processor_of(client)
                if round_ == 0:
                    told |= {f"{name}, {kind}": cost for kind, cost in alone(client, cpu_s).items()}
                told[name].append(took(cpu_s, lambda sweep=sweep, out=out, client=client: sweep.run(out, client=client)))
            assert json.loads(said[0])["hash"] == sweep.hash
            told["shards"] = len(list(out.glob("*/shard-*")))
    return told


def processor_of(client: Any) -> Callable[[], float]:
    """A clock of the processor time of this process, where client and scheduler are, and of all workers, s."""
    pids = client.run(lambda: psutil.Process().pid).values()
    processes = [psutil.Process(), *map(psutil.Process, pids)]
    return lambda: sum(sum(process.cpu_times()[:2]) for process in processes)


def alone(client: Any, cpu_s: Callable[[], float]) -> dict[str, dict[str, float]]:
    """What there is besides the runs: for ten seconds in which nothing is done, and of runs that take next to nothing."""
    costs = {"10 s of nothing": took(cpu_s, lambda: time.sleep(10))}
    short = study(SHORT_SHARDS // 2, 0.001)
    for shards in [1, SHORT_SHARDS]:
        costs[f"{SHORT_SHARDS} runs of 1 ms in {shards} shards"] = took(
            cpu_s, lambda shards=shards: sw.sweep(short).run(folder(), client=client, shards=shards)
        )
    return costs


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]] or [20_000, 3]
    print(json.dumps(main(*given), indent=2))
