"""What is stored, as the fields of the forms on paper."""

from datetime import UTC, datetime
from fractions import Fraction

import pytest

from rulings.bridge import Side
from rulings.desk.adjusting.queries.slips import slip_of, weighed_or_none
from rulings.desk.adjusting.values import Given
from rulings.desk.papers.queries import facts_sheet_of, polls_of
from rulings.desk.papers.views.paper_fields import (
    Filled,
    at,
    by_law,
    lines,
    number_text,
    of_facts,
    of_penalties,
    of_polls,
    of_ruling,
    of_rulings,
    of_scores,
    of_slip,
    of_table,
    result_ticked,
    signed,
)
from rulings.desk.polls.services import make_poll, note_answer
from rulings.models import Result, Ruling, ScoreAdjustment, Session, User
from rulings.scoring.adjusted.penalties import PenaltyKind
from rulings.scoring.notation.adjustments import SidePenalty
from tests.factories import a_key, make_adjustment, make_ruling, make_three_tables

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)


@pytest.fixture
def line(session: Session) -> Result:
    return make_three_tables(session)


@pytest.fixture
def ruling(dora: User, session: Session, line: Result) -> Ruling:
    return make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew, narrative="West had no card.")


def adjusted(dora: User, ruling: Ruling, line: Result) -> ScoreAdjustment:
    warning = SidePenalty(Side.EW, Fraction(0), PenaltyKind.PROCEDURAL)
    given = Given(None, "90", penalties=(warning,), penalty_reason="Late again.")
    return make_adjustment(dora, ruling, line, given=given)


def test_a_blank_form_knows_nothing_and_takes_more() -> None:
    blank = Filled()
    assert (blank.is_blank, blank.known) == (True, frozenset())
    filled = blank.with_more({"law": "64", "why": ""}, {"dealer": "N"}, sides=[("NS",)]).with_stamp(
        "Ruling 1", "", "v2"
    )
    assert (filled.known, filled.stamp) == ({"law", "dealer", "sides"}, "Ruling 1 · v2")
    assert blank.with_hands({"N": "AK..."}).hands == {"N": "AK..."}
    assert blank.with_hands(None) == blank


def test_every_form_says_whose_table_it_was_and_what_happened_there(ruling: Ruling) -> None:
    filled = of_table(ruling.report, facts_sheet_of(ruling.report))
    assert (filled.texts["event"], filled.texts["board"], filled.texts["table"]) == ("Tuesday Pairs", "1", "1")
    assert (filled.texts["contract"], filled.texts["tricks"], filled.texts["score"]) == ("4♠ = S", "10", "+420")
    assert (filled.ticked, len(filled.hands), filled.is_blank) == ({"dealer": "N", "vulnerable": "None"}, 4, False)
    assert filled.texts["director"] == "Dora Neri"


def test_what_happened_is_told_as_it_was_and_as_it_was_found(ruling: Ruling) -> None:
    facts = of_facts(ruling.report, facts_sheet_of(ruling.report))
    assert (facts["happened"], facts["agreed"], facts["tell_of_appeal"]) == ("West had no card.", "", "")


def test_a_ruling_stands_as_announced_each_sentence_behind_its_paragraph(ruling: Ruling) -> None:
    told = of_ruling(ruling, [])
    assert told["number"] == number_text(ruling) == "Ruling 1.1 · version 1"
    assert ("64A2", "After play, one trick is transferred to North-South, never two.") in by_law([ruling])
    assert told["ruling"] == ""
    assert told["laws"].split(", ")[0] == "67B1(a)"
    assert told["issued"].startswith("Dora Neri, ")
    assert (told["countersigned"], told["scores"]) == ("", "")


def test_of_a_chain_its_rulings_stand_one_after_the_other(ruling: Ruling) -> None:
    assert by_law([ruling, ruling]) == [*by_law([ruling]), *by_law([ruling])]
    ruling.override_text = "The board is played again."
    told = of_rulings([ruling, ruling])
    assert told["ruling"] == "The board is played again.\nThe board is played again."
    assert told["laws"] == of_ruling(ruling, [])["laws"]


def test_the_table_s_result_is_ticked_as_it_stands_or_is_adjusted_and_while_open_not_at_all(
    dora: User, ruling: Ruling, line: Result
) -> None:
    assert result_ticked(ruling, []) == ""
    ruling.findings = [{"paragraph": "25A", "effect": "stands", "key": "k", "values": {}}]
    assert result_ticked(ruling, []) == "stands"
    assert result_ticked(ruling, [adjusted(dora, ruling, line)]) == "stands"
    assert result_ticked(ruling, [make_adjustment(dora, ruling, line, reason="Heard anew.")]) == "adjusted"


def test_a_contract_that_contradicts_the_result_is_told_with_its_suit_and_declarer(ruling: Ruling) -> None:
    ruling.report.contract = "3S X by N"
    assert of_table(ruling.report, facts_sheet_of(ruling.report)).texts["contract"] == "3♠X by North"


def test_scores_and_penalties_stand_apart(dora: User, ruling: Ruling, line: Result) -> None:
    told = of_scores([make_adjustment(dora, ruling, line)])
    assert (told["scores"].splitlines()[0], told["penalties"]) == ("North-South: 4♠ −2 S (−100)", "")
    assert of_scores([], "the table’s result stands") == {"scores": "the table’s result stands", "penalties": ""}


def test_a_slip_has_both_sides_before_and_after(dora: User, ruling: Ruling, line: Result) -> None:
    made = make_adjustment(dora, ruling, line)
    texts, sides, weights = of_slip(slip_of(made, weighed_or_none(made)), made)
    assert (texts["score"], texts["law"], texts["version"]) == ("+420", "16B3", "1")
    assert [row[-2:] for row in sides] == [("4.00", "0.00 MP"), ("0.00", "4.00 MP")]
    assert weights == []


def test_a_penalty_has_who_pays_how_much_and_what_for(dora: User, ruling: Ruling, line: Result) -> None:
    texts, ticked, rows = of_penalties(adjusted(dora, ruling, line))
    assert (texts["penalty_reason"], ticked) == ("Late again.", {"penalty_kind": "procedural"})
    assert rows == [("East-West", "a warning only")]


def test_a_poll_names_no_peer(dora: User, ruling: Ruling) -> None:
    poll = make_poll(actor=dora, report=ruling.report, seat="S", auction="1S P", question="What do you call?")
    note_answer(actor=dora, poll=poll, answer="3S", answer_key=a_key(), peer="Ugo", reason="Four trumps.")
    texts, rows = of_polls(polls_of(ruling.report))
    assert texts["polled"] == "What do you call? (from South’s hand; players asked: 1)"
    assert rows == [("", "3♠", "", "Four trumps.")]


def test_a_name_and_a_time_stand_as_far_as_there_are_any() -> None:
    dora = User(first_name="Dora", last_name="Neri")
    assert signed(dora, NOON) == "Dora Neri, 17 Nov 2026, 12:00"
    assert (signed(dora, None), signed(None, NOON), signed(None, None)) == ("Dora Neri", "17 Nov 2026, 12:00", "")
    assert (at(NOON.isoformat()), at(None)) == ("17 Nov 2026, 12:00", "")


def test_only_texts_that_say_something_stand_one_a_line() -> None:
    assert lines(["One.", "", "Two."]) == "One.\nTwo."
