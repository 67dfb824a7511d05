"""The package by itself, in an environment that has nothing else."""

import importlib.util
import json
import subprocess
import sys
import sysconfig
import time
import unittest
from pathlib import Path

import skywindow as sw
from support import command, folder, refusal

LIBRARIES = ["numpy", "pandas", "polars", "pyarrow", "duckdb", "matplotlib"]


class Alone(unittest.TestCase):
    def test_nothing_else_is_installed_or_needed(self) -> None:
        self.assertEqual([name for name in LIBRARIES if importlib.util.find_spec(name)], [])
        run = sw.run("two-links", duration=5)
        self.assertGreater(len(run.tables["windows"]), 0)
        with self.assertRaisesRegex(sw.Error, "^polars is not installed: pip install polars$"):
            run.tables["windows"].to_polars()
        sweep = sw.sweep("ms-fig11", quick=True, replications=1, set={"duration_s": 5})
        sweep.run()
        with self.assertRaisesRegex(sw.Error, "^matplotlib is not installed: pip install matplotlib$"):
            sweep.plot()

    def test_the_import_is_quick(self) -> None:
        code = "import time; t = time.perf_counter(); import skywindow; print(time.perf_counter() - t)"
        took = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5)]
        self.assertLess(min(took), 0.1)

    def test_types_come_with_it(self) -> None:
        installed = Path(sw.__file__).parent
        self.assertTrue((installed / "py.typed").exists() and (installed / "_core.pyi").exists())

    def test_it_is_the_core_of_the_command(self) -> None:
        self.assertEqual(command("--version").strip(), f"skywindow {sw.__version__}")

    def test_the_command_is_in_it(self) -> None:
        script = Path(sysconfig.get_path("scripts")) / "skywindow"
        words = ["run", "two-links", "--duration", "5"]
        self.assertEqual(subprocess.check_output([script, *words], encoding="utf-8"), command(*words))
        words = ["run", "two-links", "--set", "flows[0].bytes=-1"]
        done = subprocess.run([script, *words], check=False, capture_output=True, encoding="utf-8")
        self.assertEqual((done.returncode, done.stderr.strip()), (1, refusal(*words)))
        done = subprocess.run([script, "fly"], check=False, capture_output=True, encoding="utf-8")
        self.assertEqual(done.returncode, 2)

    def test_licences_come_with_it(self) -> None:
        installed = next(Path(sw.__file__).parent.parent.glob("skywindow-*.dist-info/licenses/licences"))
        notices = (installed / "THIRD-PARTY.txt").read_text("utf-8")
        self.assertIn("Apache License", (installed / "LICENSE").read_text("utf-8"))
        for name in ["arrow-array", "pyo3", "sgp4", "serde_json", "libm"]:
            self.assertRegex(notices, rf"(?m)^{name} \d")


class Documents(unittest.TestCase):
    def test_a_document_comes_from_an_id_a_file_a_path_or_itself(self) -> None:
        document = sw.run("two-links", duration=5).document
        file = folder() / "two-links"
        file.write_text(json.dumps(document), "utf-8")
        hashes = {sw.run(one).hash for one in [document, file, str(file)]}
        self.assertEqual(hashes, {sw.run("two-links", duration=5).hash})

    def test_what_is_wrong_is_what_the_command_says(self) -> None:
        file = folder() / "bad.json"
        file.write_text('{ "duration_s": -1, "flows": 3 }', "utf-8")
        said = refusal("check", str(file)).splitlines()
        self.assertGreater(len(said), 1)
        self.assertEqual(sw.check(file), said)
        with self.assertRaises(sw.Error) as raised:
            sw.run(file)
        self.assertEqual(str(raised.exception).splitlines(), refusal("run", str(file)).splitlines())

    def test_changes_are_checked(self) -> None:
        self.assertEqual(sw.check("two-links"), [])
        self.assertEqual(sw.check("ms-fig11"), [])
        self.assertEqual(sw.check("two-links", set={"seed": 4, "links[1].per": 0.1}), [])
        [sentence] = sw.check("two-links", set={"flows.*.sctp.streamz": 4})
        self.assertEqual(sentence, refusal("run", "two-links", "--set", "flows.*.sctp.streamz=4"))
        [sentence] = sw.check("ms-fig11", set={"flows.0.nothing": 4})
        self.assertIn("nothing", sentence)
        [sentence] = sw.check("two-links", set={"duration_s": float("nan")})
        self.assertRegex(sentence, "^duration_s: cannot be written as JSON")

    def test_what_is_no_document_is_refused(self) -> None:
        with self.assertRaisesRegex(sw.Error, "^document: int is neither an id"):
            sw.run(3)  # type: ignore[arg-type]
        with self.assertRaisesRegex(sw.Error, "neither a file .* nor a built-in scenario"):
            sw.run("no-such-thing")
        with self.assertRaisesRegex(sw.Error, "cannot be read"):
            sw.check(Path("no-such-thing"))

    def test_built_ins_are_those_of_the_command(self) -> None:
        listed = [line.split()[:2] for line in command("list").splitlines()]
        self.assertEqual([[one.kind, one.id] for one in sw.built_in()], listed)


class Speed(unittest.TestCase):
    def test_a_short_run_costs_little_over_the_core(self) -> None:
        sw.run("two-links", duration=0.001)
        started = time.perf_counter()
        for _ in range(20):
            sw.run("two-links", duration=0.001)
        self.assertLess((time.perf_counter() - started) / 20, 0.005)


if __name__ == "__main__":
    unittest.main()
