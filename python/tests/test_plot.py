"""The figure of a sweep: what is drawn is what the core says, which is what the page draws, too."""

import json
import math
import os
import unittest

import matplotlib

matplotlib.use("agg")

import numpy as np
import skywindow as sw
from matplotlib.axes import Axes
from matplotlib.container import ErrorbarContainer
from skywindow import _core
from skywindow._plot import Plot, described, drawn
from support import folder


def swept(experiment: str, **changes: object) -> sw.Sweep:
    sweep = sw.sweep(experiment, quick=True, replications=8, set={"duration_s": 20}, **changes)  # type: ignore[arg-type]
    sweep.run()
    return sweep


def bars(axes: Axes) -> list[ErrorbarContainer]:
    return [container for container in axes.containers if isinstance(container, ErrorbarContainer)]


class Figure(unittest.TestCase):
    def test_lines_bars_scales_and_words_are_those_of_the_description(self) -> None:
        sweep = swept("ms-fig11")
        plot = described(sweep._sweep)
        axes = sweep.plot()
        self.assertEqual((axes.get_xlabel(), axes.get_ylabel()), ("Packet error rate, %", "Goodput, kbit/s"))
        self.assertEqual((axes.get_xscale(), axes.get_yscale(), axes.get_ylim()[0]), ("linear", "linear", 0))
        labels = [text.get_text() for text in axes.get_legend().get_texts()]  # type: ignore[union-attr]
        self.assertEqual(labels, ["Streams 1", "Streams 4"])
        self.compare(plot, axes)
        table = sweep.table.to_pyarrow().to_pylist()
        for line in plot["lines"]:
            self.assertGreater(len(line["points"]), 2)
            for point in line["points"]:
                row = table[point["row"] or 0]
                self.assertEqual(row["streams"], line["at"]["streams"])
                self.assertAlmostEqual(point["x"], row["loss"] * 100, 9)
                self.assertAlmostEqual(point["y"], row["goodput_bps_mean"] / 1000, 9)
                half = row["goodput_bps_ci95"] / 1000
                self.assertAlmostEqual(point["high"] - point["low"], 2 * half, 9)

    def test_words_and_factors_along_the_axis_and_hollow_marks_of_another_program(self) -> None:
        axis = {"label": "Rate", "unit": "", "scale": "log", "from_zero": False, "words": None}
        mean = {"x": 1e-6, "y": 2.0, "low": 2.0, "high": 2.0, "row": 0}
        wide = {"x": 1e-4, "y": 1.0, "low": -0.5, "high": 2.5, "row": 1}
        line = {"label": "all", "metric": "x", "at": {}, "points": [mean, wide], "reference": [wide | {"row": None}]}
        high = axis | {"label": "High", "unit": "s", "scale": "linear", "from_zero": True}
        plot: Plot = {"x": axis, "y": high, "lines": [line], "reference": "ns-2.35"}  # type: ignore[typeddict-item]
        axes = drawn(plot, None)
        self.compare(plot, axes)
        self.assertEqual((axes.get_xscale(), axes.get_xlabel(), axes.get_ylabel()), ("log", "Rate", "High, s"))
        self.assertEqual(list(axes.get_xticks()), [1e-6, 1e-4])
        self.assertLess(axes.get_ylim()[0], 0, "a bar goes below zero")
        self.assertEqual(bars(axes)[1].lines[0].get_markerfacecolor(), "none")
        labels = [text.get_text() for text in axes.get_legend().get_texts()]  # type: ignore[union-attr]
        self.assertEqual(labels, ["all", "ns-2.35"])
        named = drawn(plot | {"x": axis | {"scale": "linear", "words": ["hold", "nearest"]}}, None)  # type: ignore[arg-type]
        self.assertEqual([text.get_text() for text in named.get_xticklabels()], ["hold", "nearest"])

    def compare(self, plot: Plot, axes: Axes) -> None:
        """Compares every mark and bar with the description."""
        described = [points for line in plot["lines"] for points in (line["points"], line["reference"]) if points]
        self.assertEqual(len(bars(axes)), len(described))
        for container, points in zip(bars(axes), described, strict=True):
            data, _, (lines,) = container.lines
            self.assertEqual(np.asarray(data.get_xdata()).tolist(), [point["x"] for point in points])
            self.assertEqual(np.asarray(data.get_ydata()).tolist(), [point["y"] for point in points])
            for segment, point in zip(lines.get_segments(), points, strict=True):
                ends = [end[1] for end in segment]
                if point["high"] > point["low"]:
                    self.assertAlmostEqual(ends[0], point["low"], 9)
                    self.assertAlmostEqual(ends[1], point["high"], 9)
                else:
                    self.assertTrue(all(math.isnan(end) for end in ends))

    def test_it_draws_on_the_axes_that_it_is_given(self) -> None:
        from matplotlib.figure import Figure as Canvas

        own = Canvas().subplots()
        self.assertIs(swept("ms-fig04").plot(own), own)
        self.assertGreater(len(bars(own)), 0)

    def test_what_cannot_be_drawn_is_a_sentence(self) -> None:
        with self.assertRaisesRegex(sw.Error, r"^the runs are not made yet"):
            sw.sweep("ms-fig11", quick=True).plot()
        series = sw.sweep("ms-fig05", quick=True, set={"duration_s": 5})
        series.run()
        with self.assertRaisesRegex(sw.Error, "^ms-fig05: has no plot of means against an axis$"):
            series.plot()

    def test_a_saved_file_has_the_plan_and_every_run(self) -> None:
        sweep = swept("ms-fig11")
        path = folder() / "runs.json"
        sweep.save(path)
        saved = json.loads(path.read_text())
        self.assertEqual((saved["core"], saved["made"], len(saved["rows"])), (_core.CORE, sweep.runs, sweep.runs))
        self.assertEqual(saved["overrides"]["set"], [["duration_s", "20"]])
        self.assertEqual(saved["experiment"]["id"], "ms-fig11")
        with self.assertRaisesRegex(sw.Error, "^.* cannot be written: "):
            sweep.save(folder() / "none" / "runs.json")
        with self.assertRaisesRegex(sw.Error, "^the runs are not made yet"):
            sw.sweep("ms-fig11").save(os.devnull)


if __name__ == "__main__":
    unittest.main()
