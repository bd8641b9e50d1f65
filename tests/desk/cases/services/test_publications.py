"""A published case that is taken back: marked, found no more, on record."""

import pytest

from rulings.desk.base.audit import locked_club
from rulings.desk.casebook.queries.search import search
from rulings.desk.casebook.values import Wanted
from rulings.desk.cases.services.publications import take_back, unindex, withdraw_when_reopened
from rulings.models import Club, Publication, Session, User
from tests.factories import history
from tests.publishing import make_case


@pytest.fixture
def public(dora: User, session: Session) -> Publication:
    return make_case(dora, session)


def found() -> list[Publication]:
    return list(search(Wanted(situation="defective_trick")).cases)


def test_what_is_taken_back_is_found_no_more_and_says_why(rev: User, club: Club, public: Publication) -> None:
    assert found() == [public]
    take_back(club=locked_club(club.pk), actor=rev, publication=public, notice="It names somebody.")
    public.refresh_from_db()
    assert (public.notice, public.withdrawn_at is None) == ("It names somebody.", False)
    assert found() == []


def test_it_is_on_record_with_its_number(rev: User, club: Club, public: Publication) -> None:
    take_back(club=locked_club(club.pk), actor=rev, publication=public, notice="It names somebody.")
    verb, before, after = history(club)[-1]
    assert (verb, before) == ("publication.withdrawn", {"year": 2026, "number": 1})
    assert after["notice"] == "It names somebody."


def test_a_reopened_ruling_says_so_in_the_language_of_its_club(rev: User, club: Club, public: Publication) -> None:
    Club.objects.update(language="it")
    withdraw_when_reopened(club=locked_club(club.pk), actor=rev, publication=public)
    public.refresh_from_db()
    assert public.notice
    assert public.notice != "The ruling was reopened. Its new version will be published in its place."


def test_of_the_index_alone_nothing_else_is_changed(public: Publication) -> None:
    unindex(publication=public)
    public.refresh_from_db()
    assert (found(), public.withdrawn_at) == ([], None)
