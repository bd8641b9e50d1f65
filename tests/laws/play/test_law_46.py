"""Law 46, row by row. West is declarer."""

import pytest

from rulings.laws.engine import UnknownAnswer
from tests.laws.ruling import cited, ruled


def test_46B_an_intention_beyond_doubt_overrides_every_rule() -> None:
    ruling = ruled("designation", different_intention_incontrovertible=True)
    assert cited(ruling) == [("46B", "intended_card_is_played_from_dummy")]
    assert [fact.key for fact in ruling.judgements] == ["different_intention_incontrovertible"]


@pytest.mark.parametrize(("said", "facts", "expected"), [
    ("high", {"dummy_has_the_suit_led": True}, ("46B1(a)", "highest_of_the_suit_led")),
    ("win", {"dummy_has_a_known_winner": True}, ("46B1(b)", "lowest_known_winner")),
    ("win", {"dummy_has_a_known_winner": False}, ("46B1(b)", "no_card_is_known_to_win")),
    ("low", {"dummy_has_the_suit_led": True}, ("46B1(c)", "lowest_of_the_suit_led")),
    ("suit_only", {}, ("46B2", "lowest_of_the_suit_named")),
    ("rank_only", {"of_that_rank": "continues_suit"}, ("46B3(a)", "suit_of_the_last_trick_is_continued")),
    ("rank_only", {"of_that_rank": "one_legal"}, ("46B3(b)", "legal_card_of_the_rank")),
    ("rank_only", {"of_that_rank": "several_legal"}, ("46B3(b)", "declarer_says_which_of_the_rank")),
    ("not_in_dummy", {"opponent_played_to_designation": False}, ("46B4", "call_is_void_declarer_names_another")),
    ("anything", {}, ("46B5", "either_defender_chooses_dummys_card")),
])  # fmt: skip
def test_46B_each_incomplete_call_has_its_card(said: str, facts: dict[str, object], expected: tuple[str, str]) -> None:
    assert cited(ruled("designation", different_intention_incontrovertible=False, said=said, **facts)) == [expected]


@pytest.mark.parametrize("said", ["high", "low"])
def test_46B1_gap_high_or_low_with_dummy_on_lead_or_void_is_asked_of_declarer_and_no_card_is_invented(
    said: str,
) -> None:
    ruling = ruled("designation", different_intention_incontrovertible=False, said=said, dummy_has_the_suit_led=False)
    assert cited(ruling) == [("46B1", "declarer_says_what_he_meant")]


def test_46B3_gap_a_rank_that_may_not_be_played_is_taken_like_a_card_that_is_not_there() -> None:
    ruling = ruled(
        "designation", different_intention_incontrovertible=False, said="rank_only", of_that_rank="none_legal",
        opponent_played_to_designation=False,
    )  # fmt: skip
    assert cited(ruling) == [("46B4", "no_legal_card_of_the_rank")]


def test_47D_who_played_to_a_card_that_is_not_there_takes_his_card_back() -> None:
    ruling = ruled(
        "designation", different_intention_incontrovertible=False, said="not_in_dummy",
        opponent_played_to_designation=True,
    )  # fmt: skip
    assert cited(ruling) == [
        ("46B4", "call_is_void_declarer_names_another"),
        ("47D", "opponent_may_change_after_slip"),
        ("16C", "withdrawn_cards_tell_one_side"),
    ]


def test_46_declarer_is_the_player_that_the_contract_makes_declarer() -> None:
    assert ruled("designation", record={"contract": "4S W"}, different_intention_incontrovertible=True).question is None
    with pytest.raises(UnknownAnswer, match="offender"):
        ruled("designation", record={"contract": "4S E"}, different_intention_incontrovertible=True)
