"""Whatever is typed or sent: a result, or a refusal in words; never a crash, never a hang."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.artificial_scores import read_artificial_score
from rulings.scoring.notation.habits import HABITS
from rulings.scoring.notation.outcomes import KINDS, read_outcome
from rulings.scoring.notation.results import read_result, write_result
from rulings.scoring.settings import NAMES, read_scoring_regulations

WORDS = [
    "4",
    "S",
    "P",
    "NT",
    "SA",
    "BA",
    "X",
    "XX",
    "=",
    "-2",
    "+1",
    "W",
    "O",
    "♠",
    " ",
    "prese",
    "lew",
    "down",
    "10",
    "tricks",
]
typed = st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=8).map("".join))
sent: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.just("1e999999")),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(
            st.sampled_from(
                [
                    *NAMES,
                    "kind",
                    "ns",
                    "ew",
                    "points",
                    "components",
                    "weight",
                    "result",
                    "average",
                    "amount",
                    "first",
                    "plus",
                ]
            ),
            inner,
            max_size=4,
        ),
    ),
    max_leaves=8,
)


def said(read: Callable[[], str]) -> str:
    """What came of reading, or the words of the refusal; any other error goes through."""
    try:
        return read()
    except ScoringError as error:
        return str(error)


@pytest.mark.parametrize("language", HABITS)
@given(text=typed)
@settings(max_examples=150)
def test_any_text_is_a_result_or_is_refused(language: str, text: str) -> None:
    assert said(lambda: write_result(read_result(text, language), language)) != ""


@given(text=typed)
@settings(max_examples=100)
def test_any_text_is_an_artificial_score_or_is_refused(text: str) -> None:
    assert said(lambda: str(read_artificial_score(text))) != ""


@given(entries=st.dictionaries(st.sampled_from(list(NAMES)), sent, max_size=3))
@settings(max_examples=200)
def test_any_settings_are_read_or_refused(entries: dict[str, Any]) -> None:
    assert said(lambda: str(read_scoring_regulations(entries))) != ""


@given(
    kind=st.sampled_from(KINDS),
    entries=st.dictionaries(st.sampled_from(["ns", "ew", "points", "adjusted", "actual"]), sent),
)
@settings(max_examples=200)
def test_any_outcome_is_read_or_refused(kind: str, entries: dict[str, Any]) -> None:
    assert said(lambda: str(read_outcome({"kind": kind} | entries))) != ""
