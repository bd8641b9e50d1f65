"""Artificial scores as programs write them."""

from fractions import Fraction

import pytest

from rulings.bridge import Average
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Meaning, NotPlayed
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.notation.artificial_scores import read_artificial_score, write_artificial

SIXTY_FORTY = Artificial(ArtificialScore.percent(60), ArtificialScore.percent(40))
PLUS_MINUS = Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS))
EVEN = Artificial(ArtificialScore(Average.PLAIN), ArtificialScore(Average.PLAIN))


@pytest.mark.parametrize(
    ("text", "artificial"),
    [
        ("A6040", SIXTY_FORTY),
        ("a6040", SIXTY_FORTY),
        ("60-40", SIXTY_FORTY),
        ("60%-40%", SIXTY_FORTY),
        ("60/40", SIXTY_FORTY),
        ("A60/40", SIXTY_FORTY),
        ("60:40", SIXTY_FORTY),
        ("A 60 40", SIXTY_FORTY),
        ("A10000", Artificial(ArtificialScore.percent(100), ArtificialScore.percent(0))),
        ("62.5%/40%", Artificial(ArtificialScore.percent(Fraction(125, 2)), ArtificialScore.percent(40))),
        ("100-0", Artificial(ArtificialScore.percent(100), ArtificialScore.percent(0))),
        ("AVE+/AVE-", PLUS_MINUS),
        ("AVE+/AVE−", PLUS_MINUS),
        ("A+-", PLUS_MINUS),
        ("A+A-", PLUS_MINUS),
        ("AVE+/-", PLUS_MINUS),
        ("+/-", PLUS_MINUS),
        ("Ave/Ave", EVEN),
        ("AV=/AV=", EVEN),
    ],
)
def test_one_score_has_many_spellings(text: str, artificial: Artificial) -> None:
    assert read_artificial_score(text) == artificial


@pytest.mark.parametrize("text", ["NP", "np", "N/P", "not played"])
def test_a_board_not_played(text: str) -> None:
    assert read_artificial_score(text) == NotPlayed()


@pytest.mark.parametrize("text", ["", "AVE+", "A", "60", "A60", "A160040", "101-0", "60-40-0", "4S W ="])
def test_what_does_not_say_both_sides_is_refused(text: str) -> None:
    with pytest.raises(ScoringError) as caught:
        read_artificial_score(text)
    assert caught.value.refusal is Refusal.NO_RESULT


@pytest.mark.parametrize(
    ("artificial", "text"),
    [
        (SIXTY_FORTY, "A6040"),
        (PLUS_MINUS, "AVE+/AVE-"),
        (EVEN, "AVE=/AVE="),
        (Artificial(ArtificialScore.percent(Fraction(125, 2)), ArtificialScore.percent(5)), "62.5%/5%"),
        (Artificial(ArtificialScore.percent(100), ArtificialScore.percent(0)), "100%/0%"),
        (Artificial(ArtificialScore.imps(3), ArtificialScore.imps(-3)), "3 IMP/-3 IMP"),
        (Artificial(ArtificialScore.matchpoints(Fraction(15, 2)), ArtificialScore.matchpoints(0)), "7.5 MP/0 MP"),
        (Artificial(ArtificialScore(Average.PLUS, Meaning.FIXED), ArtificialScore.percent(40)), "AVE+/40%"),
    ],
)
def test_written(artificial: Artificial, text: str) -> None:
    assert write_artificial(artificial) == text
