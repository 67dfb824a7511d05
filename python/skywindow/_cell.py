"""What a notebook shows of a page that this process serves: the page itself, or a picture where it is only read."""

import sys
import webbrowser
from base64 import b64encode
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, ClassVar
from uuid import uuid4

from ._server import Answer, Server
from ._site import Files, files

FRAME = Path(__file__).with_name("frame")

SCRIPT = """(() => {
  const place = document.getElementById("PLACE");
  // Elsewhere 127.0.0.1 is the machine of whoever reads, which is left alone.
  const here = /^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(location.hostname) || !location.protocol.startsWith("http");
  if (!place || !here) return;
  const there = new Image();
  there.onload = () => {
    const frame = document.createElement("iframe");
    frame.src = place.dataset.url;
    frame.title = "Skywindow";
    frame.allow = "fullscreen; clipboard-write";
    frame.style = "width:100%;height:" + place.dataset.height + "px;border:0";
    place.replaceChildren(frame);
  };
  there.src = place.dataset.here;
})();"""


class Cell:
    """A page of this process on the loopback interface, at an address of its own."""

    _closed = False
    _own_files: ClassVar[Mapping[str, str]] = {
        "frame.html": "index.html",
        "frame.js": "frame.js",
        "frame.css": "frame.css",
        "here.svg": "here.svg",
    }

    def __init__(self, path: str, picture: str, *, height: int, port: int) -> None:
        self._site = files()
        self._frame = Files(FRAME)
        self._height = height
        self.picture = picture
        """What stands for the page where a notebook is only read, as SVG."""
        self._server = Server(self, port)
        self.url = self._server.url + path
        """The address of the page, for any browser of this machine."""

    def open(self) -> None:
        """Opens it in the browser of this machine."""
        webbrowser.open(self.url)

    def close(self) -> None:
        """Ends the server."""
        self._closed = True
        self._server.close()

    def get(self, path: str, query: Mapping[str, str]) -> Answer | None:
        """What stands at a path below the address, or none."""
        # Connections that were open when it was closed still ask.
        if self._closed:
            return None
        if path.startswith("site/"):
            return self._site.answer(path.removeprefix("site/"))
        if path not in self._own_files:
            return self._own(path, query)
        answer = self._frame.answer(self._own_files[path])
        if answer and path == "here.svg":
            # The notebook, which is another page, looks by it whether Python is there.
            return answer._replace(headers={"cross-origin-resource-policy": "cross-origin"})
        return answer

    def post(self, path: str, message: object) -> bool:
        """Takes a message; a page that only is shown has none."""
        return False

    def _own(self, path: str, query: Mapping[str, str]) -> Answer | None:
        return None

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        return {"text/plain": repr(self), "text/html": self._html(), "image/svg+xml": self.picture}

    def _html(self) -> str:
        place = f"skywindow-{uuid4().hex}"
        encoded = b64encode(self.picture.encode()).decode()
        url, here = escape(self.url), escape(f"{self._server.url}here.svg")
        return (
            f'<div id="{place}" data-url="{url}" data-here="{here}" data-height="{self._height}">'
            f'<img src="data:image/svg+xml;base64,{encoded}" alt="{escape(repr(self))}" style="max-width:100%">'
            f'<p><a href="{url}" target="_blank" rel="noreferrer">Open the page itself</a>, '
            "in a browser of the machine that Python runs on, while it does.</p></div>"
            f"<script>{SCRIPT.replace('PLACE', place)}</script>"
        )


def in_notebook() -> bool:
    """Whether a notebook shows what the value of a cell is."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    return shell is not None and hasattr(shell, "kernel")
