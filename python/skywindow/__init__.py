"""Transport protocols over satellite networks, simulated.

>>> import skywindow as sw
>>> run = sw.run("two-links", duration=10)
>>> run.summary["goodput_bps"]
>>> run.tables["windows"].to_polars()

Times are in s, rates in bit/s and sizes in bytes unless a name or a column says another unit. What is wrong with a call
is an `Error` whose text is the sentence of the command, with the path to the field.
"""

from ._campaign import bundle, verify
from ._core import CORE, Error
from ._documents import BuiltIn, Change, Document, built_in, check
from ._geometry import geometry, handovers
from ._run import Run, run
from ._show import Gallery
from ._sweep import Sweep, claims, merge, sweep
from ._table import Column, Table
from ._view import State, View

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
