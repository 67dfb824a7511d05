"""What `run.show()` and `sweep.show()` put into a notebook, in a browser."""

import json
import os
import re
import subprocess
import sys
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from time import monotonic, sleep
from typing import Any, ClassVar
from unittest import mock
from urllib.parse import urlsplit

import skywindow as sw
from skywindow._cell import Cell

CHROME_PATH = os.environ["CHROME_PATH"]
"""The browser."""
HERE = Path(__file__).parent
SITE = Path(sw.__file__).parent / "site"


def quiet(run: sw.Run, **words: Any) -> sw.View:
    """A view that no browser opens by itself; it shows the parts that are drawn soon."""
    with mock.patch("webbrowser.open"):
        return run.show(parts=["charts", "timeline"], **words)


class Browser:
    """A browser, in a process of its own."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            ["node", HERE / "browser.mjs", CHROME_PATH],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def __call__(self, word: str, about: str = "") -> Any:
        """Does something and says what came of it."""
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps([word, about]), file=self._process.stdin, flush=True)
        answer = json.loads(self._process.stdout.readline())
        if isinstance(answer, dict) and "error" in answer:
            raise AssertionError(answer["error"])
        return answer

    def close(self) -> None:
        """Ends it."""
        self._process.communicate()


class Notebook:
    """A page of another server that has the output of a cell in it, as a notebook does."""

    def __init__(self, cell: Cell) -> None:
        html = cell._repr_mimebundle_()["text/html"]

        class Page(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("content-type", "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(f'<!doctype html><link rel="icon" href="data:,">{html}'.encode())

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Page)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self) -> None:
        """Ends it."""
        self._server.shutdown()
        self._server.server_close()


class Alone(unittest.TestCase):
    def test_what_a_notebook_gets(self) -> None:
        run = sw.run("two-links", duration=20)
        view = quiet(run)
        self.addCleanup(view.close)
        bundle = view._repr_mimebundle_()
        self.assertEqual(set(bundle), {"text/plain", "text/html", "image/svg+xml"})
        self.assertIn(run.hash, bundle["image/svg+xml"])
        self.assertIn(view.url.replace("&", "&amp;"), bundle["text/html"])
        self.assertLess(sum(map(len, bundle.values())), 64_000)

    def test_a_browser_is_opened_where_there_is_no_notebook(self) -> None:
        with mock.patch("webbrowser.open") as opened:
            view = sw.run("two-links", duration=1).show()
            gallery = sw.sweep("ms-fig11", quick=True).show()
        self.addCleanup(view.close)
        self.addCleanup(gallery.close)
        self.assertEqual([call.args for call in opened.call_args_list], [(view.url,), (gallery.url,)])

    def test_the_picture_has_the_windows_of_the_run(self) -> None:
        run = sw.run("two-links", duration=20)
        table = run.tables["windows"]
        rows = [row for row in table.to_pyarrow().to_pylist() if row["flow"] == 0 and row["path"] == 0]
        points = [(row["t"], float(row["cwnd"])) for row in rows]
        drawn = table.line("cwnd", {"flow": 0, "path": 0}, 40)
        self.assertLessEqual(len(drawn), 4 * 41)
        self.assertLess(len(drawn), len(points))
        self.assertLessEqual(set(drawn), set(points))
        for choose in [min, max]:
            self.assertEqual(choose(value for _, value in drawn), choose(value for _, value in points))
        self.assertEqual((drawn[0], drawn[-1]), (points[0], points[-1]))
        self.assertEqual(table.line("cwnd", {"flow": 9}, 40), [])
        for column, only in [("reason", {}), ("nothing", {}), ("cwnd", {"nothing": 0})]:
            with self.assertRaisesRegex(sw.Error, "^windows: .* cannot be drawn over 't'$"):
                table.line(column, only, 40)

    def test_what_cannot_be_asked_is_said(self) -> None:
        view = quiet(sw.run("two-links", duration=5))
        for call, sentence in [
            (lambda: view.seek(-1), "^t: -1 is no time from 0 on$"),
            (lambda: view.seek(float("nan")), "^t: nan is no time"),
            (lambda: view.play(0), "^speed: 0 is not between 0.01 and 1000$"),
            (lambda: view.what_if({"flows.*.sctp.streams": 0}), r"^flows\[\*\]\.sctp\.streams: 0 is below 1$"),
            (lambda: view.wait(timeout=0.1), "^no browser has shown http://127.0.0.1:.* within 0.1 s$"),
        ]:
            with self.assertRaisesRegex(sw.Error, sentence):
                call()
        self.assertEqual((view.state, view.problems), (None, []))
        view.close()
        view.close()
        with self.assertRaisesRegex(sw.Error, "^the view is closed$"):
            view.play()
        run = sw.run("two-links", duration=5)
        with self.assertRaisesRegex(sw.Error, "^parts: 'moon' is not one of globe, charts, timeline, controls$"):
            run.show(parts=["moon"])  # type: ignore[list-item]
        with self.assertRaisesRegex(sw.Error, "^port: 70000 cannot be listened on"):
            run.show(port=70_000)
        sweep = sw.sweep(json.loads((HERE.parents[1] / "public/experiments/ms-fig11.json").read_text("utf-8")))
        with self.assertRaisesRegex(sw.Error, "^the gallery has built-in experiments and results, and "):
            sweep.show()

    def test_a_port_can_be_chosen_and_not_twice(self) -> None:
        run = sw.run("two-links", duration=5)
        first = quiet(run)
        self.addCleanup(first.close)
        port = urlsplit(first.url).port or 0
        with self.assertRaisesRegex(sw.Error, f"^port: {port} cannot be listened on"):
            run.show(port=port)

    def test_a_process_ends_with_its_views_open(self) -> None:
        code = "import skywindow as sw, webbrowser; webbrowser.open = print; sw.run('two-links', duration=1).show()"
        started = monotonic()
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=20)
        self.assertLess(monotonic() - started, 10)


class InABrowser(unittest.TestCase):
    browser: ClassVar[Browser]

    @classmethod
    def setUpClass(cls) -> None:
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)

    def shown(self, cell: Cell, host: str = "localhost") -> Notebook:
        notebook = Notebook(cell)
        self.addCleanup(notebook.close)
        # What was shown before goes on asking its own Python.
        self.browser("goto", "about:blank")
        self.browser("heard")
        self.browser("goto", f"http://{host}:{notebook.port}/")
        return notebook

    def test_python_leads_the_lab_and_hears_of_it(self) -> None:
        run = sw.run("two-links", duration=30, seed=7)
        view = quiet(run, playing=False)
        self.addCleanup(view.close)
        notebook = self.shown(view)
        state = view.wait()
        self.assertEqual((state.t, state.playing, state.speed, state.duration_s), (0, False, 1, 30))
        # The page has the very run: its core, which is in the wheel, makes the same recording of what it shows.
        self.assertEqual(view.scenario, run.document)
        [core] = SITE.glob("assets/skywindow_bg-*.wasm")
        hashed = subprocess.run(
            ["node", HERE / "hash.mjs", core], input=json.dumps(view.scenario), capture_output=True, encoding="utf-8"
        )
        self.assertEqual(hashed.stdout, run.hash, hashed.stderr)
        view.seek(12.5)
        self.assertEqual(view.wait().t, 12.5)
        view.play(speed=2)
        state = view.wait(lambda state: state.t > 12.7)
        self.assertEqual((state.playing, state.speed), (True, 2))
        view.pause()
        stands = view.wait()
        self.assertEqual((stands.playing, stands.t > 12.7), (False, True))
        # What somebody does in the page is told, too.
        self.browser("press", "Play")
        view.wait(lambda state: state.playing)
        view.pause()
        view.what_if({"flows.*.sctp.streams": 4, "links[0].per": "0.2@15s"})
        view.wait(lambda state: state.simulated_s == 30)
        self.assertNotEqual(sw.run(view.scenario).hash, run.hash)
        self.assertIn("4 streams", self.browser("text", ".embed-line span"))
        # A notebook loads a cell anew when it is scrolled to; the lab goes on as it was.
        view.seek(20)
        view.wait()
        self.browser("reload")
        sleep(0.5)
        view.seek(21)
        self.assertEqual(view.wait().t, 21)
        self.assertIn("4 streams", self.browser("text", ".embed-line span"))
        self.assertEqual(view.problems, [])
        heard = self.browser("heard")
        own = [f"localhost:{notebook.port}", urlsplit(view.url).netloc]
        self.assertEqual(heard, {"hosts": sorted(own), "faults": []})

    def test_what_the_words_show_works(self) -> None:
        [_, code] = re.findall(r"```python\n(.*?)```", (HERE.parents[1] / "docs/python.md").read_text("utf-8"), re.DOTALL)
        names = {"sw": sw, "run": sw.run("two-links", duration=60), "sweep": sw.sweep("ms-fig11", quick=True)}

        def opened(url: str) -> None:
            self.browser("goto", url)

        with mock.patch("webbrowser.open", side_effect=opened):
            exec(code, names)
        view = names["view"]
        assert isinstance(view, sw.View)
        self.addCleanup(view.close)
        self.assertEqual(view.scenario["changes"], [{"at_s": 42, "path": "links[0].per", "value": 0.1}])
        self.assertEqual((view.state and view.state.t, view.problems), (12.5, []))

    def test_the_gallery_is_at_the_experiment(self) -> None:
        with mock.patch("webbrowser.open"):
            gallery = sw.sweep("ms-fig11", quick=True).show()
        self.addCleanup(gallery.close)
        notebook = self.shown(gallery)
        [title] = [one.title for one in sw.built_in() if one.id == "ms-fig11"]
        self.assertEqual(self.browser("text", "h2"), title)
        own = [f"localhost:{notebook.port}", urlsplit(gallery.url).netloc]
        self.assertEqual(self.browser("heard"), {"hosts": sorted(own), "faults": []})

    def test_the_gallery_has_what_the_runs_gave(self) -> None:
        document = json.loads((HERE.parents[1] / "public/experiments/ms-fig11.json").read_text("utf-8"))
        sweep = sw.sweep(document | {"id": "mine", "title": "Mine"}, quick=True, set={"duration_s": 2})
        sweep.run()
        with mock.patch("webbrowser.open"):
            gallery = sweep.show()
        self.addCleanup(gallery.close)
        notebook = self.shown(gallery)
        for _ in range(100):
            if f"{sweep.runs} runs" in self.browser("text", "main"):
                break
            sleep(0.2)
        self.assertEqual(self.browser("text", "h2"), "Mine")
        self.assertIn(f"{sweep.runs} runs", self.browser("text", "main"))
        own = [f"localhost:{notebook.port}", urlsplit(gallery.url).netloc]
        self.assertEqual(self.browser("heard"), {"hosts": sorted(own), "faults": []})

    def test_where_a_notebook_is_read_there_is_a_picture_and_nobody_is_asked(self) -> None:
        view = quiet(sw.run("two-links", duration=5))
        self.addCleanup(view.close)
        notebook = self.shown(view, "reader.test")
        sleep(1)
        self.assertEqual((self.browser("count", "iframe"), self.browser("count", "img")), (0, 1))
        self.assertEqual(self.browser("heard"), {"hosts": [f"reader.test:{notebook.port}"], "faults": []})

    def test_where_python_has_ended_there_is_a_picture(self) -> None:
        view = quiet(sw.run("two-links", duration=5))
        view.close()
        self.shown(view)
        sleep(1)
        self.assertEqual((self.browser("count", "iframe"), self.browser("count", "img")), (0, 1))

    def test_a_lab_that_is_open_says_that_python_has_ended(self) -> None:
        view = quiet(sw.run("two-links", duration=5))
        self.browser("goto", view.url)
        view.wait()
        self.assertEqual(self.browser("count", "#gone:visible"), 0)
        view.close()
        self.assertTrue(self.browser("visible", "#gone"))
        self.assertTrue(self.browser("press", "Pause"))


if __name__ == "__main__":
    unittest.main()
