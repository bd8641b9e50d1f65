"""How far an appeal has come: what each of its steps has brought, as its page reads it."""

import re

import pytest

from rulings.desk.appeals.queries import appeals_listed, appeals_on_report, lines_of
from rulings.desk.appeals.services.lodging import note_deposit
from rulings.desk.appeals.values import Act
from rulings.desk.players.services import make_private_link
from rulings.models import Appeal, Ruling, Session, User
from tests.appealing import make_appeal, make_decided, make_heard_by_committee, make_told
from tests.factories import make_ruling


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


def labels(act: Act, appeal: Appeal) -> list[str]:
    return [label for label, _text in lines_of(act, appeal)]


def test_what_is_empty_has_no_line(dora: User, ruling: Ruling) -> None:
    appeal = make_appeal(dora, ruling)
    assert {act: lines_of(act, appeal) for act in Act if act is not Act.CONSENT and lines_of(act, appeal)} == {}


def test_who_agreed_and_how_many_are_missing(dora: User, ruling: Ruling) -> None:
    (agreed, names), missing = lines_of(Act.CONSENT, make_appeal(dora, ruling, consents=("Anna Bianchi",)))
    assert (agreed, names.partition(",")[0]) == ("Agreed", "Anna Bianchi")
    assert missing == ("Still missing", "1")


def test_the_deposit_with_its_time_and_its_fate(dora: User, ruling: Ruling) -> None:
    appeal = make_appeal(dora, ruling)
    appeal = note_deposit(actor=dora, appeal=appeal, deposit="20 EUR", is_paid=True, fate="returned")
    (_label, deposit), (_paid, at), (_fate, fate) = lines_of(Act.DEPOSIT, appeal)
    assert (deposit, fate) == ("20 EUR", "returned")
    assert re.search(r"\d", at)


def test_who_hears_it_with_the_chair(dora: User, rev: User, ruling: Ruling) -> None:
    lines = dict(lines_of(Act.SEAT, make_heard_by_committee(dora, rev, ruling)))
    assert lines["Heard by"] == "appeals committee"
    assert "(chair)" in lines["Members"]


def test_the_decision_and_who_took_it_when(dora: User, rev: User, ruling: Ruling) -> None:
    appeal = make_decided(dora, rev, ruling)
    lines = dict(lines_of(Act.DECIDE, appeal))
    assert list(lines) == ["Decision", "What was found", "The decision and its reasons", "Merit", "By whom, when"]
    assert (lines["Decision"], lines["Merit"]) == ("the ruling stands", "with merit")
    assert re.match(r"Rev Alti, .*\d", lines["By whom, when"])


def test_every_step_of_an_appeal_that_was_told_is_read(dora: User, rev: User, ruling: Ruling) -> None:
    appeal = make_told(dora, rev, ruling)
    read = {act for act in Act if labels(act, appeal)}
    decided = {Act.DECIDE, Act.DECIDE_FURTHER}  # by whomever; a page has a place for one of the two
    assert read == {Act.CONSENT, Act.TELL_OTHER_SIDE, Act.STATE, Act.SEAT, Act.HEAR, *decided, Act.TELL}


def test_a_club_reads_its_own_appeals_and_a_link_those_on_its_report(dora: User, wanda: User, ruling: Ruling) -> None:
    appeal = make_appeal(dora, ruling)
    assert (list(appeals_listed(dora)), list(appeals_listed(wanda))) == ([appeal], [])
    assert appeals_on_report(make_private_link(actor=dora, report=ruling.report, side="EW")) == [appeal]
