"""The lab in a browser: what Python asks of it, and what it tells."""

import json
import math
from collections.abc import Callable, Mapping, Sequence
from threading import Condition
from time import monotonic
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from . import _core
from ._cell import Cell
from ._documents import Change, changes, source
from ._server import Answer

Part: TypeAlias = Literal["globe", "charts", "timeline", "controls"]
"""A part of the lab."""

PARTS: tuple[Part, ...] = ("globe", "charts", "timeline", "controls")
LONGEST_POLL_S = 20.0


class State(NamedTuple):
    """How the lab stands."""

    t: float
    """Where the playhead is, simulated s."""
    playing: bool
    """Whether it moves."""
    speed: float
    """Simulated s per s."""
    simulated_s: float
    """How far the run is made, s."""
    duration_s: float | None
    """How long it is, s; none where it has no end."""


class View(Cell):
    """The lab at a run, in a cell of a notebook or a tab of a browser.

    Python asks, and the lab does it as soon as a browser shows it; `wait` waits for that.
    """

    def __init__(
        self,
        scenario: Mapping[str, Any],
        picture: str,
        *,
        parts: Sequence[Part],
        playing: bool,
        height: int,
        port: int,
    ) -> None:
        unknown = [part for part in parts if part not in PARTS]
        if unknown or not parts:
            raise _core.Error(f"parts: {unknown[0] if unknown else 'none'!r} is not one of {', '.join(PARTS)}")
        super().__init__(f"frame.html?parts={','.join(parts)}", picture, height=height, port=port)
        self._changed = Condition()
        self._scenario = dict(scenario)
        self._state: State | None = None
        self._playing = playing
        self._asked: list[dict[str, object]] = []
        # Before the lab has begun, which is as if it had been asked for that by the number 0.
        self._done = -1
        self._refusals: list[str] = []
        self._problems: list[str] = []

    @property
    def state(self) -> State | None:
        """How the lab stands, as it told last, at most a quarter of a second ago; none before a browser shows it."""
        return self._state

    @property
    def scenario(self) -> dict[str, Any]:
        """The scenario as it stands in the lab, with every change that was made there: `sw.run` takes it."""
        return self._scenario

    @property
    def problems(self) -> list[str]:
        """What the lab could not do of what it was asked, a sentence each."""
        return list(self._problems)

    def play(self, speed: float | None = None) -> None:
        """Lets the playhead move, at `speed` simulated s per s if that is given, from 0.01 to 1000.

        Raises:
            Error: The speed is no such number.
        """
        if speed is not None:
            if not 0.01 <= speed <= 1000:
                raise _core.Error(f"speed: {speed} is not between 0.01 and 1000")
            self._ask({"type": "skywindow.speed", "speed": float(speed)})
        self._ask({"type": "skywindow.play"})

    def pause(self) -> None:
        """Lets the playhead stand."""
        self._ask({"type": "skywindow.pause"})

    def seek(self, t: float) -> None:
        """Puts the playhead at `t`, simulated s; it waits there if the run is not made so far.

        Raises:
            Error: It is no number from 0 on.
        """
        if not (0 <= t and math.isfinite(t)):
            raise _core.Error(f"t: {t} is no time from 0 on")
        self._ask({"type": "skywindow.seek", "t": float(t)})

    def what_if(self, set: Mapping[str, Change]) -> None:
        """Changes the scenario in the lab; the playhead stays where it is, and the run goes on from there or anew.

        Args:
            set: Changes as in `run`: `{"links[0].per": 0.1}`, or "0.1@42s" from that instant on.

        Raises:
            Error: What is wrong with the changes, each with its path.
        """
        scenario = json.loads(_core.changed(source(self._scenario), changes(set)))
        with self._changed:
            self._scenario = scenario
        self._ask({"type": "skywindow.scenario", "scenario": scenario})

    def wait(self, until: Callable[[State], bool] | None = None, *, timeout: float = 60) -> State:
        """Waits for the lab to have done what it was asked, and then until its state is as it should be.

        Args:
            until: Whether a state is the one that is waited for; any if absent.
            timeout: The longest time, s.

        Raises:
            Error: It takes longer, or something that was asked could not be done.
        """
        end = monotonic() + timeout
        with self._changed:
            while True:
                if self._refusals:
                    raise _core.Error("\n".join(self._refusals))
                state = self._state
                if state is not None and self._done == len(self._asked) and (until is None or until(state)):
                    return state
                left = end - monotonic()
                if left <= 0 or self._closed:
                    raise _core.Error(self._overdue(timeout))
                self._changed.wait(min(left, LONGEST_POLL_S))

    def _overdue(self, timeout: float) -> str:
        if self._closed:
            return "the view is closed"
        if self._state is None:
            return f"no browser has shown {self.url} within {timeout:g} s"
        if self._done < len(self._asked):
            return f"the lab has not done what it was asked within {timeout:g} s"
        return f"the lab has not come to that state within {timeout:g} s: {self._state}"

    def close(self) -> None:
        """Ends the server: the lab goes on where it is open, but neither hears of the other."""
        super().close()
        with self._changed:
            self._changed.notify_all()

    def _ask(self, message: dict[str, object]) -> None:
        with self._changed:
            if self._closed:
                raise _core.Error("the view is closed")
            self._refusals.clear()
            self._asked.append({"id": len(self._asked) + 1, "message": message})
            self._changed.notify_all()

    def _own(self, path: str, query: Mapping[str, str]) -> Answer | None:
        """What only a lab is asked for: how it begins, and what to do next."""
        if path == "start":
            return as_json(self._start())
        if path == "asked" and query.get("after", "").isdecimal():
            asked = self._next(int(query["after"]))
            return None if self._closed else as_json(asked)
        return None

    def _start(self) -> dict[str, object]:
        with self._changed:
            state = self._state
            now = (state.t, state.playing, state.speed) if state else (0.0, self._playing, 1.0)
            t, playing, speed = now
            done = max(self._done, 0)
            return {"scenario": self._scenario, "t": t, "playing": playing, "speed": speed, "done": done}

    def _next(self, after: int) -> list[dict[str, object]]:
        """What was asked after a number; an answer that says nothing if that is nothing for a while."""
        with self._changed:
            self._changed.wait_for(lambda: self._closed or len(self._asked) > after, LONGEST_POLL_S)
            return self._asked[after:]

    def post(self, path: str, message: object) -> bool:
        """Takes what the lab tells: a list of the messages of an embed."""
        if self._closed or path != "told" or not isinstance(message, list):
            return False
        try:
            with self._changed:
                for one in cast("list[dict[str, Any]]", message):
                    self._hear(one)
                self._changed.notify_all()
        except (KeyError, TypeError, ValueError, AttributeError):
            return False
        return True

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("skywindow.state", "skywindow.done"):
            end = message["duration_s"]
            self._state = State(
                t=float(message["t"]),
                playing=bool(message["playing"]),
                speed=float(message["speed"]),
                simulated_s=float(message["simulated_s"]),
                duration_s=None if end is None else float(end),
            )
        if kind == "skywindow.done" and int(message["id"]) > self._done:
            self._done = int(message["id"])
            if message["problem"] is not None:
                self._refusals += str(message["problem"]).splitlines()
                self._problems += self._refusals
        elif kind == "skywindow.scenario":
            self._scenario = dict(message["scenario"])
        elif kind == "skywindow.problem":
            self._problems += str(message["message"]).splitlines()

    def __repr__(self) -> str:
        title = self._scenario.get("title", "a scenario")
        return f"<View of {title!r}: {self._state or 'no browser shows it yet'}>"


def as_json(value: object) -> Answer:
    """An answer of JSON."""
    return Answer("application/json", json.dumps(value).encode())
