"""`genesis evolve`: evolves a population."""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Tuple

from ..config import EvolutionConfig
from ..organism import Tron
from ..population import Generation, Population
from . import terminal
from .arguments import Options
from .dna import LARGEST_SEED, genes

# The approximate number of rows in the table; the other formats contain every
# generation.
_ROWS = 10


@dataclass(frozen=True)
class _Settings:
    population: int
    generations: int
    mutation_rate: float
    crossover_rate: float
    seed: int


def run(arguments: List[str]) -> None:
    options = Options(
        arguments,
        [
            "--population",
            "--generations",
            "--mutation-rate",
            "--crossover-rate",
            "--seed",
        ],
        ["--json", "--csv"],
    )
    settings = _Settings(
        population=options.whole("--population", 100, 10, 10_000),
        generations=options.whole("--generations", 100, 1, 1_000_000),
        mutation_rate=options.number("--mutation-rate", 0.01, 0.001, 0.1),
        crossover_rate=options.number("--crossover-rate", 0.8, 0.1, 0.9),
        seed=options.whole("--seed", 42, 0, LARGEST_SEED),
    )
    format = options.format(["--json", "--csv"])
    history, best = _evolve(settings)
    if format == "--json":
        terminal.write(_json(settings, history, best))
    elif format == "--csv":
        terminal.write(_csv(history))
    else:
        terminal.write(_text(settings, history, best))


def _evolve(settings: _Settings) -> Tuple[List[Generation], Tron]:
    config = (
        EvolutionConfig.default()
        .population_size(settings.population)
        .generations(settings.generations)
        .mutation_rate(settings.mutation_rate)
        .crossover_rate(settings.crossover_rate)
        .seed(settings.seed)
    )
    population = Population(config)
    population.initialize()
    first = Generation(0, population.best_fitness(), population.average_fitness())
    history = [first]
    with terminal.Progress(settings.generations, "generations") as progress:
        for generation in population.stream():
            progress.show(generation.number)
            history.append(generation)
    return history, population.organisms()[0]


def _text(settings: _Settings, history: List[Generation], best: Tron) -> str:
    text = (
        f"{settings.population} organisms, {settings.generations} generations, "
        f"seed {settings.seed}\n\ngeneration   best  average\n"
    )
    step = max(settings.generations // _ROWS, 1)
    for row in history:
        if row.number % step == 0 or row.number == settings.generations:
            text += f"{row.number:>10}  {row.best_fitness:.3f}    {row.average_fitness:.3f}\n"
    text += f"\nfittest organism\nchecksum     {best.dna().checksum()}\n"
    for name, value in best.dna().genes().items():
        text += f"{name:<12} {value:.3f}\n"
    return text


def _csv(history: List[Generation]) -> str:
    text = "generation,best_fitness,average_fitness\n"
    for row in history:
        text += f"{row.number},{row.best_fitness:.6f},{row.average_fitness:.6f}\n"
    return text


def _json(settings: _Settings, history: List[Generation], best: Tron) -> str:
    rows = [
        f'    {{ "generation": {row.number}, "best_fitness": {row.best_fitness:.6f}, '
        f'"average_fitness": {row.average_fitness:.6f} }}'
        for row in history
    ]
    all_rows = ",\n".join(rows)
    text = "{\n"
    for name, value in [
        ("population", str(settings.population)),
        ("generations", str(settings.generations)),
        ("mutation_rate", f"{settings.mutation_rate:.6f}"),
        ("crossover_rate", f"{settings.crossover_rate:.6f}"),
        ("seed", str(settings.seed)),
        ("history", f"[\n{all_rows}\n  ]"),
        ("best_checksum", f'"{best.dna().checksum()}"'),
    ]:
        text += f'  "{name}": {value},\n'
    return text + f'  "best_genes": {genes(best.dna())}\n}}\n'
