"""Law 54: a faced opening lead out of turn. West has led a heart, so North is the presumed declarer."""

from tests.laws.digest.rows import Worked, rows

SITUATION = "opening_lead_out_of_turn"
WRONG = {"opening_lead_by": "other_defender", "penalty_cards": "H7", "card_led_or_played": "H7"}


def led(since: str, *finds: str, lacks: tuple[str, ...] = (), judged: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked(SITUATION, {**WRONG, "since_opening_lead": since, **facts}, finds, lacks, judged)


def five(choice: str, *finds: str, cards: str = "H7", lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return led("nothing", *finds, lacks=lacks, one_of_five=choice, penalty_cards=cards, **facts)


def both_led(choice: str, *finds: str, own: str = "HJ", cards: str = "H7", **facts: object) -> Worked:
    """East has then faced a card of his own."""
    known = {"one_of_five": choice, "partners_cards_after_lead": own, "penalty_cards": cards, **facts}
    return led("partner_led_faced", *finds, **known)


ROWS = rows(
    "54",
    ("54", "partner has led face down too: that card goes back", (
        led("partner_led_face_down", "54 face_down_lead_goes_back", "54B lead_accepted_dummy_is_spread",
            one_of_five="accept"),
    )),
    ("47E1", "told wrongly: retracted, cannot be accepted", (
        led("told_wrongly", "47E1 told_wrongly_card_goes_back", "47E1 told_wrongly_no_rectification",
            "16C withdrawn_card_for_his_side_only", "41A right_defender_leads_face_down"),
        Worked(SITUATION, {**WRONG, "since_opening_lead": "told_wrongly"}, ("41A right_defender_leads_face_up",),
               record={"regulations": {"opening_lead_face_up": "yes"}}),
    )),
    ("54A", "declarer has begun to spread: he must spread all and dummy declares", (
        led("spreading", "54A must_spread_the_whole_hand", "54A partner_of_the_spread_hand_declares"),
        Worked(SITUATION, {**WRONG, "since_opening_lead": "spreading"}, ("54A contract_has_another_declarer",),
               record={"contract": "4H N"}),
    )),
    ("54C", "declarer could have seen a card of dummy: must accept", (
        led("dummy_seen", "54C dummy_seen_lead_must_be_accepted", "54B lead_accepted_dummy_is_spread",
            "54B1 second_card_from_declarers_hand"),
    )),
    ("53A", "declarer has played to the lead: accepted, no spread unless he meant it", (
        led("card_from_declarer", "53A declarer_has_played_to_the_lead", "54B1 stays_declarer_dummy_plays_last",
            judged=("meant_to_spread",), meant_to_spread=False),
        led("card_from_declarer", "54A must_spread_the_whole_hand", judged=("meant_to_spread",), meant_to_spread=True),
    )),
    ("54", "declarer chooses among five", (
        Worked(SITUATION, {**WRONG, "since_opening_lead": "nothing"}, asks="one_of_five"),
    )),
    ("54A", "a: he spreads his own hand, the roles change", (
        five("spread", "54A spreads_his_hand", "54A partner_of_the_spread_hand_declares"),
    )),
    ("54B1", "b: accepts and declares, the second card from his hand, dummy last", (
        five("accept", "54B lead_accepted_dummy_is_spread", "54B1 second_card_from_declarers_hand"),
    )),
    ("54D", "c: refuses and requires the suit", (
        five("require", "54D lead_refused_partner_leads", "50D2(a) partner_must_lead_the_suit",
             "50D2(a) any_card_of_the_suit", "50D2(a) card_picked_up", "59 if_void_any_card",
             "50E2 returned_card_unauthorized_for_partner"),
        five("require", "51B1(a) partner_must_lead_the_suit", "51B1(a) any_card_of_the_suit",
             "51B1(a) cards_picked_up", cards="H7 H5"),
        five("require", "51B2(a) partner_must_lead_the_suit", "51B2(a) any_card_of_the_suit",
             "51B2(a) some_cards_picked_up", "51B2(a) other_penalty_cards_stay", cards="H7 S4", required_suit="H"),
    )),
    ("54D", "d: refuses and forbids the suit while partner keeps the lead", (
        five("forbid", "50D2(a) partner_may_not_lead_the_suits", "50D2(a) card_picked_up",
             "59 if_nothing_else_any_card"),
        five("forbid", "51B1(b) partner_may_not_lead_the_suits", "51B1(b) cards_picked_up", cards="H7 H5"),
        five("forbid", "51B2(b) partner_may_not_lead_the_suits", "51B2(b) some_cards_picked_up",
             "51B2(b) other_penalty_cards_stay", cards="H7 S4", forbidden_suits="H"),
        five("forbid", "51B2(b) cards_picked_up", cards="H7 S4", forbidden_suits="S H"),
    )),
    ("54D", "e: refuses without restriction, the card stays as a major penalty card", (
        five("neither", "50D2(b) neither_required_nor_forbidden", "50D2(b) partner_leads_anything",
             "50D2(b) choice_returns_while_partner_keeps_the_lead", "50D1(a) owed_at_first_legal_chance",
             "50E1 card_on_the_table_authorized_for_all", "50E3 way_of_exposure_unauthorized_for_partner",
             "50E4 judge_after_play_whether_exposure_helped", lacks=("card_picked_up",)),
        five("neither", "51B2(c) neither_required_nor_forbidden", "51B2(c) partner_leads_anything",
             "51B2(c) choice_returns_while_partner_keeps_the_lead", cards="H7 S4"),
    )),
    ("54B2", "he accepted and played the second card from dummy: it stays", (
        led("second_card_from_dummy", "54B lead_accepted_dummy_is_spread", "54B2 second_card_from_dummy_stays"),
    )),
    ("54E", "the declaring side has led: Law 24", (
        Worked(SITUATION, {"opening_lead_by": "declaring_side"}, ("54E declaring_side_has_led",)),
        Worked(SITUATION, {"opening_lead_by": "auction_not_over"}, ("24 led_before_the_auction_was_over",)),
        Worked(SITUATION, {"opening_lead_by": "right_defender"}, ("41A it_was_his_lead",)),
    )),
    ("57D", "both defenders have led: partner's is played in turn, or each is a penalty card", (
        both_led("accept", "57D partners_lead_is_played_at_his_turn"),
        both_led("require", "50D1(a) leader_must_lead_own_penalty_card", own="HJ"),
        both_led("require", "50D1(a) if_void_own_penalty_card", own="DJ"),
        both_led("forbid", "50D1(a) if_nothing_else_own_penalty_card", own="HJ"),
        both_led("neither", "51A declarer_designates_which_to_play", own="HJ DJ"),
    )),
)  # fmt: skip
