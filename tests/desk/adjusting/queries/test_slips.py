"""The slip's notation is the same for every reader; its words are the reader's own."""

from typing import Any

import pytest
from django.utils.translation import override

from rulings.bridge import Side
from rulings.desk.adjusting.queries.slips import safe
from rulings.desk.adjusting.wording.adjustments import side_text, side_words
from rulings.desk.adjusting.wording.cautions import side_notation
from rulings.scoring.notation.adjustments import read_adjusted

PLAIN = {"points": 420, "result": "4S = S"}
WEIGHTED = {
    "components": [{"points": 420, "weight": 60, "result": "4S = S"}, {"points": -100, "weight": 40, "result": ""}]
}
PLUS = {"average": "plus", "meaning": "profile", "amount": "0", "unit": "%"}
HAND = {"average": "set", "meaning": "profile", "amount": "125/2", "unit": "%"}
RULES: list[tuple[dict[str, Any], str, str, str]] = [
    ({"kind": "assigned", "ns": PLAIN, "ew": PLAIN}, "4S = S", "4♠ = S (+420)", "4 spades by South, made"),
    (
        {"kind": "assigned", "ns": WEIGHTED, "ew": WEIGHTED},
        "60% 4S = S; 40% -100",
        "60%: 4♠ = S (+420); 40%: −100",
        "60%: 4 spades by South, made; 40%: −100",
    ),
    ({"kind": "artificial", "ns": PLUS, "ew": PLUS}, "AVE+", "average plus", "average plus"),
    (
        {"kind": "artificial", "ns": PLUS | {"meaning": "session"}, "ew": PLUS},
        "AVE+ or the rest of the session",
        "average plus, or the rest of the session if that is better",
        "average plus, or the rest of the session if that is better",
    ),
    ({"kind": "artificial", "ns": HAND, "ew": PLUS}, "62.5%", "62.5%", "62.5%"),
    ({"kind": "not_played"}, "NP", "the board counts for nobody", "the board counts for nobody"),
    (
        {"kind": "as_played", "form": "A"},
        "as played; form A",
        "the table's result; the board was played in form A, and is compared with that form alone (87B)",
        "the table's result; the board was played in form A, and is compared with that form alone (87B)",
    ),
    (
        {"kind": "self_inflicted", "non_offending": "NS", "actual": -50, "adjusted": PLAIN, "without_error": WEIGHTED},
        "A: -50; B: 4S = S; C: 60% 4S = S; 40% -100",
        "A, the table's score: −50; B, without the infraction: 4♠ = S (+420); "
        "C, without the error: 60%: 4♠ = S (+420); 40%: −100",
        "A, the table's score: −50; B, without the infraction: 4 spades by South, made; "
        "C, without the error: 60%: 4 spades by South, made; 40%: −100",
    ),
]


@pytest.mark.parametrize(("rule", "notation", "text", "words"), RULES)
def test_every_rule_is_told_three_ways(rule: dict[str, Any], notation: str, text: str, words: str) -> None:
    with override("en"):
        score = read_adjusted(rule)
        told = (side_notation(score, Side.NS), side_text(score, Side.NS), side_words(score, Side.NS))
    assert told == (notation, text, words)


@pytest.mark.parametrize("language", ["it", "pl"])
@pytest.mark.parametrize("rule", [rule for rule, *_texts in RULES])
def test_notation_does_not_hang_on_the_reader(rule: dict[str, Any], language: str) -> None:
    with override("en"):
        english = side_notation(read_adjusted(rule), Side.NS)
    with override(language):
        assert side_notation(read_adjusted(rule), Side.NS) == english


def test_a_spreadsheet_takes_nothing_for_a_formula() -> None:
    assert [safe(value) for value in ("=1+1", "-1+1", "-3.00", "+420", 7, None)] == [
        "'=1+1",
        "'-1+1",
        "-3.00",
        "+420",
        7,
        None,
    ]
