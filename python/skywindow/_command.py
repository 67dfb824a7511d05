"""The command `skywindow`, in the process of Python."""

import signal
import sys

from . import _core


def main() -> int:
    """Does what the words of the command line ask for; the exit status."""
    # The command asks nobody for signals: Ctrl+C ends it as it ends any program.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _core.command(["skywindow", *sys.argv[1:]])
