"""What environments and networks require of their organisms."""

from .error import NotInitialized
from .organism import Tron


def check_initialized(tron: Tron, action: str) -> None:
    """Unlike _check_ready, accepts a paused organism."""
    tron._check_alive(action)
    if tron.network() is None:
        raise NotInitialized(action, "initialize_neural_network")


def lose_health(tron: Tron, amount: float) -> None:
    tron._health = max(tron._health - amount, 0.0)
