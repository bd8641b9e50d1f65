"""Laws 53, 55 and 56: leads out of turn after the opening lead. West leads; 53B and C changed places in 2017."""

from tests.laws.digest.rows import Worked, rows

SITUATION = "lead_out_of_turn"


def defender(
    state: str, *finds: str, whose: str = "partner", lacks: tuple[str, ...] = (), edition: str = "2017",
    setting: str = "", **facts: object,
) -> Worked:  # fmt: skip
    """West leads the heart seven; East has no penalty card."""
    known = {"role": "defender", "whose_lead": whose, "lead_state": state, "penalty_cards": "H7",
             "partners_major_penalty_cards": "", **facts}  # fmt: skip
    record = {"regulations": {"law53b_defender_card_is_pc": setting}} if setting else {}
    return Worked(SITUATION, known, finds, lacks, record=record, edition=edition)


def declarer(
    state: str, *finds: str, whose: str = "partner", lacks: tuple[str, ...] = (), judged: tuple[str, ...] = (),
    edition: str = "2017", **facts: object,
) -> Worked:  # fmt: skip
    """West declares and leads the spade king from his own hand."""
    known = {"role": "declarer", "whose_lead": whose, "lead_state": state, "led_from_dummy": False, "led_card": "SK"}
    return Worked(SITUATION, {**known, **facts}, finds, lacks, judged, edition=edition)


def said(what: str, *finds: str, whose: str = "partner", lacks: tuple[str, ...] = (), edition: str = "2017") -> Worked:
    return declarer("nothing", *finds, whose=whose, lacks=lacks, edition=edition, defenders_on_the_lead=what)


def refused(choice: str, *finds: str, **facts: object) -> Worked:
    """East is to lead instead, as declarer chooses."""
    return defender("nothing", *finds, declarer_on_the_lead=choice, **facts)


TWO_SUITS = {"penalty_cards": "H7 S4", "card_led_or_played": "H7"}
PROPER = {"whose": "lho", "meant_as_own_lead": True}
NO_CARD = ("card_after_proper_lead_is_penalty_card",)
LAW_53 = rows(
    "53",
    ("53A", "not faced: no lead", (
        defender("not_faced", "53A unfaced_lead_is_taken_back", "53A proper_hand_leads"),
    )),
    ("53A", "trick thirteen: retracted", (
        defender("trick_thirteen", "53A lead_to_trick_thirteen_goes_back"),
        declarer("trick_thirteen", "53A lead_to_trick_thirteen_goes_back"),
    )),
    ("47E1", "told wrongly by an opponent: retracted, cannot be accepted", (
        defender("told_wrongly", "47E1 told_wrongly_card_goes_back", "47E1 told_wrongly_no_rectification",
                 "16C withdrawn_card_for_his_side_only"),
        defender("told_wrongly", "16D withdrawn_card_for_his_side_only", edition="2007"),
    )),
    ("53A", "accepted by statement, or by the next hand's play", (
        defender("nothing", "53A lead_accepted_by_declarer", declarer_on_the_lead="accept"),
        defender("left_played", "53A accepted_by_the_next_play"),
        said("accept", "55A lead_accepted_by_a_defender"),
    )),
    ("53B", "an opponent makes his proper lead first", (
        defender("left_played", "53B proper_lead_stands", "47F1 cards_to_the_irregular_lead_may_go_back",
                 "16C withdrawn_cards_tell_one_side", "53B card_after_proper_lead_no_rectification", lacks=NO_CARD,
                 **PROPER),
        defender("left_played", "53B card_after_proper_lead_is_penalty_card", setting="yes", **PROPER),
        defender("left_played", "53C proper_lead_stands", "53C card_after_proper_lead_no_rectification", lacks=NO_CARD,
                 edition="2007", setting="yes", **PROPER),
        declarer("right_played", "53B proper_lead_stands", whose="rho", judged=("meant_as_own_lead",),
                 meant_as_own_lead=True),
    )),
    ("53C", "declarer's lead, and the defender on its right has played", (
        declarer("right_played", "53C lead_stands_for_the_right_defender", "53C right_defender_played_too_soon"),
        declarer("right_played", "53B lead_stands_for_the_right_defender", edition="2007"),
    )),
    ("53A", "none of these: the correct hand leads, by 54D, 55B or 56B", (
        said("silent", "53A nobody_accepts_the_lead"),
        defender("nothing", "56B lead_refused_partner_leads", declarer_on_the_lead="neither"),
        defender("nothing", "56 lead_refused_partner_leads", edition="2007", declarer_on_the_lead="neither"),
    )),
)  # fmt: skip
LAW_55 = rows(
    "55",
    ("47E1", "told wrongly: retracted, no further rectification", (
        declarer("told_wrongly", "47E1 told_wrongly_no_rectification"),
    )),
    ("55A", "either defender accepts, or the left of the lead plays", (
        said("accept", "55A lead_accepted_by_a_defender"), declarer("left_played", "53A accepted_by_the_next_play"),
    )),
    ("55A", "either requires retraction, the other is silent", (said("refuse", "55A lead_refused_by_a_defender"),)),
    ("55A", "they differ: the next in turn decides", (
        said("differ_next_accepts", "55A next_defender_accepts"),
        said("differ_next_refuses", "55A next_defender_refuses"),
    )),
    ("55B1", "retracted at a defender's turn: he leads, no further rectification", (
        said("refuse", "55B1 card_restored_defender_leads", whose="rho"),
    )),
    ("55B2", "retracted from the wrong hand: any card from the right one", (
        said("refuse", "55B2 card_restored_right_hand_leads_any_card", lacks=("partner_must_lead_the_suit",)),
        said("refuse", "55B2 card_restored_right_hand_leads_any_card", edition="2007"),
    )),
    ("55C", "a later line of play based on the infraction", (said("refuse", "55C line_of_play_from_the_infraction"),)),
    ("60B", "a defender plays before the correct lead", (
        said("refuse", "60B defenders_wait_for_the_correct_lead"),
        Worked("play_after_illegal_play", {"played_after": "defender_after_retraction", "early_defender": "he"},
               ("60B defender_played_before_correct_lead",)),
    )),
    ("53A", "no request at all", (said("silent", "53A nobody_accepts_the_lead"),)),
)  # fmt: skip
LAW_56 = rows(
    "56",
    ("56A", "accepted", (
        defender("nothing", "53A lead_accepted_by_declarer", declarer_on_the_lead="accept"),
        defender("partner_led", "53A lead_accepted_by_declarer", "57D partners_lead_is_played_at_his_turn",
                 declarer_on_the_lead="accept", lacks=NO_CARD),
        defender("partner_led", "49 early_card_has_no_rule_of_its_own", declarer_on_the_lead="accept",
                 edition="2007"),
    )),
    ("56B", "partner has led too before declarer spoke: his card is one as well, and the choice restrains him", (
        defender("partner_led", "49 premature_lead_is_a_penalty_card_too", "50D2(a) partner_must_lead_the_suit",
                 "50D1(a) if_void_own_penalty_card", "50D2(a) card_picked_up", declarer_on_the_lead="require",
                 partners_cards_after_lead=["C5"]),
    )),
    ("56B", "refused, partner to lead: a major penalty card and declarer's three", (
        refused("require", "56B lead_refused_partner_leads", "50D2(a) partner_must_lead_the_suit",
                "50D2(a) card_picked_up", "50E2 returned_card_unauthorized_for_partner"),
        refused("forbid", "50D2(a) partner_may_not_lead_the_suits"),
        refused("neither", "50D2(b) neither_required_nor_forbidden"),
        refused("require", "51B1(a) partner_must_lead_the_suit", "51B1(a) any_card_of_the_suit",
                "51B1(a) cards_picked_up", penalty_cards="H7 H5", card_led_or_played="H7"),
        refused("require", "51B2(a) other_penalty_cards_stay", required_suit="H", **TWO_SUITS),
        refused("forbid", "51B1(b) partner_may_not_lead_the_suits", "51B1(b) cards_picked_up", penalty_cards="H7 H5",
                card_led_or_played="H7"),
        refused("forbid", "51B2(b) partner_may_not_lead_the_suits", "51B2(b) some_cards_picked_up",
                "51B2(b) other_penalty_cards_stay", forbidden_suits="H", **TWO_SUITS),
        refused("forbid", "51B2(b) cards_picked_up", forbidden_suits="S H", **TWO_SUITS),
        refused("neither", "51B2(c) neither_required_nor_forbidden", "51B2(c) partner_leads_anything",
                "51B2(c) choice_returns_while_partner_keeps_the_lead", **TWO_SUITS),
    )),
    ("50D1(b)", "the same, and partner has penalty cards of his own", (
        refused("require", "50D1(a) leader_must_lead_own_penalty_card", partners_major_penalty_cards="HJ"),
        refused("require", "50D1(a) if_void_own_penalty_card", partners_major_penalty_cards="DJ"),
        refused("forbid", "50D1(a) if_nothing_else_own_penalty_card", partners_major_penalty_cards="HJ"),
        refused("neither", "51A declarer_designates_which_to_play", partners_major_penalty_cards="HJ DJ"),
    )),
    ("56B", "refused, the declaring side to lead: the card stays under 50D1", (
        defender("nothing", "56B lead_refused_declaring_side_leads", "56B refused_card_stays_on_the_table",
                 "50D1(a) owed_at_first_legal_chance", "50D2 declarer_chooses_when_partner_leads", whose="lho",
                 declarer_on_the_lead="refuse"),
        defender("nothing", "56B refused_card_stays_on_the_table", "50B major_penalty_cards", whose="lho",
                 declarer_on_the_lead="refuse", **TWO_SUITS),
        defender("nothing", "56 refused_card_stays_on_the_table", whose="rho", edition="2007",
                 declarer_on_the_lead="refuse"),
    )),
)  # fmt: skip
ROWS = (*LAW_53, *LAW_55, *LAW_56)
