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
    """Limits the number of messages in a sliding time window.

    It has no clock: with each call, you pass the time since some fixed point.
    """

    def __init__(self, limit: int, window: timedelta) -> None:
        """Creates a rate limiter.

        Args:
            limit: the number of messages allowed per window, at least 1.
            window: the length of the window, at least 1 ms.

        Returns:
            The limiter, with no messages counted yet.

        Raises:
            OutOfRange: `limit` is 0, or `window` is shorter than 1 ms.
        """
        check_range("limit", limit, 1, math.inf)
        check_range("window", seconds_of(window), _MIN_WINDOW_SECONDS, math.inf)
        self._limit = limit
        self._window = window
        # The times of the allowed messages, oldest first.
        self._sent: deque[timedelta] = deque()

    @classmethod
    def default(cls: type[_Self]) -> _Self:
        """Returns the rate limiter that `Network.connect` gives each organism.

        Returns:
            A limiter that allows 100 messages per 60 seconds, with no messages counted
            yet.
        """
        return cls(_DEFAULT_LIMIT, _DEFAULT_WINDOW)

    def allow(self, now: timedelta) -> None:
        """Counts a message if the limit allows one more.

        A rejected message isn't counted.

        Args:
            now: the time of the message, no earlier than that of the previous one.

        Raises:
            RateLimited: the window already contains the maximum number of messages.
        """
        while self._sent and not self._is_in_window(self._sent[0], now):
            self._sent.popleft()
        if len(self._sent) == self._limit:
            retry_after = self._window - _since(self._sent[0], now)
            raise RateLimited(
                self._limit, seconds_of(self._window), seconds_of(retry_after)
            )
        self._sent.append(now)

    def remaining(self, now: timedelta) -> int:
        """Returns how many more messages are allowed at a given time.

        Args:
            now: the time, no earlier than that of the last message.

        Returns:
            The number of messages; 0 if the next one would be rejected.
        """
        return self._limit - sum(self._is_in_window(time, now) for time in self._sent)

    def _is_in_window(self, time: timedelta, now: timedelta) -> bool:
        return _since(time, now) < self._window


def _since(time: timedelta, now: timedelta) -> timedelta:
    return max(now - time, timedelta(0))


def seconds_of(duration: timedelta) -> float:
    """Returns a duration in seconds, rounded as in Rust; total_seconds() can differ in
    the last bit."""
    whole = duration.days * 86_400 + duration.seconds
    return whole + duration.microseconds / 1_000_000
