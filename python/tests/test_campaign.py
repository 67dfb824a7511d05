"""Sweeps in shards on this machine: what the command makes of the same folder, what is missing, what is wrong."""

import json
import os
import subprocess
import sys
import time
import unittest
from pathlib import Path

import skywindow as sw
from support import command, folder, refusal
from test_runs import interrupted

REPLICATIONS = 40
WORDS = ["ms-fig11", "--replications", str(REPLICATIONS)]


def study() -> sw.Sweep:
    """880 runs, half a second of a processor."""
    return sw.sweep("ms-fig11", replications=REPLICATIONS)


def one_sweep(replications: int = REPLICATIONS) -> str:
    """The hash of the rows that the command makes of it, with as many replications, by two jobs in one shard."""
    words = ["ms-fig11", "--replications", str(replications)]
    said = command("sweep", *words, "--shard", "1/1", "--jobs", "2", "--out", str(folder()))
    return str(json.loads(said)["hash"])


def plan_in(out: Path) -> Path:
    """The one folder of a plan."""
    [plan] = out.iterdir()
    return plan


def names(out: Path) -> list[str]:
    """The files of the one plan there, but for what was never finished."""
    return sorted(file.name for file in plan_in(out).iterdir() if not file.name.endswith(".part"))


def longest_of_seven() -> tuple[int, int]:
    """The number of the shard with the longest file, and a limit on the size of files that only this one exceeds."""
    out = folder()
    study().run(out, shards=7)
    sizes = {number: (plan_in(out) / f"shard-{number}-of-7.jsonl").stat().st_size for number in range(1, 8)}
    longest = max(sizes, key=lambda number: sizes[number])
    limit = max(size for number, size in sizes.items() if number != longest)
    assert sizes[longest] > limit, sizes
    return longest, limit


def all_but(absent: int) -> list[str]:
    """The files where one of seven shards is missing."""
    return ["plan.json", *(f"shard-{number}-of-7.jsonl" for number in range(1, 8) if number != absent)]


class Shards(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.hash = one_sweep()

    def test_rows_are_those_of_one_sweep(self) -> None:
        in_memory = study().run().to_pyarrow()
        for shards in [None, 1, 7]:
            out, sweep = folder(), study()
            table = sweep.run(out, shards=shards)
            self.assertEqual((table.to_pyarrow(), sweep.hash), (in_memory, self.hash))
            made = len(names(out)) - 1
            if shards is None:
                # Into how many it is divided follows from how long its first runs took here.
                self.assertTrue(1 <= made <= 4, f"a second's work is no reason for {made} shards")
            else:
                self.assertEqual(made, shards)

    def test_the_command_and_the_package_work_on_one_folder(self) -> None:
        out, sweep = folder(), study()
        command("sweep", *WORDS, "--shard", "2/7", "--out", str(out))
        made = (plan_in(out) / "shard-2-of-7.jsonl").stat()
        table = sweep.run(out)
        self.assertEqual((plan_in(out) / "shard-2-of-7.jsonl").stat().st_mtime_ns, made.st_mtime_ns)
        self.assertEqual(names(out), ["plan.json", *(f"shard-{number}-of-7.jsonl" for number in range(1, 8))])
        said = json.loads(command("merge", str(out)))
        rows = [{name: cell for name, cell in row.items() if cell is not None} for row in table.to_pyarrow().to_pylist()]
        self.assertEqual((said["hash"], said["rows"]), (sweep.hash, rows))
        self.assertEqual(sweep.claims(), said["claims"])

    def test_the_same_call_makes_only_what_is_missing(self) -> None:
        out = folder()
        study().run(out, shards=7)
        (plan_in(out) / "shard-3-of-7.jsonl").unlink()
        before = {file: file.stat().st_mtime_ns for file in plan_in(out).iterdir()}
        with self.assertRaises(sw.Error) as raised:
            sw.merge(out)
        self.assertEqual(str(raised.exception), refusal("merge", str(out)))
        self.assertEqual(len(sw.merge(out, partial=True).table), 22)
        study().run(out)
        after = {file: file.stat().st_mtime_ns for file in plan_in(out).iterdir()}
        self.assertEqual({file: after[file] for file in before}, before)
        self.assertEqual(sw.merge(out).hash, self.hash)

    def test_a_merged_folder_is_a_sweep_again(self) -> None:
        out, sweep = folder(), study()
        table = sweep.run(out)
        merged = sw.merge(plan_in(out))
        self.assertEqual((merged.runs, merged.axes, merged.claims()), (sweep.runs, sweep.axes, sweep.claims()))
        self.assertEqual(merged.table.to_pyarrow(), table.to_pyarrow())
        self.assertEqual(merged.run(out).to_pyarrow(), table.to_pyarrow())

    def test_verify_and_bundle_are_those_of_the_command(self) -> None:
        out = folder()
        study().run(out)
        self.assertEqual(sw.verify(out, sample="2%"), json.loads(command("verify", str(out), "--sample", "2%")))
        told = sw.bundle(out, out.with_suffix(".zip"))
        self.assertEqual((told["runs"], told["hash"]), (880, self.hash))
        self.assertEqual(sw.verify(out.with_suffix(".zip"), run=7)["verified"], 1)
        with self.assertRaisesRegex(sw.Error, "^--sample: "):
            sw.verify(out, sample="all")

    def test_two_processes_on_the_same_shards_leave_each_once(self) -> None:
        out = folder()
        code = f"import skywindow as sw; s = sw.sweep('ms-fig11', replications=40); s.run({str(out)!r}, shards=7)"
        program = [sys.executable, "-c", f"{code}; print(s.hash)"]
        both = [subprocess.Popen(program, stdout=subprocess.PIPE, encoding="utf-8") for _ in range(2)]
        self.assertEqual([process.communicate()[0].strip() for process in both], [self.hash] * 2)
        self.assertEqual(len(list(plan_in(out).iterdir())), 8)

    def test_ctrl_c_ends_it_within_a_second_and_the_same_call_goes_on(self) -> None:
        out = folder()
        code = f"sw.sweep('ms-fig11', replications=4000).run({str(out)!r}, shards=999, jobs=1)"

        def made() -> bool:
            return any(file.suffix != ".part" for file in out.glob("*/shard-*"))

        self.assertLess(interrupted(code, made), 1)
        self.assertGreater(len(set(names(out)) - {"plan.json"}), 0)
        self.assertEqual(sw.merge(out, partial=True).runs, 88_000)

    def test_dask_is_not_asked_for(self) -> None:
        code = "import sys, skywindow as sw; sw.sweep('ms-fig11', quick=True).run(sys.argv[1])"
        words = [sys.executable, "-c", f"{code}; print('distributed' in sys.modules)", str(folder())]
        self.assertEqual(subprocess.check_output(words, encoding="utf-8").strip(), "False")


class Wrong(unittest.TestCase):
    def test_what_does_not_belong_there_is_refused_and_stays(self) -> None:
        out = folder()
        study().run(out, shards=2)
        file = plan_in(out) / "shard-2-of-2.jsonl"
        text = file.read_text("utf-8")
        for bad in [text[:900], text.replace('"core":"', '"core":"0'), ""]:
            file.write_text(bad, "utf-8")
            with self.assertRaises(sw.Error) as raised:
                study().run(out)
            self.assertEqual(str(raised.exception), refusal("merge", str(out)))
            self.assertEqual(file.read_text("utf-8"), bad)
        file.unlink()
        plan = plan_in(out) / "plan.json"
        plan.write_text(plan.read_text("utf-8").replace(sw.CORE, "0.0.9+ab"), "utf-8")
        with self.assertRaisesRegex(sw.Error, r"its rows are those of the core 0\.0\.9\+ab, and this is"):
            study().run(out)

    def test_another_plan_has_a_folder_of_its_own(self) -> None:
        out = folder()
        study().run(out)
        sw.sweep("ms-fig11", quick=True).run(out)
        self.assertEqual(len(list(out.iterdir())), 2)
        with self.assertRaisesRegex(sw.Error, "has 2 plans, so name one: "):
            sw.merge(out)

    def test_shards_that_fail_three_times_are_named_after_the_others_are_made(self) -> None:
        out = folder()
        longest, limit = longest_of_seven()
        code = (
            "import resource, sys, skywindow as sw\n"
            "resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]),) * 2)\n"
            "try:\n    sw.sweep('ms-fig11', replications=40).run(sys.argv[1], shards=7)\n"
            "except sw.Error as error:\n    print(error)"
        )
        words = [sys.executable, "-c", code, str(out), str(limit)]
        said = subprocess.check_output(words, encoding="utf-8").splitlines()
        self.assertRegex(said[0], "1 shard of 7 could not be made; all others are made; the same call tries again")
        self.assertRegex(said[1], rf"^shard {longest}/7: .*/shard-{longest}-of-7\.jsonl cannot be written: File too large")
        self.assertEqual(names(out), all_but(longest))
        sweep = study()
        sweep.run(out)
        self.assertEqual(sweep.hash, one_sweep())

    def test_runs_that_fail_are_rows_and_told(self) -> None:
        axes = [
            {"name": name, "label": name, "paths": [path], "values": values}
            for name, path, values in [("duration", "duration_s", [20, 5]), ("from", "measurement.from_s", [0, 10])]
        ]
        study = {
            "id": "failing",
            "title": "Some points are none",
            "base": {"preset": "two-links"},
            "axes": axes,
            "replications": 2,
            "metrics": ["goodput_bps"],
            "plot": {"x": "duration", "y": ["goodput_bps"]},
        }
        with self.assertWarnsRegex(RuntimeWarning, "^2 runs failed and have no values, the first of them 3: measure"):
            table = sw.sweep(study).run(folder())
        self.assertEqual(table.to_pyarrow()["replications"].to_pylist(), [2, 2, 2, 0])

    def test_calls_that_make_no_sense(self) -> None:
        file = folder() / "a-file"
        file.write_text("mine", "utf-8")
        with self.assertRaisesRegex(sw.Error, "^shards: only a folder has any"):
            study().run(shards=3)
        with self.assertRaisesRegex(sw.Error, "^shards: 0 is not between"):
            study().run(folder(), shards=0)
        with self.assertRaisesRegex(sw.Error, "a-file.* cannot be written"):
            study().run(f"{file}{os.sep}")
        with self.assertRaisesRegex(sw.Error, "has no plan.json"):
            sw.merge(folder())
        with self.assertRaisesRegex(sw.Error, "^the runs are not kept in shards"):
            _ = study().hash
        with self.assertRaisesRegex(sw.Error, "11000000 runs, and 100000 is the most"):
            sw.sweep("ms-fig11", replications=500_000).run()

    def test_ten_million_runs_cost_nothing_before_the_first(self) -> None:
        code = (
            "import resource, sys, skywindow as sw\n"
            "resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30))\n"
            "sweep = sw.sweep('ms-fig11', replications=500_000)\n"
            "print(sweep.runs, len(sw._core.Campaign(sweep._sweep, sys.argv[1], 65).missing))"
        )
        started = time.perf_counter()
        said = subprocess.check_output([sys.executable, "-c", code, str(folder())], encoding="utf-8")
        self.assertEqual(said.split(), ["11000000", "65"])
        self.assertLess(time.perf_counter() - started, 10)


if __name__ == "__main__":
    unittest.main()
