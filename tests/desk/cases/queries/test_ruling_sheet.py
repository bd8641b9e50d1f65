"""Rulings once more before today's law; what leads on from one: a case for each situation and player."""

from django.test import Client

from rulings.desk.cases.queries.ruling_sheet import difference, next_cases, replay
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.models import ReportCase, Ruling, Session, User
from tests.desk.reading import text
from tests.factories import answer_all, first_case, make_pair, make_report, make_result, make_ruling

CORRECTED = (
    ("offender", "W"),
    ("failure", "did_not_follow_suit"),
    ("revoke_trick", 4),
    ("since_the_revoke", "nothing"),
    ("withdrawn_card", "defenders_hand"),
    ("played_after_revoke", "lho_and_partner"),
    ("opponent_changes_his_card", "yes"),
    ("partner_changes_his_card", "yes"),
)


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


def test_62C2_two_penalty_cards_are_two_cases_each_with_its_own_answers(
    as_dora: Client, dora: User, session: Session
) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, situation="revoke", facts={})), CORRECTED)
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision)
    offered = [(each.situation, each.offender) for each in next_cases(ruling)]
    assert offered == [("penalty_card", "W"), ("penalty_card", "E")]
    for seat, left in (("W", 1), ("E", 0)):
        form = {"situation": "penalty_card", "offender": seat}
        as_dora.post(f"/reports/{ruling.report_id}/next/", form)
        assert text(as_dora.get(f"/rulings/{ruling.pk}/")).count("Law 50, on the same report") == left
    cases = ReportCase.objects.filter(situation="penalty_card").order_by("position")
    assert [each.answers["offender"]["value"] for each in cases] == ["W", "E"]


def test_a_player_whom_no_ruling_names_is_refused(as_dora: Client, dora: User, session: Session) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, situation="revoke", facts={})), CORRECTED)
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision)
    form = {"situation": "penalty_card", "offender": "N"}
    assert as_dora.post(f"/reports/{ruling.report_id}/next/", form).status_code == 409
