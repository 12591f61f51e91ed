from __future__ import annotations

import hashlib
from itertools import count, cycle, islice
from typing import Iterable, TypeVar

from .error import ChecksumMismatch, UnknownGene, check_range
from .mutation import Mutation, mutated
from .rng import DEFAULT_SEED, Rng

_Self = TypeVar("_Self", bound="DNA")

# In alphabetical order, which is also the order of the dictionary that genes returns.
_GENE_NAMES = (
    "aggression",
    "curiosity",
    "metabolism",
    "sociability",
    "speed",
    "vision",
)
_METABOLISM = 2
_GENE_PLACES = {name: place for place, name in enumerate(_GENE_NAMES)}
# The network weight that each byte encodes.
_WEIGHTS = tuple((byte - 127.5) / 63.75 for byte in range(256))
_next_seed = count(DEFAULT_SEED)


class DNA:
    """The heritable part of an organism: its genome, a sequence of bytes.

    Each of the first six bytes is a named gene; the rest encode the weights of the
    neural network. DNA is immutable: every operation returns new DNA.
    """

    # The length of random DNA in bytes: six genes and 58 weights.
    LENGTH = 64
    # The minimum length of a sequence in bytes.
    MIN_LENGTH = 16
    # The maximum length of a sequence in bytes.
    MAX_LENGTH = 4096
    # The version of the sequence format.
    VERSION = 1

    def __init__(self, sequence: Iterable[int]) -> None:
        """Does the same as `from_sequence`."""
        self._sequence = bytes(sequence)
        check_range(
            "sequence length", len(self._sequence), self.MIN_LENGTH, self.MAX_LENGTH
        )

    @classmethod
    def random(cls: type[_Self]) -> _Self:
        """Generates random DNA from the next default seed.

        The first call in a program uses seed 42, the second 43, and so on, so every run
        generates the same DNA.

        Returns:
            64 bytes of DNA.
        """
        return cls.from_seed(next(_next_seed))

    @classmethod
    def from_seed(cls: type[_Self], seed: int) -> _Self:
        """Generates random DNA from the given seed.

        Args:
            seed: the random seed, 0 to 2**64 - 1; the same seed always gives the same
                DNA.

        Returns:
            64 bytes of DNA.
        """
        return cls._drawn(Rng(seed))

    @classmethod
    def from_sequence(cls: type[_Self], sequence: Iterable[int]) -> _Self:
        """Creates DNA from a sequence of bytes and validates its format.

        The format is valid if there are 16 to 4096 bytes; every byte value is allowed.
        To check that a saved sequence is unchanged, call `verify` as well.

        Args:
            sequence: 16 to 4096 bytes; the first six are the genes. It can be any
                iterable of integers from 0 to 255.

        Returns:
            DNA with exactly these bytes.

        Raises:
            OutOfRange: `sequence` has fewer than 16 or more than 4096 bytes.
        """
        return cls(sequence)

    @classmethod
    def _drawn(cls: type[_Self], rng: Rng) -> _Self:
        return cls(rng.below(256) for _ in range(cls.LENGTH))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DNA) and self._sequence == other._sequence

    def __hash__(self) -> int:
        return hash(self._sequence)

    def gene(self, name: str) -> float:
        """Returns the value of one gene.

        Args:
            name: `aggression`, `curiosity`, `metabolism`, `sociability`, `speed` or
                `vision`.

        Returns:
            The value, 0.0-1.0.

        Raises:
            UnknownGene: no gene has this name.
        """
        return self._sequence[_place_of(name)] / 255.0

    def with_gene(self, name: str, value: float) -> DNA:
        """Returns a copy with one gene set to a new value.

        A gene is one byte, so the value is rounded to the nearest multiple of 1/255.

        Args:
            name: the gene to set.
            value: the new value, 0.0-1.0.

        Returns:
            The copy; the original is unchanged.

        Raises:
            UnknownGene: no gene has this name.
            OutOfRange: `value` is outside 0.0-1.0.
        """
        place = _place_of(name)
        check_range(name, value, 0.0, 1.0)
        sequence = bytearray(self._sequence)
        sequence[place] = int(value * 255.0 + 0.5)
        return DNA(sequence)

    def genes(self) -> dict[str, float]:
        """Returns the values of all genes by name, each 0.0-1.0."""
        return {name: byte / 255.0 for name, byte in zip(_GENE_NAMES, self._sequence)}

    def _metabolism(self) -> int:
        """Returns the byte of the gene that determines how long each stage takes."""
        return self._sequence[_METABOLISM]

    def _weights(self, count: int) -> list[float]:
        """Returns `count` network weights from -2.0 to 2.0. If there are too few bytes,
        they are repeated."""
        readable = cycle(self._sequence[len(_GENE_NAMES) :])
        return [_WEIGHTS[byte] for byte in islice(readable, count)]

    def sequence(self) -> bytes:
        """Returns the bytes: six genes, then the network's weights."""
        return self._sequence

    def version(self) -> int:
        """Returns the version of the sequence format."""
        return self.VERSION

    def checksum(self) -> str:
        """Returns the SHA-256 checksum of the sequence as 64 hexadecimal digits."""
        return hashlib.sha256(self._sequence).hexdigest()

    def verify(self, checksum: str) -> None:
        """Checks the sequence against a saved checksum.

        Args:
            checksum: 64 lowercase hexadecimal digits, as returned by `checksum`.

        Raises:
            ChecksumMismatch: the sequence has a different checksum.
        """
        found = self.checksum()
        if found != checksum:
            raise ChecksumMismatch(checksum, found)

    def mutate(self, rate: float, seed: int) -> DNA:
        """Returns a copy with point mutations.

        In each byte, one bit is flipped with probability `rate`.

        Args:
            rate: the probability per byte, 0.0-1.0. Use 0.01-0.1 for exploration;
                ordinary copying errors occur at rates of 0.001-0.01.
            seed: the random seed; the same seed gives the same mutant.

        Returns:
            The mutant; the original is unchanged.

        Raises:
            OutOfRange: `rate` is outside 0.0-1.0.
        """
        check_range("rate", rate, 0.0, 1.0)
        return self._mutated(rate, Rng(seed))

    def mutate_by(self, kind: Mutation, probability: float, seed: int) -> DNA:
        """Returns a copy with mutations of one type.

        The length stays between 16 and 4096 bytes: an insertion or deletion that would
        violate these limits is skipped.

        Args:
            kind: the type of mutation.
            probability: the probability per byte, 0.0-1.0; see `Mutation.probability`
                for the usual values.
            seed: the random seed; the same seed gives the same mutant.

        Returns:
            The mutant; the original is unchanged.

        Raises:
            OutOfRange: `probability` is outside 0.0-1.0.
        """
        check_range("probability", probability, 0.0, 1.0)
        return self._mutated_by(kind, probability, Rng(seed))

    def replicate(self, seed: int) -> DNA:
        """Copies the DNA with ordinary copying errors.

        Applies all four types of mutation in the order listed in `Mutation`, each with
        the higher of the two probabilities that `Mutation.probability` returns.

        Args:
            seed: the random seed; the same seed gives the same copy.

        Returns:
            The copy. Most bytes are unchanged, but insertions and deletions shift the
            bytes after them.
        """
        rng = Rng(seed)
        copy = self
        for kind in Mutation:
            _, highest = kind.probability()
            copy = copy._mutated_by(kind, highest, rng)
        return copy

    def _mutated(self, rate: float, rng: Rng) -> DNA:
        return self._mutated_by(Mutation.POINT, rate, rng)

    def _mutated_by(self, kind: Mutation, probability: float, rng: Rng) -> DNA:
        lengths = (self.MIN_LENGTH, self.MAX_LENGTH)
        return DNA(mutated(kind, self._sequence, probability, rng, *lengths))

    @staticmethod
    def crossover(first: DNA, second: DNA, seed: int) -> DNA:
        """Combines the DNA of two parents by one-point crossover.

        The child inherits the first parent's bytes up to a random point and the second
        parent's bytes after it.

        Args:
            first: the parent that contributes the start of the sequence.
            second: the parent that contributes the rest.
            seed: the random seed; the same seed gives the same child.

        Returns:
            The child's DNA, which is as long as the second parent's.
        """
        return DNA._crossed(first, second, Rng(seed))

    @staticmethod
    def _crossed(first: DNA, second: DNA, rng: Rng) -> DNA:
        shorter = min(len(first._sequence), len(second._sequence))
        point = 1 + rng.below(shorter - 1)
        return DNA(first._sequence[:point] + second._sequence[point:])

    def distance(self, other: DNA) -> float:
        """Measures the genetic distance to other DNA.

        The extra bytes of the longer sequence count as different.

        Args:
            other: the DNA to compare with.

        Returns:
            The fraction of bits that differ, from 0.0 (none) to 1.0 (all).
        """
        a, b = self._sequence, other._sequence
        longer = max(len(a), len(b))
        shared = min(len(a), len(b))
        differing = sum(bin(x ^ y).count("1") for x, y in zip(a, b))
        return (differing + (longer - shared) * 8) / (longer * 8)


def _place_of(name: str) -> int:
    place = _GENE_PLACES.get(name)
    if place is None:
        raise UnknownGene(name, _GENE_NAMES)
    return place
