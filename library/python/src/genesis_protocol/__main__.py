"""Runs the command-line tool as `python -m genesis_protocol`."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
