"""What the tests share: the command to compare with, and small scenarios."""

import os
import subprocess
import tempfile
from pathlib import Path

COMMAND = os.environ["SKYWINDOW_COMMAND"]
"""The native command, built from the same sources."""


def command(*words: str) -> str:
    """What the command prints."""
    return subprocess.run([COMMAND, *words], check=True, capture_output=True, encoding="utf-8").stdout


def refusal(*words: str) -> str:
    """What the command says when it refuses."""
    done = subprocess.run([COMMAND, *words], check=False, capture_output=True, encoding="utf-8")
    assert done.returncode == 1, done
    return done.stderr.strip()


def folder() -> Path:
    """A new folder for the files of a test."""
    return Path(tempfile.mkdtemp(prefix="skywindow-"))
