"""Terminal output."""

from __future__ import annotations

import os
import sys
from types import TracebackType
from typing import Optional, Type

_WIDTH = 30


def write(text: str) -> None:
    """Writes text to standard output as the same bytes on every platform."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()


def dimmed(text: str) -> str:
    """Dims text on a terminal; returns it unchanged otherwise."""
    if sys.stdout.isatty() and "NO_COLOR" not in os.environ:
        return f"\x1b[2m{text}\x1b[0m"
    return text


class Progress:
    """A progress bar on standard error, shown only on a terminal."""

    def __init__(self, total: int, what: str) -> None:
        self._total = total
        self._what = what
        self._is_shown = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        if self._is_shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def show(self, done: int) -> None:
        if self._is_shown:
            bar = "#" * (done * _WIDTH // self._total)
            sys.stderr.write(f"\r[{bar:<30}] {done}/{self._total} {self._what}")
            sys.stderr.flush()
