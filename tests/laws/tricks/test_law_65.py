"""Laws 65 and 66, row by row: turned tricks and who may look at them when."""

import pytest

from tests.laws.ruling import Told, cited, keys, row, ruled, the, told


def test_65B3_dummy_has_this_right_too_so_the_role_is_not_asked() -> None:
    ruling = ruled("tricks_disordered", trouble_with_tricks="wrongly_pointed", his_side_played_on=False)
    assert "role" not in {fact.key for fact in ruling.relied_on}


@pytest.mark.parametrize(("facts", "key"), [
    ({"role": "declarer", "own_card_turned": False, "his_side_played_on": False}, "cards_of_the_trick_are_faced"),
    ({"role": "defender", "own_card_turned": True}, "too_late_to_see_the_trick"),
    ({"role": "defender", "own_card_turned": False, "his_side_played_on": True}, "too_late_to_see_the_trick"),
    ({"role": "dummy"}, "dummy_may_not_inspect"),
])  # fmt: skip
def test_66A_the_current_trick(facts: dict[str, object], key: str) -> None:
    assert cited(ruled("tricks_disordered", trouble_with_tricks="current_trick", **facts)) == [("66A", key)]


@pytest.mark.parametrize(("facts", "key"), [
    ({"role": "declarer", "his_side_played_on": False}, "may_see_own_card"),
    ({"role": "defender", "his_side_played_on": True}, "too_late_to_see_own_card"),
    ({"role": "dummy"}, "dummy_may_not_inspect"),
])  # fmt: skip
def test_66B_ones_own_last_card(facts: dict[str, object], key: str) -> None:
    assert cited(ruled("tricks_disordered", trouble_with_tricks="own_last_card", **facts)) == [("66B", key)]


@pytest.mark.parametrize(("mixed", "to"), [("his_side_mixed", "NS"), ("other_side_mixed", "EW")])
def test_66D_facts_lost_by_one_side_the_director_rules_for_the_other(mixed: str, to: str) -> None:
    ruling = ruled("tricks_disordered", trouble_with_tricks="after_play", facts_in_the_cards=mixed)
    assert str(the(ruling, "rule_for_the_other_side").values["to"]) == to


@pytest.mark.parametrize(("facts", "key"), [
    ("ascertainable", "rule_on_what_the_cards_show"),
    ("both_or_none_mixed", "facts_are_disputed"),
])  # fmt: skip
def test_66D_otherwise_on_the_cards_or_as_disputed_facts(facts: str, key: str) -> None:
    ruling = ruled("tricks_disordered", trouble_with_tricks="after_play", facts_in_the_cards=facts)
    assert cited(ruling) == [("66D", "inspect_each_his_own_cards"), ("66D", key)]


@pytest.mark.parametrize(("case", "found"), [
    row("65B3 a wrongly pointed card may be mentioned until his side plays to the next trick",
        ["65B3 card_is_pointed_correctly"],
        ruled, "tricks_disordered", trouble_with_tricks="wrongly_pointed", his_side_played_on=False),
    row("65B3 later it is too late, and the remark may inform partner",
        ["65B3 too_late_to_have_it_turned", "16B remark_may_inform_partner"],
        ruled, "tricks_disordered", trouble_with_tricks="wrongly_pointed", his_side_played_on=True),
    row("65C and D disorder endangers one's own claims",
        ["65C order_is_kept_until_result_is_agreed", "65D disorder_endangers_his_claims"],
        ruled, "tricks_disordered", trouble_with_tricks="disordered"),
    row("66C quitted tricks stay closed unless the director orders it",
        ["66C quitted_trick_stays_closed", "66C director_may_order_inspection"],
        ruled, "tricks_disordered", trouble_with_tricks="quitted_trick"),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found


def test_16B_what_declarer_remarks_tells_dummy_nothing_that_he_could_use() -> None:
    facts = {"trouble_with_tricks": "wrongly_pointed", "his_side_played_on": True}
    for who, is_said in (("S", False), ("W", True)):
        ruling = ruled("tricks_disordered", record={"contract": "4S by S"}, offender=who, **facts)
        assert ("remark_may_inform_partner" in keys(ruling)) is is_said
