"""A migration is finished on the day it is written: it asks nothing of the application's code, which goes on."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulings import migrations

MIGRATIONS = sorted(Path(migrations.__path__[0]).glob("*.py"))
OF_TODAY = ("django.apps.apps", "django.contrib.auth.get_user_model")
"""Ways to a model as it is today that do not name the application."""


def imported(source: str) -> Iterator[str]:
    """Every name that is imported anywhere in a file, with its module before it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{'.' * node.level}{node.module or ''}.{alias.name}" for alias in node.names)


def is_application(name: str) -> bool:
    """Whether it is code that changes after the migration was written."""
    is_ours = name.startswith((".", "rulings")) and not name.startswith("rulings.migrations._append_only.")
    return is_ours or name.startswith(("config", "tests")) or name in OF_TODAY


@pytest.mark.parametrize(
    "line",
    [
        "from rulings.services.casebook_index import add",
        "import rulings.models",
        "from rulings import models",
        "from ..models import Publication",
        "from django.apps import apps",
        "def create():\n    from rulings.models import Publication",
    ],
)
def test_code_of_the_application_is_known_wherever_it_is_imported(line: str) -> None:
    assert any(map(is_application, imported(line)))


def test_no_migration_imports_the_application() -> None:
    found = {path.name: [*filter(is_application, imported(path.read_text("utf-8")))] for path in MIGRATIONS}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
