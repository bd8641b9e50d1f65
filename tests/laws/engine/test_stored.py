"""Findings and facts as JSON and back: what is written is read again, and what can be read no more is not there."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import Card, Seat, Side
from rulings.laws.engine import Effect, Finding, StoredFinding, read_fact, read_finding, write_facts, write_finding
from rulings.laws.preliminaries.law_12.facts import OwnDamage, own_damage, result_can_be_assigned
from rulings.laws.record.roles import offender

CARDS = st.frozensets(st.sampled_from(["SA", "HK", "D2", "CT"]).map(Card.parse), min_size=1)
VALUES = st.fixed_dictionaries(
    {},
    optional={
        "who": st.sampled_from(Seat),
        "to": st.sampled_from(Side),
        "cards": CARDS,
        "tricks": st.integers(0, 13),
        "major": st.booleans(),
    },
)


@given(st.sampled_from(Effect), VALUES)
def test_a_finding_is_read_as_it_was_written(effect: Effect, values: dict[str, Any]) -> None:
    finding = Finding("50B", "card_is_a_penalty_card", effect, **values)
    stored = StoredFinding.of(finding)
    written = json.loads(json.dumps(write_finding(stored)))
    assert (read_finding(written), write_finding(read_finding(written))) == (stored, written)
    assert (stored.who, stored.to) == (values.get("who"), values.get("to"))
    assert stored.cards == stored.values.get("cards", [])
    assert stored.effect == effect


def test_a_finding_of_a_law_that_is_gone_stays_readable() -> None:
    given = {"paragraph": "99Z", "effect": "shouted_at", "key": "gone", "values": {"who": "nobody"}}
    finding = read_finding(given)
    assert (finding.effect, finding.who, finding.to, finding.cards) == ("shouted_at", None, None, [])
    assert write_finding(finding) == given


def test_facts_are_read_as_their_law_has_them() -> None:
    facts = {offender: Seat.WEST, own_damage: OwnDamage.GAMBLING_ACTION, result_can_be_assigned: False}
    stored = json.loads(json.dumps(write_facts(facts)))
    assert stored == {"offender": "W", "own_damage": "gambling_action", "result_can_be_assigned": "no"}
    assert {fact: read_fact(stored, fact) for fact in facts} == facts


@pytest.mark.parametrize("stored", [{}, {"own_damage": "an older word"}])
def test_a_fact_that_cannot_be_read_is_not_there(stored: dict[str, Any]) -> None:
    assert read_fact(stored, own_damage) is None
