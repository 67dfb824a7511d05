"""Tables that polars, pandas, pyarrow and DuckDB take without a copy, none of which is needed to have them."""

import importlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from . import _core

if TYPE_CHECKING:
    import pandas
    import polars


class Column:
    """A column of a table: an Arrow array to whoever asks for one, as `polars.Series(column)` does."""

    def __init__(self, values: _core.Values, name: str, unit: str, description: str) -> None:
        self._values = values
        self.name = name
        """Its name."""
        self.unit = unit
        """Its unit; empty if it has none."""
        self.description = description
        """What it holds."""

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        unit = f", {self.unit}" if self.unit else ""
        return f"<Column {self.name}{unit}: {len(self)} rows>"

    def __arrow_c_schema__(self) -> object:
        return self._values.__arrow_c_schema__()

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        return self._values.__arrow_c_array__(requested_schema)


class Table:
    """A table: an Arrow stream to whoever asks for one, as `polars.DataFrame(table)` and DuckDB do.

    Units and descriptions of its columns are in the metadata of the Arrow fields, too.
    """

    def __init__(self, columns: _core.Columns, name: str) -> None:
        self._columns = columns
        self._about = {column: (unit, help) for column, unit, help in columns.about()}
        self.name = name
        """What it is called."""

    @property
    def columns(self) -> list[str]:
        """The names of its columns, in order."""
        return list(self._about)

    @property
    def units(self) -> dict[str, str]:
        """The unit of each column that has one."""
        return {column: unit for column, (unit, _) in self._about.items() if unit}

    @property
    def descriptions(self) -> dict[str, str]:
        """What each column holds."""
        return {column: help for column, (_, help) in self._about.items() if help}

    def __len__(self) -> int:
        return len(self._columns)

    def __getitem__(self, name: str) -> Column:
        values = self._columns.column(name)
        if values is None:
            raise _core.Error(f"{self.name}: has no column {name!r} ({', '.join(self._about)})")
        return Column(values, name, *self._about[name])

    def line(self, column: str, only: Mapping[str, float], spans: int) -> list[tuple[float, float]]:
        """The points by which a column of numbers is drawn over the column "t".

        Args:
            column: The column.
            only: The rows: those in which these columns have these numbers.
            spans: Equal parts of the time, of each of which there are at most four points.

        Raises:
            Error: A column is not there, or has no numbers.
        """
        points = self._columns.line(column, list(only.items()), spans)
        if points is None:
            raise _core.Error(f"{self.name}: {column!r} cannot be drawn over 't'")
        return points

    def __repr__(self) -> str:
        return f"<Table {self.name}: {len(self)} rows of {', '.join(self._about)}>"

    def __arrow_c_schema__(self) -> object:
        return self._columns.__arrow_c_schema__()

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        return self._columns.__arrow_c_array__(requested_schema)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self._columns.__arrow_c_stream__(requested_schema)

    def to_polars(self) -> "polars.DataFrame":
        """As a data frame of polars.

        Raises:
            Error: polars is not installed.
        """
        return needed("polars").DataFrame(self)

    def to_pyarrow(self) -> Any:
        """As a `pyarrow.Table`; pyarrow says nothing of its types.

        Raises:
            Error: pyarrow is not installed.
        """
        return needed("pyarrow").table(self)

    def to_pandas(self) -> "pandas.DataFrame":
        """As a data frame of pandas, by pyarrow; words are categories.

        Raises:
            Error: pandas or pyarrow is not installed.
        """
        needed("pandas")
        frame: pandas.DataFrame = needed("pyarrow").table(self).to_pandas()
        return frame


def needed(name: str) -> Any:
    """The library `name`.

    Raises:
        Error: It is not installed.
    """
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        raise _core.Error(f"{name} is not installed: pip install {name}") from None
