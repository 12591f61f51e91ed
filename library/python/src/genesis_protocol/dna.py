from __future__ import annotations

import hashlib
from itertools import count
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
_next_seed = count(DEFAULT_SEED)


class DNA:
    """The heritable part of an organism: a sequence of bytes, read as genes and as neural weights.

    Each of the first six bytes is a named gene; the rest are the weights of the neural network.
    """

    # The length of a new sequence in bytes: six genes and one byte for each neural weight.
    LENGTH = 64
    # The shortest and the longest sequence that can be read.
    MIN_LENGTH = 16
    MAX_LENGTH = 4096
    # The version of the sequence format.
    VERSION = 1

    def __init__(self, sequence: Iterable[int]) -> None:
        self._sequence = bytes(sequence)
        check_range(
            "sequence length", len(self._sequence), self.MIN_LENGTH, self.MAX_LENGTH
        )
        self._checksum = hashlib.sha256(self._sequence).hexdigest()

    @classmethod
    def random(cls: type[_Self]) -> _Self:
        """New DNA. The first call in a program uses seed 42, the second 43, and so on, so that every
        run of the program gives the same organisms."""
        return cls.from_seed(next(_next_seed))

    @classmethod
    def from_seed(cls: type[_Self], seed: int) -> _Self:
        """The DNA that belongs to a seed, as for every seed any whole number from 0 to 2**64 - 1."""
        return cls._drawn(Rng(seed))

    @classmethod
    def from_sequence(cls: type[_Self], sequence: Iterable[int]) -> _Self:
        """DNA from bytes of your own, such as a saved sequence; fails unless there are 16 to 4096 of them."""
        return cls(sequence)

    @classmethod
    def _drawn(cls: type[_Self], rng: Rng) -> _Self:
        return cls(rng.below(256) for _ in range(cls.LENGTH))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DNA) and self._sequence == other._sequence

    def __hash__(self) -> int:
        return hash(self._sequence)

    def gene(self, name: str) -> float:
        """The value of one gene, 0.0-1.0."""
        return self._sequence[_place_of(name)] / 255.0

    def with_gene(self, name: str, value: float) -> DNA:
        """Makes a copy with one gene set, 0.0-1.0. A gene is one byte, so the value becomes the nearest of
        256 steps."""
        place = _place_of(name)
        check_range(name, value, 0.0, 1.0)
        sequence = bytearray(self._sequence)
        sequence[place] = int(value * 255.0 + 0.5)
        return DNA(sequence)

    def genes(self) -> dict[str, float]:
        """All genes by name, each 0.0-1.0."""
        return {name: byte / 255.0 for name, byte in zip(_GENE_NAMES, self._sequence)}

    def _metabolism(self) -> int:
        """The byte of the gene that sets the pace of life."""
        return self._sequence[_METABOLISM]

    def _weights(self, count: int) -> list[float]:
        """As many neural weights from -2.0 to 2.0; a short sequence is read again from its first weight."""
        readable = self._sequence[len(_GENE_NAMES) :]
        return [(readable[i % len(readable)] - 127.5) / 63.75 for i in range(count)]

    def sequence(self) -> bytes:
        """The bytes: six genes, then the neural weights."""
        return self._sequence

    def version(self) -> int:
        """The version of the sequence format."""
        return self.VERSION

    def checksum(self) -> str:
        """The SHA-256 checksum of the sequence in hexadecimal digits."""
        return self._checksum

    def verify(self, checksum: str) -> None:
        """Checks that the sequence is the one that a checksum was made of."""
        if self._checksum != checksum:
            raise ChecksumMismatch(checksum, self._checksum)

    def mutate(self, rate: float, seed: int) -> DNA:
        """Makes a copy with point mutations: each byte has one bit flipped with probability rate,
        0.0-1.0."""
        check_range("rate", rate, 0.0, 1.0)
        return self._mutated(rate, Rng(seed))

    def mutate_by(self, kind: Mutation, probability: float, seed: int) -> DNA:
        """Makes a copy with mutations of one kind, with the probability for each byte, 0.0-1.0. The length
        stays from 16 to 4096 bytes: what would go beyond does not happen."""
        check_range("probability", probability, 0.0, 1.0)
        return self._mutated_by(kind, probability, Rng(seed))

    def replicate(self, seed: int) -> DNA:
        """Copies the DNA as nature does, with ordinary copying errors: all four kinds of mutation in
        order, each at the highest rate that Mutation.probability gives for it."""
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
        """Crosses two parents: the child begins like the first and, from a point drawn with the seed,
        continues like the second."""
        return DNA._crossed(first, second, Rng(seed))

    @staticmethod
    def _crossed(first: DNA, second: DNA, rng: Rng) -> DNA:
        shorter = min(len(first._sequence), len(second._sequence))
        point = 1 + rng.below(shorter - 1)
        return DNA(first._sequence[:point] + second._sequence[point:])

    def distance(self, other: DNA) -> float:
        """How much two sequences differ: the share of bits, from 0.0 for equal DNA to 1.0. What only the
        longer one has counts as different."""
        a, b = self._sequence, other._sequence
        longer = max(len(a), len(b))
        shared = min(len(a), len(b))
        differing = sum(bin(x ^ y).count("1") for x, y in zip(a, b))
        return (differing + (longer - shared) * 8) / (longer * 8)


def _place_of(name: str) -> int:
    if name not in _GENE_NAMES:
        raise UnknownGene(name, _GENE_NAMES)
    return _GENE_NAMES.index(name)
