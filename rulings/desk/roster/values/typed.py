"""A player as people type him: a name, a member's number, or both; and how his name is compared."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput
from rulings.desk.base.texts import Text, clean, folded
from rulings.models import ContestantKind

_BETWEEN_WORDS = re.compile(r"[\W_]+")
_WITH_NUMBER = re.compile(r"(?P<name>.*\S)\s*\((?P<number>(?=[^\s()\d]*+\d)[^\s()]++)\)")
_NUMBER = re.compile(r"(?=.*\d)[\w./-]{1,40}")
NO_NAME = _("Write the player's name.")
_BETWEEN_NAMES = " – "
"""Stands between the names of a pair, as where a file gives them."""


class Named(NamedTuple):
    """A player: his name and his member's number, each "" where it is not said."""

    name: str = ""
    number: str = ""

    def __str__(self) -> str:
        """As `read_player` reads it."""
        return f"{self.name} ({self.number})" if self.name and self.number else self.name or self.number

    def __bool__(self) -> bool:
        return bool(self.name or self.number)

    @property
    def key(self) -> str:
        """The name as it is compared."""
        return search_key(self.name)

    def is_same_number(self, other: "Named") -> bool:
        """Whether both have one and the same member's number."""
        return bool(self.number) and self.number.casefold() == other.number.casefold()

    def may_be(self, other: "Named") -> bool:
        """Whether both may be one person: the same number, or the same name and not two numbers."""
        if self.number and other.number:
            return self.is_same_number(other)
        return bool(self.key) and self.key == other.key


NOBODY = Named()
"""Where nobody is named."""


def search_key(name: str) -> str:
    """The words of a name with one blank between, without case, accents and signs: `RosterPlayer.folded`."""
    return _BETWEEN_WORDS.sub(" ", folded(name)).strip()


def read_player(text: str) -> Named:
    """What was typed, not yet checked: `Anna Nowak`, `1234`, or `Anna Nowak (1234)`; nothing for a blank.

    A word with a digit in it is a member's number.
    """
    typed = " ".join(text.split())
    both = _WITH_NUMBER.fullmatch(typed)
    if both:
        return Named(both["name"], both["number"])
    return Named(number=typed) if _NUMBER.fullmatch(typed) else Named(typed)


def read_name(text: str, field: str = "name") -> str:
    """A player's name; `BadInput` where there is none, no letter is in it, or it is too long."""
    name = " ".join(clean(text, Text.NAME, field).split())
    if not name:
        raise BadInput(NO_NAME, field)
    if not any(sign.isalpha() for sign in name):
        sentence = _("“%(name)s” is no name: there is no letter in it. Write the player's name.")
        raise BadInput(sentence % {"name": name[:40]}, field)
    return name


def read_number(text: str, field: str = "number") -> str:
    """A member's number, "" for none; `BadInput` where no digit is in it, or a sign that no number has."""
    number = text.strip()
    if number and not _NUMBER.fullmatch(number):
        sentence = _("“%(number)s” is no member's number: it needs a digit, and may have no blanks. Correct it.")
        raise BadInput(sentence % {"number": number[:40]}, field)
    return number


def is_number(text: str) -> bool:
    """Whether it may be a member's number."""
    return _NUMBER.fullmatch(text) is not None


def clean_player(player: tuple[str, str], field: str) -> Named:
    """A player as a service takes him, his name and number each "" or what may be stored."""
    name, number = player
    return Named(read_name(name, field) if name.strip() else "", read_number(number, field))


def joined(names: Iterable[str]) -> str:
    """The names of a pair as it is called."""
    return _BETWEEN_NAMES.join(name for name in names if name)


MOST_OF_A_TEAM = 8


def most_players(kind: str) -> int:
    """How many may play for a contestant of that kind."""
    return {ContestantKind.INDIVIDUAL: 1, ContestantKind.PAIR: 2}.get(ContestantKind(kind), MOST_OF_A_TEAM)
