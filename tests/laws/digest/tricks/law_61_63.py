"""Laws 61 to 63: what a revoke is and who may ask about it, its correction, what establishes it."""

from tests.laws.digest.rows import Worked, rows

FOLLOW, REQUIRED = "did_not_follow_suit", "did_not_play_as_required"
SUSPENDED = ("both_revokes_stand", "trick_of_the_revoke_stands")
AT_FOUR = {"failure": FOLLOW, "revoke_trick": 4}
KEPT = {"revoke_trick_won_by": "revoker", "later_tricks": "none", "exception_of_64b": "none"}


def inquiry(inquiry: str, *finds: str, edition: str = "2017", **facts: object) -> Worked:
    return Worked("revoke_inquiry", {"inquiry": inquiry, **facts}, finds, edition=edition)


def corrected(
    card: str, *finds: str, after: str = "nobody", lacks: tuple[str, ...] = (), edition: str = "2017", **facts: object
) -> Worked:
    """West's revoke at trick 4 that nothing has established."""
    given = {**AT_FOUR, "since_the_revoke": "nothing", "withdrawn_card": card, "played_after_revoke": after}
    return Worked("revoke", {**given, **facts}, finds, lacks, edition=edition)


def since(event: str, *finds: str, edition: str = "2017", lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    """West's revoke at trick 4, and what has happened since."""
    return Worked("revoke", {**AT_FOUR, "since_the_revoke": event, **facts}, finds, lacks, edition=edition)


def stands(event: str, paragraph: str, *besides: str, edition: str = "2017") -> Worked:
    finds = f"{paragraph} established_{event}", "63B trick_of_the_revoke_stands", "64A1 revoke_trick_alone", *besides
    return since(event, *finds, edition=edition, lacks=("revoke_must_be_corrected",), **KEPT)


def open_still(event: str, paragraph: str, *finds: str, edition: str = "2017", **facts: object) -> Worked:
    found = f"{paragraph} not_established_{event}", "62A revoke_must_be_corrected", *finds
    given = {"withdrawn_card": "declarers", "played_after_revoke": "nobody", **facts}
    return since(event, *found, edition=edition, lacks=("trick_of_the_revoke_stands",), **given)


def both(trick: int, *finds: str, lacks: tuple[str, ...] = (), edition: str = "2017", **facts: object) -> Worked:
    """West and North revoked in one trick."""
    given = {"failure": "both_sides", "revoke_trick": trick}
    return Worked("revoke", {**given, **facts}, finds, lacks, edition=edition)


def twelve(*finds: str, lacks: tuple[str, ...] = (), edition: str = "2017", **facts: object) -> Worked:
    return Worked("revoke", {"failure": FOLLOW, "revoke_trick": 12, **facts}, finds, lacks, edition=edition)


INFORMS = "16B question_of_revoke_may_inform_partner"
FOUND = "62A a_revoke_found_is_corrected"
MAJOR = "62B1 revoke_card_is_penalty_card", "50 penalty_card_of_a_revoke"
OF_61A = rows(
    "61A",
    ("61A", "not following suit when able, or not playing what is required", (
        stands("played_on", "63A1"),
        Worked("revoke", {"failure": REQUIRED, "revoke_trick": 4, "since_the_revoke": "played_on", **KEPT},
               ("63A1 established_played_on",)),
        Worked("revoke", {"failure": "did_not_play_penalty_card"}, ("52 unplayed_penalty_card_has_its_own_law",),
               ("revoke_must_be_corrected",)),
        Worked("revoke", {"failure": "was_unable"}, ("61A unable_is_no_revoke",), ("revoke_must_be_corrected",)),
        Worked("revoke", {"failure": "cannot_be_told"}, ("66D revoke_cannot_be_told",), ("revoke_must_be_corrected",)),
    )),
)  # fmt: skip
OF_61 = rows(
    "61",
    ("61B1", "declarer asks a defender", (
        inquiry("declarer_asks_defender", "61B1 declarer_may_ask_a_defender", FOUND),
    )),
    ("61B2(a)", "dummy asks declarer, also after a breach of 43A2", (
        inquiry("dummy_asks_declarer", "61B2(a) dummy_may_ask_declarer", FOUND, had_looked_or_left="no"),
        inquiry("dummy_asks_declarer", "61B2(a) dummy_has_lost_the_right_to_ask",
                "43B2(b) declarer_substitutes_a_legal_card", "43B2(b) counted_as_an_established_revoke",
                had_looked_or_left="yes", declarers_card_was_legal=False),
        inquiry("dummy_asks_declarer", "61B2(a) dummy_has_lost_the_right_to_ask",
                "43B2(b) declarers_card_was_no_revoke", had_looked_or_left="yes", declarers_card_was_legal=True),
    )),
    ("61B2(b)", "dummy asks a defender", (
        inquiry("dummy_asks_defender", "61B2(b) dummy_may_not_ask_a_defender", INFORMS, FOUND),
    )),
    ("61B3", "a defender asks declarer", (
        inquiry("defender_asks_declarer", "61B3 defender_may_ask_declarer", FOUND),
    )),
    ("61B3", "a defender asks a defender at the risk of informing him", (
        inquiry("defender_asks_defender", "61B3 defenders_may_ask_each_other", INFORMS, FOUND),
        Worked("revoke_inquiry", {"inquiry": "defender_asks_defender"}, ("61B3 regulation_forbids_the_question", FOUND),
               record={"regulations": {"defenders_may_ask_each_other": "no"}}, edition="2007"),
    )),
    ("61C-66C", "saying there was a revoke opens no tricks", (
        inquiry("wants_to_see_tricks", "61C saying_revoke_opens_no_tricks", "66C director_may_order_inspection", FOUND),
        inquiry("wants_to_see_tricks", "62C3 saying_revoke_opens_no_tricks", edition="2007"),
    )),
)  # fmt: skip
OF_62 = rows(
    "62",
    ("62A-62B", "not established: it is corrected", (
        corrected("declarers", "62A revoke_must_be_corrected", "62B legal_card_instead",
                  "16C1 withdrawn_cards_known_to_the_others", "16C2 withdrawn_cards_not_to_be_used"),
        corrected("declarers", "16D1 withdrawn_cards_known_to_the_others", "16D2 withdrawn_cards_not_to_be_used",
                  edition="2007"),
    )),
    ("62B1", "from a defender's unfaced hand: a major penalty card", (
        corrected("defenders_hand", *MAJOR),
        corrected("defenders_hand", *MAJOR, edition="2007"),
    )),
    ("62B2", "declarer's, dummy's or a faced card: nothing further", (
        corrected("declarers", "62B2 declarer_corrects_freely", lacks=("revoke_card_is_penalty_card",)),
        corrected("dummys", "62B2 dummys_card_corrected_freely", lacks=("revoke_card_is_penalty_card",)),
        corrected("defenders_faced_card", "62B2 faced_card_costs_nothing_more", lacks=("revoke_card_is_penalty_card",)),
    )),
    ("43B2(b)", "found by dummy after a breach: corrected and counted as established", (
        corrected("declarers_dummy_asked_unlawfully", "62B legal_card_instead",
                  "43B2(b) corrected_and_as_if_established"),
    )),
    ("62C1", "opponents who played after the revoke may change", (
        corrected("declarers", "62C1 defender_may_change_his_card", "62C2 partners_card_stays",
                  "62C1 cards_before_the_revoke_stay", "47D opponents_card_is_no_penalty_card",
                  after="lho_and_partner", opponent_changes_his_card=False),
        corrected("declarers", after="nobody", lacks=("defender_may_change_his_card",)),
        corrected("declarers", "62C1 defender_may_change_his_card", failure=REQUIRED, after="all_three",
                  opponent_changes_his_card=False),
        open_still("only_opponents_played_on", "63A1", "62C1 card_to_next_trick_may_be_changed"),
    )),
    ("62C2", "after such a change the revoker's partner may change, a defender's card being a penalty card", (
        corrected("defenders_hand", "62C2 partner_may_change_too", "62C2 partners_withdrawn_card_is_penalty_card",
                  after="lho_and_partner", opponent_changes_his_card=True, partner_changes_his_card=True),
        corrected("declarers", "62C2 partner_may_change_too", "48A partners_withdrawn_card_binds_nobody",
                  after="lho_and_partner", opponent_changes_his_card=True,
                  lacks=("partners_withdrawn_card_is_penalty_card",)),
        corrected("defenders_hand", "62C2 partner_may_change_too", "62C2 partner_keeps_his_card",
                  after="lho_and_partner", opponent_changes_his_card=True, partner_changes_his_card=False),
    )),
    ("62A", "both sides and neither has played on: each is corrected", (
        both(4, "62A each_revoke_is_corrected", *MAJOR, "16C2 withdrawn_cards_not_to_be_used", lacks=SUSPENDED,
             sides_played_on="neither", role="defender"),
    )),
    ("62C3-63B-64B8", "both sides and one has played on: both are corrected", (
        both(4, "62C3 both_revokes_are_corrected", "62C3 all_withdrawn_cards_of_defenders_are_penalty_cards",
             "16C2 withdrawn_cards_not_to_be_used", "64B8 no_trick_both_corrected",
             "64C likely_result_had_nobody_revoked", lacks=SUSPENDED, sides_played_on="one", role="defender"),
        both(4, "63A1 established_revoke_stands_other_corrected", "62B legal_card_instead", *MAJOR,
             "64B7 no_trick_both_sides_revoked", "64C likely_result_had_nobody_revoked", sides_played_on="one",
             offenders_side_played_on=True, other_revoker="N", role="declarer", edition="2007"),
        both(4, "63A1 established_revoke_stands_other_corrected", "62B2 declaring_side_corrects_freely",
             sides_played_on="one", offenders_side_played_on=True, other_revoker="N", role="defender", edition="2007",
             lacks=("revoke_card_is_penalty_card",)),
    )),
    ("63A-64B7-64C2(b)", "both sides and both have played on: both stand", (
        both(4, "63A1 both_revokes_stand", "64B7 no_trick_both_sides_established",
             "64C2(b) likely_result_had_nobody_revoked", sides_played_on="both"),
        both(4, "63A1 both_revokes_stand", "64B7 no_trick_both_sides_revoked", "64C likely_result_had_nobody_revoked",
             sides_played_on="both", edition="2007"),
    )),
    ("62D1", "trick twelve, even established: corrected until all hands are back", (
        twelve("62D1 trick_twelve_is_corrected", "62C1 cards_after_the_revoke_may_be_changed", hands_returned=False,
               role="declarer"),
        both(12, "62D1 trick_twelve_is_corrected", lacks=SUSPENDED, hands_returned=False, other_revoker="N"),
    )),
    ("62D2", "trick twelve before partner's turn: he may not choose by the revoke card", (
        twelve("62D2 partner_may_not_use_revoke_card", "62D2 did_partner_choose_by_revoke_card", hands_returned=False,
               role="defender", revoked_before_partners_turn=True),
        twelve("62D2 partner_barred_from_suggested_play", hands_returned=False, role="defender",
               revoked_before_partners_turn=True, edition="2007"),
    )),
    ("64B6-64C", "trick twelve with the hands back: stands, equity only", (
        twelve("62D1 trick_twelve_stands_hands_returned", "64B6 no_trick_trick_twelve", "64C1 equity_after_play",
               hands_returned=True),
        both(12, "64B6 no_trick_trick_twelve", "64C2(b) likely_result_had_nobody_revoked", hands_returned=True),
    )),
    ("61A", "trick thirteen: impossible", (
        Worked("revoke", {"failure": FOLLOW, "revoke_trick": 13}, ("61A no_revoke_at_trick_thirteen",)),
        both(13, "61A no_revoke_at_trick_thirteen"),
    )),
)  # fmt: skip
OF_63 = rows(
    "63",
    ("63A1", "his side leads or plays to the next trick, legally or not", (stands("played_on", "63A1"),)),
    ("47E1", "because an opponent wrongly said it was his turn: not established", (
        open_still("wrongly_told_to_play", "47E1"),
    )),
    ("63A2", "his side names a card for it", (stands("designated_next_card", "63A2"),)),
    ("63A3", "his side claims or concedes", (stands("claimed", "63A3", "68D tricks_left_go_by_the_claim"),)),
    ("63A4", "agreement to an opponent's claim established", (
        stands("agreement_established", "63A4"),
        stands("agreed_to_claim", "63A3", edition="2007"),
    )),
    ("63A4", "objected in time: not established and the claim judged after the correction", (
        open_still("objected_to_claim", "63A4", "70A claim_is_judged_after_correction", claimer="N"),
        open_still("not_agreed_to_claim", "63A3", "70A claim_is_judged_after_correction", claimer="N", edition="2007"),
        Worked("claim_after_revoke", {"role": "declarer", "trump_is_out_and_unmentioned": False,
                                      "proposed_line": "stated", "tricks_left": 5,
                                      "tricks_awarded": 4},
               ("70A doubt_against_the_revoker", "70E2 worse_order_for_the_revoker"),
               ("doubt_against_the_claimer",)),
    )),
    ("63A1", "only the other side has played on: not established", (open_still("only_opponents_played_on", "63A1"),)),
    ("63A", "otherwise: not established", (open_still("nothing", "63A"),)),
)  # fmt: skip
ROWS = (*OF_61A, *OF_61, *OF_62, *OF_63)
