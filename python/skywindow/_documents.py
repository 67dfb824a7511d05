"""Documents, and changes of them, as they are given to the core."""

import json
import operator
import os
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypedDict, cast

from . import _core

Document: TypeAlias = str | os.PathLike[str] | Mapping[str, Any]
"""A document: the id of a built-in or the name of a file, a path, or the document itself as `json.load` gives it."""

Change: TypeAlias = None | bool | int | float | str | Sequence[Any] | Mapping[str, Any]
"""What a field becomes. A text is read as `--set` of the command reads it: "20 ms", "1e-5@42s" from that instant on."""


class Source(TypedDict):
    """How the core is told of a document."""

    kind: str
    """ "name", "path" or "text"."""
    value: str
    """The name, the path, or the text."""


class BuiltIn(NamedTuple):
    """A document that comes with the package."""

    kind: str
    """ "scenario" or "experiment"."""
    id: str
    """What it is called in calls."""
    title: str
    """What it is about."""


def built_in() -> list[BuiltIn]:
    """The scenarios and experiments that come with the package."""
    return [BuiltIn(*one) for one in _core.built_in()]


def check(document: Document, *, set: Mapping[str, Change] | None = None) -> list[str]:
    """What is wrong with a scenario, an experiment or element sets: a sentence each, with its path; empty if nothing is.

    Args:
        document: A scenario, an experiment, or a file of TLE or OMM.
        set: Changes that are made before: path to value, such as `{"flows.*.sctp.streams": 4}`.

    Raises:
        Error: A file cannot be read.
    """
    try:
        given = source(document)
        made = changes(set)
    except _core.Error as error:
        return str(error).splitlines()
    return _core.check(given, made)


def source(document: object) -> Source:
    """How the core is told of a document."""
    if isinstance(document, str):
        return {"kind": "name", "value": document}
    if isinstance(document, os.PathLike):
        return {"kind": "path", "value": os.fsdecode(cast("os.PathLike[str]", document))}
    if isinstance(document, Mapping):
        return {"kind": "text", "value": to_json("document", cast("Mapping[str, Any]", document))}
    raise _core.Error(f"document: {type(document).__name__} is neither an id, a path nor a document")


def changes(set: Mapping[str, Change] | None) -> list[tuple[str, str]]:
    """Changes as the core takes them."""
    return [(path, text_of(path, value)) for path, value in (set or {}).items()]


def text_of(path: str, value: object) -> str:
    """A value as it is written on a command line."""
    return value if isinstance(value, str) else to_json(path, value)


def whole(name: str, value: int | None, least: int, most: int) -> int | None:
    """A whole number within bounds, or none.

    Raises:
        Error: It is no such number.
    """
    if value is None:
        return None
    try:
        number = operator.index(value)
    except TypeError:
        raise _core.Error(f"{name}: {value!r} is not a whole number") from None
    if not least <= number <= most:
        raise _core.Error(f"{name}: {number} is not between {least} and {most}")
    return number


def to_json(path: str, value: object) -> str:
    """The JSON of a value.

    Raises:
        Error: It has none.
    """
    try:
        return json.dumps(value, allow_nan=False, default=plain)
    except (TypeError, ValueError, RecursionError) as error:
        raise _core.Error(f"{path}: cannot be written as JSON: {error}") from None


def plain(value: object) -> object:
    """A number of NumPy, a mapping or a sequence as JSON has them."""
    if isinstance(value, Mapping):
        return dict(cast("Mapping[str, object]", value))
    item = getattr(value, "item", None)
    if callable(item):
        return item()
    if isinstance(value, Sequence):
        return list(cast("Sequence[object]", value))
    raise TypeError(f"{type(value).__name__} is no part of a document")
