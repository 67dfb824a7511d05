"""Shards as Parquet, which the command of the package writes and reads, mixed with lines of JSON."""

import json
import random
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

import pyarrow.parquet as pq
from support import command, folder, refusal

STUDY = ["ms-fig12", "--set", "duration_s=20", "--replications", "20"]
SCRIPT = """
import json, sys
from skywindow import _core
lines = json.load(sys.stdin)
sys.exit(max(_core.command(["skywindow", *words]) for words in lines))
"""


def packaged(*lines: list[str]) -> "subprocess.CompletedProcess[str]":
    """Does several lines with the package's command, in one process."""
    words = [sys.executable, "-c", SCRIPT]
    return subprocess.run(words, input=json.dumps(lines), check=False, capture_output=True, encoding="utf-8")


def merged(out: Path) -> str:
    done = packaged(["merge", str(out)])
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)["hash"]


def shard(index: int, of: int, out: Path, kind: str) -> list[str]:
    return ["sweep", *STUDY, "--shard", f"{index}/{of}", "--out", str(out), "--format", kind]


class Shards(unittest.TestCase):
    def test_any_number_of_either_kind_come_to_the_same(self) -> None:
        whole = folder()
        command(*shard(1, 1, whole, "json"))
        expected = json.loads(command("merge", str(whole)))["hash"]
        for of in [1, 2, 7, 64]:
            out = folder()
            kinds = ["parquet", "json"]
            lines = [shard(index, of, out, kinds[index % 2 if of > 1 else 0]) for index in range(of, 0, -1)]
            self.assertEqual(packaged(*lines).returncode, 0)
            names = [file.suffix for file in out.glob("*/shard-*")]
            self.assertEqual((len(names), ".parquet" in names), (of, True))
            self.assertEqual(merged(out), expected)

    def test_columns_have_their_types_and_units(self) -> None:
        out, file = folder(), folder() / "rows.parquet"
        lines = [shard(1, 2, out, "parquet"), shard(2, 2, out, "json"), ["merge", str(out), "--out", str(file)]]
        self.assertEqual(packaged(*lines).returncode, 0)
        table = pq.read_table(file)
        plan = json.loads(next(out.glob("*/plan.json")).read_text("utf-8"))
        units = {column["name"]: column["unit"] for column in plan["columns"]}
        told = {field.name: (field.metadata or {}).get(b"unit", b"").decode() for field in table.schema}
        self.assertEqual(told, units)
        rows = json.loads(packaged(["merge", str(out), "--format", "json"]).stdout)["rows"]
        self.assertEqual(table.to_pylist(), rows)
        # What was merged is all runs in one shard.
        again = folder() / out.name
        shutil.copytree(out, again)
        [made] = again.glob("*/")
        for old in made.glob("shard-*"):
            old.unlink()
        shutil.copy(file, made / "shard-1-of-1.parquet")
        self.assertEqual(merged(again), merged(out))

    def test_what_is_damaged_is_refused_by_a_sentence(self) -> None:
        out = folder()
        self.assertEqual(packaged(shard(1, 2, out, "parquet"), shard(2, 2, out, "parquet")).returncode, 0)
        expected = merged(out)
        [made] = out.glob("*/")
        file, other = made / "shard-1-of-2.parquet", made / "shard-2-of-2.parquet"
        sound = file.read_bytes()
        for bad, sentence in [
            (b"", "is damaged: "),
            (sound[:500], "is damaged: "),
            (sound[:-9], "is damaged: "),
            (other.read_bytes(), "is damaged: row 1 is not that of run 0"),
            (sound.replace(b"0.1.0+", b"0.0.9+"), "has rows of the core 0.0.9+"),
            (sound.replace(made.name.encode(), b"0123456789abcdef"), "has rows of the plan 0123456789abcdef, not of"),
        ]:
            file.write_bytes(bad)
            done = packaged(["merge", str(out)])
            self.assertEqual((done.returncode, done.stdout), (1, ""), done.stderr)
            self.assertRegex(done.stderr, rf"shard-1-of-2\.parquet {sentence}")
        # A byte that is another: refused, or one that says nothing of the rows.
        chance = random.Random(1)
        for place in chance.sample(range(len(sound)), 150):
            bad = bytearray(sound)
            bad[place] ^= 1 << chance.randrange(8)
            file.write_bytes(bad)
            done = packaged(["merge", str(out)])
            if done.returncode == 0:
                self.assertEqual(json.loads(done.stdout)["hash"], expected, place)
            else:
                self.assertEqual(done.returncode, 1, (place, done.stderr))
                self.assertRegex(done.stderr, r"^\S*shard-1-of-2\.parquet (is|has|ends) ", place)

    def test_a_command_without_parquet_says_where_it_is(self) -> None:
        out = folder()
        lacking = "this build cannot read or write Parquet; the command of the Python package can"
        self.assertRegex(refusal(*shard(1, 1, out, "parquet")), f"^--format parquet: {lacking}")
        packaged(shard(1, 1, out, "parquet"))
        self.assertRegex(refusal("merge", str(out)), f"shard-1-of-1.parquet is Parquet: {lacking}")
        self.assertIn("parquet is there already", packaged(shard(1, 1, out, "json")).stderr)
        done = packaged(["sweep", *STUDY, "--format", "parquet"])
        self.assertRegex(done.stderr, "^--format parquet: is for shards")
        done = packaged(["merge", str(out), "--format", "parquet"])
        self.assertRegex(done.stderr, "^--format parquet: is for a file, so name one with --out")


if __name__ == "__main__":
    unittest.main()
