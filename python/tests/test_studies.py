"""Sweeps, claims and geometry: what the command prints, as tables."""

import csv
import io
import json
import unittest

import skywindow as sw
from support import command, folder, refusal
from test_runs import interrupted

WORDS = ["ms-fig11", "--quick", "--where", "loss=0.01,0.03", "--replications", "2"]


def quick() -> sw.Sweep:
    return sw.sweep("ms-fig11", quick=True, where={"loss": [0.01, 0.03]}, replications=2)


class Sweeps(unittest.TestCase):
    def test_rows_are_those_of_the_command(self) -> None:
        table = quick().run()
        rows = json.loads(command("sweep", *WORDS))
        self.assertEqual(table.columns, list(rows[0]))
        self.assertEqual(table.to_pyarrow().to_pylist(), rows)
        self.assertEqual(table.units["goodput_bps_mean"], "bit/s")

    def test_the_file_is_that_of_the_command(self) -> None:
        own, other = folder() / "own.jsonl", folder() / "other.jsonl"
        sweep = quick()
        first = sweep.run(own).to_pyarrow()
        command("sweep", *WORDS, "--out", str(other))
        self.assertEqual(sorted(own.read_text().splitlines()), sorted(other.read_text().splitlines()))
        before = own.read_text()
        self.assertEqual(quick().run(own).to_pyarrow(), first)
        self.assertEqual((own.read_text(), len(before.splitlines())), (before, sweep.runs))

    def test_claims_are_those_of_the_command(self) -> None:
        said = json.loads(command("claims", "ms-fig11", "--quick", "--replications", "2"))
        self.assertGreater(len(said), 0)
        self.assertEqual(sw.claims("ms-fig11", quick=True, replications=2), said)

    def test_what_is_wrong_is_told_before_any_run(self) -> None:
        with self.assertRaises(sw.Error) as raised:
            sw.sweep("ms-fig11", where={"los": [0.1]})
        self.assertEqual(str(raised.exception), refusal("sweep", "ms-fig11", "--where", "los=0.1"))
        with self.assertRaisesRegex(sw.Error, "neither a file .* nor a built-in experiment"):
            sw.sweep("two-links-of-mine")
        with self.assertRaisesRegex(sw.Error, "^the runs are not made yet"):
            quick().claims()
        with self.assertRaisesRegex(sw.Error, "^jobs: 0 is not between 1 and 1024$"):
            quick().run(jobs=0)
        with self.assertRaisesRegex(sw.Error, "^replications: 0 is below 1$"):
            sw.sweep("ms-fig11", replications=0)
        with self.assertRaisesRegex(sw.Error, "^replications: -1 is not between"):
            sw.sweep("ms-fig11", replications=-1)
        with self.assertRaisesRegex(sw.Error, "^seed: 0.5 is not a whole number$"):
            sw.sweep("ms-fig11", seed=0.5)  # type: ignore[arg-type]

    def test_ctrl_c_ends_a_sweep_within_a_second_and_keeps_what_is_finished(self) -> None:
        file = folder() / "runs.jsonl"
        code = f"sw.sweep('ms-fig11', quick=True).run({str(file)!r}, jobs=1); import time; time.sleep(9)"
        self.assertLess(interrupted(code), 1)
        for line in file.read_text().splitlines():
            self.assertEqual(json.loads(line)["experiment"], "ms-fig11")


class Geometry(unittest.TestCase):
    def test_paths_are_those_of_the_command(self) -> None:
        stations = ["Quito", "London"]
        said = command("geometry", "iridium-geo", "--from", "quito", "--to", "London", "--duration", "600")
        table = sw.geometry("iridium-geo", "quito", "London", duration=600).to_pyarrow().to_pylist()
        rows = list(csv.DictReader(io.StringIO(said)))
        self.assertEqual(len(table), len(rows))
        for own, row in zip(table, rows, strict=True):
            self.assertEqual(own["time_s"], float(row["time_s"]))
            self.assertEqual("" if own["delay_ms"] is None else f"{own['delay_ms']:.6f}", row["delay_ms"])
            self.assertEqual((own["links"], " ".join(own["path"])), (int(row["links"]), row["path"]))
        self.assertTrue(all(stations[0] in row["path"][0] for row in table if row["path"]))

    def test_handovers_are_those_of_the_command(self) -> None:
        said = command("geometry", "iridium-geo", "--handovers", "Quito", "--start", "100", "--duration", "3600")
        table = sw.handovers("iridium-geo", "Quito", start=100, duration=3600).to_pyarrow().to_pylist()
        rows = list(csv.DictReader(io.StringIO(said)))
        self.assertGreater(len(rows), 0)
        self.assertEqual([str(row["to"] or "") for row in table], [row["to"] for row in rows])
        self.assertEqual([row["time_s"] for row in table], [float(row["time_s"]) for row in rows])

    def test_what_is_wrong_is_what_the_command_says(self) -> None:
        words = ["geometry", "iridium-geo", "--from", "Quito", "--to", "Atlantis"]
        with self.assertRaises(sw.Error) as raised:
            sw.geometry("iridium-geo", "Quito", "Atlantis")
        self.assertEqual(str(raised.exception), refusal(*words))
        with self.assertRaisesRegex(sw.Error, "^--step: "):
            sw.geometry("iridium-geo", "Quito", "London", step=0)
        with self.assertRaisesRegex(sw.Error, "^policy: "):
            sw.handovers("iridium-geo", "Quito", policy="best")  # type: ignore[arg-type]

    def test_ctrl_c_ends_a_geometry_within_a_second(self) -> None:
        code = "sw.geometry('iridium-geo', 'Quito', 'London', step=1, duration=2e6)"
        self.assertLess(interrupted(code), 1)


if __name__ == "__main__":
    unittest.main()
