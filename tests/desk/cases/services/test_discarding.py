"""A case that was opened by mistake goes as it came, as long as nobody has answered in it."""

import pytest

from rulings.desk.base.refusals import NotAllowed, Stale, WrongState
from rulings.desk.cases.services.discarding import discard_case
from rulings.desk.cases.services.follow_ups import open_follow_up
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.polls.services import make_poll
from rulings.desk.reports.services.filing import open_next_case
from rulings.models import FollowUp, ReportCase, Session, User
from tests.factories import answer_all, first_case, history, make_report, make_ruling


@pytest.fixture
def case(dora: User, session: Session) -> ReportCase:
    return first_case(make_report(dora, session))


def next_case(actor: User, session: Session, situation: str = "penalty_card") -> ReportCase:
    """The second case of a report that was ruled on, with what the first one knew."""
    return open_next_case(actor=actor, report=make_ruling(actor, session).report, situation=situation)


def test_the_only_case_of_a_report_withdraws_it(dora: User, case: ReportCase) -> None:
    report = discard_case(actor=dora, case=case, revision=case.revision)
    assert (report.status, ReportCase.objects.count()) == ("withdrawn", 1)
    discarded, withdrawn = history(report.club, since=2)
    told = {"position": 1, "situation": "defective_trick", "edition": "2017"}
    assert discarded == ("case.discarded", told, {})
    after = {"status": "withdrawn", "reason": "Opened by mistake."}
    assert withdrawn == ("report.withdrawn", {"status": "open"}, after)


def test_a_later_case_leaves_the_chain_and_the_report_is_ruled_as_before(dora: User, session: Session) -> None:
    case = next_case(dora, session)
    assert case.report.status == "open"
    report = discard_case(actor=dora, case=case, revision=case.revision)
    assert (report.status, report.cases.count()) == ("ruled", 1)
    assert [verb for verb, _before, _after in history(report.club)][-2:] == ["case.opened", "case.discarded"]
    assert open_next_case(actor=dora, report=report, situation="penalty_card").position == 2


def test_a_case_from_the_middle_of_the_chain_leaves_room_for_the_next(dora: User, session: Session) -> None:
    second = next_case(dora, session)
    third = open_next_case(actor=dora, report=second.report, situation="established_revoke")
    discard_case(actor=dora, case=second, revision=second.revision)
    fourth = open_next_case(actor=dora, report=second.report, situation="penalty_card")
    assert (third.position, fourth.position) == (3, 4)


def test_what_the_case_was_to_settle_is_open_again(dora: User, session: Session) -> None:
    make_ruling(dora, session)
    follow_up = FollowUp.objects.get()
    case = open_follow_up(actor=dora, follow_up=follow_up)
    discard_case(actor=dora, case=case, revision=case.revision)
    follow_up.refresh_from_db()
    assert (follow_up.case, follow_up.done_at) == (None, None)
    assert open_follow_up(actor=dora, follow_up=follow_up).position == 2


def test_a_case_with_an_answer_stays(dora: User, case: ReportCase) -> None:
    case = answer_all(dora, case, (("both_sides_played_on", "yes"),))
    with pytest.raises(WrongState, match=r"^Somebody has answered in this case: it stays\."):
        discard_case(actor=dora, case=case, revision=case.revision)
    assert ReportCase.objects.get().report.status == "open"


def test_a_reopened_ruling_is_not_discarded(dora: User, session: Session) -> None:
    case = next_case(dora, session, "conduct")
    ReportCase.objects.filter(pk=case.pk).update(reopened_because="Wrong seat.")
    with pytest.raises(WrongState, match=r"^Somebody has answered in this case"):
        discard_case(actor=dora, case=case, revision=case.revision)


def test_a_case_that_was_ruled_on_is_not_discarded(dora: User, case: ReportCase) -> None:
    case = answer_all(dora, case)
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision)
    with pytest.raises(WrongState, match=r"^This case has been ruled on\."):
        discard_case(actor=dora, case=ruling.case, revision=case.revision)
    again = supersede_ruling(actor=dora, ruling=ruling, reason="Wrong seat.")
    with pytest.raises(WrongState, match=r"^Somebody has answered in this case"):
        discard_case(actor=dora, case=again, revision=again.revision)


def test_a_case_in_which_players_are_polled_stays(dora: User, case: ReportCase) -> None:
    make_poll(actor=dora, report=case.report, case=case, seat="N", auction="", question="What do you call?")
    with pytest.raises(WrongState, match=r"^Players are polled in this case: it stays\."):
        discard_case(actor=dora, case=case, revision=case.revision)


def test_an_older_page_discards_nothing(dora: User, case: ReportCase) -> None:
    with pytest.raises(Stale, match=r"^This form does not belong|^An answer has changed"):
        discard_case(actor=dora, case=case, revision=case.revision + 1)


def test_who_does_not_direct_here_discards_nothing(olga: User, case: ReportCase) -> None:
    with pytest.raises(NotAllowed):
        discard_case(actor=olga, case=case, revision=case.revision)
