"""Inherited tag values."""

from rulings.formats.pbn.games import inherited
from rulings.formats.pbn.tokens import games_of
from rulings.formats.text import Source


def values(text: str, name: str) -> list[str]:
    return [game.value(name) for game in inherited(games_of(Source(text)))]


def test_a_cross_repeats_the_nearest_earlier_value() -> None:
    assert values('[Site "a"]\n\n[Board "2"]\n\n[Site "#"]\n\n[Site "b"]\n\n[Site "#"]', "site") == [
        "a",
        "",
        "a",
        "b",
        "b",
    ]


def test_a_cross_with_nothing_before_it_is_empty() -> None:
    assert values('[Site "#"]', "site") == [""]


def test_two_crosses_give_the_value_to_every_later_game() -> None:
    text = '[Site "##a"]\n\n[Board "2"]\n\n[Site "b"]\n\n[Board "4"]\n\n[Site "##"]\n\n[Board "6"]'
    assert values(text, "site") == ["a", "a", "b", "b", "", ""]


def test_a_deal_is_never_inherited() -> None:
    assert values('[Deal "##x"]\n\n[Deal "#"]\n\n[Board "3"]', "deal") == ["##x", "#", ""]
