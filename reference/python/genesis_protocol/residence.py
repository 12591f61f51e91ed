"""What an environment or a network asks of an organism that lives there."""

from .error import NotInitialized


def check_initialized(tron, action):
    """Unlike _check_ready, it lets a paused organism pass."""
    tron._check_alive(action)
    if tron.network() is None:
        raise NotInitialized(action, "initialize_neural_network")


def lose_health(tron, amount):
    tron._health = max(tron._health - amount, 0.0)
