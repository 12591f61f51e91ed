"""What an environment or a network asks of an organism that lives there."""

from .error import NotInitialized
from .organism import Tron


def check_initialized(tron: Tron, action: str) -> None:
    """Unlike _check_ready, it lets a paused organism pass."""
    tron._check_alive(action)
    if tron.network() is None:
        raise NotInitialized(action, "initialize_neural_network")


def lose_health(tron: Tron, amount: float) -> None:
    tron._health = max(tron._health - amount, 0.0)
