#!/usr/bin/env python
"""The command line's door to the project."""

import os
import sys

from config.refusing import in_a_sentence


def main() -> None:
    """Run the command named on the command line."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    try:
        from django.core.management import execute_from_command_line
    except ImportError as missing:
        raise SystemExit("Django is not installed for this Python; run it from .venv (`make install`).") from missing
    with in_a_sentence():
        execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
