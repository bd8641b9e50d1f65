"""Scores that are no points: what each spelling gives both sides, and what is none."""

from decimal import Decimal

import pytest

from rulings.formats.artificial import awarded, is_nobody, is_not_played, read_artificial, tells_both
from rulings.formats.session import ArtificialAward, Award, AwardUnit

IMPS = (Award(AwardUnit.IMPS, Decimal(3), Decimal(-3)),)


@pytest.mark.parametrize(
    ("text", "ns", "ew"),
    [
        ("A6040", 60, 40),
        ("A 50 50", 50, 50),
        ("A10000", 100, 0),
        ("A00100", 0, 100),
        ("60/40", 60, 40),
        ("60%-40%", 60, 40),
        ("A55.5:44.5", Decimal("55.5"), Decimal("44.5")),
    ],
)
def test_a_text_in_per_cent_says_both_sides_shares(text: str, ns: Decimal, ew: Decimal) -> None:
    assert read_artificial(text) == ArtificialAward(text, ns, ew)


def test_more_than_the_whole_board_is_no_share() -> None:
    assert read_artificial("101/40") is None


@pytest.mark.parametrize("text", ["AVE", "AVE+/AVE-", "A+", "Average", "ADJ", "Arbitral", "60%", "−", "="])
def test_a_text_in_words_is_kept_as_it_stands(text: str) -> None:
    assert read_artificial(text) == ArtificialAward(text)


def test_the_awards_of_the_same_line_say_what_a_word_leaves_open() -> None:
    assert read_artificial("AVE", IMPS) == ArtificialAward("^AVE", Decimal(3), Decimal(-3), AwardUnit.IMPS)


def test_a_word_that_says_both_sides_averages_does_not_hang_on_the_awards() -> None:
    assert read_artificial("AVE+/AVE-", IMPS) == ArtificialAward("AVE+/AVE-")


def test_a_letter_alone_is_a_score_only_beside_awards() -> None:
    assert read_artificial("W") is None
    assert read_artificial("W", IMPS) == ArtificialAward("^W", Decimal(3), Decimal(-3), AwardUnit.IMPS)


@pytest.mark.parametrize("text", ["NP", " n/p ", "Not played", "Sit-out", "BYE"])
def test_a_board_that_nobody_played_is_known_by_many_words(text: str) -> None:
    assert is_not_played(text)
    assert read_artificial(text) == ArtificialAward("NP")


@pytest.mark.parametrize("text", ["420", "4S", "hello", ""])
def test_anything_else_is_no_such_score(text: str) -> None:
    assert not is_not_played(text)
    assert read_artificial(text) is None


def test_the_first_award_that_both_sides_have_is_theirs() -> None:
    half = Award(AwardUnit.MATCHPOINTS, Decimal(6), None)
    assert awarded((half, *IMPS)) == ArtificialAward("^3/^-3", Decimal(3), Decimal(-3), AwardUnit.IMPS)
    assert awarded((half,)) is None


@pytest.mark.parametrize("text", ["AA", "a a"])
def test_two_averages_may_be_two_letters(text: str) -> None:
    assert read_artificial(text) == ArtificialAward("AVE/AVE")


@pytest.mark.parametrize(("text", "is_told"), [("A6040", True), ("60%/40%", True), ("AVE+/AVE-", False), ("W", False)])
def test_a_text_that_has_both_amounts_tells_them_itself(text: str, is_told: bool) -> None:
    artificial = read_artificial(text, IMPS)
    assert artificial is not None
    assert tells_both(artificial) is is_told


@pytest.mark.parametrize("name", ["BYE", "phantom", " Sit-out", "Riposo", "pauza"])
def test_what_stands_in_the_place_of_opponents_is_nobody(name: str) -> None:
    assert is_nobody(name)


def test_nought_is_nobody_s_number_but_may_be_a_name() -> None:
    assert (is_nobody("0", is_number=True), is_nobody("0"), is_nobody("10", is_number=True)) == (True, False, False)
