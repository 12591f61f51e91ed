"""SplitMix64: short, well known, and the same in every language with 64-bit integers."""

from .error import OutOfRange

# The seed behind DNA.random and EvolutionConfig.default.
DEFAULT_SEED = 42

_MASK = (1 << 64) - 1


class Rng:
    def __init__(self, seed: int) -> None:
        # In Rust a seed has 64 bits by its type; here it could be any whole number.
        if not 0 <= seed <= _MASK:
            raise OutOfRange("seed", seed, 0, _MASK)
        self._state = seed & _MASK

    def next_u64(self) -> int:
        self._state = mixed = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def next_f64(self) -> float:
        """A number from 0.0 up to, but not including, 1.0."""
        return (self.next_u64() >> 11) / (1 << 53)

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, but not including, limit."""
        return (self.next_u64() * limit) >> 64
