"""What a module of tests makes once, and what each of them does to it, is taken back."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import connection, transaction


@contextmanager
def made_once(django_db_blocker: Any) -> Iterator[None]:
    """Within, what is stored is there for all tests of a module; at the end all of it is taken back.

    Django closes its connection after each test, with which it would go: here it does not.
    """
    with django_db_blocker.unblock(), transaction.atomic(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "close", lambda: None)
        yield
        transaction.set_rollback(True)
