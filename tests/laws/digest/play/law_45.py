"""Law 45: when a card is played, dummy's wrong card, the fifth card, dummy's hints."""

from tests.laws.digest.rows import Worked, rows

NOT_YET = {"both_sides_played_on": False}
TOO_LATE = {"both_sides_played_on": True}


def played(whose: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("card_played", {"whose_card": whose, **facts}, finds, lacks)


def defender(did: str, turn: str, *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    return played("defenders", *finds, lacks=lacks, defenders_card=did, defenders_turn=turn)


def meant_another(*finds: str, lacks: tuple[str, ...] = (), judged: tuple[str, ...] = (), **facts: object) -> Worked:
    known = {"whose_card": "dummys", "dummys_card": "meant_another", **facts}
    return Worked("card_played", known, finds, lacks, judged)


def wrong_card(*finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("dummy_places_wrong_card", facts, finds, lacks)


def fifth(role: str, deemed_led: bool, *finds: str, edition: str = "2017") -> Worked:
    facts = {"role": role, "deemed_led": deemed_led, **NOT_YET}
    return Worked("fifth_card", facts, finds, judged=("deemed_led",), edition=edition)


SLIP = {"declarer_played_since": False, "designation_was_unintended": True}
INDICATED = "dummy_indicates"
ROWS = rows(
    "45",
    ("45A", "detached and faced on the table", (
        played("declarers", "45A card_is_played", declarers_card="faced"),
        defender("faced", "his_turn", "45A card_is_played"),
    )),
    ("45B", "from dummy when declarer names it or takes it himself", (
        played("dummys", "45C4(a) named_card_is_played", dummys_card="named"),
        played("dummys", "45B picked_up_card_is_played", dummys_card="picked_up"),
    )),
    ("45C1", "a defender's card whose face partner could see, in turn or not", (
        defender("held_in_sight", "his_turn", "45C1 card_is_played"),
        defender("held_in_sight", "played_out_of_turn", "45C1 card_is_played", "45C1 played_too_soon"),
        defender("held_in_sight", "led_out_of_turn", "45C1 card_is_played", "45C1 played_as_lead_out_of_turn"),
        defender("held_in_sight", "opening_lead_out_of_turn", "45C1 played_as_lead_out_of_turn"),
        played("defenders", "45C1 defenders_card_is_not_played", defenders_card="held_out_of_sight"),
    )),
    ("45C1", "the same, but he had already played to this trick", (
        defender("held_in_sight", "already_played", "45C1 played_as_fifth_card", lacks=("card_is_played",)),
    )),
    ("49", "a defender's card exposed, not in playing it", (
        played("defenders", "49 exposed_but_not_played", lacks=("card_is_played",), defenders_card="exposed_otherwise"),
    )),
    ("45C2", "declarer's card touching or near the table, or held as played", (
        played("declarers", "45C2(a) card_is_played", declarers_card="touching_or_near_table"),
        played("declarers", "45C2(b) card_is_played", declarers_card="held_as_played"),
    )),
    ("48A", "declarer's card only seen", (
        played("declarers", "48A declarers_card_only_seen", lacks=("card_is_played",), declarers_card="only_seen"),
    )),
    ("45C3", "declarer touches a card of dummy on purpose, or in arranging", (
        played("dummys", "45C3 touched_card_is_played", dummys_card="touched"),
        played("dummys", "45C3 card_touched_in_arranging_is_not_played", dummys_card="arranging"),
    )),
    ("45C4(a)", "any player names the card he plays", (
        defender("named_as_played", "his_turn", "45C4(a) card_is_played"),
        played("declarers", "45C4(a) card_is_played", declarers_card="named_as_played"),
    )),
    ("45C4(b)", "a slip of the tongue, and declarer has not played since", (
        meant_another("45C4(b) intended_card_is_played", "47C slip_without_rectification",
                      judged=("designation_was_unintended",), opponent_played_to_designation=False, **SLIP),
    )),
    ("45C4(b)", "lost concentration or another mind: it stands", (
        meant_another("45C4(b) change_of_mind_designation_stands", declarer_played_since=False,
                      designation_was_unintended=False),
    )),
    ("45C4(b)", "declarer has played since from either hand: it stands", (
        meant_another("45C4(b) declarer_played_since_designation_stands", declarer_played_since=True),
    )),
    ("47D", "an opponent had played to the first designation", (
        meant_another("47D opponent_may_change_after_slip", "16C withdrawn_cards_tell_one_side",
                      opponent_played_to_designation=True, **SLIP),
    )),
    ("45C5", "a penalty card may have to be played", (
        played("defenders", "45C5 penalty_card_may_have_to_be_played", defenders_card="penalty_card"),
    )),
    ("45D1", "dummy places a card that was not named, noticed in time", (
        wrong_card("45D1 wrong_card_is_withdrawn", "45D1 named_card_is_played_instead",
                   lacks=("defender_may_change_after_wrong_card",), defender_played_after_wrong_card=False, **NOT_YET),
        wrong_card("45D1 defender_may_change_after_wrong_card", "45D1 declarer_may_change_after_his_rho",
                   "16C withdrawn_cards_tell_one_side", defender_played_after_wrong_card=True, **NOT_YET),
    )),
    ("45D2", "noticed later, and it was the lead: others may have revoked", (
        wrong_card("45D2 wrong_card_cannot_be_changed", "45D2 revoked_to_the_wrong_card", wrong_card_was="the_lead",
                   did_not_follow_to_it="rho", **TOO_LATE),
        wrong_card("45D2 play_goes_on_with_the_wrong_card", wrong_card_was="the_lead", did_not_follow_to_it="nobody",
                   **TOO_LATE),
    )),
    ("45D2", "noticed later, and dummy has revoked by it", (
        wrong_card("64B3 dummys_revoke_no_trick", "64C1 equity_after_dummys_revoke", wrong_card_was="a_revoke",
                   **TOO_LATE),
    )),
    ("45D2", "noticed later, and nobody has revoked", (
        wrong_card("45D2 play_goes_on_with_the_wrong_card", lacks=("equity_after_dummys_revoke",),
                   wrong_card_was="no_revoke", **TOO_LATE),
    )),
    ("45E1", "a defender's fifth card", (
        fifth("defender", False, "45E1 fifth_card_is_penalty_card"),
        fifth("defender", False, "45E1 fifth_card_is_penalty_card", edition="2007"),
        fifth("defender", True, "45E1 fifth_card_is_a_lead"),
        Worked("fifth_card", TOO_LATE, ("67B2 fifth_card_found_too_late",)),
    )),
    ("45E2", "a fifth card of declarer or dummy", (
        fifth("declarer", False, "45E2 fifth_card_goes_back", "45E2 fifth_card_no_rectification"),
        fifth("dummy", False, "45E2 fifth_card_goes_back", edition="2007"),
        fifth("declarer", True, "45E2 fifth_card_is_a_lead"),
    )),
    ("45F", "dummy touches or indicates a card uninstructed", (
        Worked(INDICATED, {"played_out": False}, ("45F play_on_after_indication", "45F indication_judged_after_play")),
        Worked(INDICATED,
               {"played_out": True, "dummy_suggested_a_play": True, "defence_damaged_by_suggestion": True},
               ("45F suggestion_damaged_the_defence",),
               judged=("dummy_suggested_a_play", "defence_damaged_by_suggestion")),
        Worked(INDICATED, {"played_out": True, "dummy_suggested_a_play": False}, ("45F indication_did_no_harm",)),
    )),
    ("45G", "a card turned before all four have played", (
        played("turned_too_soon", "45G turned_card_is_faced_again"),
    )),
)  # fmt: skip
