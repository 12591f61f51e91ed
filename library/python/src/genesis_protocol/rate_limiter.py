from __future__ import annotations

import math
from collections import deque
from datetime import timedelta
from typing import TypeVar

from .error import RateLimited, check_range

_Self = TypeVar("_Self", bound="RateLimiter")

_DEFAULT_LIMIT = 100
_DEFAULT_WINDOW = timedelta(seconds=60)
_MIN_WINDOW_SECONDS = 0.001


class RateLimiter:
    """Allows so many messages in any stretch of time as long as its window. By default these are 100
    messages in 60 seconds."""

    def __init__(self, limit: int, window: timedelta) -> None:
        """A limiter that has not counted any message yet; fails unless limit is at least 1 and window at
        least 1 ms."""
        check_range("limit", limit, 1, math.inf)
        check_range("window", seconds_of(window), _MIN_WINDOW_SECONDS, math.inf)
        self._limit = limit
        self._window = window
        # The times of the messages that were allowed, oldest first.
        self._sent: deque[timedelta] = deque()

    @classmethod
    def default(cls: type[_Self]) -> _Self:
        """A limiter of 100 messages in 60 seconds."""
        return cls(_DEFAULT_LIMIT, _DEFAULT_WINDOW)

    def allow(self, now: timedelta) -> None:
        """Counts a message at a time, never earlier than that of the message before, if one more is
        allowed. A message that is refused does not count."""
        while self._sent and not self._is_in_window(self._sent[0], now):
            self._sent.popleft()
        if len(self._sent) == self._limit:
            retry_after = self._window - _since(self._sent[0], now)
            raise RateLimited(
                self._limit, seconds_of(self._window), seconds_of(retry_after)
            )
        self._sent.append(now)

    def remaining(self, now: timedelta) -> int:
        """How many more messages are allowed at a time, 0 when the next one would be refused."""
        return self._limit - sum(self._is_in_window(time, now) for time in self._sent)

    def _is_in_window(self, time: timedelta, now: timedelta) -> bool:
        return _since(time, now) < self._window


def _since(time: timedelta, now: timedelta) -> timedelta:
    return max(now - time, timedelta(0))


def seconds_of(duration: timedelta) -> float:
    """The seconds of a duration, rounded as Rust does: total_seconds() differs in the last bit."""
    whole = duration.days * 86_400 + duration.seconds
    return whole + duration.microseconds / 1_000_000
