"""The reference model of Genesis Protocol, with the same numbers as the Rust crate of the same name."""

from .config import EvolutionConfig
from .dna import DNA
from .error import (
    AlreadyInitialized,
    Error,
    NotInitialized,
    OutOfRange,
    Terminated,
    UnknownGene,
    WrongCount,
)
from .life_cycle import Behavior, Stage, State
from .neural import Activation, NeuralNetwork
from .organism import Surroundings, Tron
from .population import Population

__version__ = "0.1.0"

__all__ = [
    "Activation",
    "AlreadyInitialized",
    "Behavior",
    "DNA",
    "Error",
    "EvolutionConfig",
    "NeuralNetwork",
    "NotInitialized",
    "OutOfRange",
    "Population",
    "Stage",
    "State",
    "Surroundings",
    "Terminated",
    "Tron",
    "UnknownGene",
    "WrongCount",
]
