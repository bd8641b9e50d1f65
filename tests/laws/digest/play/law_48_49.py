"""Laws 48 and 49: cards exposed by declarer, and by a defender."""

from tests.laws.digest.rows import Worked, rows


def declarer(what: str, *finds: str, judged: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("declarer_exposes", {"declarer_exposed": what, **facts}, finds, judged=judged)


def defender(known: str, *finds: str, edition: str = "2017", **facts: object) -> Worked:
    """No card of these is a penalty card."""
    lacks = ("minor_penalty_card", "major_penalty_card")
    return Worked("penalty_card", {"visibility": known, **facts}, finds, lacks, edition=edition)


ROWS = (
    *rows(
        "48",
        ("48A", "a card of declarer or dummy exposed", (
            declarer("dropped_or_shown", "48A declarers_exposed_card_no_rectification",
                     "48A dropped_card_need_not_be_played"),
            declarer("held_as_played", "45C2 exposed_card_may_be_played"),
            Worked("penalty_card", {}, ("48A declarers_exposed_card_no_rectification",), record={"contract": "2H W"}),
        )),
        ("48B1", "declarer faces his hand after an opening lead out of turn", (
            declarer("after_lead_out_of_turn", "48B1 faced_after_lead_out_of_turn"),
        )),
        ("48B2", "declarer faces cards at another time", (
            declarer("faced_hand", "48B2 facing_is_a_claim", judged=("may_be_deemed_a_claim",),
                     may_be_deemed_a_claim=True),
            declarer("faced_hand", "48B2 facing_is_no_claim", may_be_deemed_a_claim=False),
        )),
    ),
    *rows(
        "49",
        ("49", "partner could see the face, or he named it: Law 50", (
            Worked("penalty_card", {"visibility": "seen_or_named", "penalty_cards": "HK", "moment": "others_to_play"},
                   ("50B major_penalty_card",)),
        )),
        ("49", "in normal play or by application of law", (
            defender("played_legally", "49 exposed_in_legal_play", "49 nobody_is_bound_by_the_card",
                     "16A1(a) card_of_legal_play_may_be_used_by_all"),
            defender("withdrawn_for_opponent", "49 withdrawn_as_the_laws_told", "49 card_goes_back_nobody_is_bound",
                     "16C withdrawn_card_for_his_side_only"),
            defender("withdrawn_for_opponent", "16D withdrawn_card_for_his_side_only", edition="2007"),
        )),
        ("50", "exposed by an opponent's act: the director designates otherwise, and partner may know it", (
            defender("by_opponent", "50 director_designates_otherwise", "50 card_goes_back_nobody_is_bound",
                     "16B sight_of_card_that_an_opponent_exposed", "12A1 gain_by_exposing_the_card"),
        )),
        ("68", "with a statement about the trick in progress", (
            defender("remark_on_current_trick", "68 remark_on_trick_in_progress", "57A remark_with_a_premature_play",
                     "16B remark_may_give_information", card_came_with_the_remark=True),
            defender("remark_on_current_trick", "68 remark_on_trick_in_progress", "68 card_goes_back_nobody_is_bound",
                     "16B remark_may_give_information", card_came_with_the_remark=False),
        )),
        ("68B2", "partner objects to the concession", (
            defender("partner_objected_to_concession", "68B2 shown_in_refused_concession",
                     "16C card_of_concession_not_to_be_used"),
            defender("partner_objected_to_concession", "16D card_of_concession_not_to_be_used", edition="2007"),
        )),
        ("49", "seen by the declaring side only", (
            defender("partner_could_not_see", "49 face_not_visible_to_partner", "49 hidden_card_known_to_declarer"),
        )),
        ("24E", "during the auction: Law 24, and a penalty card if he defends", (
            declarer("during_the_auction", "24 exposed_in_the_auction"),
            Worked("card_exposed_in_auction",
                   {"card_shown": "during_auction", "partner_could_see_face": True, "exposed_cards": "SK",
                    "side_in_play": "defending"}, ("24E penalty_card_now",)),
        )),
    ),
)  # fmt: skip
