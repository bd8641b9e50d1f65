"""Which version of the product this is."""

import tomllib
from functools import cache
from importlib.metadata import version as installed
from pathlib import Path

_PROJECT = Path(__file__).parents[3] / "pyproject.toml"


@cache
def version() -> str:
    """As `pyproject.toml` has it, where the site runs from its sources; else as the installed wheel says."""
    if _PROJECT.exists():
        return str(tomllib.loads(_PROJECT.read_text(encoding="utf-8"))["project"]["version"])
    return installed("rulings-desk")
