"""The SplitMix64 pseudorandom number generator: short, well known, and identical in
every language with 64-bit integers."""

from .error import OutOfRange

# The first seed of DNA.random, and the default seed of populations and environments.
DEFAULT_SEED = 42

_MASK = (1 << 64) - 1


class Rng:
    def __init__(self, seed: int) -> None:
        # Rust's u64 enforces the range; Python's int doesn't.
        if not 0 <= seed <= _MASK:
            raise OutOfRange("seed", seed, 0, _MASK)
        self._state = seed & _MASK

    def next_u64(self) -> int:
        self._state = mixed = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def next_f64(self) -> float:
        """Returns a number in [0, 1)."""
        return (self.next_u64() >> 11) / (1 << 53)

    def below(self, limit: int) -> int:
        """Returns an integer in [0, limit)."""
        return (self.next_u64() * limit) >> 64
