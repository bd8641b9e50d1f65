"""Laws 10 and 11, row by row of their tables."""

import pytest

from rulings.laws.engine import Effect
from tests.laws.ruling import cited, keys, ruled, the

OPTIONS = [
    ("10C1", "all_options_are_explained"),
    ("10C2", "choice_without_partner"),
    ("10C3", "best_option_may_be_chosen"),
    ("10C4", "offenders_may_then_profit"),
]
ACTED = {"done_without_director": "non_offenders_acted"}


def test_10A_and_10B_what_the_players_settled_may_be_cancelled_and_the_options_explained() -> None:
    facts = {"done_without_director": "ruled_themselves", "players_own_ruling_is_allowed": False}
    ruling = ruled("action_before_director", **facts)
    assert cited(ruling) == [("10A", "players_may_not_rule"), ("10B", "players_ruling_is_cancelled"), *OPTIONS]


def test_10B_what_is_let_stand_is_not_ruled_again_but_a_gain_by_ignorance_is_looked_at() -> None:
    facts = {"done_without_director": "ruled_themselves", "players_own_ruling_is_allowed": True}
    ruling = ruled("action_before_director", **facts, side_that_gained="neither")
    assert cited(ruling)[1:] == [
        ("10B", "players_ruling_is_let_be"),
        ("11A", "no_side_gained"),
    ]


def test_10C1_to_C4_all_options_are_explained_before_a_choice_alone() -> None:
    assert cited(ruled("action_before_director", done_without_director="choice_to_be_made")) == OPTIONS


@pytest.mark.parametrize(("keeps", "key"), [(True, "he_still_chooses"), (False, "he_has_lost_the_option")])
def test_10C2_names_no_consequence_of_consulting_so_the_option_is_judged(keeps: bool, key: str) -> None:
    facts = {"done_without_director": "consulted_partner", "chooser_keeps_the_option": keeps}
    ruling = ruled("action_before_director", **facts)
    assert cited(ruling) == [
        ("10C2", key),
        ("16B", "partners_view_is_unauthorized"),
        ("90A", "penalty_for_consulting_possible"),
    ]


@pytest.mark.parametrize(("waived", "found"), [
    (True, ("81C5", "director_waives")),
    (False, ("10A", "rectification_is_not_waived")),
])  # fmt: skip
def test_81C5_only_the_director_waives_a_rectification(waived: bool, found: tuple[str, str]) -> None:
    facts = {"done_without_director": "ask_to_waive", "rectification_is_waived": waived}
    assert cited(ruled("action_before_director", **facts)) == [found]


def test_11A_a_right_that_is_kept_is_ruled_on_as_the_laws_provide() -> None:
    ruling = ruled("action_before_director", **ACTED, right_is_forfeited=False, side_that_gained="neither")
    assert cited(ruling) == [("11A", "right_is_kept"), ("11A", "no_side_gained")]
    assert the(ruling, "right_is_kept").plain_values() == {"side": "NS"}


@pytest.mark.parametrize(("gained", "side"), [("offenders", "EW"), ("non_offenders", "NS")])
def test_11A_only_the_score_of_the_side_that_gained_by_ignorance_is_adjusted(gained: str, side: str) -> None:
    facts = {"right_is_forfeited": True, "side_that_gained": gained, "opponent_was_ignorant_of_the_law": True}
    adjusted = the(ruled("action_before_director", **ACTED, **facts), "gain_by_ignorance_taken_away")
    assert (adjusted.effect, str(adjusted.values["to"])) == (Effect.ADJUSTED_SCORE, side)


def test_11A_a_gain_that_does_not_come_from_ignorance_stays() -> None:
    facts = {"side_that_gained": "offenders", "opponent_was_ignorant_of_the_law": False}
    ruling = ruled("action_before_director", **ACTED, right_is_forfeited=True, **facts)
    assert "gain_not_by_ignorance_is_kept" in keys(ruling)


def test_11A_while_the_board_goes_on_the_gain_is_looked_at_later() -> None:
    ruling = ruled("action_before_director", **ACTED, right_is_forfeited=True, side_that_gained="not_yet_known")
    assert the(ruling, "gain_by_ignorance_after_play").effect is Effect.CHECK_LATER
