"""Why a command ended without doing what it was asked to."""


class UsageFailure(Exception):
    """The arguments can't be understood: exit code 2."""


class RunFailure(Exception):
    """Something went wrong at run time: exit code 1."""
