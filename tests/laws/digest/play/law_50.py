"""Law 50: a penalty card, its class, its duties, declarer's choice, and what it may tell. West owns the card."""

from tests.laws.digest.rows import Worked, rows

J_50E4 = ("result_could_well_differ", "non_offenders_damaged")


def card(
    cards: str,
    moment: str,
    *finds: str,
    lacks: tuple[str, ...] = (),
    judged: tuple[str, ...] = (),
    edition: str = "2017",
    **facts: object,
) -> Worked:
    known = {"visibility": "seen_or_named", "penalty_cards": cards, "moment": moment, **facts}
    return Worked("penalty_card", known, finds, lacks, judged, edition=edition)


def chosen(choice: str, *finds: str, lacks: tuple[str, ...] = (), edition: str = "2017", own: str = "") -> Worked:
    """East, who may have a penalty card of his `own`, is to lead; West's is the spade king."""
    facts = {"declarer_chooses": choice, "partners_major_penalty_cards": own}
    return card("SK", "partner_to_lead", *finds, lacks=lacks, edition=edition, **facts)


def too_soon(choice: str, led: str, *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    return card("SK", "partner_led_too_soon", *finds, lacks=lacks, declarer_chooses=choice,
                partners_cards_after_lead=led)  # fmt: skip


def over(*finds: str, edition: str = "2017", judged: tuple[str, ...] = (), **facts: object) -> Worked:
    return card("SK", "play_over", *finds, edition=edition, judged=judged, **facts)


DROPPED = {"exposure": "dropped"}
PLAYED = {"exposure": "played"}
AWAY = "others_to_play"
IN_DOUBT = {"visibility": "director_says_otherwise"}
UNHURT = {"result_could_well_differ": False}
MINOR, MAJOR, ALL_MAJOR = "50B minor_penalty_card", "50B major_penalty_card", "50B major_penalty_cards"
CLASSES = rows(
    "50A",
    ("50B", "one card below an honour, exposed unintentionally", (
        card("S9", AWAY, MINOR, "50A lies_face_up_until_played", **DROPPED),
        card("S9", AWAY, MINOR, edition="2007", **DROPPED),
        card("S9", AWAY, MINOR, judged=("exposed_unintentionally",), exposure="unclear", exposed_unintentionally=True),
        Worked("penalty_card", {**IN_DOUBT, "not_a_penalty_card_by_judgement": True},
               ("50 director_designates_otherwise",), judged=("not_a_penalty_card_by_judgement",)),
    )),
    ("50B", "one card below an honour, deliberately played", (
        card("S9", AWAY, MAJOR, **PLAYED),
        card("S9", AWAY, MAJOR, exposure="unclear", exposed_unintentionally=False),
    )),
    ("50B", "an honour, the 10 with it, however exposed", (
        card("S10", AWAY, MAJOR), card("SA", AWAY, MAJOR), card("S10", AWAY, MAJOR, edition="2007"),
    )),
    ("50B", "two or more of the same defender: all major", (
        card("S9 S2", AWAY, ALL_MAJOR, lacks=("minor_penalty_card",)), card("S9 H2", AWAY, ALL_MAJOR),
    )),
    ("50B", "one of each defender: each classified alone", (
        Worked("penalty_card", {"visibility": "seen_or_named", "penalty_cards": "S9", "moment": AWAY, **DROPPED},
               (MINOR,), ("major_penalty_cards",), record={"penalty_cards": [{"seat": "E", "card": "H3"}]}),
    )),
)  # fmt: skip
MINOR_CARDS = rows(
    "50B",
    ("50C", "its suit: no other card below an honour first; partner's lead is free", (
        card("S9", "owner_to_play", MINOR, "50C before_other_low_cards_of_the_suit", lacks=("must_play_it_now",),
             **DROPPED),
        card("S9", "partner_to_lead", "50C partner_may_lead_anything", lacks=("partner_waits_for_declarers_choice",),
             **DROPPED),
        card("S9", "partner_led_too_soon", "50C the_lead_stands", **DROPPED),
    )),
)  # fmt: skip
OWNERS_TURN = rows(
    "50C",
    ("50D1(a)", "legally playable: it must be played", (
        card("SK", "owner_to_play", "50D1(a) must_play_it_now", may_legally_play_it=True),
        card("SK H4", "owner_to_play", "50D1(a) must_play_the_only_legal_one", playable_penalty_cards="one"),
    )),
    ("50D1(b)", "must follow another suit or is restricted: at the next legal chance", (
        card("SK", "owner_to_play", "50D1(b) other_duties_come_first", may_legally_play_it=False),
        card("SK", AWAY, "50D1(a) owed_at_first_legal_chance"),
    )),
    ("51A", "two or more playable: declarer designates", (
        card("SK H4", "owner_to_play", "51A declarer_designates_which_to_play", playable_penalty_cards="several"),
    )),
    ("52", "the owner plays another card", (
        Worked("failure_to_play_penalty_card", {"declarer_since_other_card": "not_played"},
               ("52A may_not_change_it_himself",), asks="declarer_accepts_other_card"),
    )),
)  # fmt: skip
PARTNER_LEADS = rows(
    "50D",
    ("50D2(a)", "require the suit", (
        chosen("require", "50D2 partner_waits_for_declarers_choice", "50D2(a) partner_must_lead_the_suit",
               "50D2(a) any_card_of_the_suit", "50D2(a) card_picked_up", "59 if_void_any_card"),
        chosen("require", "50D2(a) partner_must_lead_the_suit", edition="2007"),
        card("SK", AWAY, "50D2 declarer_chooses_when_partner_leads"),
    )),
    ("50D2(a)", "forbid the suit, while partner keeps the lead", (
        chosen("forbid", "50D2(a) partner_may_not_lead_the_suits", "50D2(a) card_picked_up",
               "59 if_nothing_else_any_card"),
    )),
    ("50D2(b)", "neither: the card stays and the choice comes back", (
        chosen("neither", "50D2(b) neither_required_nor_forbidden", "50D2(b) partner_leads_anything",
               "50D2(b) choice_returns_while_partner_keeps_the_lead", lacks=("card_picked_up",)),
        Worked("penalty_card", {"visibility": "seen_or_named", "penalty_cards": "SK",
                                "partners_major_penalty_cards": ""}, asks="declarer_chooses",
               record={"contract": "3NT S", "tricks": [["D5", "D2", "DA", "D3"], ["HA", "H4", "H5", "H2"]]}),
    )),
    ("49", "partner led before the choice: his card is a penalty card and he leads as chosen", (
        too_soon("require", "H3", "49 premature_lead_is_a_penalty_card_too", "50D2(a) partner_must_lead_the_suit"),
        too_soon("neither", "H3", "50D1(a) leader_must_lead_own_penalty_card", lacks=("partner_leads_anything",)),
    )),
    ("50D1(b)", "both defenders have one: the choice first, then the leader's own", (
        chosen("require", "50D1(a) leader_must_lead_own_penalty_card", own="SJ"),
        chosen("forbid", "50D1(a) if_nothing_else_own_penalty_card", own="SJ"),
        chosen("neither", "50D1(a) leader_must_lead_own_penalty_card", own="SJ"),
        chosen("require", "50D1(a) if_void_own_penalty_card", own="DJ"),
    )),
)  # fmt: skip
INFORMATION = rows(
    "50E",
    ("50E1", "on the table: authorized for all", (
        chosen("neither", "50E1 card_on_the_table_authorized_for_all",
               lacks=("returned_card_unauthorized_for_partner",)),
    )),
    ("50E2", "returned: unauthorized for partner", (
        chosen("require", "50E2 returned_card_unauthorized_for_partner",
               lacks=("card_on_the_table_authorized_for_all",)),
    )),
    ("50E3", "played: how it became a penalty card is unauthorized for partner", (
        card("SK", "owner_to_play", "50E3 way_of_exposure_unauthorized_for_partner", may_legally_play_it=True),
    )),
    ("50E4", "after play: could the result well differ and did it damage?", (
        card("SK", AWAY, "50E4 judge_after_play_whether_exposure_helped"),
        over("50E4 result_without_the_exposed_card", judged=J_50E4,
             result_could_well_differ=True, non_offenders_damaged=True, could_have_known_and_gained=False),
        over("50E4 exposed_card_did_no_harm", result_could_well_differ=True, non_offenders_damaged=False,
             could_have_known_and_gained=False),
        over("72C could_have_been_aware", judged=("could_have_known_and_gained",),
             could_have_known_and_gained=True, **UNHURT),
    )),
)  # fmt: skip


def in_2007(*finds: str, choice: str = "neither", lacks: tuple[str, ...] = ()) -> Worked:
    return chosen(choice, *finds, lacks=lacks, edition="2007")


EDITION_2007 = rows(
    "50-2007",
    ("23", "the reference is to Law 23, not 72C", (
        over("23 could_have_been_aware", edition="2007", exposure_conveyed_damaging_information=False,
             could_have_known_and_gained_2007=True),
    )),
    ("50B", "classes as in 2017", (
        card("S9", AWAY, MINOR, edition="2007", **DROPPED), card("S9 H2", AWAY, ALL_MAJOR, edition="2007"),
    )),
    ("50E2", "minor: its sight is unauthorized for partner", (
        card("S9", AWAY, "50E2 sight_of_card_unauthorized_for_partner",
             lacks=("card_on_the_table_authorized_for_all",), edition="2007", **DROPPED),
    )),
    ("50D2", "duties and choices as in 2017", (
        card("SK", "owner_to_play", "50D1(a) must_play_it_now", edition="2007", may_legally_play_it=True),
        in_2007("50D2(a) partner_may_not_lead_the_suits", choice="forbid"),
        in_2007("50D2(b) choice_returns_while_partner_keeps_the_lead"),
    )),
    ("50E1", "only the duties are authorized for all", (
        in_2007("50E1 duties_authorized_for_all", lacks=("card_on_the_table_authorized_for_all",)),
    )),
    ("50E2", "all else from its sight is unauthorized, also while it lies there", (
        in_2007("50E2 sight_of_card_unauthorized_for_partner"),
    )),
    ("50E3", "exposure that informed and damaged: adjusted", (
        over("50E3 exposure_informed_and_damaged", edition="2007", judged=("exposure_conveyed_damaging_information",),
             exposure_conveyed_damaging_information=True, could_have_known_and_gained_2007=False),
        in_2007("50E3 judge_after_play_whether_exposure_helped"),
    )),
    ("50E2", "returned and played are not told apart", (
        in_2007("50E2 sight_of_card_unauthorized_for_partner", choice="require",
                lacks=("returned_card_unauthorized_for_partner", "way_of_exposure_unauthorized_for_partner")),
    )),
)  # fmt: skip
ROWS = (*CLASSES, *MINOR_CARDS, *OWNERS_TURN, *PARTNER_LEADS, *INFORMATION, *EDITION_2007)
