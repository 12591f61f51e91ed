"""Lets the command-line tool run as `python -m genesis_protocol`."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
