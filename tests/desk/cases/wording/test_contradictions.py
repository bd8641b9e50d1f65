"""A contradiction in words: both entries are named, and what to do."""

import pytest
from django.utils.translation import override

from rulings.desk.cases.wording.contradictions import misplaced_cards, overruled_answers, record_contradictions
from rulings.laws.record.record import read_record
from tests.laws.ruling import ruled


@pytest.mark.parametrize(("entries", "sentence"), [
    ({"board": 18, "dealer": "N"},
     "Board 18 is dealt by East, but North is recorded as the dealer. Change the one that is wrong, unless the board "
     "itself was marked so."),
    ({"board": 18, "vulnerability": "All"},
     "Vulnerable on board 18 by its number: North-South; recorded: both sides. Change the one that is wrong, unless "
     "the board itself was marked so."),
    ({"board": 1, "auction": "1NT AP", "contract": "4SX by W"},
     "The auction ends in 1NT by North, but 4♠X by West is recorded as the contract. Change the one that is wrong."),
    ({"board": 1, "auction": "1NT AP", "contract": "1NT by S"},
     "The auction ends in 1NT by North, but 1NT by South is recorded. Change the one that is wrong, unless declarer "
     "spread his hand after an opening lead out of turn (54A)."),
    ({"board": 1, "auction": "1NT AP", "contract": "2NT by S"},
     "The auction ends in 1NT by North, but 2NT by South is recorded as the contract. Change the one that is wrong."),
    ({"board": 1, "auction": "1NT AP", "contract": "4S"},
     "The auction ends in 1NT by North, but 4♠ is recorded as the contract. Change the one that is wrong."),
    ({"board": 1, "auction": "AP", "contract": "4S by W"},
     "All four passed in the auction, but 4♠ by West is recorded as the contract. Change the one that is wrong."),
    ({"board": 1, "auction": "1NT AP", "contract": "Pass"},
     "The auction ends in 1NT by North, but the board is recorded as passed out. Change the one that is wrong."),
    ({"contract": "4S by W", "opening_leader": "S"},
     "Against 4♠ by West it is North who leads, but South is recorded as the opening leader. Change the one that is "
     "wrong, unless a lead out of turn was accepted."),
    ({"contract": "4S by W", "opening_leader": "E"},
     "Against 4♠ by West only a defender makes the opening lead, but East is recorded as the opening leader. Change "
     "the one that is wrong."),
    ({"cards": {"W": "SK"}, "deal": "N:- K... - 7..."},
     "♠K is named as a card of West, but East was dealt it. Change the card or the seat, unless the hands at the table "
     "were others than those on record."),
    ({"cards": {"W": "SK"}, "deal": "N:- - - 7..."},
     "♠K is named as a card of West, who was not dealt it. Change the card or the seat, unless the hands at the table "
     "were others than those on record."),
    ({"cards": {"W": "SK"}, "contract": "4H by S", "tricks": ["S5 S2 SK S8"]},
     "♠K is named as a card of West, but East has played it. Change the card, the seat, or the play."),
])  # fmt: skip
def test_both_entries_are_named(entries: dict[str, object], sentence: str) -> None:
    with override("en"):
        assert record_contradictions(read_record(entries)) == [sentence]


def test_an_answer_against_the_record_is_named_with_it() -> None:
    ruling = ruled("lead_restriction", record={"contract": "4S by N"}, role="declarer")
    with override("en"):
        assert overruled_answers(ruling, "lead_restriction") == [
            "Role: you say “Declarer”, the record says “A defender”. Your answer counts."
        ]


def test_a_card_that_was_answered_is_named_with_the_hand_that_has_it() -> None:
    entries: dict[str, object] = {"contract": "4H by S", "deal": "N:- K... - 7..."}
    ruling = ruled("penalty_card", record=entries, visibility="seen_or_named", penalty_cards="SK")
    with override("en"):
        (sentence,) = misplaced_cards(read_record(entries), ruling)
    assert sentence.startswith("♠K is named as a card of West, but East was dealt it.")
