from __future__ import annotations

from .life_cycle import Named
from .rng import Rng

_SHORTEST_INVERSION = 2
_LONGEST_INVERSION = 8


class Mutation(Named):
    """A type of copying error.

    Insertions and deletions shift all bytes after them, genes included.
    """

    # Flips one bit of a byte.
    POINT = "Point"
    # Inserts a random byte.
    INSERTION = "Insertion"
    # Removes a byte.
    DELETION = "Deletion"
    # Reverses a run of 2 to 8 bytes.
    INVERSION = "Inversion"

    def probability(self) -> tuple[float, float]:
        """Returns the usual range of this mutation's probability per byte.

        It is 0.001-0.01 for `Mutation.POINT`, 0.0001-0.001 for `Mutation.INSERTION` and
        `Mutation.DELETION`, and 0.0005-0.005 for `Mutation.INVERSION`. `DNA.replicate`
        uses the upper end.
        """
        if self is Mutation.POINT:
            return (0.001, 0.01)
        if self is Mutation.INVERSION:
            return (0.0005, 0.005)
        return (0.0001, 0.001)


def mutated(
    kind: Mutation,
    sequence: bytes,
    probability: float,
    rng: Rng,
    min_length: int,
    max_length: int,
) -> bytearray:
    """Returns the bytes of a mutant; skips mutations that would exceed the length
    limits."""
    if kind is Mutation.POINT:
        return _with_flips(sequence, probability, rng)
    if kind is Mutation.INSERTION:
        return _with_insertions(sequence, probability, rng, max_length)
    if kind is Mutation.DELETION:
        return _with_deletions(sequence, probability, rng, min_length)
    return _with_inversions(sequence, probability, rng)


def _with_flips(sequence: bytes, probability: float, rng: Rng) -> bytearray:
    mutant = bytearray(sequence)
    next_f64 = rng.next_f64
    for i in range(len(mutant)):
        if next_f64() < probability:
            mutant[i] ^= 1 << rng.below(8)
    return mutant


def _with_insertions(
    sequence: bytes, probability: float, rng: Rng, max_length: int
) -> bytearray:
    room = max_length - len(sequence)
    mutant = bytearray()
    for byte in sequence:
        if rng.next_f64() < probability and room > 0:
            mutant.append(rng.below(256))
            room -= 1
        mutant.append(byte)
    return mutant


def _with_deletions(
    sequence: bytes, probability: float, rng: Rng, min_length: int
) -> bytearray:
    spare = len(sequence) - min_length
    mutant = bytearray()
    for byte in sequence:
        if rng.next_f64() < probability and spare > 0:
            spare -= 1
        else:
            mutant.append(byte)
    return mutant


def _with_inversions(sequence: bytes, probability: float, rng: Rng) -> bytearray:
    mutant = bytearray(sequence)
    for start in range(len(mutant)):
        if rng.next_f64() < probability:
            lengths = _LONGEST_INVERSION - _SHORTEST_INVERSION + 1
            end = start + _SHORTEST_INVERSION + rng.below(lengths)
            mutant[start:end] = mutant[start:end][::-1]
    return mutant
