"""`genesis simulate`: simulates organisms in an environment with food."""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Tuple

from ..dna import DNA
from ..environment import Environment
from ..life_cycle import Behavior
from ..organism import Tron
from . import terminal
from .arguments import Options
from .dna import LARGEST_SEED

_WIDTH = 200
_HEIGHT = 100
# The approximate number of rows in the table; the other formats contain every step.
_ROWS = 10
# The behaviors that a network can respond with, in the order of the columns.
_BEHAVIORS = (
    Behavior.EXPLORATION,
    Behavior.CONSERVATION,
    Behavior.SOCIAL,
    Behavior.AGGRESSIVE,
)


@dataclass(frozen=True)
class _Settings:
    organisms: int
    steps: int
    food: float
    seed: int


@dataclass(frozen=True)
class _Row:
    step: int
    living: int
    food: float
    # The mean energy of all living organisms; 0.0 if there are none.
    energy: float
    # The number of organisms with each behavior.
    behaviors: Tuple[int, ...]


def run(arguments: List[str]) -> None:
    names = ["--organisms", "--steps", "--food", "--seed"]
    options = Options(arguments, names, ["--json", "--csv"])
    organisms = options.whole("--organisms", 40, 1, 1_000)
    settings = _Settings(
        organisms=organisms,
        steps=options.whole("--steps", 200, 1, 1_000_000),
        food=options.number("--food", organisms / 2, 0, 1_000_000),
        seed=options.whole("--seed", 42, 0, LARGEST_SEED),
    )
    format = options.format(["--json", "--csv"])
    rows = _simulate(settings)
    if format == "--json":
        terminal.write(_json(settings, rows))
    elif format == "--csv":
        terminal.write(_csv(rows))
    else:
        terminal.write(_text(settings, rows))


def _simulate(settings: _Settings) -> List[_Row]:
    land = Environment.with_seed(_WIDTH, _HEIGHT, settings.seed)
    land.add_resource("food", settings.food)
    for index in range(settings.organisms):
        tron = Tron(DNA.from_seed((settings.seed + index) & LARGEST_SEED))
        tron.initialize_neural_network()
        land.add_organism(tron)
    rows = [_row(land)]
    with terminal.Progress(settings.steps, "steps") as progress:
        for step in range(1, settings.steps + 1):
            land.step()
            progress.show(step)
            rows.append(_row(land))
    return rows


def _row(land: Environment) -> _Row:
    state = land.state()
    organisms = land.organisms()
    total = 0.0
    for tron in organisms:
        total += tron.energy()
    shown = [tron.behavior() for tron in organisms]
    return _Row(
        step=state.step,
        living=state.organism_count,
        food=state.total_resources,
        energy=total / max(len(organisms), 1),
        behaviors=tuple(shown.count(behavior) for behavior in _BEHAVIORS),
    )


def _text(settings: _Settings, rows: List[_Row]) -> str:
    text = (
        f"{settings.organisms} organisms on {_WIDTH} x {_HEIGHT}, {settings.steps} steps, "
        f"seed {settings.seed}\n\n"
        "      step  living    food  energy  exploring  conserving  social  aggressive\n"
    )
    step = max(settings.steps // _ROWS, 1)
    for row in rows:
        if row.step % step == 0 or row.step == settings.steps:
            exploring, conserving, social, aggressive = row.behaviors
            text += (
                f"{row.step:>10}  {row.living:>6}  {row.food:>6.2f}  {row.energy:>6.3f}  "
                f"{exploring:>9}  {conserving:>10}  {social:>6}  {aggressive:>10}\n"
            )
    return text


def _csv(rows: List[_Row]) -> str:
    text = "step,living,food,energy,exploring,conserving,social,aggressive\n"
    for row in rows:
        counts = ",".join(map(str, row.behaviors))
        text += f"{row.step},{row.living},{row.food:.6f},{row.energy:.6f},{counts}\n"
    return text


def _json(settings: _Settings, rows: List[_Row]) -> str:
    lines: List[str] = []
    for row in rows:
        exploring, conserving, social, aggressive = row.behaviors
        lines.append(
            f'    {{ "step": {row.step}, "living": {row.living}, "food": {row.food:.6f}, '
            f'"energy": {row.energy:.6f}, "exploring": {exploring}, '
            f'"conserving": {conserving}, "social": {social}, "aggressive": {aggressive} }}'
        )
    history = ",\n".join(lines)
    return (
        f'{{\n  "organisms": {settings.organisms},\n  "steps": {settings.steps},\n'
        f'  "food": {settings.food:.6f},\n  "seed": {settings.seed},\n'
        f'  "history": [\n{history}\n  ]\n}}\n'
    )
