"""Somebody else countersigns a ruling or returns it."""

import pytest

from rulings.desk.base.refusals import NotAllowed, ReasonMissing, WrongState
from rulings.desk.base.signatures import sheet_digest, sheet_of
from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.desk.review.services import countersign, return_ruling
from rulings.models import Role, Ruling, Session, User
from tests.factories import history, make_pair, make_ruling, make_user


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


@pytest.mark.parametrize("who", ["rev", "olga"])
def test_the_chief_director_or_an_administrator_countersigns(
    who: str, ruling: Ruling, request: pytest.FixtureRequest
) -> None:
    reviewer = request.getfixturevalue(who)
    signed = countersign(actor=reviewer, ruling=ruling)
    assert (signed.countersigned_by, signed.countersigned_at is not None) == (reviewer, True)
    assert signed.report.status == "reviewed"
    assert signed.signed_digest == sheet_digest(signed, sheet_of(signed))
    assert history(ruling.report.club, since=8) == [
        ("ruling.countersigned", {}, {"version": 1, "digest": signed.signed_digest})
    ]


@pytest.mark.parametrize("who", ["dora", "pat", "wanda"])
def test_nobody_else_does(who: str, ruling: Ruling, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed) as refusal:
        countersign(actor=request.getfixturevalue(who), ruling=ruling)
    assert str(refusal.value) == (
        "Only the chief director or an administrator of this club countersigns and returns rulings."
    )
    assert Ruling.objects.get().countersigned_by is None
    assert len(history(ruling.report.club)) == 8


def test_a_chief_director_does_not_countersign_his_own_ruling(rev: User, session: Session) -> None:
    with pytest.raises(NotAllowed, match=r"^You issued this ruling: somebody else countersigns it\.$"):
        countersign(actor=rev, ruling=make_ruling(rev, session))


def test_signing_twice_changes_nothing(rev: User, ruling: Ruling) -> None:
    first = countersign(actor=rev, ruling=ruling)
    assert countersign(actor=rev, ruling=ruling).countersigned_at == first.countersigned_at
    assert len(history(ruling.report.club)) == 9


def test_a_second_signer_is_told_who_was_first(rev: User, olga: User, ruling: Ruling) -> None:
    countersign(actor=rev, ruling=ruling)
    with pytest.raises(WrongState, match=r"^Rev Alti has already countersigned this ruling\.$"):
        countersign(actor=olga, ruling=ruling)


def test_a_reopened_ruling_is_not_countersigned(dora: User, rev: User, ruling: Ruling) -> None:
    supersede_ruling(actor=dora, ruling=ruling, reason="Again.")
    with pytest.raises(WrongState, match=r"^This ruling was reopened"):
        countersign(actor=rev, ruling=ruling)


@pytest.mark.parametrize("who", ["rev", "olga"])
def test_a_reviewer_returns_a_ruling_with_his_reason(who: str, ruling: Ruling, request: pytest.FixtureRequest) -> None:
    case = return_ruling(actor=request.getfixturevalue(who), ruling=ruling, reason="Who led to the next trick?")
    assert (case.is_open, case.reopened_because) == (True, "Who led to the next trick?")
    assert history(ruling.report.club, since=8) == [
        ("ruling.returned", {"version": 1}, {"reason": "Who led to the next trick?"})
    ]


@pytest.mark.parametrize("who", ["dora", "pat", "wanda"])
def test_nobody_else_returns_one(who: str, ruling: Ruling, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed):
        return_ruling(actor=request.getfixturevalue(who), ruling=ruling, reason="No.")
    assert len(history(ruling.report.club)) == 8


def test_a_ruling_is_not_returned_without_a_reason(rev: User, ruling: Ruling) -> None:
    with pytest.raises(ReasonMissing):
        return_ruling(actor=rev, ruling=ruling, reason="")


def test_the_chief_director_of_another_club_has_no_say(ruling: Ruling, wanda: User) -> None:
    other = make_user("other", wanda.memberships.get().club, Role.CHIEF_DIRECTOR)
    with pytest.raises(NotAllowed):
        countersign(actor=other, ruling=ruling)


def test_who_plays_at_the_table_under_his_name_neither_signs_nor_returns(
    dora: User, rev: User, olga: User, session: Session
) -> None:
    ns, ew = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Emma", "ALTI Rev")
    ruling = make_ruling(dora, session, ns=ns, ew=ew)
    with pytest.raises(NotAllowed, match="You played at this table"):
        countersign(actor=rev, ruling=ruling)
    with pytest.raises(NotAllowed, match="You played at this table"):
        return_ruling(actor=rev, ruling=ruling, reason="I had no heart.")
    assert return_ruling(actor=olga, ruling=ruling, reason="Ask West again.").is_open
