"""Runs: the same as those of the command and the page, in tables that other libraries take."""

import csv
import json
import os
import signal
import struct
import subprocess
import sys
import threading
import time
import unittest
from collections.abc import Callable

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import skywindow as sw
from support import command, folder

PAGE: dict[str, str] = json.loads(os.environ["SKYWINDOW_PAGE"])
"""The hashes that the core of the page gives: by scenario, over 20 s."""

SET = {"flows.*.sctp.streams": 4, "links[0].per": "0.05@3s"}
WORDS = ["--set", "flows.*.sctp.streams=4", "--set", "links[0].per=0.05@3s"]


class Runs(unittest.TestCase):
    def test_the_hash_is_that_of_command_and_page(self) -> None:
        self.assertGreaterEqual(len(PAGE), 2)
        for scenario, expected in PAGE.items():
            run = sw.run(scenario, duration=20)
            said = json.loads(command("run", scenario, "--duration", "20"))
            self.assertEqual((run.hash, run.summary), (expected, said))

    def test_changes_and_seed_are_those_of_the_command(self) -> None:
        run = sw.run("two-links", set=SET, seed=7, duration="20 s")
        said = command("run", "two-links", *WORDS, "--seed", "7", "--duration", "20 s")
        self.assertEqual(run.summary, json.loads(said))
        self.assertNotEqual(run.hash, sw.run("two-links", set=SET, seed=8, duration=20).hash)

    def test_a_run_is_known_again_by_its_document(self) -> None:
        run = sw.run("two-links", set=SET, duration=20)
        self.assertEqual(sw.run(run.document).hash, run.hash)

    def test_every_table_is_what_the_command_writes(self) -> None:
        out = folder()
        for scenario in ["two-links", "iridium-geo"]:
            command("run", scenario, "--duration", "20", "--out", str(out))
            run = sw.run(scenario, duration=20)
            self.assertEqual({f"{name}.csv" for name in run.tables}, {file.name for file in out.glob("*.csv")})
            for name, table in run.tables.items():
                with (out / f"{name}.csv").open(newline="", encoding="utf-8") as file:
                    header, *lines = csv.reader(file)
                self.assertEqual((table.columns, len(table)), (header, len(lines)), name)
                own = table.to_pyarrow()
                for place, column in enumerate(header):
                    short = own.schema.field(column).type == pa.float32()
                    cells = [value_of(line[place], short) for line in lines]
                    self.assertEqual(cells, own[column].to_pylist(), f"{name}.{column}")

    def test_units_stand_in_the_metadata(self) -> None:
        table = sw.run("two-links", duration=5).tables["windows"]
        self.assertEqual({table.units[name] for name in ["t", "cwnd", "srtt_ms"]}, {"s", "bytes", "ms"})
        field = table.to_pyarrow().schema.field("cwnd")
        self.assertEqual(field.metadata, {b"unit": b"bytes", b"description": b"congestion window, bytes"})

    def test_names_of_nodes_and_flows(self) -> None:
        run = sw.run("two-links", duration=5)
        self.assertEqual((run.nodes, run.flows), (["source", "router", "sink"], ["source to sink"]))
        nodes = run.tables["hops"].to_polars()["to"].unique().to_list()
        self.assertLess(max(nodes), len(run.nodes))

    def test_a_capture_is_that_of_the_command(self) -> None:
        out = folder()
        command("run", "two-links", "--duration", "20", "--out", str(out), "--record", "pcapng", "--capture", "sink")
        run = sw.run("two-links", duration=20)
        run.pcapng(out / "own.pcapng", "sink")
        self.assertEqual((out / "own.pcapng").read_bytes(), (out / "capture.pcapng").read_bytes())
        with self.assertRaises(sw.Error):
            run.pcapng(out / "other.pcapng", "nowhere")
        with self.assertRaisesRegex(sw.Error, "cannot be written"):
            run.pcapng(out / "missing" / "own.pcapng")

    def test_other_threads_go_on_meanwhile(self) -> None:
        worker = threading.Thread(target=lambda: sw.run("iridium", duration=1200))
        worker.start()
        longest, last = 0.0, time.perf_counter()
        while worker.is_alive():
            time.sleep(0.001)
            longest, last = max(longest, time.perf_counter() - last), time.perf_counter()
        self.assertLess(longest, 0.1)

    def test_ctrl_c_ends_a_run_within_a_second(self) -> None:
        self.assertLess(interrupted("sw.run('iridium-geo', duration=86400)"), 1)

    def test_ctrl_c_ends_a_capture_and_leaves_no_half_of_it(self) -> None:
        out = folder()
        code = (
            f"run = sw.run('iridium-geo', duration=60); run.pcapng('{out}/0'); print('begun', flush=True); "
            f"[run.pcapng(f'{out}/{{number % 20}}') for number in range(1, 100_000)]"
        )
        self.assertLess(interrupted(code), 1)
        # Each is written over and over again: what is there is whole.
        self.assertEqual({file.stat().st_size for file in out.iterdir()}, {(out / "0").stat().st_size})


class HandedOver(unittest.TestCase):
    def setUp(self) -> None:
        self.table = sw.run("two-links", duration=20).tables["fates"]

    def test_polars(self) -> None:
        frame = self.table.to_polars()
        self.assertEqual(frame.columns, ["t", "segment", "outcome", "node"])
        self.assertEqual(frame.dtypes[:2] + frame.dtypes[3:], [pl.Float64, pl.UInt32, pl.UInt16])
        self.assertGreater(frame.filter(pl.col("outcome") == "delivered to").height, 0)
        self.assertTrue(frame.equals(pl.DataFrame(self.table)))

    def test_pandas(self) -> None:
        frame = self.table.to_pandas()
        self.assertIsInstance(frame, pd.DataFrame)
        self.assertEqual(len(frame), len(self.table))
        self.assertIn("delivered to", set(frame["outcome"]))

    def test_pyarrow(self) -> None:
        table = pa.table(self.table)
        self.assertEqual(table, self.table.to_pyarrow())
        self.assertEqual(pa.record_batch(self.table).num_rows, len(self.table))
        self.assertEqual(pa.schema(self.table), table.schema)
        table.validate(full=True)

    def test_duckdb(self) -> None:
        relation = duckdb.from_arrow(self.table)
        [(count,)] = relation.filter("outcome = 'delivered to'").aggregate("count(*)").fetchall()
        self.assertEqual(count, self.table.to_polars().filter(pl.col("outcome") == "delivered to").height)

    def test_a_column_by_itself(self) -> None:
        column = self.table["t"]
        self.assertEqual((column.name, column.unit, len(column)), ("t", "s", len(self.table)))
        self.assertEqual(pl.Series(column).to_list(), self.table.to_polars()["t"].to_list())
        self.assertEqual(pa.array(column).to_pylist(), pl.Series(column).to_list())
        with self.assertRaisesRegex(sw.Error, "^fates: has no column 'cwnd'"):
            self.table["cwnd"]

    def test_tables_outlive_their_run(self) -> None:
        frame = sw.run("two-links", duration=20).tables["fates"].to_polars()
        self.assertTrue(frame.equals(self.table.to_polars()))

    def test_a_table_without_rows(self) -> None:
        table = sw.run("two-links", duration=5).tables["forged"]
        self.assertEqual((len(table), table.to_polars().columns), (0, ["segment", "node"]))
        self.assertEqual(table.to_pandas().shape, (0, 2))


def value_of(cell: str, short: bool) -> object:
    """What a cell of CSV stands for: nothing, a number, which is of 32 bits if it is `short`, or words."""
    if cell == "":
        return None
    try:
        value = float(cell)
    except ValueError:
        return cell
    return struct.unpack("f", struct.pack("f", value))[0] if short else value


def interrupted(code: str, ready: Callable[[], object] = lambda: True) -> float:
    """How long a program that is `ready` takes to end by KeyboardInterrupt after Ctrl+C, s."""
    program = f"import skywindow as sw; print('begun', flush=True); {code}"
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    assert process.stdout is not None and process.stderr is not None
    for _ in range(program.count("print('begun'")):
        process.stdout.readline()
    time.sleep(0.5)
    while not ready() and process.poll() is None:
        time.sleep(0.1)
    assert process.poll() is None, process.stderr.read()
    started = time.perf_counter()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    took = time.perf_counter() - started
    assert "KeyboardInterrupt" in errors, errors
    return took


if __name__ == "__main__":
    unittest.main()
