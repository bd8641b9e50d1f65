"""After every act of the site `verify_audit` finds nothing more than before: it cries wolf at nobody's honest work."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.db import transaction
from django.test import Client

from rulings.desk.trail.queries.replay.story import Story
from rulings.desk.trail.queries.verification import STORIES
from rulings.models import Club, User
from tests.desk.test_rights import ACTS, DONE, Desk, make_desk
from tests.keeping import made_once

NAMES = ("dora", "rev", "olga")
TRIED = [address for address in ACTS if DONE in ACTS[address][1] and "solve" not in address]


@pytest.fixture(scope="module")
def desk(django_db_setup: None, django_db_blocker: Any) -> Iterator[Desk]:
    """Made once: each act is taken back."""
    with made_once(django_db_blocker):
        yield make_desk()


def told_otherwise(club: Club, tables: set[str]) -> set[str]:
    """What is found of these tables, and of lines and names."""
    stories = [each for each in STORIES if not isinstance(each, Story) or each.name in tables]
    return {str(each) for story in stories for each in story.differences(club)}


@pytest.mark.parametrize("address", TRIED)
def test_nothing_is_found_after_an_act(address: str, desk: Desk, db: None) -> None:
    browser = Client()
    browser.force_login(User.objects.get(username=NAMES[ACTS[address][1].index(DONE)]))
    club = Club.objects.get(slug="ponte")
    assert browser.post(desk.at(address), desk.form(address)).status_code == DONE
    done = club.audit_entries.filter(sequence__gt=club.audit_sequence)
    tables = set(done.values_list("object_type", flat=True))
    with transaction.atomic():
        after = told_otherwise(Club.objects.get(pk=club.pk), tables)
    transaction.set_rollback(True)
    assert {each for each in after if "no entry tells of it" not in each} == set()
