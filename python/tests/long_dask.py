"""What takes longer than a test of every day may: `npm run wheel:try -- --long`."""

import contextlib
import os
import signal
import threading
import unittest
from pathlib import Path

import skywindow as sw
from clusters import client_of, local, two_workers
from support import folder
from test_campaign import names, one_sweep
from test_dask import SLOW, begun, parts


class Long(unittest.TestCase):
    def test_a_shard_that_costs_every_worker_is_named_and_the_other_is_made(self) -> None:
        out = folder()
        over = threading.Event()
        killer = threading.Thread(target=kill_whoever_makes, args=("shard-2-of-2", out, over))
        with local() as cluster, client_of(cluster) as client:
            # One loss is enough, else ten workers more would have to be started.
            cluster.scheduler.allowed_failures = 0
            killer.start()
            with self.assertRaises(sw.Error) as raised:
                sw.sweep("ms-fig11", replications=SLOW).run(out, client=client, shards=2)
            over.set()
            killer.join()
            self.assertRegex(str(raised.exception), r"shard 2/2: 1 workers were lost while they had it, the last of")
            self.assertEqual(names(out), ["plan.json", "shard-1-of-2.jsonl"])
            sweep = sw.sweep("ms-fig11", replications=SLOW)
            sweep.run(out, client=client)
            self.assertEqual(sweep.hash, one_sweep(SLOW))

    def test_workers_that_are_lost_again_and_again_lose_no_shard(self) -> None:
        out = folder()
        sweep = sw.sweep("ms-fig11", replications=1000)
        over = threading.Event()

        def lose() -> None:
            while not over.wait(3):
                with contextlib.suppress(ProcessLookupError):
                    # One that ended on its own meanwhile will do.
                    os.kill(begun(out, finished=0), signal.SIGKILL)

        killer = threading.Thread(target=lose)
        with two_workers() as client:
            killer.start()
            sweep.run(out, client=client, shards=64)
            over.set()
        killer.join()
        self.assertEqual((sweep.hash, len(names(out))), (one_sweep(1000), 65))


def kill_whoever_makes(shard: str, out: Path, over: threading.Event) -> None:
    """Kills every process that begins this shard."""
    while not over.wait(0.005):
        for name, process in parts(out):
            # What a killed process had begun stays.
            if name == shard and Path(f"/proc/{process}").exists():
                os.kill(process, signal.SIGKILL)


if __name__ == "__main__":
    unittest.main()
