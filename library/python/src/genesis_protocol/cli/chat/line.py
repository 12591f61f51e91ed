"""Reads lines of limited length and removes characters that control a terminal."""

from __future__ import annotations

import re
import unicodedata
from enum import Enum
from typing import Callable, Union

_CHUNK = 4096
# Characters that change the text direction.
_DIRECTIONS = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))


class Mark(Enum):
    # Longer than allowed. The rest of the line hasn't been read.
    TOO_LONG = "too long"
    # End of input.
    END = "end"


class LineReader:
    """Reads lines from a function that returns chunks of bytes, and an empty chunk at
    the end."""

    def __init__(self, read: Callable[[int], bytes], limit: int) -> None:
        self._read = read
        self._limit = limit
        self._rest = bytearray()

    def next(self) -> Union[str, Mark]:
        """Reads up to the next line feed, but not much more than the limit."""
        while True:
            end = self._rest.find(b"\n")
            if (len(self._rest) if end < 0 else end) > self._limit:
                return Mark.TOO_LONG
            if end >= 0:
                line = self._rest[:end].decode(errors="replace")
                del self._rest[: end + 1]
                return line
            # A line without a line feed is incomplete: the sender disconnected while
            # sending it.
            if not self._fill():
                return Mark.END

    def skip(self) -> None:
        """Skips the rest of a line that was too long."""
        while True:
            end = self._rest.find(b"\n")
            if end >= 0:
                del self._rest[: end + 1]
                return
            self._rest.clear()
            if not self._fill():
                return

    def _fill(self) -> bool:
        try:
            chunk = self._read(_CHUNK)
        except OSError:
            return False
        self._rest += chunk
        return bool(chunk)


def clean(text: str) -> str:
    """Removes control characters and characters that change the text direction."""
    return "".join(c for c in text if not _acts(c)).strip()


def _acts(c: str) -> bool:
    return unicodedata.category(c) == "Cc" or c in _DIRECTIONS


def is_name(text: str) -> bool:
    return re.fullmatch("[a-z0-9-]{1,16}", text) is not None
