"""Whom each situation means by its offender is asked in its own words, in the guide, on the case and in the outline."""

from functools import cache

import pytest
from django.utils.translation import override

from rulings.laws.engine import AnyFact, Case, every_path, facts_of, rule
from rulings.laws.record.roles import offender
from rulings.laws.situations import EDITIONS, law_of, situations
from rulings.wording.offenders import OFFENDERS, offender_asked
from rulings.wording.questions import fact_label, question_text
from rulings.wording.rulings import known_values

WHICH_PLAYER: set[str] = set()
"""Situations for which "Which player?" says enough."""

ALL = [(edition, situation.key) for edition in EDITIONS for situation in situations(edition)]


@cache
def asking() -> tuple[tuple[str, str], ...]:
    """Those that ask for their offender: every path of all is walked, and not before a test asks."""
    return tuple((edition, key) for edition, key in ALL if offender.key in facts_of(law_of(key, edition)))


@pytest.mark.parametrize(("edition", "key"), ALL)
def test_every_situation_that_asks_for_its_offender_says_whom_it_means(edition: str, key: str) -> None:
    for path in every_path(law_of(key, edition)):
        if offender in path.ruling.relied_on and key not in WHICH_PLAYER:
            assert offender_asked(key, known_values(path.ruling)), path.answers


def asked_by(key: str) -> dict[str, AnyFact]:
    """Every fact that the situation asks in some edition."""
    laws = [law_of(key, edition) for edition, each in asking() if each == key]
    return {name: fact for law in laws for name, fact in facts_of(law).items()}


def test_no_wording_is_left_of_a_situation_or_an_answer_that_is_gone() -> None:
    assert OFFENDERS.keys() == {key for _edition, key in asking()} - WHICH_PLAYER
    for key, wordings in OFFENDERS.items():
        for wording in (each for each in wordings if each.fact):
            kind = asked_by(key)[wording.fact].kind
            assert set(wording.answers) <= {str(kind.write(option)) for option in kind.options}, (key, wording.fact)


def test_every_wording_is_asked_on_some_path() -> None:
    for key, wordings in OFFENDERS.items():
        paths = [path for edition, other in asking() if other == key for path in every_path(law_of(key, edition))]
        used = {id(offender_asked(key, known_values(p.ruling))) for p in paths if offender in p.ruling.relied_on}
        assert used == {id(wording.asked) for wording in wordings}, key


@pytest.mark.parametrize(("situation", "answers", "question"), [
    ("insufficient_bid", {}, "Who made the insufficient bid?"),
    ("missing_card", {"missing_card_discovered": "during_play"}, "Whose hand is short of a card?"),
    ("card_played", {"whose_card": "dummys"}, "Who is declarer?"),
    ("card_played", {"whose_card": "defenders"}, "Which defender's card is it?"),
    ("misinformation", {"misinformation_source": "missing_alert"}, "Who gave the explanation, or did not alert?"),
])  # fmt: skip
def test_the_question_depends_on_the_situation_and_on_what_was_answered(
    situation: str, answers: dict[str, object], question: str
) -> None:
    ruling = rule(law_of(situation), Case(answers))
    with override("en"):
        assert question_text(offender, known_values(ruling), situation) == question


def test_its_label_in_what_is_known_is_that_of_the_situation() -> None:
    with override("en"):
        assert fact_label(offender, {}, "insufficient_bid") == "Insufficient bid by"
        assert fact_label(offender, {}, "spectator") == "Who"
