"""Facts that nobody can tell any more: 66D for what the played cards should show, 85 for what only players can tell.

Each case stops short of the fact that is lost; `tests/laws/record/test_lost.py` reads the list too.
"""

from dataclasses import dataclass, field

from tests.laws.digest.rows import Worked, rows

IN_THE_TRICKS = "66D lost_in_the_tricks"
AMONG_ACCOUNTS = "85 lost_among_accounts"


@dataclass(frozen=True)
class Lost:
    """The fact that is lost, what is answered before it, and what is found besides."""

    situation: str
    fact: str
    found: str
    before: dict[str, object] = field(default_factory=dict)
    besides: tuple[str, ...] = ()
    edition: str = "2017"

    @property
    def answer(self) -> object:
        return [] if self.fact == "first_card" else "cannot_be_told"

    def worked(self) -> Worked:
        """The ruling once the fact is said to be lost; what is asked after that is answered beforehand."""
        facts = {**self.before, self.fact: self.answer}
        return Worked(self.situation, facts, (self.found, *self.besides), edition=self.edition)


RESTORED: dict[str, object] = {
    "missing_card_discovered": "during_play", "missing_card_found": "elsewhere", "role": "defender"
}  # fmt: skip
WRONG_COUNT: dict[str, object] = {"counts": "more_than_thirteen", "count_found": "during_auction_or_play"}
FOREIGN: dict[str, object] = {"counts": "foreign_card", "left_without_foreign_card": "complete"}
POCKET: dict[str, object] = {"handling": "wrong_pocket", "hands_as_dealt": "thirteen_each"}
REVOKED: dict[str, object] = {"failure": "did_not_follow_suit", "revoke_trick": 4}
TWELFTH: dict[str, object] = {
    "failure": "did_not_follow_suit", "revoke_trick": 12, "hands_returned": False, "role": "defender"
}  # fmt: skip
NO_CARD: dict[str, object] = {"error": "played_none", "both_sides_played_on": True}
TOO_MANY: dict[str, object] = {
    "error": "played_too_many", "both_sides_played_on": True, "faced_card_is_known": True, "role": "defender"
}  # fmt: skip
LATER: dict[str, object] = {"objected_when": "in_the_correction_period", "tricks_in_question": 2}
NO_EXCEPTION: dict[str, object] = {"exception_of_64b": "none"}
CLAIMED: dict[str, object] = {"role": "declarer"}
SPARED: dict[str, object] = {"second_revoke": "and_a_third", "one_of_three_is_spared": "yes"}

CARDS = (
    Lost("missing_card", "missing_card_should_have_been_played", IN_THE_TRICKS,
         {**RESTORED, "missing_card_seen_by_partner": "no"}, ("14B4 hand_was_always_complete",)),
    Lost("missing_card", "missing_card_should_have_been_played", IN_THE_TRICKS,
         {"missing_card_discovered": "after_play", "missing_card_found": "elsewhere"},
         ("64B late_revoke_may_cost_only_equity",)),
    Lost("trick_won", "first_card", IN_THE_TRICKS, {"denomination": "S"}),
    Lost("dummy_places_wrong_card", "did_not_follow_to_it", IN_THE_TRICKS,
         {"both_sides_played_on": True, "wrong_card_was": "the_lead"}, ("45D2 wrong_card_cannot_be_changed",)),
    Lost("established_revoke", "revoke_trick_won_by", IN_THE_TRICKS, NO_EXCEPTION, ("64C1 equity_after_play",)),
    Lost("established_revoke", "later_tricks", IN_THE_TRICKS, {**NO_EXCEPTION, "revoke_trick_won_by": "opponents"},
         ("64C1 equity_after_play",)),
    Lost("revoke", "revoke_trick_won_by", IN_THE_TRICKS, {**REVOKED, **NO_EXCEPTION, "since_the_revoke": "played_on"}),
    Lost("revoke", "later_tricks", IN_THE_TRICKS,
         {**REVOKED, **NO_EXCEPTION, "since_the_revoke": "played_on", "revoke_trick_won_by": "revoker"}),
    Lost("revoke", "failure", "66D revoke_cannot_be_told"),
    Lost("revoke", "exception_of_64b", IN_THE_TRICKS, {**REVOKED, "since_the_revoke": "played_on"},
         ("63B trick_of_the_revoke_stands", "64C1 equity_after_play")),
    Lost("established_revoke", "exception_of_64b", IN_THE_TRICKS, {}, ("64C1 equity_after_play",)),
    Lost("several_revokes", "second_revoke", IN_THE_TRICKS),
    Lost("several_revokes", "spared_revoke", IN_THE_TRICKS, {"second_revoke": "partner"},
         ("64C1 equity_after_several_revokes",)),
    Lost("several_revokes", "one_of_three_is_spared", IN_THE_TRICKS, {"second_revoke": "and_a_third"}),
    Lost("several_revokes", "first_revoke_spared_by", IN_THE_TRICKS, SPARED),
    Lost("several_revokes", "second_revoke_spared_by", IN_THE_TRICKS, {**SPARED, "first_revoke_spared_by": "none"}),
    Lost("several_revokes", "third_revoke_spared_by", IN_THE_TRICKS,
         {**SPARED, "first_revoke_spared_by": "none", "second_revoke_spared_by": "none"}),
    Lost("defective_trick", "exception_of_64b", IN_THE_TRICKS, {**NO_CARD, "has_card_of_suit_led": "yes"},
         ("67B1 trick_keeps_its_owner", "64C1 equity_after_play")),
    Lost("defective_trick", "offending_side_won_a_trick", IN_THE_TRICKS,
         {**NO_CARD, **NO_EXCEPTION, "has_card_of_suit_led": "yes"}, ("67B1 trick_keeps_its_owner",)),
    Lost("defective_trick", "has_card_of_suit_led", IN_THE_TRICKS, NO_CARD),
    Lost("defective_trick", "restored_card_could_have_been_played", IN_THE_TRICKS,
         {**TOO_MANY, "extra_card_was_exposed": "no"}, ("67B2(a) faced_card_stays",)),
    Lost("defective_trick", "same_card_played_again", IN_THE_TRICKS, {"error": "not_among_played_cards"},
         ("67B3 put_in_its_place",)),
    Lost("agreed_claim", "tricks_had_been_won", IN_THE_TRICKS, LATER),
    Lost("cancelled_concession", "tricks_had_been_won", IN_THE_TRICKS, LATER),
)  # fmt: skip
ACCOUNTS = (
    Lost("dummys_rights", "it_had_happened", AMONG_ACCOUNTS, {"dummy_wants": "warn_declarer"}),
    Lost("dummys_limits", "it_had_happened", AMONG_ACCOUNTS, {"dummy_did": "warned_of_wrong_hand"}),
    Lost("card_played", "dummys_card", AMONG_ACCOUNTS, {"whose_card": "dummys"}),
    Lost("designation", "said", AMONG_ACCOUNTS, {"different_intention_incontrovertible": False}),
    Lost("claim", "claim_statement", AMONG_ACCOUNTS, {"role": "defender"}),
    Lost("agreed_claim", "objected_when", AMONG_ACCOUNTS),
    Lost("cancelled_concession", "objected_when", AMONG_ACCOUNTS),
    Lost("revoke_inquiry", "had_looked_or_left", AMONG_ACCOUNTS, {"inquiry": "dummy_asks_declarer"}),
    Lost("missing_card", "missing_card_seen_by_partner", AMONG_ACCOUNTS,
         {**RESTORED, "missing_card_should_have_been_played": "no"}),
    Lost("missing_card", "missing_card_seen_by_partner", AMONG_ACCOUNTS,
         {"missing_card_discovered": "before_lead_faced", "missing_card_found": "elsewhere"}),
    Lost("wrong_number_of_cards", "incorrect_hand_called", AMONG_ACCOUNTS, WRONG_COUNT),
    Lost("wrong_number_of_cards", "card_of_another_hand_seen", AMONG_ACCOUNTS,
         {**WRONG_COUNT, "incorrect_hand_called": "no"},
         ("13A2 corrected_played_and_scored", "13A2 did_seen_card_affect_the_result")),
    Lost("wrong_number_of_cards", "card_of_another_hand_seen", AMONG_ACCOUNTS,
         {**WRONG_COUNT, "incorrect_hand_called": "no"}, ("13D2(a) corrected_played_and_scored",), edition="2007"),
    Lost("wrong_number_of_cards", "foreign_card_found", AMONG_ACCOUNTS, FOREIGN,
         ("13C goes_on_without_foreign_card",)),
    Lost("board_handling", "card_of_another_hand_seen", AMONG_ACCOUNTS,
         {**POCKET, "wrong_pocket_found": "nobody_called"}, ("7C hands_are_put_right",)),
    Lost("board_handling", "forms_played", AMONG_ACCOUNTS,
         {**POCKET, "wrong_pocket_found": "played", "form_of_scoring": "pairs_mp"}),
    Lost("extraneous_information", "information_received", AMONG_ACCOUNTS, {},
         ("16D2(c) play_goes_on_with_the_information", "16D2(c) did_the_information_affect_the_result")),
    Lost("extraneous_information", "information_received_2007", AMONG_ACCOUNTS, {},
         ("16C2(c) play_goes_on_with_the_information",), edition="2007"),
    Lost("cards_from_wrong_board", "called_since", AMONG_ACCOUNTS,
         {"wrong_cards_entry": "auction", "called_on_wrong_cards": "yes"}, ("15A1 call_on_wrong_cards_cancelled",)),
    Lost("cards_from_wrong_board", "called_since_2007", AMONG_ACCOUNTS,
         {"wrong_cards_entry": "auction", "called_on_wrong_cards_2007": "yes"},
         ("17D1 call_on_wrong_cards_cancelled",), edition="2007"),
    Lost("insufficient_bid", "since_insufficient", AMONG_ACCOUNTS, {"insufficient_kind": "in_turn"}),
    Lost("pass_out_of_rotation", "since_out_of_rotation", AMONG_ACCOUNTS, {"whose_turn": "partner"}),
    Lost("bid_out_of_rotation", "since_out_of_rotation", AMONG_ACCOUNTS, {"whose_turn": "rho"}),
    Lost("double_out_of_rotation", "since_out_of_rotation", AMONG_ACCOUNTS,
         {"double_is_inadmissible": "no", "whose_turn": "partner"}),
    Lost("inadmissible_double", "since_inadmissible_double", AMONG_ACCOUNTS),
    Lost("call_attention", "dummy_broke_43a2_before", AMONG_ACCOUNTS,
         {"attention": "in_play", "spoke_in_play": "dummy", "done_since_attention": "nothing"}),
    Lost("dummys_rights", "had_looked_or_left", AMONG_ACCOUNTS, {"dummy_wants": "ask_declarer"}),
    Lost("dummys_limits", "had_looked_or_left", AMONG_ACCOUNTS, {"dummy_did": "asked_declarer"}),
    Lost("card_played", "defenders_card", AMONG_ACCOUNTS, {"whose_card": "defenders"}),
    Lost("card_played", "declarers_card", AMONG_ACCOUNTS, {"whose_card": "declarers"}),
    Lost("penalty_card", "visibility", AMONG_ACCOUNTS),
    Lost("revoke", "since_the_revoke", AMONG_ACCOUNTS, REVOKED),
    Lost("revoke", "revoked_before_partners_turn", AMONG_ACCOUNTS, TWELFTH, ("62D1 trick_twelve_is_corrected",)),
    Lost("defective_trick", "extra_card_was_exposed", AMONG_ACCOUNTS,
         {**TOO_MANY, "restored_card_could_have_been_played": "no"}),
    Lost("contested_claim", "trump_is_out_and_unmentioned", AMONG_ACCOUNTS, CLAIMED, ("70B3 hands_may_be_faced",)),
    Lost("claim_after_revoke", "trump_is_out_and_unmentioned", AMONG_ACCOUNTS, CLAIMED),
    Lost("fouled_board", "compared_in_other_forms", AMONG_ACCOUNTS,
         {"board_differs": "dealer_or_vulnerability"}, ("87A board_is_put_right_for_later_tables",)),
)  # fmt: skip
ROWS = (
    *rows("66-lost", ("66D", "what the played cards should show is lost", tuple(lost.worked() for lost in CARDS))),
    *rows("85-lost", ("85B", "what only the players can tell is lost", tuple(lost.worked() for lost in ACCOUNTS))),
)
