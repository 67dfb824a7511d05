"""The server behind a view: what answers, and that nothing else does."""

import http.client
import json
import re
import socket
import tempfile
import unittest
from pathlib import Path
from typing import ClassVar, cast
from unittest import mock
from urllib.parse import urlsplit

import skywindow as sw
from skywindow import _site

SITE = Path(sw.__file__).parent / "site"


def quiet(run: sw.Run) -> sw.View:
    """A view that no browser opens."""
    with mock.patch("webbrowser.open"):
        return run.show()


class Asked(unittest.TestCase):
    view: ClassVar[sw.View]

    @classmethod
    def setUpClass(cls) -> None:
        cls.view = quiet(sw.run("two-links", duration=5))
        cls.addClassCleanup(cls.view.close)
        url = urlsplit(cls.view.url)
        cls.host, cls.token = url.netloc, url.path.split("/")[1]

    def ask(
        self, path: str, method: str = "GET", body: bytes | None = None, **headers: str
    ) -> http.client.HTTPResponse:
        connection = http.client.HTTPConnection(self.host, timeout=10)
        self.addCleanup(connection.close)
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        # What the response said stays there after it was read.
        response.content = response.read()  # type: ignore[attr-defined]
        return response

    def status(self, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> int:
        return self.ask(path, method, body, **headers).status

    def test_it_listens_on_the_loopback_interface_alone(self) -> None:
        host, port = self.host.split(":")
        self.assertEqual(host, "127.0.0.1")
        try:
            with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outward:
                # No packet is sent by this: it names the address by which this machine would reach another.
                outward.connect(("192.0.2.1", 9))
                own = outward.getsockname()[0]
        except OSError:
            self.skipTest("this machine has no other address")
        with self.assertRaises(OSError):
            socket.create_connection((own, int(port)), timeout=2).close()

    def test_every_view_has_a_port_and_a_token_of_its_own(self) -> None:
        other = quiet(sw.run("two-links", duration=5))
        self.addCleanup(other.close)
        url = urlsplit(other.url)
        self.assertNotIn(url.netloc, self.host)
        self.assertNotIn(self.token, other.url)
        self.assertGreaterEqual(len(self.token), 32)
        self.assertEqual(self.status(f"/{url.path.split('/')[1]}/site/index.html"), 404)

    def test_nothing_answers_without_the_token(self) -> None:
        other = self.token[:-1] + ("y" if self.token.endswith("x") else "x")
        paths = ["/", "/site/index.html", "/frame.html", f"/{self.token}", f"/{other}/frame.html"]
        for path in [*paths, f"/x/{self.token}/frame.html", f"/%2f{self.token}/frame.html", "*"]:
            self.assertEqual(self.status(path), 404, path)
        self.assertEqual(self.status("/told", "POST", b"[]"), 404)

    def test_another_name_of_the_host_is_refused(self) -> None:
        path = f"/{self.token}/frame.html"
        port = self.host.split(":")[1]
        for host in ["evil.example", f"evil.example:{port}", "127.0.0.1", f"127.0.0.1.evil.example:{port}", ""]:
            self.assertEqual(self.status(path, Host=host), 403, host)
        for host in [f"localhost:{port}", f"127.0.0.1:{port}"]:
            self.assertEqual(self.status(path, Host=host), 200, host)

    def test_a_path_leads_to_a_file_of_the_page_or_nowhere(self) -> None:
        module = "_view.py"
        self.assertTrue((SITE.parent / module).exists())
        below = ["site/../" + module, "site/%2e%2e/" + module, "site/..%2f" + module, "../site/index.html"]
        below += ["site//index.html", "site/./index.html", "site/assets/../index.html", "site/index.html/"]
        below += ["site/index.html%00.js", "site/%ff%fe", "site/..\\" + module, f"site/{SITE / 'index.html'}"]
        below += ["site", "site/", "site/assets", "site/assets/", "", "frame", "index.html", module, "site/sw.js"]
        for path in below:
            self.assertEqual(self.status(f"/{self.token}/{path}"), 404, path)

    def test_a_symbolic_link_is_no_file(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            top = Path(name) / "top"
            (top / "inside").mkdir(parents=True)
            (top / "index.html").write_text("own")
            (Path(name) / "secret.txt").write_text("secret")
            (top / "link.txt").symlink_to(Path(name) / "secret.txt")
            (top / "folder").symlink_to(name)
            files = _site.Files(top)
            self.assertIsNotNone(files.answer("index.html"))
            for path in ["link.txt", "folder/secret.txt", "inside", "../secret.txt"]:
                self.assertIsNone(files.answer(path), path)
            (top / "index.html").unlink()
            (top / "index.html").symlink_to(Path(name) / "secret.txt")
            self.assertIsNone(files.answer("index.html"))

    def test_every_file_has_its_kind_and_is_whole(self) -> None:
        kinds = {".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8"}
        kinds |= {".wasm": "application/wasm", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}
        kinds |= {".json": "application/json", ".png": "image/png", ".jpg": "image/jpeg", ".woff2": "font/woff2"}
        found = {path.suffix: path for path in SITE.rglob("*") if path.is_file()}
        self.assertEqual(set(kinds) - set(found), set())
        for suffix, path in found.items():
            response = self.ask(f"/{self.token}/site/{path.relative_to(SITE).as_posix()}")
            self.assertEqual(response.status, 200, path)
            self.assertEqual(response.content, path.read_bytes())  # type: ignore[attr-defined]
            kind = response.headers["content-type"]
            self.assertNotEqual(kind, "application/octet-stream", path)
            self.assertEqual(kind, kinds.get(suffix, kind))
            self.assertEqual(response.headers["x-content-type-options"], "nosniff")

    def test_scripts_come_with_the_policy_that_the_page_says(self) -> None:
        response = self.ask(f"/{self.token}/site/start.js")
        policy = response.headers["content-security-policy"]
        self.assertRegex(policy, "^default-src 'self'; script-src 'self' 'wasm-unsafe-eval'")
        written = policy.replace("'", "&#39;")
        self.assertIn(f'content="{written}"', (SITE / "index.html").read_text("utf-8"))

    def test_what_is_told_comes_from_the_page_of_this_server(self) -> None:
        told = f"/{self.token}/told"
        self.assertEqual(self.status(told, "POST", b"[]", Origin="https://evil.example"), 403)
        self.assertEqual(self.status(told, "POST", b"[]", Origin="null"), 403)
        self.assertEqual(self.status(told, "POST", b"[]", Origin=f"http://{self.host}"), 200)
        self.assertEqual(self.status(told, "POST", b"[" * 100_000), 400)
        self.assertEqual(self.status(told, "POST", b"\xff"), 400)
        self.assertEqual(self.status(told, "POST", b""), 400)
        self.assertEqual(self.status(told, "POST", b"", **{"Content-Length": str(2**40)}), 413)
        for message in [{}, [3], [{}], [{"type": "skywindow.state", "t": "soon"}], [{"type": "skywindow.done"}]]:
            self.assertEqual(self.status(told, "POST", json.dumps(message).encode()), 400, message)
        self.assertEqual(self.status(f"/{self.token}/start", "POST", b"[]"), 400)
        self.assertEqual(self.status(f"/{self.token}/frame.html", "PUT", b""), 501)
        self.assertIsNone(self.view.state)

    def test_how_the_lab_begins_is_asked_for(self) -> None:
        start = json.loads(cast("bytes", self.ask(f"/{self.token}/start").content))  # type: ignore[attr-defined]
        self.assertEqual(start["scenario"], self.view.scenario)
        self.assertEqual((start["t"], start["playing"], start["speed"], start["done"]), (0, True, 1, 0))
        for after in ["", "?after=x", "?after=-1"]:
            self.assertEqual(self.status(f"/{self.token}/asked{after}"), 404, after)

    def test_the_page_is_that_of_the_site_but_for_what_nothing_asks_for(self) -> None:
        listed = set(json.loads((SITE / "files.json").read_text()))
        there = {path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()}
        self.assertEqual(listed, there - {"files.json"})
        self.assertFalse([name for name in there if re.search(r"\.(br|map)$|^presets/|^experiments/|^sw\.js$", name)])


if __name__ == "__main__":
    unittest.main()
