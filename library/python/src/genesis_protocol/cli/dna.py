"""`genesis dna`: shows the DNA generated from a seed."""

from __future__ import annotations

from typing import List

from ..dna import DNA
from . import terminal
from .arguments import Options

LARGEST_SEED = 2**64 - 1
_BYTES_PER_LINE = 16


def run(arguments: List[str]) -> None:
    options = Options(arguments, ["--seed"], ["--json"])
    seed = options.whole("--seed", 42, 0, LARGEST_SEED)
    dna = DNA.from_seed(seed)
    is_json = options.format(["--json"]) == "--json"
    terminal.write(_json(seed, dna) if is_json else _text(seed, dna))


def _text(seed: int, dna: DNA) -> str:
    text = f"DNA of seed {seed}\n\nchecksum     {dna.checksum()}\n\n"
    for name, value in dna.genes().items():
        text += f"{name:<12} {value:.3f}\n"
    sequence = dna.sequence()
    text += f"\n{len(sequence)} bytes\n"
    for start in range(0, len(sequence), _BYTES_PER_LINE):
        line = sequence[start : start + _BYTES_PER_LINE]
        text += " ".join(f"{byte:02x}" for byte in line) + "\n"
    return text


def _json(seed: int, dna: DNA) -> str:
    return (
        f'{{\n  "seed": {seed},\n  "checksum": "{dna.checksum()}",\n'
        f'  "genes": {genes(dna)},\n  "sequence": "{dna.sequence().hex()}"\n}}\n'
    )


def genes(dna: DNA) -> str:
    """Formats the genes as a JSON object on one line."""
    pairs = [f'"{name}": {value:.6f}' for name, value in dna.genes().items()]
    return f"{{ {', '.join(pairs)} }}"
