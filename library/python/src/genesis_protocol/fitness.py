"""What makes an organism fit: answering every situation as the behavior triggers ask, with a body whose
metabolism supports its speed and vision."""

from __future__ import annotations

from typing import Callable, Optional, Sequence

from .activation import Activation
from .dna import DNA
from .error import check_range
from .life_cycle import Behavior
from .neural import NeuralNetwork

# A measure of the caller's own: the fitness of DNA, 0.0-1.0.
Measure = Callable[[DNA], float]

# What the network senses: energy, danger, company and novelty.
SENSES = 4
# What the network can answer, in the order of its outputs.
ANSWERS = (
    Behavior.EXPLORATION,
    Behavior.CONSERVATION,
    Behavior.SOCIAL,
    Behavior.AGGRESSIVE,
)
_HIDDEN_NEURONS = 6
_LEARNING_RATE = 0.01
_SKILL_SHARE = 0.75
_BODY_SHARE = 0.25


def network_of(dna: DNA) -> NeuralNetwork:
    """The network that DNA describes."""
    layers = [_HIDDEN_NEURONS, len(ANSWERS)]
    return NeuralNetwork.from_dna(
        dna, SENSES, layers, Activation.SOFTSIGN, _LEARNING_RATE
    )


def fitness_by(measure: Optional[Measure], dna: DNA, network: NeuralNetwork) -> float:
    """The fitness by a measure of the caller's own, or by how well an organism copes where the measure is
    None; fails when it lies outside 0.0-1.0."""
    fitness = _fitness_of(dna, network) if measure is None else measure(dna)
    check_range("fitness", fitness, 0.0, 1.0)
    return fitness


def strongest_answer(
    network: NeuralNetwork, senses: Sequence[float]
) -> tuple[Behavior, float]:
    """The behavior that the network answers most strongly, the first in case of a tie, and its strength."""
    strengths = _answers(network, senses)
    strength = max(strengths)
    return ANSWERS[strengths.index(strength)], strength


def train_towards(
    network: NeuralNetwork, senses: Sequence[float], wanted: Behavior
) -> float:
    """Takes one step of training toward a behavior; returns the mean squared error of the answers
    before."""
    targets = [1.0 if answer is wanted else -1.0 for answer in ANSWERS]
    # Outputs are twice as far apart as the answers made of them, and their squares four times.
    return network.train(senses, targets) / 4.0


def _fitness_of(dna: DNA, network: NeuralNetwork) -> float:
    """How well an organism with this DNA copes, 0.0-1.0."""
    return _SKILL_SHARE * _skill(network) + _BODY_SHARE * _body(dna)


def _answers(network: NeuralNetwork, senses: Sequence[float]) -> list[float]:
    """The outputs of the network, moved from -1.0-1.0 to 0.0-1.0."""
    return [(output + 1.0) / 2.0 for output in network.forward(senses)]


def _skill(network: NeuralNetwork) -> float:
    """Computes what _answers does, for all trials together and three times as fast: evolution spends most
    of its time here. The additions have the same order, so the results are equal to the last bit.
    """
    weights = network._weights
    hidden = [_hidden_outputs(weights[start : start + 5]) for start in range(0, 30, 5)]
    outputs = [weights[start : start + 7] for start in range(30, 58, 7)]
    error = 0.0
    for (h0, h1, h2, h3, h4, h5), (_, wanted) in zip(zip(*hidden), _TRIALS):
        for (bias, w0, w1, w2, w3, w4, w5), right in zip(outputs, wanted):
            total = bias + w0 * h0 + w1 * h1 + w2 * h2 + w3 * h3 + w4 * h4 + w5 * h5
            answer = (total / (1.0 + abs(total)) + 1.0) / 2.0
            error += abs(answer - right)
    mean = error / (len(_TRIALS) * len(ANSWERS))
    # Answers drawn blindly are wrong by about a third; twice the error uses the whole scale.
    return max(1.0 - 2.0 * mean, 0.0)


def _hidden_outputs(weights: Sequence[float]) -> list[float]:
    """What a hidden neuron gives in each trial. Trial n has the senses that are bits of n."""
    totals = [weights[0]]
    for weight in weights[1:]:
        totals += [total + weight for total in totals]
    return [total / (1.0 + abs(total)) for total in totals]


def _body(dna: DNA) -> float:
    genes = dna.genes()
    return 1.0 - abs(genes["metabolism"] - (genes["speed"] + genes["vision"]) / 2.0)


def _senses_in(situation: int) -> list[float]:
    """Every sense is either absent or full: one bit of the situation's number each."""
    return [float(situation >> bit & 1) for bit in range(SENSES)]


def _wanted(
    energy: float, danger: float, company: float, novelty: float
) -> list[float]:
    """How strongly each behavior is called for, from its documented triggers."""
    hunger = 1.0 - energy
    return [
        (hunger + novelty) / 2.0,
        (hunger + danger) / 2.0,
        1.0 - company,
        (danger + company) / 2.0,
    ]


_TRIALS = [
    (_senses_in(situation), _wanted(*_senses_in(situation)))
    for situation in range(1 << SENSES)
]
