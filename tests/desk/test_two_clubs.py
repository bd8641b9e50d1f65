"""Two clubs on one site know nothing of each other: no page, act, search or refusal of one has a word of the other.

In the other club every word that somebody may type is marked. All addresses of the house are asked for, those of this
club's rows and those of the other's, by who may see most here and by visitors, with the mark as what is looked for.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from django.db import models
from django.db.models import Value
from django.db.models.functions import Concat, Substr
from django.test import Client

from rulings.desk.people.queries.erasable import PLACES
from rulings.models import (
    AuditText,
    CaseCopy,
    Club,
    FollowedCasebook,
    Publication,
    RegulationProfile,
    Ruling,
    Session,
    User,
)
from tests.desk.conftest import signed_in
from tests.desk.test_rights import ACTS, FOR_ALL, FOR_ANY_MEMBER, FORBIDDEN, OF_THE_SITE, PAGES, Desk, make_desk
from tests.keeping import made_once

LOOKED_FOR, MARK = "qxzw", "Geheim"
"""What is typed into every search, and what stands behind it in the other club: a page may say what was looked for."""
PUBLIC = {Publication, Ruling, AuditText}
"""What everybody may read, or nobody may change."""


@pytest.fixture(scope="module")
def both(django_db_setup: None, django_db_blocker: Any) -> Iterator[tuple[Desk, Desk]]:
    """This club's desk, and the other's, whose words are marked."""
    with made_once(django_db_blocker):
        there = make_desk()
        other = Club.objects.get(slug="ponte")
        mark(other)
        rename(other)
        yield make_desk(), there


def mark(club: Club) -> None:
    """Every text that is no code, and every name of its people, begins with the mark."""
    marked = 0
    for place in PLACES:
        if place.model in PUBLIC:
            continue
        rows = place.model._default_manager.filter(pk__in=list(of_club(place.model, place.club, club)))
        for name in (*place.names, *place.texts):
            column = place.model._meta.get_field(name)
            if isinstance(column, models.CharField | models.TextField):
                longest = column.max_length or 10_000
                text = Concat(Value(f"{LOOKED_FOR} {MARK} "), name, output_field=models.TextField())
                marked += rows.update(**{name: Substr(text, 1, longest)})
    assert marked > 50
    looked_for = f"{LOOKED_FOR} {MARK}"
    CaseCopy.objects.filter(casebook__club=club).update(title=looked_for, words=f" {LOOKED_FOR} {MARK.lower()} ")
    FollowedCasebook.objects.filter(club=club).update(title=looked_for)
    people = User.objects.filter(memberships__club=club)
    people.update(username=Concat(Value(f"{LOOKED_FOR}{MARK}"), "username"), first_name=MARK, email=f"{MARK}@a.org")


def of_club(model: type[models.Model], path: str, club: Club) -> Any:
    return model._default_manager.filter(**{path: club.pk}).values_list("pk", flat=True)


def rename(club: Club) -> None:
    """Names that only one of both may have."""
    club.slug, club.name = f"arno{MARK.lower()}", f"{LOOKED_FOR} {MARK} Arno"
    club.save()
    RegulationProfile.objects.filter(sessions__event__club=club).update(club=club, name=f"{LOOKED_FOR} {MARK} rules")
    for session in Session.objects.filter(event__club=club):
        session.slug = f"{session.slug}-{MARK.lower()}"
        session.save()


@pytest.fixture
def here(both: tuple[Desk, Desk], db: None) -> Desk:
    return both[0]


def browsers() -> list[Client]:
    """A visitor, the chief director and the administrator of this club."""
    return [Client(), *(signed_in(User.objects.get(username=name)) for name in ("rev", "olga"))]


def asked(browser: Client, address: str) -> str:
    """What is read at an address, looking for the mark in every way that a page has."""
    names = ("q", "name", "words", "player", "search", "text", "about")
    answer = browser.get(address, dict.fromkeys(names, LOOKED_FOR))
    whole = b"".join(answer.streaming_content) if answer.streaming else answer.content
    answer.close()
    return whole.decode(errors="replace") + str(answer.headers)


def is_told(said: str) -> bool:
    return MARK.casefold() in said.casefold()


def test_the_marks_are_read_by_who_may_read_them(both: tuple[Desk, Desk], here: Desk) -> None:
    """So that what follows would find one."""
    dora = signed_in(User.objects.get(username=f"{LOOKED_FOR}{MARK}dora"))
    report = both[1].numbers["open_report"]
    for address in ("/", "/players/", f"/reports/{report}/", f"/sessions/tuesday-{MARK.lower()}/", "/profiles/"):
        assert is_told(asked(dora, address)), address


def test_no_page_of_a_club_tells_anything_of_the_other(here: Desk) -> None:
    visitor, rev, olga = browsers()
    pages = [(olga if seen[1] == FORBIDDEN else rev, here.at(address)) for address, seen in PAGES.items()]
    pages += [(rev, address) for address in FOR_ANY_MEMBER]
    pages += [(visitor, address) for address in FOR_ALL if "guide" not in address]
    asked_for = [(who, address) for who, address in pages if "{" not in address and not address.endswith(".pdf")]
    assert len(asked_for) > 100
    assert [address for who, address in asked_for if is_told(asked(who, address))] == []


def test_a_row_of_the_other_club_is_nothing_here_and_what_is_said_of_it_tells_nothing(
    both: tuple[Desk, Desk], here: Desk
) -> None:
    visitor, rev, olga = browsers()
    wrong = []
    for address in PAGES:
        page = there(address, both[1])
        for browser, expected in ((rev, 404), (olga, 404), (visitor, 302)):
            answer = browser.get(page)
            said = answer.content.decode(errors="replace").replace(page, "")
            if answer.status_code != expected or is_told(said.replace(MARK.lower(), "")):
                wrong.append(f"{page}: {answer.status_code}")
    assert wrong == []


def test_no_act_on_a_row_of_the_other_club_is_done_or_tells_anything(both: tuple[Desk, Desk], here: Desk) -> None:
    other = Club.objects.get(slug__startswith="arno")
    entries, rev = other.audit_entries.count(), browsers()[1]
    wrong = []
    for address in (*ACTS, *(each for each in OF_THE_SITE if "{" in each)):
        act = there(address.replace("{slug}", "ponte"), both[1])
        form = both[1].form(address) if address in ACTS else {"name": "Eva"}
        answer = rev.post(act, form)
        if answer.status_code != 404 or MARK in answer.content.decode(errors="replace"):
            wrong.append(f"{act}: {answer.status_code}")
    assert wrong == []
    assert other.audit_entries.count() == entries


def there(address: str, desk: Desk) -> str:
    """The address of the other club's row."""
    numbers = desk.numbers | {"evening": f"evening-{MARK.lower()}"}
    slugs = {"tuesday": f"tuesday-{MARK.lower()}", "ponte": f"arno{MARK.lower()}"}
    return "/".join(slugs.get(part, part) for part in address.split("/")).format(**numbers)
