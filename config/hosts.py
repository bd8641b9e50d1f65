"""The names under which the site is asked: those of the environment, and one more for the time of a single request."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_MORE: ContextVar[str] = ContextVar("more", default="")


class Hosts(list[str]):
    """ALLOWED_HOSTS as Django reads it. What `also` names is not there for any other request."""

    def __iter__(self) -> Iterator[str]:
        yield from super().__iter__()
        if more := _MORE.get():
            yield more


@contextmanager
def also(host: str) -> Iterator[None]:
    """Within, this name is one of them; "" for none."""
    token = _MORE.set(host)
    try:
        yield
    finally:
        _MORE.reset(token)
