"""Scores that are no points, as programs write them into a game or a score table."""

from decimal import Decimal

import pytest

from rulings.formats.session import ArtificialAward, AwardUnit, FileResult
from tests.formats.samples import game, only_result

COLUMNS = "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW;MP_NS;MP_EW"


def row(text: str) -> FileResult:
    return only_result(game(f'[ScoreTable "{COLUMNS}"]', text))


@pytest.mark.parametrize("text", ["AVE+/AVE-", "A6040", "NP"])
def test_a_game_may_have_an_artificial_score_in_place_of_points(text: str) -> None:
    result = only_result(game(Score=text))
    assert result.artificial is not None
    assert (result.artificial.text, result.score_ns) == (text, None)


def test_one_side_s_average_is_what_the_awards_of_the_game_say() -> None:
    result = only_result(game(Score="AVE+", ScorePercentage="NS 60 EW 50"))
    assert result.artificial == ArtificialAward("^AVE+", Decimal(60), Decimal(50), AwardUnit.PERCENT)


@pytest.mark.parametrize(
    ("text", "artificial"),
    [
        ("1 2 - - - AVE+ AVE- 1.2 0.8", ArtificialAward("AVE+/AVE-")),
        ("1 2 - - - 60% 40% 1.2 0.8", ArtificialAward("60%/40%", Decimal(60), Decimal(40))),
        ("1 2 - - - NP NP - -", ArtificialAward("NP")),
        ("1 2 - - - ADJ - 1.2 0.8", ArtificialAward("^ADJ", Decimal("1.2"), Decimal("0.8"), AwardUnit.MATCHPOINTS)),
        ("1 2 - - - - - 1.2 0.8", ArtificialAward("^1.2/^0.8", Decimal("1.2"), Decimal("0.8"), AwardUnit.MATCHPOINTS)),
    ],
)
def test_a_row_may_have_words_in_place_of_points(text: str, artificial: ArtificialAward) -> None:
    result = row(text)
    assert (result.artificial, result.score_ns, result.score_ew) == (artificial, None, None)


def test_a_passed_out_row_says_pass_or_nothing() -> None:
    for text in ("1 2 PASS - - PASS PASS 1 1", "1 2 Pass - - 0 0 1 1", '1 2 Pass - - "0" - 1 1'):
        result = row(text)
        assert (result.is_passed_out, result.score_ns, result.artificial) == (True, 0, None)


def test_a_row_may_have_its_lead_and_its_room() -> None:
    result = only_result(
        game('[ScoreTable "PairId_NS;PairId_EW;Room;Contract;Declarer;Result;Lead"]', "1 2 Open 4S N 10 HK")
    )
    assert (str(result.lead), result.room, result.line) == ("HK", "Open", 5)


@pytest.mark.parametrize(("text", "tricks"), [("=", 10), ("+1", 11), ("-1", 9), ("NS 10", 10), ("EW 3", 10)])
def test_tricks_may_stand_above_and_below_the_contract(text: str, tricks: int) -> None:
    assert only_result(game(Contract="4S", Declarer="N", Result=text)).tricks == tricks
