"""The SplitMix64 pseudorandom number generator. It is short and well known, and it
gives identical results in every language with 64-bit integers."""

from __future__ import annotations

import math
from typing import Iterator

from .error import OutOfRange

# The first seed that DNA.random uses, and the default seed for populations and
# environments.
DEFAULT_SEED = 42

_MASK = (1 << 64) - 1
_INCREMENT = 0x9E3779B97F4A7C15
_FIRST_FACTOR = 0xBF58476D1CE4E5B9
_SECOND_FACTOR = 0x94D049BB133111EB

# Numbers of 64 bits in lanes of 128, so that a product stays in its lane.
_AT_ONCE = 64
_ONES = sum(1 << (128 * lane) for lane in range(_AT_ONCE))
_LANES = _MASK * _ONES
_CARRIES = _ONES << 64
_INCREMENTS = sum(
    ((lane + 1) * _INCREMENT & _MASK) << (128 * lane) for lane in range(_AT_ONCE)
)


class Rng:
    def __init__(self, seed: int) -> None:
        # Rust's u64 enforces the range; Python's int doesn't.
        if not 0 <= seed <= _MASK:
            raise OutOfRange("seed", seed, 0, _MASK)
        self._state = seed & _MASK

    def next_u64(self) -> int:
        self._state = mixed = (self._state + _INCREMENT) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * _FIRST_FACTOR) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * _SECOND_FACTOR) & _MASK
        return mixed ^ (mixed >> 31)

    def next_f64(self) -> float:
        """Returns a number in [0, 1)."""
        return (self.next_u64() >> 11) / (1 << 53)

    def below(self, limit: int) -> int:
        """Returns an integer in [0, limit)."""
        return (self.next_u64() * limit) >> 64

    def hits(self, probability: float, count: int) -> Iterator[int]:
        """Draws `count` numbers in [0, 1) and yields the index of each that is less
        than `probability`. Draws the same numbers as `next_f64`, but many at once: as
        the lanes of one large integer. Evolution draws one for every byte of every
        child."""
        # Added to a number that is not less than the limit, it carries into bit 64.
        complement = (1 << 64) - (math.ceil(probability * (1 << 53)) << 11)
        index = 0
        while index < count:
            mixed = (self._state * _ONES + _INCREMENTS) & _LANES
            mixed = (((mixed ^ (mixed >> 30)) & _LANES) * _FIRST_FACTOR) & _LANES
            mixed = (((mixed ^ (mixed >> 27)) & _LANES) * _SECOND_FACTOR) & _LANES
            mixed = (mixed ^ (mixed >> 31)) & _LANES
            found = ~(mixed + complement * _ONES) & _CARRIES
            # The carry bit of the first lane that is a hit.
            drawn = ((found & -found).bit_length() + 63) // 128 if found else _AT_ONCE
            is_hit = found > 0 and drawn <= count - index
            drawn = min(drawn, count - index)
            self._state = (self._state + drawn * _INCREMENT) & _MASK
            index += drawn
            # The caller may draw more before the next index.
            if is_hit:
                yield index - 1
