"""Why a command failed."""


class UsageFailure(Exception):
    """The arguments are invalid: exit code 2."""


class RunFailure(Exception):
    """A failure at run time: exit code 1."""
