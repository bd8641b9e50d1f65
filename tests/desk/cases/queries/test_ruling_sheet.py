"""Rulings once more before today's law."""

from rulings.desk.cases.queries.ruling_sheet import difference, replay
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.models import Ruling, Session, User
from tests.factories import make_pair, make_result, make_ruling


def test_a_ruling_of_today_comes_out_the_same(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    assert difference(ruling) == ""
    assert list(replay()) == []


def test_what_the_record_told_is_told_again(dora: User, session: Session) -> None:
    pairs = make_pair(session, "1", "NS"), make_pair(session, "1", "EW")
    make_result(session.boards.get(number=1), *pairs, table="4")
    assert difference(make_ruling(dora, session, table="4")) == ""


def test_findings_that_are_no_longer_made_are_named(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    ruling.findings[3] |= {"paragraph": "64A1", "values": {"to": "NS", "tricks": 2}}
    assert difference(ruling) == "no longer 64A1 one_trick_transferred; now 64A2 one_trick_transferred"


def test_findings_in_another_order_are_told(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    ruling.findings.reverse()
    assert difference(ruling) == "the same findings in another order"


def test_a_question_that_was_not_asked_then_is_named(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    del ruling.facts["offending_side_won_a_trick"]
    assert difference(ruling) == "asks offending_side_won_a_trick now"


def test_an_answer_that_is_no_option_any_more_is_named(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    ruling.facts["error"] = "dropped"
    assert difference(ruling).startswith("fact 'error' cannot be 'dropped': it takes ")


def test_a_situation_that_is_gone_is_named(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    ruling.situation = "moonshine"
    assert difference(ruling).startswith("no situation 'moonshine' in the 2017 edition")


def test_superseded_versions_are_left_in_peace(dora: User, session: Session) -> None:
    first = make_ruling(dora, session)
    case = supersede_ruling(actor=dora, ruling=first, reason="Again.")
    issue_ruling(actor=dora, case=case, revision=case.revision)
    assert Ruling.objects.count() == 2
    assert list(replay()) == []
