"""The auction and the hands of an exercise go with what its story tells, or are left out."""

from itertools import islice

import pytest

from rulings.bridge import Deal, dealer_of
from rulings.laws.contradictions import contradictions
from rulings.laws.engine import Case, rule
from rulings.laws.practice.boards import record_of
from rulings.laws.practice.exercises import exercise_of, named_paths, said
from rulings.laws.record.record import read_record

LEADS = ("lead_out_of_turn", "opening_lead_out_of_turn", "face_down_lead_out_of_turn")
CALLS = ("bid_out_of_rotation", "pass_out_of_rotation", "double_out_of_rotation", "inadmissible_double")


@pytest.mark.parametrize("situation", [*LEADS, *CALLS, "insufficient_bid", "dummys_limits", "established_revoke"])
def test_the_law_reads_nothing_else_from_the_record_than_the_story_tells(situation: str) -> None:
    for seed, path in enumerate(islice(named_paths(situation, "2017"), 8)):
        exercise, record = exercise_of(situation, "2017", path, seed), record_of(situation, "2017", path, seed)
        read = read_record(dict(record))
        ruling = rule(exercise.law, Case(exercise.answers, read))
        assert (said(ruling), ruling.overruled, contradictions(read)) == (said(exercise.ruling), {}, ())


@pytest.mark.parametrize("situation", LEADS)
def test_most_leads_have_four_hands_in_which_each_card_is_with_its_owner(situation: str) -> None:
    records = [record_of(situation, "2017", path, seed) for seed, path in enumerate(named_paths(situation, "2017"))][
        :12
    ]
    assert sum("deal" in record for record in records) > len(records) // 2
    assert all(Deal.parse(record["deal"]).is_complete for record in records if "deal" in record)


def test_the_dealer_is_that_of_the_boards_number() -> None:
    path = next(iter(named_paths("lead_out_of_turn", "2017")))
    record = record_of("lead_out_of_turn", "2017", path, 11)
    assert record["dealer"] == str(dealer_of(record["board"]))


def test_a_situation_of_which_no_auction_is_known_has_its_board_alone() -> None:
    path = next(iter(named_paths("unintended_call", "2017")))
    assert set(record_of("unintended_call", "2017", path, 3)) == {"board"}
