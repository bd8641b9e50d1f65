"""Whatever stands in the texts that people type, no page and no PDF costs much: every page, with every nasty text."""

from collections.abc import Iterator
from itertools import cycle, islice
from time import process_time

import pytest
from django.db import models
from django.test import Client

from rulings.desk.people.queries.erasable import PLACES
from rulings.laws.practice.levels import Level, chosen
from rulings.models import AuditText, Poll, Ruling, Session, User
from tests.desk.conftest import signed_in
from tests.desk.test_page_sizes import full_desk
from tests.factories import make_report

NASTY = {
    "a long word": "x" * 10_000,
    "suits": "♠" * 10_000,
    "suits and spaces": "♥ " * 5_000,
    "sides of a table": "Aa-Aa" * 2_000,
    "signs to be escaped": "<&\"'" * 2_500,
    "accents on accents": "a" + "\u0301" * 9_999,
    "lines": "x\n" * 299,
    "blanks": "x" + " " * 9_998 + "x",
    "both directions": "\u202e\u05d0\u202d" * 3_333,
}
MOST_SECONDS, MOST_BYTES = 3.0, 4_000_000
STAYS = {Ruling, AuditText}
"""What the database lets nobody change; a ruling's own words are the report's."""


@pytest.mark.parametrize("first", range(0, len(NASTY), 3))
def test_no_text_makes_a_page_dear(first: int, session: Session, dora: User, rev: User) -> None:
    """Every column gets every third of the texts, one after the other."""
    addresses, texts = full_desk(1, session, dora, rev), cycle(NASTY.values())
    for text in islice(texts, first, first + 3):
        make_report(dora, session, narrative=text)
    for (model, column, most), text in zip(columns(), texts, strict=False):
        model._default_manager.update(**{column: text[:most].strip()})
    member, anybody = signed_in(rev), Client()
    chosen(Level.EXAM, seed=0, number=1)  # What a worker has loaded before its first visitor comes.
    dear = {name: cost for name, address in addresses.items() if (cost := too_dear(member, anybody, address))}
    assert dear == {}


def columns() -> Iterator[tuple[type[models.Model], str, int]]:
    """Every free text that people type, with how long it may be."""
    for place in PLACES:
        for column in place.texts:
            field = place.model._meta.get_field(column)
            if place.model not in STAYS and isinstance(field, models.CharField | models.TextField):
                yield place.model, column, field.max_length or (1_000 if place.model is Poll else 10_000)


def too_dear(member: Client, anybody: Client, address: str) -> str:
    """What is too much about a page; nothing where it is cheap."""
    by_link = (
        "/join/",
        "/password/",
        "/begin/",
        "/notices/confirm/",
        "/notices/stop/",
        "/calendar/",
        "/practice/sitting/",
    )
    is_secret = address.startswith(("/r/", "/p/", "/t/", "/door/", "/screen/", *by_link))
    begun = process_time()
    page = (anybody if is_secret else member).get(address)
    spent = process_time() - begun
    wrong = [
        "" if page.status_code == 200 else f"status {page.status_code}",
        "" if spent < MOST_SECONDS else f"{spent:.1f} seconds",
        "" if len(page.content) < MOST_BYTES else f"{len(page.content)} bytes",
    ]
    return ", ".join(filter(None, wrong))
