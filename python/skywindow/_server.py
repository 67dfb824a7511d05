"""A server on the loopback interface that answers below an address that nobody guesses, and nothing else."""

import hmac
import json
import secrets
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler
from socketserver import TCPServer, ThreadingMixIn
from threading import Thread
from typing import ClassVar, NamedTuple, Protocol
from urllib.parse import parse_qsl, unquote, urlsplit

from . import _core

LOOPBACK = "127.0.0.1"
MOST_BYTES = 32 * 1024 * 1024
"""The longest message that is read: a scenario with every satellite there is has some MB."""


class Answer(NamedTuple):
    """What a request is answered with."""

    kind: str
    """Its media type."""
    body: bytes
    headers: Mapping[str, str] = {}
    """Those besides the ones that every answer has."""


class Answering(Protocol):
    """What is behind a server; called from threads of its own."""

    def get(self, path: str, query: Mapping[str, str]) -> Answer | None:
        """What stands at a path below the address, or none."""
        ...

    def post(self, path: str, message: object) -> bool:
        """Takes a message, JSON; false where none is taken."""
        ...


class Server:
    """Answers from a thread of its own until it is closed or the process ends."""

    def __init__(self, behind: Answering, port: int = 0) -> None:
        """Begins to listen.

        Args:
            behind: What it answers with.
            port: The port; one that is free if 0.

        Raises:
            Error: The port cannot be had.
        """
        token = secrets.token_urlsafe(24)
        try:
            self._server = Listening((LOOPBACK, port), Handler)
        except (OSError, OverflowError) as error:
            raise _core.Error(f"port: {port} cannot be listened on: {error}") from None
        self._server.behind, self._server.prefix = behind, f"/{token}/"
        self.port: int = self._server.server_address[1]
        self.url = f"http://{LOOPBACK}:{self.port}/{token}/"
        """The address below which it answers."""
        Thread(target=self._server.serve_forever, args=(0.1,), name="skywindow", daemon=True).start()

    def close(self) -> None:
        """Ends it; once more does nothing."""
        self._server.shutdown()
        self._server.server_close()


class Listening(ThreadingMixIn, TCPServer):
    """The socket, with what its requests are answered with. An `HTTPServer` would ask for the name of this machine."""

    daemon_threads = True
    behind: Answering
    prefix: str

    def handle_error(self, request: object, client_address: object) -> None:
        """Says nothing: whoever asked has gone, and a notebook would show it."""


class Handler(BaseHTTPRequestHandler):
    """Answers the requests of one connection."""

    protocol_version = "HTTP/1.1"
    server: Listening  # pyright: ignore[reportIncompatibleVariableOverride]
    # A connection without a request does not keep a thread for ever.
    timeout: ClassVar[float | None] = 60
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        """Answers with what stands at the path."""
        asked = self._asked()
        if asked is None:
            return
        path, query = asked
        answer = self.server.behind.get(path, query)
        if answer is None:
            self._refuse(404, "Not found")
        else:
            self._send(200, answer)

    do_HEAD = do_GET

    def do_POST(self) -> None:
        """Takes a message."""
        # What is left unread of a message that is refused would be taken for the next request.
        self.close_connection = True
        asked = self._asked()
        if asked is None:
            return
        # A form of another page could be sent here; it would say from where.
        if self.headers.get("origin") not in (None, *(f"http://{host}" for host in self._hosts())):
            self._refuse(403, "This is for the page of this server")
            return
        try:
            length = int(self.headers.get("content-length", ""))
        except ValueError:
            length = -1
        if not 0 <= length <= MOST_BYTES:
            self._refuse(413, "This is no message")
            return
        try:
            message: object = json.loads(self.rfile.read(length))
        except (ValueError, RecursionError):
            self._refuse(400, "This is no JSON")
            return
        self.close_connection = False
        if self.server.behind.post(asked[0], message):
            self._send(200, Answer("application/json", b"{}"))
        else:
            self._refuse(400, "This is no message")

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: a notebook would show it."""

    def version_string(self) -> str:
        """Says no versions."""
        return "skywindow"

    def _hosts(self) -> list[str]:
        return [f"{name}:{self.server.server_address[1]}" for name in (LOOPBACK, "localhost")]

    def _asked(self) -> tuple[str, dict[str, str]] | None:
        """The path below the address and what is asked of it; none if the request was refused."""
        # A page of another host whose name leads here (DNS rebinding) asks for that host.
        if self.headers.get("host", "").lower() not in self._hosts():
            self._refuse(403, "This server is for this machine")
            return None
        url = urlsplit(self.path)
        prefix = self.server.prefix
        given = url.path[: len(prefix)]
        if not hmac.compare_digest(given.encode(), prefix.encode()):
            self._refuse(404, "Not found")
            return None
        return unquote(url.path[len(prefix) :], errors="replace"), dict(parse_qsl(url.query))

    def _refuse(self, status: int, sentence: str) -> None:
        self._send(status, Answer("text/plain; charset=utf-8", f"{sentence}\n".encode()))

    def _send(self, status: int, answer: Answer) -> None:
        headers = {
            "content-type": answer.kind,
            "content-length": str(len(answer.body)),
            # The address is this process's own: what is kept of it would never be asked for again.
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
            "referrer-policy": "no-referrer",
            "cross-origin-resource-policy": "same-origin",
            **answer.headers,
        }
        try:
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            if self.close_connection:
                self.send_header("connection", "close")
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(answer.body)
        except OSError:
            # Whoever asked has gone.
            self.close_connection = True
