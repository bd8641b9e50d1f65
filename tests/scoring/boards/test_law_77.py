"""Law 77, every contract there is."""

import pytest

from rulings.bridge import Contract, Doubled
from rulings.scoring.boards.law_77 import declarer_score, trick_points
from rulings.scoring.errors import ScoringError
from tests.scoring.saying import exactly, rows

TABLE = rows("law77.csv")


def contract(text: str) -> Contract:
    read = Contract.parse(text)
    assert read is not None
    return read


def test_the_table_holds_every_contract_doubling_vulnerability_and_number_of_tricks() -> None:
    keys = {(row["contract"], row["doubled"], row["vulnerable"], row["tricks"]) for row in TABLE}
    assert len(keys) == len(TABLE) == 35 * 3 * 2 * 14


@pytest.mark.parametrize("doubled", list(Doubled))
@pytest.mark.parametrize("level", range(1, 8))
def test_every_score_is_the_table_s(level: int, doubled: Doubled) -> None:
    mine = [row for row in TABLE if row["contract"][0] == str(level) and row["doubled"] == doubled]
    assert len(mine) == 5 * 2 * 14
    wrong = [
        row
        for row in mine
        if declarer_score(contract(row["contract"] + doubled), int(row["tricks"]), row["vulnerable"] == "1")
        != int(row["score_declaring_side"])
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "tricks", "not_vulnerable", "vulnerable"),
    [
        ("3NT", 9, 400, 600),
        ("4S", 10, 420, 620),
        ("6NT", 12, 990, 1440),
        ("7NT", 13, 1520, 2220),
        ("6H", 13, 1010, 1460),
        ("1NTXX", 7, 560, 760),
        ("7NTXX", 13, 2280, 2980),
        ("7NTXX", 0, -7000, -7600),
        ("2HX", 10, 670, 1070),
        ("2DXX", 8, 560, 760),
        ("4SX", 7, -500, -800),
        ("4SX", 6, -800, -1100),
        ("4S", 6, -200, -400),
    ],
)
def test_published_scores(text: str, tricks: int, not_vulnerable: int, vulnerable: int) -> None:
    assert declarer_score(contract(text), tricks, is_vulnerable=False) == not_vulnerable
    assert declarer_score(contract(text), tricks, is_vulnerable=True) == vulnerable


def test_overtricks_make_no_game() -> None:
    assert declarer_score(contract("2S"), 13, is_vulnerable=False) == 260
    assert trick_points(contract("2S")) == 60
    assert trick_points(contract("2SX")) == 120


@pytest.mark.parametrize("tricks", [-1, 14])
def test_a_number_of_tricks_that_cannot_be_is_refused(tricks: int) -> None:
    with pytest.raises(ScoringError, match=exactly(f"{tricks} tricks cannot be: declarer takes 0 to 13.")):
        declarer_score(contract("3NT"), tricks, is_vulnerable=False)
