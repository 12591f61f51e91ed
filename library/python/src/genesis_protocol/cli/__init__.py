"""The command-line tool for Genesis Protocol. The Rust crate has the same tool with the
same output."""

from __future__ import annotations

import os
import sys
from typing import Callable, Dict, List, Optional

from ..error import Error
from ..version import VERSION
from . import chat, dna, evolve, simulate, terminal
from .failure import RunFailure, UsageFailure
from .help import GENESIS, HELP

_COMMANDS: Dict[str, Callable[[List[str]], None]] = {
    "dna": dna.run,
    "evolve": evolve.run,
    "simulate": simulate.run,
    "chat": chat.run,
}


def main(arguments: Optional[List[str]] = None) -> int:
    """Runs the tool and returns its exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    command = given[0] if given else "--help"
    try:
        return _run(command, given[1:])
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # A closed pipe, for example to head, is not a failure. Without this, Python
        # would report it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(command: str, rest: List[str]) -> int:
    if command in ("--help", "-h", "help"):
        terminal.write(GENESIS)
        return 0
    if command in ("--version", "-V"):
        terminal.write(f"genesis {VERSION}\n")
        return 0
    run = _COMMANDS.get(command)
    if run is None:
        message = f'there is no command "{command}"'
        return _fail("genesis", message, "genesis --help", 2)
    program = f"genesis {command}"
    if "--help" in rest or "-h" in rest:
        terminal.write(HELP[command])
        return 0
    try:
        run(rest)
    except UsageFailure as failure:
        return _fail(program, str(failure), f"{program} --help", 2)
    except (RunFailure, Error) as failure:
        return _fail(program, str(failure), "", 1)
    return 0


def _fail(program: str, message: str, hint: str, code: int) -> int:
    sys.stderr.write(f"{program}: {message}\n")
    if hint:
        sys.stderr.write(f'Try "{hint}".\n')
    return code
