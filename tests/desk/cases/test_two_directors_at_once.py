"""Two directors at the same report at the same moment: nothing is lost. Real threads, real transactions."""

from collections.abc import Callable
from threading import Barrier, Thread

import pytest
from django.db import connection

from rulings.desk.base.refusals import Refusal, Stale
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.reports.services.filing import file_report
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import IrregularityReport, ReportCase, Ruling
from tests.factories import (
    a_key,
    answer_all,
    first_case,
    history,
    make_club,
    make_dora,
    make_report,
    make_rev,
    make_session,
)

pytestmark = pytest.mark.django_db(transaction=True)
Act = Callable[[], object]


def at_once(*acts: Act) -> list[object]:
    """What each act returned or the refusal it met, all started together in threads of their own."""
    ready = Barrier(len(acts))
    came: list[object] = [None] * len(acts)

    def run(place: int, act: Act) -> None:
        ready.wait(timeout=60)
        try:
            came[place] = act()
        except Refusal as refusal:
            came[place] = refusal
        finally:
            connection.close()

    threads = [Thread(target=run, args=(place, act)) for place, act in enumerate(acts)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    return came


def test_the_same_answer_by_two_directors_is_one_answer() -> None:
    club = make_club()
    dora, rev = make_dora(club), make_rev(club)
    case = first_case(make_report(dora, make_session(club)))
    came = at_once(
        lambda: answer(actor=dora, case=case, key="both_sides_played_on", value="yes", revision=1),
        lambda: answer(actor=rev, case=case, key="both_sides_played_on", value="yes", revision=1),
    )
    assert not any(isinstance(result, Refusal) for result in came)
    assert ReportCase.objects.get().revision == 2
    assert len(history(club, since=2)) == 1


def test_of_two_different_answers_one_is_stored_and_the_other_is_told_whose() -> None:
    club = make_club()
    dora, rev = make_dora(club), make_rev(club)
    case = first_case(make_report(dora, make_session(club)))
    came = at_once(
        lambda: answer(actor=dora, case=case, key="both_sides_played_on", value="yes", revision=1),
        lambda: answer(actor=rev, case=case, key="both_sides_played_on", value="no", revision=1),
    )
    (refused,) = [result for result in came if isinstance(result, Stale)]
    stored = ReportCase.objects.get().answers["both_sides_played_on"]
    assert refused.theirs == stored
    winner, loser = (dora, rev) if stored["value"] == "yes" else (rev, dora)
    assert stored["by"] == winner.pk
    assert came[[dora, rev].index(loser)] is refused
    assert winner.display_name in str(refused)
    assert len(history(club, since=2)) == 1


def test_answers_to_different_questions_are_both_kept() -> None:
    club = make_club()
    dora, rev = make_dora(club), make_rev(club)
    case = answer_all(dora, first_case(make_report(dora, make_session(club))))
    at_once(
        lambda: answer(actor=dora, case=case, key="offender", value="E", revision=case.revision),
        lambda: answer(actor=rev, case=case, key="has_card_of_suit_led", value="no", revision=case.revision),
    )
    answers = ReportCase.objects.get().answers
    assert (answers["offender"]["value"], answers["offender"]["by"]) == ("E", dora.pk)
    assert (answers["has_card_of_suit_led"]["value"], answers["has_card_of_suit_led"]["by"]) == ("no", rev.pk)
    assert verify_audit(club) is None


def test_a_form_sent_twice_at_once_files_one_report() -> None:
    club = make_club()
    dora, session = make_dora(club), make_session(club)

    def send() -> IrregularityReport:
        return file_report(actor=dora, session=session, board_number=2, situation="defective_trick", filing_key=a_key())

    first, second = at_once(send, send)
    assert first == second
    assert IrregularityReport.objects.count() == 1


def test_reports_filed_at_once_get_numbers_one_after_the_other() -> None:
    club = make_club()
    dora, rev, session = make_dora(club), make_rev(club), make_session(club)
    at_once(
        lambda: make_report(dora, session, filing_key=a_key(1)),
        lambda: make_report(rev, session, filing_key=a_key(2)),
        lambda: make_report(dora, session, filing_key=a_key(3)),
        lambda: make_report(rev, session, filing_key=a_key(4)),
    )
    assert sorted(IrregularityReport.objects.values_list("number", flat=True)) == [1, 2, 3, 4]
    assert verify_audit(club) is None


def test_a_ruling_issued_twice_at_once_is_one_version() -> None:
    club = make_club()
    dora = make_dora(club)
    case = answer_all(dora, first_case(make_report(dora, make_session(club))))

    def issue() -> Ruling:
        return issue_ruling(actor=dora, case=case, revision=case.revision)

    first, second = at_once(issue, issue)
    assert first == second
    assert Ruling.objects.count() == 1


def test_an_answer_at_the_moment_of_issuing_is_in_the_ruling_or_refused() -> None:
    club = make_club()
    dora, rev = make_dora(club), make_rev(club)
    case = answer_all(dora, first_case(make_report(dora, make_session(club))))
    issued, answered = at_once(
        lambda: issue_ruling(actor=dora, case=case, revision=case.revision),
        lambda: answer(actor=rev, case=case, key="offender", value="E", revision=case.revision),
    )
    assert isinstance(issued, Stale) != isinstance(answered, Refusal)
    assert Ruling.objects.count() == (0 if isinstance(issued, Stale) else 1)
