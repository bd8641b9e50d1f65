"""What the trail tells of one object or of a whole club, and to whom."""

from dataclasses import replace

import pytest

from rulings.desk.movements.values import TablePlace
from rulings.desk.pace.services.clocks import set_clock, start_clock
from rulings.desk.pace.services.late_boards import put_off_board
from rulings.desk.people.services.conduct import write_note
from rulings.desk.playing.services import play_in
from rulings.desk.review.services import countersign
from rulings.desk.scores.services.recording import record_results
from rulings.desk.scores.services.score_queries import note_query
from rulings.desk.scores.values.outcomes import mark_of
from rulings.desk.scores.values.recording import Recorded
from rulings.desk.sessions.services import close_session
from rulings.desk.trail.queries.histories import (
    chain_of,
    entry_rows,
    history_of_appeal,
    history_of_club,
    history_of_profile,
    history_of_ruling,
    history_of_session,
    texts_in,
)
from rulings.models import AuditEntry, Club, Ruling, Session, User
from tests.appealing import make_appeal
from tests.desk.evening import begun, mitchell, section
from tests.factories import a_key, make_pair, make_report, make_ruling, make_three_tables


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    ns = make_pair(session, "1", "NS", "Anna", "Bruno")
    return make_ruling(dora, session, ns=ns, narrative="West had no card.")


def verbs(entries: list[AuditEntry]) -> list[str]:
    return [entry.verb for entry in entries]


def test_of_a_ruling_its_own_acts_and_its_cases_answers_are_told(dora: User, rev: User, ruling: Ruling) -> None:
    countersign(actor=rev, ruling=ruling)
    told = verbs(history_of_ruling(ruling))
    assert (told[0], told[-2:]) == ("case.opened", ["ruling.issued", "ruling.countersigned"])
    assert "report.filed" not in told


def test_of_an_appeal_and_a_session_theirs_alone(dora: User, ruling: Ruling, session: Session) -> None:
    appeal = make_appeal(dora, ruling)
    assert verbs(history_of_appeal(appeal)) == ["appeal.lodged"]
    close_session(actor=dora, session=session)
    assert verbs(history_of_session(session, dora)) == ["session.closed"]


def test_of_a_profile_nothing_is_told_that_nobody_did(session: Session) -> None:
    assert list(history_of_profile(session.profile)) == []


def test_a_clubs_history_begins_with_the_latest_and_goes_back_page_by_page(
    dora: User, ruling: Ruling, club: Club
) -> None:
    latest = history_of_club(club, dora, None, 2)
    assert verbs(latest)[0] == "ruling.issued"
    older = history_of_club(club, dora, latest[-1].sequence, 2)
    assert [entry.sequence for entry in (*latest, *older)] == sorted(
        (e.sequence for e in (*latest, *older)), reverse=True
    )
    assert set(verbs(history_of_club(club, dora, None, 99, "Ruling"))) == {"ruling.issued"}


def test_what_the_recorder_does_is_in_no_history(dora: User, ruling: Ruling, club: Club) -> None:
    write_note(actor=dora, report=ruling.report, player="Anna", kind="tempo", text="A minute.")
    assert "note.written" not in verbs(history_of_club(club, dora, None, 99))
    assert "note.written" not in verbs(chain_of(ruling.report))


def test_what_is_of_a_hidden_board_is_told_once_he_has_played_it(
    dora: User, rev: User, session: Session, club: Club
) -> None:
    make_report(dora, session)
    play_in(actor=rev, session=session, user=rev)
    assert "report.filed" not in verbs(history_of_club(club, rev, None, 99))
    assert "report.filed" in verbs(history_of_club(club, dora, None, 99))


def test_nor_is_a_query_about_its_score(dora: User, rev: User, session: Session, club: Club) -> None:
    line = make_three_tables(session)
    note_query(actor=dora, result=line, side="NS", text="Nine tricks.", query_key=a_key())
    play_in(actor=rev, session=session, user=rev)
    assert "query.noted" not in verbs(history_of_session(session, rev))
    assert "query.noted" in verbs(history_of_session(session, dora))


def test_nor_is_a_result_that_was_taken_back_while_any_board_is_hidden(dora: User, rev: User, club: Club) -> None:
    evening = begun(dora, club, section("", 3, mitchell(3, 1)), last_board=3)
    written = Recorded(1, TablePlace("", 1), 1, "NP")
    (kept,) = record_results(actor=dora, session=evening, entries=[written])
    record_results(actor=dora, session=evening, entries=[replace(written, played=None, was=mark_of(kept))])
    play_in(actor=rev, session=evening, user=rev, contestant=evening.contestants.get(number="1"))
    assert "result.recorded" not in verbs(history_of_club(club, rev, None, 50))
    assert verbs(history_of_club(club, dora, None, 50)).count("result.recorded") == 2
    close_session(actor=dora, session=evening)
    assert verbs(history_of_club(club, rev, None, 50)).count("result.recorded") == 2


def test_a_chain_is_told_sealed_with_its_texts_beside_it(ruling: Ruling) -> None:
    chain = chain_of(ruling.report)
    assert "West had no card." not in str([entry.after for entry in chain])
    assert "West had no card." in {text.text for text in texts_in(chain)}


def test_an_answer_is_put_in_the_words_of_its_law(ruling: Ruling) -> None:
    rows = entry_rows(history_of_ruling(ruling), [ruling.case])
    entry, sentence, changes = next(row for row in rows if row[0].after.get("key") == "offender")
    assert sentence.startswith("Dora Neri answered: ")
    assert [(change.label, change.after) for change in changes if change.label == "Answer"] == [("Answer", "West")]
    assert entry.actor is not None


def test_the_clock_and_late_boards_are_of_the_session_and_hidden_with_their_boards(
    dora: User, rev: User, session: Session
) -> None:
    set_clock(actor=dora, session=session, minutes=21, moving_minutes=1, rounds=9)
    start_clock(actor=dora, session=session)
    put_off_board(actor=dora, session=session, board_number=1, table="1", slow="NS", reason="Long thoughts.")
    assert verbs(history_of_session(session, rev)) == ["clock.set", "clock.set", "late_board.put_off"]
    ((_entry, sentence, changes),) = entry_rows(history_of_session(session, rev)[1:2])
    assert sentence == "Dora Neri set the round clock."
    assert [(each.label, each.before, each.after) for each in changes] == [("Round", "0", "1")]
    play_in(actor=rev, session=session, user=rev)
    for told in (history_of_session(session, rev), history_of_club(session.event.club, rev, None, 50)):
        assert "late_board.put_off" not in verbs(told)
