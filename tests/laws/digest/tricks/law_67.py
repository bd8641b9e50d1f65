"""Law 67: no card to a trick, or too many."""

from tests.laws.digest.rows import Worked, rows

EQUITY = "64C1 equity_after_play"
LATE_NONE = {"error": "played_none", "both_sides_played_on": True}
LATE_SURPLUS = {"error": "played_too_many", "both_sides_played_on": True}
LOST = {"error": "not_among_played_cards"}


def defective(*finds: str, lacks: tuple[str, ...] = (), judged: tuple[str, ...] = (), edition: str = "2017",
              record: dict[str, object] | None = None, **facts: object) -> Worked:  # fmt: skip
    return Worked("defective_trick", facts, finds, lacks, judged, record=record or {}, edition=edition)


def in_time(error: str, *finds: str, judged: tuple[str, ...] = (), edition: str = "2017", **facts: object) -> Worked:
    """Found before both sides have played to the next trick."""
    facts = {"error": error, "both_sides_played_on": False, **facts}
    lacks = ("deemed_to_have_revoked", "trick_keeps_its_owner")
    return defective(*finds, lacks=lacks, judged=judged, edition=edition, **facts)


def gap(led_by: str, *finds: str, judged: tuple[str, ...] = (), **facts: object) -> Worked:
    """Found in time, but somebody has played on."""
    found = "67A1 supplies_a_legal_card", "84D damage_by_the_gap", *finds
    return in_time("played_none", *found, judged=judged, next_trick_led_by=led_by, **facts)


def deemed(has_suit: bool, *finds: str, won: object = True, exception: str = "none", edition: str = "2017") -> Worked:
    """Found late: he adds a card and is deemed to have revoked."""
    paragraph = "67B1(a)" if has_suit else "67B1(b)"
    adds = "adds_card_of_the_suit_led" if has_suit else "adds_any_card"
    found = f"{paragraph} {adds}", "67B1 trick_keeps_its_owner", f"{paragraph} deemed_to_have_revoked", *finds
    facts = {"has_card_of_suit_led": has_suit, "offending_side_won_a_trick": won, "exception_of_64b": exception}
    return defective(*found, edition=edition, **LATE_NONE, **facts)


def spared(exception: str, paragraph: str, then: str = EQUITY, edition: str = "2017") -> Worked:
    return deemed(True, f"{paragraph} no_trick_{exception}", then, exception=exception, edition=edition)


def surplus(*finds: str, lacks: tuple[str, ...] = (), edition: str = "2017", **facts: object) -> Worked:
    known = {"faced_card_is_known": True, "role": "declarer", "restored_card_could_have_been_played": False}
    return defective(*finds, lacks=lacks, edition=edition, **LATE_SURPLUS, **{**known, **facts})


def subject_to_64b(setting: str, *finds: str, **facts: object) -> Worked:
    """The regulation on whether 64B applies to the trick of 67B1."""
    given = {**LATE_NONE, "has_card_of_suit_led": True, "offending_side_won_a_trick": True, **facts}
    return defective(*finds, record={"regulations": {"law67b1_subject_to_64b": setting}}, **given)


OF_67 = rows(
    "67",
    ("67A1", "in time and no card: he supplies a legal one, which counts", (
        in_time("played_none", "67A1 supplies_a_legal_card", "67A1 supplied_card_counts", next_trick_led_by="nobody"),
        in_time("played_none", "67A1 supplies_a_legal_card", "67A1 supplied_card_counts", next_trick_led_by="nobody",
                edition="2007"),
    )),
    ("47F2-57A-84D", "cards played after the gap: judged, and damage later", (
        gap("opponents", "47F2 cards_played_meanwhile_stay", supplied_card_wins=False),
        gap("opponents", "47F2 lead_by_other_hand_stands", judged=("lead_to_next_trick_stands",),
            supplied_card_wins=True, lead_to_next_trick_stands=True),
        gap("opponents", "44G supplied_card_takes_the_lead", judged=("lead_to_next_trick_stands",),
            supplied_card_wins=True, lead_to_next_trick_stands=False),
        gap("offender", "44G his_lead_was_in_turn", supplied_card_wins=True),
        gap("partner", "57A led_before_partner_played", role="defender", supplied_card_wins=False),
        gap("partner", "47F2 cards_played_meanwhile_stay", role="dummy", supplied_card_wins=False),
    )),
    ("67A2-45E", "in time and one too many after the trick: a fifth card", (
        in_time("played_too_many", "67A2 fifth_card", too_many="after_the_trick_was_complete"),
        in_time("played_too_many", "67A2 fifth_card", too_many="after_the_trick_was_complete", edition="2007"),
    )),
    ("67A2-58B", "in time and too many at once", (
        in_time("played_too_many", "67A2 cards_played_at_once", too_many="two_at_once"),
        in_time("played_too_many", "67A2 cards_played_at_once", too_many="two_at_once", edition="2007"),
    )),
    ("67B1(a)", "late, no card, he has the suit: adds one, deemed to have revoked, one trick", (
        deemed(True, "64A2 one_trick_transferred", EQUITY),
        deemed(True, "64A2 one_trick_if_side_wins_one", EQUITY, won="not_yet"),
        deemed(True, "64B1 side_won_no_trick_none_transferred", EQUITY, won=False),
        deemed(True, "64A2 one_trick_transferred", "64C equity_after_play", edition="2007"),
    )),
    ("67B1(b)", "late, no card and not the suit: any card, the same", (
        deemed(False, "64A2 one_trick_transferred", EQUITY),
        deemed(False, "64A2 one_trick_transferred", "64C equity_after_play", edition="2007"),
    )),
    ("67B2(a)", "late and too many: the faced card stays, else the highest legal one", (
        surplus("67B2(a) faced_card_stays", "67B2(a) trick_keeps_its_owner"),
        surplus("67B2(a) highest_legal_card_stays", "67B2(a) trick_keeps_its_owner", faced_card_is_known=False),
        surplus("67B2(a) highest_legal_card_stays", faced_card_is_known=False, edition="2007"),
    )),
    ("67B2-footnote", "a defender's exposed surplus is a penalty card", (
        surplus("67B2(a) exposed_surplus_is_penalty_card", role="defender", extra_card_was_exposed=True),
        surplus(lacks=("exposed_surplus_is_penalty_card",), role="defender", extra_card_was_exposed=False),
        surplus(lacks=("exposed_surplus_is_penalty_card",), role="declarer"),
    )),
    ("67B2(b)", "not having played the restored card may be a revoke", (
        surplus("67B2(b) may_have_revoked_earlier", restored_card_could_have_been_played=True),
        surplus("67B2(b) restored_card_caused_no_revoke"),
    )),
    ("67B3", "a played card that is not among the tricks: put in its place, no revoke", (
        defective("67B3 put_in_its_place", "67B3 no_revoke_no_trick", **LOST, same_card_played_again=False),
        Worked("defective_trick", {}, asks="error", edition="2007"),
    )),
    ("67B3", "played again and too late: adjusted", (
        defective("67B3 played_twice_too_late", **LOST, same_card_played_again=True, too_late_to_correct=True),
    )),
    ("67B3-62", "played again and not too late: that play is corrected", (
        defective("67B3 second_play_is_corrected", **LOST, same_card_played_again=True, too_late_to_correct=False),
    )),
)  # fmt: skip
OF_64B_AND_67B1 = rows(
    "67B1",
    ("64B2", "a repeat", (
        spared("same_suit_after_established", "64B2", "64C2(a) equity_after_repeated_revoke"),
        spared("same_suit_again", "64B2", "64C equity_after_repeated_revoke", "2007"),
    )),
    ("64B3", "dummy's card", (spared("dummys_card", "64B3"),)),
    ("64B4-B5", "noticed late", (spared("after_call_on_next_deal", "64B4"), spared("after_round", "64B5"))),
    ("64B6", "trick twelve", (spared("trick_twelve", "64B6"),)),
    ("64B7", "both sides", (
        spared("both_sides_established", "64B7", "64C2(b) likely_result_had_nobody_revoked"),
        spared("both_sides_revoked", "64B7", "64C likely_result_had_nobody_revoked", "2007"),
    )),
    ("64B", "or 64B does not apply, as the regulations or the director have it", (
        subject_to_64b("no", "64A2 one_trick_transferred"),
        subject_to_64b("ask", "64A2 one_trick_transferred", exceptions_of_64b_apply=False),
        subject_to_64b("ask", "64B5 no_trick_after_round", exceptions_of_64b_apply=True,
                       exception_of_64b="after_round"),
    )),
)  # fmt: skip
ROWS = (*OF_67, *OF_64B_AND_67B1)
