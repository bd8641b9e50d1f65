"""Law 76, row by row: spectators."""

import pytest

from tests.laws.ruling import cited, ruled, the


@pytest.mark.parametrize(("did", "paragraph", "key"), [
    ("looked_at_two_hands", "76B", "one_hand_only"),
    ("disturbed", "76B", "spectator_keeps_still"),
    ("spoke_or_drew_attention", "76B", "spectator_draws_no_attention"),
    ("watched_online", "76A2", "viewer_does_not_communicate"),
])  # fmt: skip
def test_76_what_spectators_may_not_do(did: str, paragraph: str, key: str) -> None:
    assert cited(ruled("spectator", spectator_did=did, player_was_informed=False)) == [
        (paragraph, key),
        ("76A1", "director_controls_spectators"),
        ("76C2", "nobody_learned_anything"),
    ]


def test_76C1_at_the_directors_request_a_spectator_may_speak_of_facts_or_law() -> None:
    ruling = ruled("spectator", spectator_did="asked_by_director")
    assert cited(ruling) == [("76C1", "spectator_answers_the_director")]


def test_76_a_player_who_learned_something_has_extraneous_information_by_16D() -> None:
    ruling = ruled("spectator", spectator_did="disturbed", player_was_informed=True, informed_player="S")
    assert the(ruling, "player_learned_from_spectator").plain_values() == {
        "who": "S",
        "law": "16D",
        "situation": "extraneous_information",
    }


@pytest.mark.parametrize(("setting", "facts", "applies"), [
    ("yes", {}, True),
    ("no", {}, False),
    ("ask", {"regulation_on_spectators": True}, True),
    ("ask", {"regulation_on_spectators": False}, False),
])  # fmt: skip
def test_76C2_a_regulation_may_say_what_follows(setting: str, facts: dict[str, object], applies: bool) -> None:
    record: dict[str, object] = {"regulations": {"spectator_irregularity_rule": setting}}
    ruling = ruled("spectator", record=record, spectator_did="disturbed", player_was_informed=False, **facts)
    assert (("76C2", "regulation_on_spectators_applies") in cited(ruling)) is applies
