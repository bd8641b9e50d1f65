"""The play section: columns into tricks, who led, marks."""

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.session import PlayedTrick
from tests.formats.samples import DEAL, exactly, game, only_result, read, read_file


def tricks(*rows: str, contract: str = "5H", first: str = "W", **tags: str) -> list[str]:
    text = game(f'[Play "{first}"]', *rows, Contract=contract, Declarer="S", Deal=DEAL, **tags)
    return [written(trick) for trick in only_result(text).play]


def written(trick: PlayedTrick) -> str:
    return f"{trick.leader or '?'}: " + " ".join(f"{played.seat}{played.card}" for played in trick.cards)


def test_each_trick_is_led_by_the_winner_of_the_one_before() -> None:
    assert tricks("SK H3 S4 S3", "C5 C2 C6 CK", "S2 H6 S5 S7", "*") == [
        "W: WSK NH3 ES4 SS3",
        "N: NC2 EC6 SCK WC5",
        "S: SS7 WS2 NH6 ES5",
    ]


def test_without_a_denomination_nobody_knows_who_led_the_second_trick() -> None:
    text = game('[Play "W"]', "SK H3 S4 S3", "C5 C2 C6 CK")
    assert [trick.leader for trick in only_result(text).play] == ["W", None]


def test_a_card_nobody_played_leaves_a_gap_and_the_lead_open() -> None:
    assert tricks("SK - S4 S3", "C5 C2 C6 CK") == ["W: WSK ES4 SS3", "?: WC5 NC2 EC6 SCK"]
    gap = only_result(game('[Play "W"]', "SK - S4 S3")).play[0]
    assert gap.trick is None


def test_a_trick_that_ended_early_keeps_its_cards_in_order() -> None:
    assert tricks("SK H3 S4 S3", "- C2 C6 -", "*") == ["W: WSK NH3 ES4 SS3", "N: NC2 EC6"]
    assert tricks("SK H3 +") == ["W: WSK NH3"]


def test_a_lead_out_of_turn_begins_its_trick_and_a_revoke_is_marked() -> None:
    play = read_file("irregular.pbn").results[0].play
    assert [written(trick) for trick in play] == [
        "W: WSK NH3 ES4 SS3",
        "S: SCK WC5 NC2 ES5",
        "S: SS7 WS2 NH6 EC6",
    ]
    marked = [str(card.card) for trick in play for card in trick.cards if card.is_revoke]
    assert marked == ["S5", "C6"]
    assert [str(card.card) for trick in play for card in trick.cards if card.is_lead_out_of_turn] == ["CK"]
    assert [card.note for trick in play for card in trick.cards if card.note] == ["East had a club"]


def test_the_opening_lead_is_the_first_card_of_the_first_trick() -> None:
    text = game('[Play "W"]', "SK H3 S4 S3", Contract="5H", Declarer="S")
    assert str(only_result(text).lead) == "SK"


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ("SK XX", "line 8, column 4: expected a card such as SA, found 'XX'."),
        ("SK HA", "line 8, column 4: expected a card that this player was dealt, found 'HA (N)'."),
        ("SK H3 S4 S3\nSK", "line 9, column 1: expected a card that was not played before, found 'SK'."),
        ("* SK", "line 8, column 3: expected no card after the play is over."),
        ("- - - -\n" * 13 + "SK", "line 21, column 1: expected no card after the play is over."),
        ("SK ^X", "line 8, column 4: expected a card such as SA, found '^X'."),
    ],
)
def test_what_is_wrong_is_refused_with_line_and_column(rows: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        read(game('[Play "W"]', rows, Contract="5H", Declarer="S", Deal=DEAL))


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(FormatError, match=exactly("line 4, column 1: expected a seat: N, E, S or W, found 'K'.")):
        read(game('[Play "K"]', "SK"))


def test_a_trick_written_in_the_order_of_play_is_told_by_who_held_the_cards() -> None:
    """North won the first trick, so that the second begins with his club: the columns are west, north, east, south."""
    assert tricks("SK H3 S4 S3", "C2 C6 CK C5", "*") == ["W: WSK NH3 ES4 SS3", "N: NC2 EC6 SCK WC5"]


def test_a_card_of_a_seat_that_has_played_to_the_trick_is_refused() -> None:
    with pytest.raises(FormatError, match=r"expected a card that this player was dealt, found 'C7 \(N\)'"):
        tricks("SK H3 S4 S3", "C2 C7 CK C5", "*")
