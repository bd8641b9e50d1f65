"""Law 51: two or more penalty cards of one defender; and 52: a penalty card not played."""

from tests.laws.digest.rows import Worked, rows


def chosen(cards: str, choice: str, *finds: str, edition: str = "2017", **facts: object) -> Worked:
    """West's cards; East, who has none, is to lead."""
    known = {
        "visibility": "seen_or_named",
        "penalty_cards": cards,
        "moment": "partner_to_lead",
        "partners_major_penalty_cards": "",
        "declarer_chooses": choice,
        **facts,
    }
    return Worked("penalty_card", known, finds, edition=edition)


def unplayed(since: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    known = {"declarer_since_other_card": since, **facts}
    return Worked("failure_to_play_penalty_card", known, finds, lacks)


ROWS = (
    *rows(
        "51",
        ("51A", "the owner's turn, several legal", (
            Worked("penalty_card", {"visibility": "seen_or_named", "penalty_cards": "S9 H4",
                                    "moment": "owner_to_play", "playable_penalty_cards": "several"},
                   ("51A declarer_designates_which_to_play",)),
            chosen("S9 S4", "require", "51A declarer_designates_which_to_play", partners_major_penalty_cards="SJ SQ"),
        )),
        ("51B1(a)", "one suit, required", (
            chosen("S9 S4", "require", "51B1(a) partner_must_lead_the_suit", "51B1(a) any_card_of_the_suit",
                   "51B1(a) cards_picked_up"),
            chosen("S9 S4", "require", "51B1(a) cards_picked_up", edition="2007"),
        )),
        ("51B1(b)", "one suit, forbidden", (
            chosen("S9 S4", "forbid", "51B1(b) partner_may_not_lead_the_suits", "51B1(b) cards_picked_up"),
        )),
        ("50D2(b)", "one suit, neither", (
            chosen("S9 S4", "neither", "50D2(b) neither_required_nor_forbidden", "50D2(b) partner_leads_anything",
                   "50D2(b) choice_returns_while_partner_keeps_the_lead"),
        )),
        ("51B2(a)", "several suits, one required: the others stay", (
            chosen("S9 H4", "require", "51B2(a) partner_must_lead_the_suit", "51B2(a) any_card_of_the_suit",
                   "51B2(a) some_cards_picked_up", "51B2(a) other_penalty_cards_stay", required_suit="H"),
        )),
        ("51B2(b)", "several suits, one or more forbidden", (
            chosen("S9 H4", "forbid", "51B2(b) partner_may_not_lead_the_suits", "51B2(b) some_cards_picked_up",
                   "51B2(b) other_penalty_cards_stay", forbidden_suits="S"),
            chosen("S9 H4", "forbid", "51B2(b) cards_picked_up", forbidden_suits="S H"),
        )),
        ("51B2(c)", "several suits, neither", (
            chosen("S9 H4", "neither", "51B2(c) neither_required_nor_forbidden", "51B2(c) partner_leads_anything",
                   "51B2(c) choice_returns_while_partner_keeps_the_lead"),
            chosen("S9 H4", "neither", "50D2(b) neither_required_nor_forbidden", edition="2007"),
        )),
        ("59", "cannot obey", (
            chosen("S9 S4", "require", "59 if_void_any_card"),
            chosen("S9 H4", "forbid", "59 if_nothing_else_any_card", forbidden_suits="S H"),
        )),
    ),
    *rows(
        "52",
        ("52A", "he may not take the card back himself", (
            Worked("failure_to_play_penalty_card", {}, ("52A may_not_change_it_himself",),
                   asks="declarer_since_other_card"),
        )),
        ("52B1(b)", "declarer has played since: he must accept", (
            unplayed("played", "52B1(b) declarer_must_accept_the_other_card", "52B1(c) unplayed_penalty_card_stays"),
            unplayed("found_later", "64B3 unplayed_penalty_card_no_trick", "64C1 equity_after_unplayed_penalty_card"),
        )),
        ("52B1(a)", "declarer accepts: the penalty card stays one", (
            unplayed("not_played", "52B1(a) declarer_accepts_the_other_card", "52B1(c) unplayed_penalty_card_stays",
                     declarer_accepts_other_card=True),
        )),
        ("52B2", "not accepted: substituted, and every illegal card is major", (
            unplayed("not_played", "52B2 penalty_card_is_substituted", "52B2 every_illegal_card_is_major",
                     lacks=("unplayed_penalty_card_stays",), declarer_accepts_other_card=False),
        )),
    ),
)  # fmt: skip
