"""How far an import has come, told at each of its steps to whoever listens, who may end it. Stores nothing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from rulings.desk.imports.values import Step

_Listener = Callable[[Step, int], None]
"""Is told which step begins, and of how many results; what it raises ends the import, and nothing of it is stored."""
_LISTENER: ContextVar[_Listener | None] = ContextVar("listener", default=None)


@contextmanager
def told_to(listener: _Listener) -> Iterator[None]:
    """Who listens to the imports within."""
    token = _LISTENER.set(listener)
    try:
        yield
    finally:
        _LISTENER.reset(token)


def begin(step: Step, results: int = 0) -> None:
    """Say that a step begins, of so many results, 0 where nobody knows yet."""
    listener = _LISTENER.get()
    if listener is not None:
        listener(step, results)
