"""A sweep on two workers of Dask, each of which is a job of Slurm: prints how many there were, and the hash of the rows."""

import json
import sys

import skywindow as sw
from dask_jobqueue import SLURMCluster
from distributed import Client

if __name__ == "__main__":
    sweep = sw.sweep("ms-fig11", replications=1200)
    with SLURMCluster(cores=1, processes=1, memory="1GiB", interface="lo", walltime="00:10:00") as cluster:
        cluster.scale(jobs=2)
        with Client(cluster) as client:
            client.wait_for_workers(2, timeout=120)
            workers = len(client.scheduler_info()["workers"])
            sweep.run(sys.argv[1], client=client)
    print(json.dumps({"workers": workers, "hash": sweep.hash}))
