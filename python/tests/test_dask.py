"""Sweeps on real workers of Dask, and what becomes of them when workers, the scheduler or the disk are lost."""

import asyncio
import contextlib
import functools
import json
import logging
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
import unittest
from collections.abc import Generator
from pathlib import Path
from typing import Any

import dask.config
import skywindow as sw
from clusters import QUIET, client_of, local, started, two_workers, worker
from skywindow import _dask
from skywindow._campaign import HOPELESS, NAMED
from support import folder
from test_campaign import all_but, longest_of_seven, names, one_sweep, plan_in, study

SLOW = 200
"""Replications of a study of 4,400 runs: some seconds of a processor, so that something can happen in the middle."""


class OnWorkers(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.cluster = local()
        cls.client = client_of(cls.cluster)
        cls.hash = one_sweep()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.client.close()
        cls.cluster.close()

    def test_rows_are_those_of_one_sweep_for_any_number_of_shards(self) -> None:
        for shards in [1, 2, 7, 64]:
            out, sweep = folder(), study()
            sweep.run(out, client=self.client, shards=shards)
            self.assertEqual((sweep.hash, len(names(out))), (self.hash, shards + 1))

    def test_tasks_are_called_what_they_are(self) -> None:
        study().run(folder(), client=self.client, shards=2)
        self.assertIn("sweep of ms_fig11", self.client.run_on_scheduler(names_of_tasks))

    def test_a_worker_that_is_killed_in_the_middle_of_a_shard_is_replaced(self) -> None:
        out = folder()
        killer = threading.Thread(target=kill_a_worker, args=(out,))
        killer.start()
        sweep = sw.sweep("ms-fig11", replications=SLOW)
        sweep.run(out, client=self.client, shards=4)
        killer.join()
        parts = [file.name for file in plan_in(out).iterdir() if file.name.endswith(".part")]
        self.assertEqual(len(parts), 1, "what the worker had begun")
        self.assertEqual(len(names(out)), 5)
        self.assertEqual(sweep.hash, one_slow_sweep())

    def test_a_shard_that_always_fails_is_named_and_the_others_are_made(self) -> None:
        out, (longest, limit) = folder(), longest_of_seven()
        self.client.run(limit_files, limit)
        try:
            with self.assertRaises(sw.Error) as raised:
                study().run(out, client=self.client, shards=7)
        finally:
            self.client.run(limit_files, None)
        first, second = str(raised.exception).splitlines()
        self.assertRegex(first, "1 shard of 7 could not be made; all others are made; the same call tries again")
        self.assertRegex(second, rf"^shard {longest}/7: .*cannot be written: File too large .*\(worker tcp://")
        self.assertEqual(names(out), all_but(longest))
        sweep = study()
        sweep.run(out, client=self.client)
        self.assertEqual(sweep.hash, self.hash)

    def test_a_disk_that_is_full_is_told_and_leaves_nothing_half(self) -> None:
        with small_disk() as out:
            with self.assertRaises(sw.Error) as raised:
                study().run(out, client=self.client, shards=16)
            first, *others = str(raised.exception).splitlines()
            self.assertRegex(first, r": \d+ shards of 16 could not be made, and \d+ more were not tried; the same call")
            # Shards that were under way when the eighth failed may fail as well: ten are named, and what is beyond counted.
            self.assertGreaterEqual(len(others), HOPELESS)
            for said in others[:NAMED]:
                self.assertRegex(said, r"shard \d+/16: .*cannot be written: No space left on device")
            for said in others[NAMED:]:
                self.assertRegex(said, r"^and (1 more shard|[2-9] more shards)$")
            made = len(names(out))
            self.assertTrue(1 < made < 10, made)
            subprocess.check_call(["mount", "-o", "remount,size=16m", str(out)])
            sweep = study()
            sweep.run(out, client=self.client)
            self.assertEqual((sweep.hash, len(names(out))), (self.hash, 17))

    def test_a_worker_with_another_core_is_refused_before_any_run(self) -> None:
        with worker(self.cluster.scheduler_address, other_core()):
            self.client.wait_for_workers(3, timeout=30)
            out = folder()
            said = r"^client: worker tcp://\S+ makes no shards: .*plan.json: its rows are those of the core \S+, and this is \S+\+f{16},"
            with self.assertRaisesRegex(sw.Error, said):
                study().run(out, client=self.client)
            self.assertEqual(names(out), ["plan.json"])
        self.two_are_left()

    def test_a_worker_without_this_package_is_refused_before_any_run(self) -> None:
        other = folder()
        # An older one, as far as it matters.
        (other / "skywindow").mkdir()
        (other / "skywindow" / "__init__.py").write_text("", "utf-8")
        with worker(self.cluster.scheduler_address, str(other)):
            self.client.wait_for_workers(3, timeout=30)
            with self.assertRaisesRegex(sw.Error, r"^client: worker tcp://\S+ makes no shards: .*_dask"):
                study().run(folder(), client=self.client)
        self.two_are_left()

    def two_are_left(self) -> None:
        """Waits until Dask has noticed that the others are gone."""
        while len(self.client.nthreads()) > 2:
            time.sleep(0.1)

    def test_clients_that_cannot_be_used(self) -> None:
        closed = client_of(self.cluster)
        closed.close()
        clients: list[tuple[Any, str]] = [
            (closed, "^client: it is closed"),
            (3, "^client: int is not a Dask client$"),
        ]
        for client, said in clients:
            with self.assertRaisesRegex(sw.Error, said):
                study().run(folder(), client=client)

        async def asynchronous() -> None:
            async with client_of(self.cluster.scheduler_address, asynchronous=True) as client:
                with self.assertRaisesRegex(sw.Error, "^client: it is asynchronous"):
                    study().run(folder(), client=client)

        asyncio.run(asynchronous())
        with self.assertRaisesRegex(sw.Error, "^out: with a client it is a folder"):
            study().run("runs.jsonl", client=self.client)
        with self.assertRaisesRegex(sw.Error, "^jobs: with a client its workers say"):
            study().run(folder(), client=self.client, jobs=2)
        self.assertRegex(str(_dask.fault("/nowhere")), "^/nowhere/plan.json.* cannot be read: No such file")


class Settings(unittest.TestCase):
    def test_those_that_the_documents_name_are_settings_of_dask(self) -> None:
        told = (Path(__file__).parents[2] / "docs/campaigns.md").read_text("utf-8")
        for name, value in QUIET.items():
            self.assertIn(f"{json.dumps(name)}: {value!r}".replace("'", '"'), told)
            self.assertIsInstance(dask.config.get(name), type(value), "a KeyError if there is none any more")


class WithoutTheScheduler(unittest.TestCase):
    def setUp(self) -> None:
        # It says with a traceback that it cannot connect any more.
        logger = logging.getLogger("distributed.client")
        self.addCleanup(logger.setLevel, logger.level)
        logger.setLevel(logging.CRITICAL)

    def test_when_it_is_killed_the_same_call_goes_on_with_another(self) -> None:
        out, file = folder(), folder() / "scheduler.json"
        scheduler = started("dask_scheduler", "--port", "0", "--scheduler-file", str(file))
        words = ["dask_worker", "--scheduler-file", str(file), "--nthreads", "1"]
        workers = [started(*words) for _ in range(2)]
        try:
            client = client_of(None, scheduler_file=str(file), timeout=5)
            client.wait_for_workers(2, timeout=30)

            def kill() -> None:
                begun(out, finished=2)
                scheduler.kill()

            killer = threading.Thread(target=kill)
            killer.start()
            with self.assertRaisesRegex(sw.Error, "^client: its scheduler is gone; shards that are finished are kept"):
                sw.sweep("ms-fig11", replications=SLOW).run(out, client=client, shards=16)
            killer.join()
            client.close(timeout=1)
        finally:
            for process in [scheduler, *workers]:
                process.kill()
                process.wait()
        made = {name: (plan_in(out) / name).stat().st_mtime_ns for name in names(out)}
        self.assertGreater(len(made), 2)
        with two_workers() as client:
            sweep = sw.sweep("ms-fig11", replications=SLOW)
            sweep.run(out, client=client)
        self.assertEqual(made, {name: (plan_in(out) / name).stat().st_mtime_ns for name in made})
        self.assertEqual((sweep.hash, len(names(out))), (one_slow_sweep(), 17))


class Interrupted(unittest.TestCase):
    def test_ctrl_c_ends_it_within_a_second_and_its_workers_stop(self) -> None:
        out = folder()
        program = Path(__file__).with_name("interrupted_sweep.py")
        words = [sys.executable, str(program), str(out), str(SLOW)]
        process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True
        )
        begun(out, finished=2)
        at = time.time()
        # As a terminal does it: to all processes that belong to it.
        os.killpg(process.pid, signal.SIGINT)
        text, complaints = process.communicate(timeout=60)
        self.assertTrue(text.startswith("{"), complaints[-2000:])
        said = json.loads(text)
        self.assertLess(said["raised"] - at, 1)
        self.assertLess(said["idle"] - said["raised"], 2)
        made = names(out)
        self.assertTrue(2 < len(made) < 17, made)
        sweep = sw.sweep("ms-fig11", replications=SLOW)
        sweep.run(out)
        self.assertEqual((sweep.hash, len(names(out))), (one_slow_sweep(), 17))


@functools.cache
def one_slow_sweep() -> str:
    """The hash of the rows of the slow study, made by the command."""
    return one_sweep(SLOW)


def other_core() -> str:
    """A place with this very package, but that its core was built from other sources, as far as it can tell."""
    place = folder()
    shutil.copytree(Path(sw.__file__).parent, place / "skywindow")
    own = sw.CORE.split("+")[1].encode()
    [library] = (place / "skywindow").glob("_core*.so")
    data = library.read_bytes()
    assert own in data
    library.write_bytes(data.replace(own, b"f" * len(own)))
    return str(place)


def parts(out: Path) -> list[tuple[str, int]]:
    """The shards that are being written, and by which process each."""
    found = [re.fullmatch(r"\.(shard-.*)\.jsonl\.(\d+)-\d+\.part", file.name) for file in out.glob("*/.shard-*")]
    return [(match[1], int(match[2])) for match in found if match]


def begun(out: Path, finished: int) -> int:
    """Waits until so many shards are there and another one is being written, by the process that is returned."""
    for _ in range(6000):
        now = parts(out)
        if now and len(list(out.glob("*/shard-*"))) >= finished:
            return now[0][1]
        time.sleep(0.01)
    raise AssertionError("no shard was begun within a minute")


def kill_a_worker(out: Path) -> None:
    """Kills the process that writes a shard."""
    os.kill(begun(out, finished=0), signal.SIGKILL)


def names_of_tasks(dask_scheduler: Any) -> list[str]:
    """On the scheduler: what its page calls the kinds of tasks that there were."""
    return list(dask_scheduler.task_prefixes)


def limit_files(size: int | None) -> None:
    """On a worker: no file may be longer."""
    import resource

    most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (most if size is None else size, most))


@contextlib.contextmanager
def small_disk() -> Generator[Path, None, None]:
    """A disk of its own with room for a few shards of sixteen."""
    out = folder()
    words = ["mount", "-t", "tmpfs", "-o", "size=80k", "tmpfs", str(out)]
    if sys.platform != "linux" or subprocess.run(words, check=False, capture_output=True).returncode != 0:
        raise unittest.SkipTest("no disk can be mounted here, so none is full: that takes root on Linux")
    try:
        yield out
    finally:
        # Lazily: after a failure a worker may still be writing.
        subprocess.check_call(["umount", "--lazy", str(out)])


if __name__ == "__main__":
    unittest.main()
