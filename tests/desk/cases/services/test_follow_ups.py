"""What a ruling leaves to be looked at later."""

import pytest

from rulings.bridge import Seat
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.cases.queries.runner import run
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.follow_ups import complete_follow_up, open_follow_up
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.reports.services.recording import record_play
from rulings.models import FollowUp, ReportCase, Session, User
from tests.factories import answer_all, first_case, history, make_report, make_ruling

EXPOSED = (
    ("offender", "E"),
    ("visibility", "seen_or_named"),
    ("penalty_cards", "H9"),
    ("moment", "others_to_play"),
    ("exposure", "unclear"),
)


@pytest.fixture
def equity(dora: User, session: Session) -> FollowUp:
    """64C after a defective trick: no case here settles it."""
    return make_ruling(dora, session).follow_ups.get()


@pytest.fixture
def exposed(dora: User, session: Session) -> FollowUp:
    """50E4 after a penalty card: its own law settles it, once play is over."""
    case = answer_all(dora, first_case(make_report(dora, session, situation="penalty_card", facts={})), EXPOSED)
    notes = {"reason": "It slipped.", "consulted": "Rev"}
    case = answer(
        actor=dora, case=case, key="exposed_unintentionally", value="yes", revision=case.revision, **notes
    ).case
    return issue_ruling(actor=dora, case=case, revision=case.revision).follow_ups.get()


def judge(actor: User, case: ReportCase) -> ReportCase:
    """The judgements after play: no harm done."""
    while (question := run(case).question) is not None:
        key = question.fact.key
        case = answer(actor=actor, case=case, key=key, value="no", revision=case.revision, reason="No harm.").case
    return case


def test_a_follow_up_is_settled_with_a_note(dora: User, equity: FollowUp) -> None:
    done = complete_follow_up(actor=dora, follow_up=equity, note="No damage: ten tricks either way.")
    assert (done.done_by, done.note) == (dora, "No damage: ten tricks either way.")
    assert history(equity.report.club)[-1] == (
        "follow_up.done",
        {},
        {"key": "equity_after_play", "paragraph": "64C1", "note": "No damage: ten tricks either way."},
    )
    with pytest.raises(WrongState, match=r"^This has already been settled\. Nothing is left to do here\.$"):
        complete_follow_up(actor=dora, follow_up=equity, note="Again.")


def test_nothing_further_needs_no_note(dora: User, equity: FollowUp) -> None:
    done = complete_follow_up(actor=dora, follow_up=equity)
    assert (done.done_by, done.note) == (dora, "")
    assert history(equity.report.club)[-1][2] == {"key": "equity_after_play", "paragraph": "64C1", "note": ""}


def test_equity_after_a_revoke_opens_the_case_that_asks_for_it(dora: User, equity: FollowUp) -> None:
    question = run(open_follow_up(actor=dora, follow_up=equity)).question
    assert question is not None
    assert question.fact.law.startswith("64C")


def test_what_no_law_here_settles_opens_no_case(dora: User, equity: FollowUp) -> None:
    FollowUp.objects.update(situation="", facts={})
    equity.refresh_from_db()
    with pytest.raises(WrongState, match=r"^No case here settles this\."):
        open_follow_up(actor=dora, follow_up=equity)


def test_the_case_after_play_starts_with_all_that_was_established(dora: User, exposed: FollowUp) -> None:
    assert exposed.situation == "penalty_card"
    case = open_follow_up(actor=dora, follow_up=exposed)
    assert {key: given["value"] for key, given in case.answers.items()} == {
        "offender": "E",
        "visibility": "seen_or_named",
        "penalty_cards": ["H9"],
        "moment": "play_over",
        "exposure": "unclear",
        "exposed_unintentionally": "yes",
    }
    assert case.answers["exposed_unintentionally"]["reason"] == "It slipped."
    question = run(case).question
    assert question is not None
    assert question.fact.key == "result_could_well_differ"
    assert (case.position, case.report.status) == (2, "open")


def test_an_offender_whom_the_record_told_is_still_known_after_play(dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="established_revoke", facts={})
    tricks = [["DT", "DJ", "S7", "DA"], ["HA", "H2", "H6", "H3"]]
    record_play(actor=dora, report=report, revision=1, leader=Seat.WEST, tricks=tricks, contract="4S by S")
    case = answer_all(dora, first_case(report), (("exception_of_64b", "none"),))
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision)
    assert "offender" in ruling.derived
    question = run(open_follow_up(actor=dora, follow_up=ruling.follow_ups.get())).question
    assert question is not None
    assert question.fact.key == "tricks_after_transfer"


def test_a_button_pressed_twice_opens_one_case(dora: User, exposed: FollowUp) -> None:
    first = open_follow_up(actor=dora, follow_up=exposed)
    assert open_follow_up(actor=dora, follow_up=exposed) == first
    assert ReportCase.objects.count() == 2


def test_ruling_on_its_case_settles_the_follow_up(dora: User, rev: User, exposed: FollowUp) -> None:
    case = judge(rev, open_follow_up(actor=dora, follow_up=exposed))
    ruling = issue_ruling(actor=rev, case=case, revision=case.revision)
    exposed.refresh_from_db()
    assert (exposed.done_by, exposed.note, ruling.report.status) == (rev, "", "ruled")
    assert [verb for verb, _before, _after in history(exposed.report.club)][-2:] == ["follow_up.done", "ruling.issued"]
    assert ruling.findings[0]["key"] == "exposed_card_did_no_harm"


def test_while_its_case_is_open_a_note_does_not_settle_it(dora: User, exposed: FollowUp) -> None:
    open_follow_up(actor=dora, follow_up=exposed)
    with pytest.raises(WrongState, match=r"^A case was opened for this"):
        complete_follow_up(actor=dora, follow_up=exposed, note="Never mind.")


def test_a_settled_follow_up_opens_no_case(dora: User, exposed: FollowUp) -> None:
    complete_follow_up(actor=dora, follow_up=exposed, note="Nothing in it.")
    with pytest.raises(WrongState, match=r"^This has already been settled"):
        open_follow_up(actor=dora, follow_up=exposed)


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_nobody_but_the_clubs_directors_settles_one(
    who: str, exposed: FollowUp, request: pytest.FixtureRequest
) -> None:
    actor = request.getfixturevalue(who)
    with pytest.raises(NotAllowed):
        complete_follow_up(actor=actor, follow_up=exposed, note="x")
    with pytest.raises(NotAllowed):
        open_follow_up(actor=actor, follow_up=exposed)
    exposed.refresh_from_db()
    assert (exposed.done_at, exposed.case) == (None, None)
