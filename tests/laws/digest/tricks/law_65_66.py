"""Laws 65 and 66: the order of turned tricks, and who may look at them when."""

from tests.laws.digest.rows import Worked, rows


def tricks(trouble: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("tricks_disordered", {"trouble_with_tricks": trouble, **facts}, finds, lacks)


def may(right: bool) -> dict[str, object]:
    """His own card is not turned, his side has not played on; or it has."""
    return {"own_card_turned": False, "his_side_played_on": not right}


def after_play(facts: str, key: str) -> Worked:
    return tricks("after_play", "66D inspect_each_his_own_cards", f"66D {key}", facts_in_the_cards=facts)


OF_65 = rows(
    "65",
    ("65A-B", "his own card, lengthwise to the winners: wrong, it is pointed right", (
        tricks("wrongly_pointed", "65B3 card_is_pointed_correctly", his_side_played_on=False),
    )),
    ("65B3", "a player may say so until his side plays to the next trick", (
        tricks("wrongly_pointed", "65B3 card_is_pointed_correctly", lacks=("remark_may_inform_partner",),
               his_side_played_on=False),
        tricks("wrongly_pointed", "65B3 too_late_to_have_it_turned", "16B remark_may_inform_partner",
               his_side_played_on=True),
    )),
    ("65C-D", "order is kept, and disorder endangers one's own claims", (
        tricks("disordered", "65C order_is_kept_until_result_is_agreed", "65D disorder_endangers_his_claims"),
    )),
)  # fmt: skip
OF_66 = rows(
    "66",
    ("66A", "the current trick: declarer or a defender while his card is not turned", (
        tricks("current_trick", "66A cards_of_the_trick_are_faced", role="declarer", **may(True)),
        tricks("current_trick", "66A cards_of_the_trick_are_faced", role="defender", **may(True)),
        tricks("current_trick", "66A too_late_to_see_the_trick", role="defender", **may(False)),
        tricks("current_trick", "66A too_late_to_see_the_trick", role="defender", own_card_turned=True),
        tricks("current_trick", "66A dummy_may_not_inspect", role="dummy"),
    )),
    ("66B", "his own last card until his side plays on", (
        tricks("own_last_card", "66B may_see_own_card", role="declarer", his_side_played_on=False),
        tricks("own_last_card", "66B too_late_to_see_own_card", role="defender", his_side_played_on=True),
        tricks("own_last_card", "66B dummy_may_not_inspect", role="dummy"),
    )),
    ("66C", "quitted tricks: only by the director's order", (
        tricks("quitted_trick", "66C quitted_trick_stays_closed", "66C director_may_order_inspection"),
    )),
    ("66D", "after play: by the cards, else against the one side that mixed its own, else as disputed facts", (
        after_play("ascertainable", "rule_on_what_the_cards_show"),
        after_play("his_side_mixed", "rule_for_the_other_side"),
        after_play("other_side_mixed", "rule_for_the_other_side"),
        after_play("both_or_none_mixed", "facts_are_disputed"),
    )),
)  # fmt: skip
ROWS = (*OF_65, *OF_66)
