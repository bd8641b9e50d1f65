"""A ruling as programs read it."""

from rulings.bridge import Seat
from rulings.wording.rulings import known_values, ruling_data
from tests.laws.ruling import ruled


def test_what_was_established_is_known_by_its_key() -> None:
    known = known_values(ruled("defective_trick", error="played_none"))
    assert known["error"] == "played_none"
    assert known_values(ruled("penalty_card"))["offender"] is Seat.WEST


def test_an_open_ruling_has_what_it_found_so_far_and_its_question_with_options() -> None:
    ruling = ruled("defective_trick", error="played_none")
    data = ruling_data("defective_trick", "67", "2017", "en", ruling)
    assert (data["complete"], data["relied_on"], data["derived"]) == (False, {"error": "played_none"}, {})
    assert data["question"]["key"] == "both_sides_played_on"
    assert data["question"]["options"] == [
        {"value": "yes", "text": "Yes, both sides had"},
        {"value": "no", "text": "No"},
    ]


def test_a_complete_ruling_has_its_sentences_and_no_question() -> None:
    ruling = ruled("penalty_card", visibility="played_legally")
    data = ruling_data("penalty_card", "50", "2017", "en", ruling)
    assert (data["complete"], data["question"]) == (True, None)
    found = data["findings"][0]
    assert (found["paragraph"], found["key"], found["values"]) == ("49", "exposed_in_legal_play", {"who": "W"})
    assert "West" in found["text"]
    assert data["relied_on"] == {"offender": "W", "visibility": "played_legally"}
