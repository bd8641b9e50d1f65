"""Law 64 for four revokes of one side, from the recorded play and without it."""

import pytest

from rulings.laws.engine import Effect
from tests.laws.recorded_revokes import played
from tests.laws.ruling import keys, ruled, the

FOUR = {(1, "W"): "H", (2, "W"): "D", (4, "E"): "D", (7, "E"): "C"}


def test_64A_the_recorded_play_counts_four_revokes_no_trick_twice_and_the_repeated_suit_spared() -> None:
    """East-West wins tricks 3 and 7 only; West's second revoke in spades is spared, East's last finds no trick left."""
    ruling = ruled("several_revokes", record=played("3NT by N", "SSSHHHDDDCCC", "NNWNNNWNNNNNN", FOUR), offender="W")
    derived = {fact.key: str(value) for fact, value in ruling.derived.items()}
    assert derived == {"second_revoke": "four_or_more", "tricks_for_all_revokes": "2"}
    assert the(ruling, "tricks_of_many_revokes").plain_values() == {"to": "NS", "side": "EW", "of": "W", "tricks": 2}


@pytest.mark.parametrize(("tricks", "effect"), [(0, Effect.NO_RECTIFICATION), (3, Effect.TRICKS_TRANSFERRED)])
def test_64A_without_a_record_the_director_counts_by_the_rules_that_are_said(tricks: int, effect: Effect) -> None:
    ruling = ruled("several_revokes", second_revoke="four_or_more", tricks_for_all_revokes=tricks)
    assert {"spared_among_many_revokes", "working_is_practice_not_text", "equity_after_several_revokes"} <= keys(ruling)
    assert the(ruling, "tricks_of_many_revokes").effect is effect
