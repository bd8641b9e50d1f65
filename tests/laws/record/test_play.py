"""Whose turn it is and whether West, a defender, may play his penalty card, from the recorded tricks."""

import pytest

from rulings.laws.engine import Ruling
from tests.laws.ruling import ruled

DEAL = "N:876.765.876.J932 AT9.T98.AT9.A876 KQJ.AQJ.KQJ.KQ54 5432.K432.5432.T"
EAST_WINS = ["CT", "C2", "CA", "C4"]
"""West's only club."""


def west(card: str, *tricks: list[str], **record: object) -> Ruling:
    """West's card was seen by East."""
    told = {"contract": "3NT S", "tricks": [*tricks], **record}
    return ruled("penalty_card", record=told, visibility="seen_or_named", penalty_cards=card)


def derived(ruling: Ruling) -> dict[str, object]:
    return {fact.key: fact.kind.write(value) for fact, value in ruling.derived.items()}


@pytest.mark.parametrize(("tricks", "moment"), [
    ([EAST_WINS], "partner_to_lead"),
    ([["C2"]], "others_to_play"),
    ([EAST_WINS, ["DA", "DJ"]], "owner_to_play"),
    ([["CT", "C2", "CA"]], "others_to_play"),
])  # fmt: skip
def test_50D_the_recorded_tricks_tell_whose_turn_it_is(tricks: list[list[str]], moment: str) -> None:
    assert derived(west("HK", *tricks))["moment"] == moment


def test_50D2_footnote_14_a_partner_who_keeps_the_lead_brings_all_three_choices_back() -> None:
    facts: dict[str, object] = {"penalty_cards": "HK", "partners_major_penalty_cards": []}
    record: dict[str, object] = {"contract": "3NT S", "tricks": [EAST_WINS, ["DA", "DJ", "D2", "D6"]]}
    question = ruled("penalty_card", record=record, visibility="seen_or_named", **facts).question
    assert question is not None
    assert [str(option) for option in question.options] == ["require", "forbid", "neither"]


@pytest.mark.parametrize("tricks", [[], [EAST_WINS, ["DA"]], [EAST_WINS, ["DA", "DJ", "HK"]]])
def test_50D_it_is_asked_where_partner_may_have_led_too_soon_or_the_card_was_played_since(
    tricks: list[list[str]],
) -> None:
    question = west("HK", *tricks).question
    assert question is not None
    assert question.fact.key == "moment"


@pytest.mark.parametrize(("card", "trick", "deal", "may"), [
    ("D5", ["DA", "DJ"], {}, "yes"),
    ("HK", ["DA", "DJ"], {"deal": DEAL}, "no"),
    ("HK", ["C8", "CK"], {"deal": DEAL}, "yes"),
    ("HK", ["DA", "DJ"], {}, None),
])  # fmt: skip
def test_50D1b_following_suit_decides_and_the_deal_tells_whether_he_is_void(
    card: str, trick: list[str], deal: dict[str, object], may: str | None
) -> None:
    ruling = ruled(
        "penalty_card", record={"contract": "3NT S", "tricks": [EAST_WINS, trick], **deal},
        visibility="seen_or_named", penalty_cards=card, exposure="played",
    )  # fmt: skip
    assert derived(ruling).get("may_legally_play_it") == may


@pytest.mark.parametrize(("cards", "trick", "playable"), [
    ("HK D5", ["DA", "DJ"], "one"),
    ("D5 D4", ["DA", "DJ"], "several"),
    ("HK H2", ["DA", "DJ"], "none"),
    ("HK D5", ["C8", "CK"], "several"),
])  # fmt: skip
def test_51A_how_many_of_several_cards_may_be_played_follows_too(cards: str, trick: list[str], playable: str) -> None:
    assert derived(west(cards, EAST_WINS, trick, deal=DEAL))["playable_penalty_cards"] == playable
