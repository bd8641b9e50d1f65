"""What a case is heard with, and which answers stay."""

import pytest

from rulings.desk.cases.queries.runner import before_law, facts_ahead, run, sort_answers
from rulings.desk.cases.queries.table import record_of
from rulings.desk.reports.services.filing import amend_report
from rulings.laws.situations import situations
from rulings.models import Session, User
from tests.factories import DEAL, first_case, make_pair, make_report, make_result, make_session


def answers(**values: object) -> dict[str, dict[str, object]]:
    return {key: {"value": value} for key, value in values.items()}


def test_the_record_is_what_board_and_session_tell(dora: User, session: Session) -> None:
    assert record_of(make_report(dora, session)) == {
        "board": 1,
        "dealer": "N",
        "vulnerability": "None",
        "form": "pairs_mp",
        "deal": DEAL,
    }
    assert record_of(make_report(dora, session, board_number=2)) == {
        "board": 2,
        "dealer": "E",
        "vulnerability": "NS",
        "form": "pairs_mp",
    }


def test_the_result_tells_contract_and_auction(dora: User, session: Session) -> None:
    pairs = make_pair(session, "1", "NS"), make_pair(session, "1", "EW")
    calls = [{"call": "4S", "seat": "N"}, *({"call": "P", "seat": seat} for seat in "ESW")]
    make_result(session.boards.get(number=1), *pairs, table="4", declarer="N", auction=calls)
    told = record_of(make_report(dora, session, table="4"))
    assert (told["contract"], told["auction"]) == ("4S by N", calls)


@pytest.mark.parametrize(
    ("play", "tricks"),
    [
        ([], None),
        ([{"leader": "E", "cards": []}], None),
        ([{"leader": None, "cards": ["S S4", "W S3"]}], None),
        ([{"leader": "E", "cards": ["E SJ", "W S3", "N SA"]}], None),
        ([{"leader": "E", "cards": ["E SJ", "S S4"]}, {"leader": "N", "cards": ["N D4"]}], [["E:SJ", "S4"]]),
        (
            [{"leader": "E", "cards": ["E SJ", "S S4", "W S3", "N SA"]}, {"leader": "N", "cards": ["N D4"]}],
            [["E:SJ", "S4", "S3", "SA"], ["N:D4"]],
        ),
    ],
)
def test_the_play_is_told_as_far_as_it_is_whole(
    dora: User, session: Session, play: list[object], tricks: list[list[str]] | None
) -> None:
    pairs = make_pair(session, "1", "NS"), make_pair(session, "1", "EW")
    make_result(session.boards.get(number=1), *pairs, table="4", play=play)
    assert record_of(make_report(dora, session, table="4")).get("tricks") == tricks


def test_a_board_passed_out_has_no_contract(dora: User, session: Session) -> None:
    pairs = make_pair(session, "1", "NS"), make_pair(session, "1", "EW")
    make_result(session.boards.get(number=1), *pairs, table="4", contract="Pass", declarer="")
    assert "contract" not in record_of(make_report(dora, session, table="4"))


def test_the_directors_word_stands_before_the_result(dora: User, session: Session) -> None:
    pairs = make_pair(session, "1", "NS"), make_pair(session, "1", "EW")
    calls = [{"call": "4S", "seat": "N"}, *({"call": "P", "seat": seat} for seat in "ESW")]
    make_result(session.boards.get(number=1), *pairs, table="4", auction=calls)
    report = make_report(dora, session, table="4")
    told = record_of(amend_report(actor=dora, report=report, revision=1, contract="3NT by W"))
    assert (told["contract"], told.get("auction")) == ("3NT by W", None)


def test_an_answer_that_has_stopped_being_an_option_is_asked_again(dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session))
    case.answers["error"]["value"] = "of an older law"
    question = run(case).question
    assert question is not None
    assert question.fact.key == "error"


def test_unread_answers_stay_while_some_continuation_reads_them(dora: User, session: Session) -> None:
    before = before_law(first_case(make_report(dora, session)))
    settled = sort_answers(before, answers(both_sides_played_on="yes", offender="W", has_card_of_suit_led="no"))
    assert (set(settled.answers), settled.dropped) == ({"both_sides_played_on", "offender", "has_card_of_suit_led"}, {})


def test_unread_answers_go_when_none_does(dora: User, session: Session) -> None:
    before = before_law(first_case(make_report(dora, session)))
    settled = sort_answers(before, answers(error="not_among_played_cards", both_sides_played_on="yes", offender="W"))
    assert (sorted(settled.answers), list(settled.dropped)) == (["error", "offender"], ["both_sides_played_on"])


def test_what_came_with_the_door_stays_even_unread(dora: User, session: Session) -> None:
    before = before_law(first_case(make_report(dora, session)))
    given = answers(error="not_among_played_cards") | {"both_sides_played_on": {"value": "yes", "preset": True}}
    assert sort_answers(before, given).dropped == {}


def test_the_facts_ahead_of_an_empty_case_are_all_the_law_asks(dora: User, session: Session) -> None:
    before = before_law(first_case(make_report(dora, session)))
    wanted = {"error", "exception_of_64b", "declarer_chooses"}
    assert facts_ahead(before, {}, wanted) == {"error", "exception_of_64b"}


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_every_situation_of_the_edition_can_be_filed(dora: User, edition: str) -> None:
    session = make_session(dora.memberships.get().club, edition=edition)
    for situation in situations(edition):
        report = make_report(dora, session, situation=situation.key, facts={})
        assert run(first_case(report)).question is not None
