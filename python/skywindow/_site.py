"""The page as the wheel has it: its files, each by its name alone."""

import re
from collections.abc import Mapping
from functools import cache
from html import unescape
from pathlib import Path

from . import _core
from ._server import Answer

SITE = Path(__file__).with_name("site")
"""The built page; a package that was built without `npm run wheel` has none."""

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".wasm": "application/wasm",
    ".woff": "font/woff",
    ".icc": "application/vnd.iccprofile",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
}


class Files:
    """The files of a folder. One that is a symbolic link, or behind one, is none of them."""

    def __init__(self, folder: Path) -> None:
        self._top = folder.resolve()
        files = (path for path in self._top.rglob("*") if path.is_file() and path.resolve() == path)
        self._files: Mapping[str, Path] = {path.relative_to(self._top).as_posix(): path for path in files}
        index = self._files.get("index.html")
        self._policy = policy_of(index.read_text("utf-8")) if index else ""

    def __contains__(self, name: str) -> bool:
        return name in self._files

    def answer(self, name: str) -> Answer | None:
        """The file of a name, or none: whatever is no name of a file leads nowhere."""
        path = self._files.get(name)
        # What was a file when the process began may be a link by now.
        if path is None or path.resolve() != path:
            return None
        try:
            content = path.read_bytes()
        except OSError:
            return None
        # A worker is bound by the policy that comes with its own script, not by that of the page.
        bound = path.suffix in (".html", ".js")
        headers = {"content-security-policy": self._policy} if bound and self._policy else {}
        return Answer(KINDS.get(path.suffix, "application/octet-stream"), content, headers)


def policy_of(page: str) -> str:
    """The Content-Security-Policy that a page says for itself."""
    said = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    return unescape(said[1]) if said else ""


@cache
def files() -> Files:
    """The files of the page.

    Raises:
        Error: This package has none.
    """
    found = Files(SITE)
    if "index.html" not in found:
        raise _core.Error("this package was built without the page: `npm run wheel` builds one that has it")
    return found
