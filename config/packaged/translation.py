"""Sentences in the language that is active, from the catalogues beside this file, by Python's own gettext.

The functions of `django.utils.translation` that the wording of the laws takes, under the same names. Each thread, and
each task of asyncio, has its own language: English until it says otherwise.
"""

import gettext as catalogues
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_DOMAIN = "bridge_laws"
_ACTIVE: ContextVar[str] = ContextVar("language", default="en")


class Promise:
    """A sentence that is put into the language that is active when it is read."""

    __slots__ = ("_context", "_text")

    def __init__(self, text: str, context: str | None = None) -> None:
        self._text, self._context = text, context

    def __str__(self) -> str:
        return gettext(self._text) if self._context is None else pgettext(self._context, self._text)

    def __repr__(self) -> str:
        return f"Promise({self._text!r})"


@contextmanager
def override(language: str) -> Iterator[None]:
    """The language of what is said meanwhile."""
    before = _ACTIVE.set(language)
    try:
        yield
    finally:
        _ACTIVE.reset(before)


def gettext(text: str) -> str:
    return _catalogue(_ACTIVE.get()).gettext(text)


def pgettext(context: str, text: str) -> str:
    return _catalogue(_ACTIVE.get()).pgettext(context, text)


def gettext_lazy(text: str) -> Promise:
    return Promise(text)


def pgettext_lazy(context: str, text: str) -> Promise:
    return Promise(text, context)


@cache
def _catalogue(language: str) -> catalogues.NullTranslations:
    """That of the language; English sentences are their own."""
    return catalogues.translation(_DOMAIN, _HERE / "locale", [language], fallback=language == "en")
