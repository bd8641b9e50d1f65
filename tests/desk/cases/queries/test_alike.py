"""Rulings on similar cases, as their rows are shown."""

import pytest

from rulings.desk.cases.queries.alike import like_case, like_ruling, matter_of_case, sheets
from rulings.desk.cases.queries.likeness import matter_of
from rulings.models import Club, Session, User
from tests.factories import answer_all, first_case, make_report, make_ruling, make_session
from tests.publishing import make_case


def test_a_case_finds_the_rulings_of_its_situation_with_what_they_said(dora: User, session: Session) -> None:
    old = make_ruling(dora, session)
    case = answer_all(dora, first_case(make_report(dora, session)))
    (row,) = like_case(case, dora, consults=True)
    assert (row.address, row.place, row.is_public) == (f"/rulings/{old.pk}/", "Tuesday Pairs, 1", False)
    assert row.address == f"/rulings/{old.pk}/"
    assert row.text
    assert row.is_same


def test_a_ruling_does_not_find_itself(dora: User, session: Session) -> None:
    first, second = make_ruling(dora, session), make_ruling(dora, session)
    assert [row.address for row in like_ruling(first, dora, consults=True)] == [f"/rulings/{second.pk}/"]


def test_while_something_is_asked_the_outcome_is_not_known(dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session))
    assert matter_of_case(case).outcome is None
    assert matter_of_case(answer_all(dora, case)).outcome is not None


def test_at_most_so_many_are_shown(dora: User, session: Session) -> None:
    rulings = [make_ruling(dora, session) for _time in range(3)]
    assert len(sheets(rulings[0].report, matter_of(rulings[0]), dora, 1, consults=True)) == 1


@pytest.fixture
def other_club(wanda: User) -> Club:
    return Club.objects.get(slug="wisla")


def test_of_another_club_only_what_is_public_is_found_by_its_casebook(
    dora: User, session: Session, other_club: Club, wanda: User
) -> None:
    theirs = make_session(other_club, "elsewhere")
    make_ruling(wanda, theirs)
    public = make_case(wanda, theirs)
    (row,) = like_case(answer_all(dora, first_case(make_report(dora, session))), dora, consults=True)
    assert (row.is_public, row.place) == (True, f"Klub Wisła, {public.year}-{public.number}")
    assert row.address == f"/casebook/wisla/{public.year}-{public.number}/"


def test_another_situation_is_not_alike(dora: User, session: Session) -> None:
    make_ruling(dora, session)
    assert like_case(first_case(make_report(dora, session, situation="revoke", facts={})), dora, consults=True) == []
