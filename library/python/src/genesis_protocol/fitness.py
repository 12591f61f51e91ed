"""The default fitness function: how well the network's responses match the behaviors'
triggers in each situation, and how well the metabolism supports speed and vision."""

from __future__ import annotations

from typing import Callable, Optional, Sequence

from .activation import Activation
from .dna import DNA
from .error import check_range
from .life_cycle import Behavior
from .neural import NeuralNetwork

# A custom fitness function, which returns the fitness of DNA, 0.0-1.0.
Measure = Callable[[DNA], float]

# The number of network inputs: energy, danger, company and novelty.
SENSES = 4
# The behaviors that the network can respond with, in the order of its outputs.
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
    """Builds the network encoded in the DNA."""
    layers = [_HIDDEN_NEURONS, len(ANSWERS)]
    return NeuralNetwork.from_dna(
        dna, SENSES, layers, Activation.SOFTSIGN, _LEARNING_RATE
    )


def fitness_by(measure: Optional[Measure], dna: DNA, network: NeuralNetwork) -> float:
    """Computes the fitness with a custom function, or with the default one if `measure`
    is None; fails if the result is outside 0.0-1.0."""
    fitness = _fitness_of(dna, network) if measure is None else measure(dna)
    check_range("fitness", fitness, 0.0, 1.0)
    return fitness


def strongest_answer(
    network: NeuralNetwork, senses: Sequence[float]
) -> tuple[Behavior, float]:
    """Returns the behavior with the strongest output (the first one in a tie) and its
    strength."""
    strengths = _answers(network, senses)
    strength = max(strengths)
    return ANSWERS[strengths.index(strength)], strength


def train_towards(
    network: NeuralNetwork, senses: Sequence[float], wanted: Behavior
) -> float:
    """Takes one training step toward a behavior; returns the mean squared error before
    the step."""
    targets = [1.0 if answer is wanted else -1.0 for answer in ANSWERS]
    # Responses are outputs scaled by 1/2, which scales squared errors by 1/4.
    return network.train(senses, targets) / 4.0


def _fitness_of(dna: DNA, network: NeuralNetwork) -> float:
    """Computes the default fitness, 0.0-1.0."""
    return _SKILL_SHARE * _skill(network) + _BODY_SHARE * _body(dna)


def _answers(network: NeuralNetwork, senses: Sequence[float]) -> list[float]:
    """Returns the network's outputs, rescaled from [-1, 1] to [0, 1]."""
    return [(output + 1.0) / 2.0 for output in network.forward(senses)]


def _skill(network: NeuralNetwork) -> float:
    """Computes the outputs for all trials at once, which is three times as fast as
    computing them one by one; evolution spends most of its time here. Adds the terms in
    the same order as `NeuralNetwork.forward`, so the results are bit-identical."""
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
    # Random responses have a mean error of about 1/3; doubling the error uses more of
    # the scale.
    return max(1.0 - 2.0 * mean, 0.0)


def _hidden_outputs(weights: Sequence[float]) -> list[float]:
    """Returns a hidden neuron's output in each trial. The senses of trial n are the
    bits of n."""
    totals = [weights[0]]
    for weight in weights[1:]:
        totals += [total + weight for total in totals]
    return [total / (1.0 + abs(total)) for total in totals]


def _body(dna: DNA) -> float:
    genes = dna.genes()
    return 1.0 - abs(genes["metabolism"] - (genes["speed"] + genes["vision"]) / 2.0)


def _senses_in(situation: int) -> list[float]:
    """Returns a situation's senses. Each bit of its number sets one sense to 0.0 or
    1.0."""
    return [float(situation >> bit & 1) for bit in range(SENSES)]


def _wanted(
    energy: float, danger: float, company: float, novelty: float
) -> list[float]:
    """Returns the target strength of each behavior, derived from its documented
    triggers."""
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
