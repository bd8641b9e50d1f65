"""The play in words: whose turn it is, who has won what, what was irregular."""

from rulings.bridge import Deal, Seat
from rulings.bridge.play_text import Play, read_text, read_tricks
from rulings.desk.cases.wording.plays import irregular_sentences, revoke_sentences, standing
from tests.factories import DEAL

START = Play(Seat.WEST, None, deal=Deal.parse(DEAL))


def test_before_a_trick_is_won_only_the_turn_is_told() -> None:
    assert standing(START) == ["West leads to trick 1."]
    assert standing(read_text(START, "H8 H3")) == ["East plays to trick 1."]


def test_then_the_tricks_won_so_far() -> None:
    assert standing(read_text(START, "H8 H3 HA H2")) == [
        "East leads to trick 2.",
        "Tricks won: 0 by North-South, 1 by East-West.",
    ]


def test_a_player_who_gave_no_card_and_one_who_gave_two_are_named() -> None:
    play = read_tricks(Play(Seat.WEST, None), [["H8", "H3", "HA", "-"], ["ST", "C3", "S2", "SJ", "W:S3"]])
    assert irregular_sentences(play) == ["Trick 1: South gave no card.", "Trick 2: West gave ♠3 as well."]


def test_a_lead_out_of_turn_names_who_had_the_lead() -> None:
    play = read_tricks(Play(Seat.WEST, None), [["H8", "H3", "HA", "H2"], ["W:S3", "SA", "S8", "S4"]])
    assert irregular_sentences(play) == ["Trick 2: West led, though it was for East to lead."]


def test_a_regular_play_has_nothing_irregular() -> None:
    assert irregular_sentences(read_text(START, "H8 H3 HA H2")) == []


def test_a_revoke_names_the_card_and_the_suit_that_was_held() -> None:
    play = read_text(START, "H8 S2 HA H2")
    assert revoke_sentences(play, {Seat.NORTH: (1,), Seat.EAST: ()}) == [
        "Trick 1: North played ♠2 while holding hearts. That is a revoke (Law 61A)."
    ]
