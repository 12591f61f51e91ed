from __future__ import annotations

from .life_cycle import Named
from .rng import Rng

_SHORTEST_INVERSION = 2
_LONGEST_INVERSION = 8


class Mutation(Named):
    """A type of copying error.

    Insertions and deletions shift all bytes after them, including genes.
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
        uses the upper limit.
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
    """Returns the bytes of a mutant; skips mutations that would violate the length
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
    for index in rng.hits(probability, len(sequence)):
        mutant[index] ^= 1 << rng.below(8)
    return mutant


def _with_insertions(
    sequence: bytes, probability: float, rng: Rng, max_length: int
) -> bytearray:
    mutant = bytearray(sequence)
    for index in rng.hits(probability, len(sequence)):
        if len(mutant) < max_length:
            # The bytes before it include those inserted so far.
            inserted = len(mutant) - len(sequence)
            mutant.insert(index + inserted, rng.below(256))
    return mutant


def _with_deletions(
    sequence: bytes, probability: float, rng: Rng, min_length: int
) -> bytearray:
    mutant = bytearray(sequence)
    for index in rng.hits(probability, len(sequence)):
        if len(mutant) > min_length:
            deleted = len(sequence) - len(mutant)
            del mutant[index - deleted]
    return mutant


def _with_inversions(sequence: bytes, probability: float, rng: Rng) -> bytearray:
    mutant = bytearray(sequence)
    for start in rng.hits(probability, len(sequence)):
        lengths = _LONGEST_INVERSION - _SHORTEST_INVERSION + 1
        end = start + _SHORTEST_INVERSION + rng.below(lengths)
        mutant[start:end] = mutant[start:end][::-1]
    return mutant
