"""Law 58, row by row, in both editions."""

import pytest

from rulings.bridge import Seat
from tests.laws.ruling import cited, ruled, the

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


@EDITIONS
@pytest.mark.parametrize(("second", "key", "situation"), [
    ("lead_out_of_turn", "second_card_is_a_lead_out_of_turn", "lead_out_of_turn"),
    ("premature", "second_card_is_premature", "premature_play"),
    ("after_irregular_play", "second_card_follows_an_irregular_play", "play_after_illegal_play"),
])  # fmt: skip
def test_58A_the_illegal_card_counts_as_played_after_the_legal_one(
    edition: str, second: str, key: str, situation: str
) -> None:
    ruling = ruled("cards_played_at_once", edition, at_once="two_players", counted_second=second)
    assert cited(ruling) == [("58A", "counts_as_second"), ("58A", key)]
    assert the(ruling, key).values["situation"] == situation


@EDITIONS
def test_58A_a_card_that_was_in_turn_when_counted_second_stands(edition: str) -> None:
    ruling = ruled("cards_played_at_once", edition, at_once="two_players", counted_second="in_turn")
    assert cited(ruling) == [
        ("58A", "counts_as_second"),
        ("58A", "second_card_stands"),
        ("44B", "cards_stay_play_goes_on_in_turn"),
    ]


@EDITIONS
def test_58B1_one_visible_card_is_played_and_the_others_go_back_without_rectification(edition: str) -> None:
    facts = {"at_once": "one_hand", "both_sides_played_on": False, "faces_visible": "one"}
    ruling = ruled("cards_played_at_once", edition, role="declarer", **facts)
    assert cited(ruling) == [
        ("58B1", "visible_card_is_played"),
        ("48A", "returned_card_of_declaring_side"),
        ("58B1", "others_are_picked_up"),
    ]


@EDITIONS
def test_49_a_card_that_a_defender_shows_in_picking_it_up_would_be_a_penalty_card(edition: str) -> None:
    facts = {"at_once": "one_hand", "both_sides_played_on": False, "faces_visible": "one"}
    ruling = ruled("cards_played_at_once", edition, role="defender", **facts)
    assert cited(ruling) == [("58B1", "visible_card_is_played"), ("58B1", "others_are_picked_up_unseen")]


@EDITIONS
def test_58B2_a_defender_names_the_card_and_the_other_visible_ones_are_penalty_cards(edition: str) -> None:
    ruling = ruled(
        "cards_played_at_once",
        edition,
        at_once="one_hand",
        both_sides_played_on=False,
        faces_visible="several",
        role="defender",
    )
    assert cited(ruling) == [
        ("58B2", "names_the_card_played"),
        ("58B2", "other_visible_cards_are_penalty_cards"),
        ("58B3", "opponent_who_played_after_may_change"),
    ]
    assert the(ruling, "other_visible_cards_are_penalty_cards").values["situation"] == "penalty_card"


@EDITIONS
@pytest.mark.parametrize(("role", "names"), [("declarer", Seat.WEST), ("dummy", Seat.EAST)])
def test_58B2_declarer_names_the_card_of_either_hand_and_has_no_penalty_card(
    edition: str, role: str, names: Seat
) -> None:
    ruling = ruled(
        "cards_played_at_once",
        edition,
        at_once="one_hand",
        both_sides_played_on=False,
        faces_visible="several",
        role=role,
    )
    assert the(ruling, "names_the_card_played").values["who"] is names
    assert ("58B2", "other_cards_go_back") in cited(ruling)


@EDITIONS
def test_58B3_the_other_side_may_change_a_card_played_after(edition: str) -> None:
    ruling = ruled(
        "cards_played_at_once",
        edition,
        at_once="one_hand",
        both_sides_played_on=False,
        faces_visible="several",
        role="declarer",
    )
    assert the(ruling, "opponent_who_played_after_may_change").plain_values() == {"side": "NS"}


@EDITIONS
def test_58B4_found_after_both_sides_went_on_it_is_a_defective_trick(edition: str) -> None:
    ruling = ruled("cards_played_at_once", edition, at_once="one_hand", both_sides_played_on=True)
    assert cited(ruling) == [("58B4", "found_too_late")]
    assert ruling.findings[0].values["situation"] == "defective_trick"
