"""Transport protocols over satellite networks, simulated.

>>> import skywindow as sw
>>> run = sw.run("two-links", duration=10)
>>> run.summary["goodput_bps"]
>>> run.tables["windows"].to_polars()

Times are in s, rates in bit/s and sizes in bytes unless a name or a column says another unit. What is wrong with a call
is an `Error` whose text is the sentence of the command, with the path to the field.
"""

from typing import TYPE_CHECKING

from ._campaign import bundle, verify
from ._core import CORE, Error
from ._documents import BuiltIn, Change, Document, built_in, check
from ._geometry import geometry, handovers
from ._run import Run, run
from ._sweep import Sweep, claims, merge, sweep
from ._table import Column, Table

if TYPE_CHECKING:
    from ._show import Gallery, State, View
else:

    def __getattr__(name: str) -> object:
        """What shows runs is loaded when it is asked for: it has a server in it."""
        if name not in ("Gallery", "State", "View"):
            raise AttributeError(f"module 'skywindow' has no attribute {name!r}")
        from . import _show

        return getattr(_show, name)


__version__: str = CORE.split("+")[0]

__all__ = [
    "CORE",
    "BuiltIn",
    "Change",
    "Column",
    "Document",
    "Error",
    "Gallery",
    "Run",
    "State",
    "Sweep",
    "Table",
    "View",
    "__version__",
    "built_in",
    "bundle",
    "check",
    "claims",
    "geometry",
    "handovers",
    "merge",
    "run",
    "sweep",
    "verify",
]
