"""Digital organisms with DNA, neural networks and evolution. Computes the same numbers
as the Rust crate."""

from .activation import Activation
from .cluster import ClusterConfig, ClusterStatistics, Decision
from .config import EvolutionConfig
from .dna import DNA
from .environment import Environment, EnvironmentState
from .error import (
    AlreadyInCluster,
    AlreadyInitialized,
    ChecksumMismatch,
    ClusterFull,
    Error,
    NameTaken,
    NotInCluster,
    NotInitialized,
    NotTrainable,
    OutOfRange,
    OutOfReach,
    Paused,
    RateLimited,
    Terminated,
    UnknownGene,
    UnknownName,
    WrongCount,
)
from .life_cycle import Behavior, Stage, State
from .message import Gossip, NeuralMessage
from .mutation import Mutation
from .network import Network
from .neural import NeuralNetwork
from .operator import GeneticOperator
from .organism import Tron
from .population import Generation, Population
from .rate_limiter import RateLimiter
from .surroundings import Position, Surroundings
from .version import VERSION

__version__ = VERSION

__all__ = [
    "Activation",
    "AlreadyInCluster",
    "AlreadyInitialized",
    "Behavior",
    "ChecksumMismatch",
    "ClusterConfig",
    "ClusterFull",
    "ClusterStatistics",
    "DNA",
    "Decision",
    "Environment",
    "EnvironmentState",
    "Error",
    "EvolutionConfig",
    "Generation",
    "GeneticOperator",
    "Gossip",
    "Mutation",
    "NameTaken",
    "Network",
    "NeuralMessage",
    "NeuralNetwork",
    "NotInCluster",
    "NotInitialized",
    "NotTrainable",
    "OutOfRange",
    "OutOfReach",
    "Paused",
    "Population",
    "Position",
    "RateLimited",
    "RateLimiter",
    "Stage",
    "State",
    "Surroundings",
    "Terminated",
    "Tron",
    "UnknownGene",
    "UnknownName",
    "WrongCount",
]
