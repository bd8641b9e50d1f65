"""Laws 68 to 71: claims and concessions, agreed, contested, cancelled."""

from rulings.laws.engine import Effect
from tests.laws.digest.rows import Worked, rows
from tests.laws.ruling import the

ADJUDICATED = "68C line_and_faced_hand_expected", "70 director_adjudicates_the_claim"
VOID = ("director_adjudicates_the_claim", "line_and_faced_hand_expected")
PLAIN = {
    "role": "declarer",
    "trump_is_out_and_unmentioned": False,
    "proposed_line": "stated",
    "order_within_suit_matters": False,
    "tricks_left": 5,
    "tricks_awarded": 3,
}
TRUMP = {"trump_is_out_and_unmentioned": True, "unaware_of_the_trump": True, "could_be_lost_to_the_trump": True}


def claim(statement: str, *finds: str, role: str = "declarer", lacks: tuple[str, ...] = (),
          judged: tuple[str, ...] = (), **facts: object) -> Worked:  # fmt: skip
    return Worked("claim", {"role": role, "claim_statement": statement, **facts}, finds, lacks, judged)


def answered(answer: str, *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    found = "68D play_is_suspended", *finds
    return claim("will_win", *found, lacks=lacks, answer_to_claim=answer)


def contested(*finds: str, lacks: tuple[str, ...] = (), judged: tuple[str, ...] = (),
              record: dict[str, object] | None = None, **facts: object) -> Worked:  # fmt: skip
    return Worked("contested_claim", {**PLAIN, **facts}, finds, lacks, judged, record=record or {})


def top_down(setting: str, *finds: str, **facts: object) -> Worked:
    """The order within a suit as the Regulating Authority sets it."""
    record: dict[str, object] = {"regulations": {"claim_suit_top_down": setting}}
    return contested(*finds, record=record, order_within_suit_matters=True, **facts)


def objected(situation: str, when: str, *finds: str, judged: tuple[str, ...] = (), **facts: object) -> Worked:
    given = {"objected_when": when, "tricks_in_question": 1, **facts}
    return Worked(situation, given, finds, judged=judged)


def in_time(situation: str, *finds: str, judged: tuple[str, ...] = (), **facts: object) -> Worked:
    return objected(situation, "in_the_correction_period", *finds, judged=judged, **facts)


def tricks_are_awarded_whole_and_never_weighted() -> None:
    found = the(contested().rule(), "tricks_left_are_awarded")
    assert (found.effect, found.values["tricks"], found.values["rest"]) == (Effect.STANDS, 3, 2)
    assert "weighted" not in found.values


def the_claimer_cannot_propose_to_play_on() -> None:
    ruling = answered("claimer_asked_to_play_on").rule()
    assert the(ruling, "director_adjudicates_the_claim").values["situation"] == "contested_claim"


OF_68 = rows(
    "68",
    ("68", "only the trick in progress: neither claim nor concession", (
        claim("current_trick_only", "68 remark_on_trick_in_progress", "57A remark_with_a_premature_play",
              "16B remark_may_give_information", role="defender", card_came_with_the_remark=True,
              lacks=("shown_cards_go_back",)),
        claim("current_trick_only", "68 shown_cards_go_back", role="defender", card_came_with_the_remark=False,
              lacks=("shown_card_may_be_penalty_card", "remark_with_a_premature_play")),
        claim("current_trick_only", "68 remark_on_trick_in_progress", lacks=("play_is_suspended",)),
    )),
    ("68A", "a number to win: a claim of those, dummy's is none", (
        claim("will_win", "68A claims_these_tricks", answer_to_claim="doubted"),
        claim("will_win", "68A claims_these_tricks", role="defender", answer_to_claim="doubted"),
        Worked("claim", {"role": "dummy"}, ("68A dummy_cannot_claim",), ("play_is_suspended",)),
        Worked("contested_claim", {"role": "dummy"}, ("68A dummy_cannot_claim",)),
    )),
    ("68A", "curtails or shows cards: a claim unless he demonstrably meant none", (
        claim("curtailed", "68A it_is_a_claim", judged=("did_not_mean_to_claim",), did_not_mean_to_claim=False,
              answer_to_claim="doubted"),
        claim("showed_cards", "68A it_is_a_claim", shown_after_lead_out_of_turn=False, did_not_mean_to_claim=False,
              answer_to_claim="doubted"),
        claim("showed_cards", "68A no_claim_was_meant", shown_after_lead_out_of_turn=False, did_not_mean_to_claim=True,
              lacks=("play_is_suspended",)),
        claim("showed_cards", "48B1 faced_after_lead_out_of_turn", shown_after_lead_out_of_turn=True,
              lacks=("it_is_a_claim",)),
        claim("showed_cards", "49 shown_card_may_be_penalty_card", role="defender", did_not_mean_to_claim=True),
    )),
    ("68B1", "a number to lose: a concession, and a claim of some concedes the rest", (
        claim("will_lose", "68B1 concedes_these_tricks", answer_to_claim="doubted"),
        claim("will_win", "68B1 concedes_the_rest", answer_to_claim="doubted"),
    )),
    ("68B1", "abandons his hand: concedes all", (
        claim("abandoned_hand", "68B1 concedes_all_tricks", answer_to_claim="doubted"),
    )),
    ("68B2", "a defender concedes and his partner objects at once: neither", (
        claim("partner_objected", "68B2 shown_in_refused_concession", "16C card_of_concession_not_to_be_used",
              role="defender", lacks=("play_is_suspended", "claims_these_tricks", "shown_card_may_be_penalty_card")),
    )),
    ("68C", "line, order and faced hand expected: what is missing is judged in 70", (
        answered("doubted", *ADJUDICATED),
    )),
    ("68D", "play is suspended", (answered("agreed", "68D play_is_suspended"),)),
    ("68D1", "agreed: 69", (
        answered("agreed", "68D1 agreed_claim_is_scored", "69A agreement_until_next_call_or_end_of_round", lacks=VOID),
    )),
    ("68D2(a)", "doubted: nobody acts, 70", (
        answered("doubted", "68D2(a) nobody_acts_before_the_director", *ADJUDICATED),
    )),
    ("68D2(b)", "the other side asks to play on and all four concur: void, never adjudicated", (
        answered("all_play_on", "68D2(b)(i) claim_is_void_play_goes_on", "68D2(b)(ii) seen_cards_bind_nobody",
                 "68D2(b)(ii) score_of_continued_play_stands", lacks=VOID),
    )),
    ("68D2(b)(i)", "somebody refuses: 70", (
        answered("play_on_refused", "68D2(b)(i) one_refusal_ends_it", *ADJUDICATED),
        answered("claimer_asked_to_play_on", "68D2(b) claimer_may_not_ask_to_play_on", *ADJUDICATED),
        the_claimer_cannot_propose_to_play_on,
    )),
    ("68D", "played on without such agreement: not valid, 70", (
        answered("played_on_anyhow", "68D later_plays_are_void", *ADJUDICATED),
    )),
)  # fmt: skip
OF_69 = rows(
    "69",
    ("69A", "no objection before a call on a later board or the end of the round: established", (
        objected("agreed_claim", "later", "69B agreement_stands_too_late"),
        answered("agreed", "69A agreement_until_next_call_or_end_of_round"),
    )),
    ("69A", "objects before that: contested", (
        objected("agreed_claim", "before_agreement_was_established", "69A agreement_not_yet_established",
                 "70 claim_is_contested_now", claimer="N"),
    )),
    ("69B1", "later: a trick in fact won comes back", (
        in_time("agreed_claim", "69B1 tricks_won_are_given_back", tricks_had_been_won=True),
    )),
    ("69B2", "later: a trick likely won had play gone on comes back", (
        in_time("agreed_claim", "69B2 likely_tricks_are_given_back", judged=("tricks_would_likely_have_been_won",),
                tricks_had_been_won=False, tricks_would_likely_have_been_won=True),
        in_time("agreed_claim", "69B agreement_stands_not_likely", tricks_had_been_won=False,
                tricks_would_likely_have_been_won=False),
    )),
    ("69B", "after the correction period: it stands", (
        objected("agreed_claim", "later", "69B agreement_stands_too_late"),
    )),
)  # fmt: skip
OF_70 = rows(
    "70",
    ("70B1-B3", "he repeats his statement, they object, hands may be faced", (
        contested("70B1 claimer_repeats_his_statement", "70B2 opponents_object", "70B3 hands_may_be_faced"),
    )),
    ("70C", "an outstanding trump, unmentioned, at all likely unknown and a normal play loses to it", (
        contested("70C trick_goes_to_the_trump", judged=("unaware_of_the_trump", "could_be_lost_to_the_trump"),
                  **TRUMP),
        contested("70C trump_alone_costs_nothing", lacks=("trick_goes_to_the_trump",),
                  **TRUMP | {"unaware_of_the_trump": False}),
        contested("70C trump_alone_costs_nothing", lacks=("trick_goes_to_the_trump",),
                  **TRUMP | {"could_be_lost_to_the_trump": False}),
    )),
    ("70D1", "an unstated line is refused if a normal one does worse", (
        contested("70D1 unstated_line_refused", judged=("proposed_line",), proposed_line="unstated_worse_exists"),
        contested("70D1 unstated_line_accepted", proposed_line="unstated_none_worse", location_of_card="not_needed"),
        contested("70D1 stated_line_is_followed"),
    )),
    ("70D2", "a defender's claim may not need partner to choose right", (
        contested("70D2 partner_is_taken_to_choose_wrongly", judged=("depends_on_partners_choice",), role="defender",
                  depends_on_partners_choice=True),
        contested(role="defender", depends_on_partners_choice=False, lacks=("partner_is_taken_to_choose_wrongly",)),
    )),
    ("70E1", "no unstated line that needs a card with one opponent unless one is shown out", (
        contested("70E1 line_refused_needs_a_guess", judged=("location_of_card",), proposed_line="unstated_none_worse",
                  location_of_card="guess", lacks=("unstated_line_accepted",)),
        contested("70E1 line_accepted_opponent_shown_out", proposed_line="unstated_none_worse",
                  location_of_card="shown_out"),
    )),
    ("70E2", "order of a suit as the authority sets it", (
        top_down("yes", "70E2 suit_is_played_from_the_top"),
        top_down("no", "70E2 worse_order_for_the_claimer"),
        top_down("ask", "70E2 no_order_is_prescribed", "70A order_unfavourable_to_the_claimer",
                 suit_taken_from_the_top=False),
        top_down("ask", "70E2 suit_is_played_from_the_top", suit_taken_from_the_top=True),
    )),
    ("70A", "equitable, doubt against the claimer, tricks and no weighting", (
        contested("70A doubt_against_the_claimer", "70A tricks_left_are_awarded"),
        tricks_are_awarded_whole_and_never_weighted,
    )),
)  # fmt: skip


def after_a_revoke(*finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    """The same walk where the objectors had revoked."""
    return Worked("claim_after_revoke", {**PLAIN, **facts}, finds, lacks)


OF_63_AND_70 = rows(
    "70-after-a-revoke",
    ("70B-70C", "heard and trump as ever", (
        after_a_revoke("70B1 claimer_repeats_his_statement", "70B2 opponents_object", "70B3 hands_may_be_faced",
                       "70C trick_goes_to_the_trump", **TRUMP),
        after_a_revoke("70C trump_alone_costs_nothing", **TRUMP | {"unaware_of_the_trump": False}),
        after_a_revoke("68A dummy_cannot_claim", role="dummy"),
    )),
    ("70D-70E", "lines as ever, doubt between orders against the revoker", (
        after_a_revoke("70D1 stated_line_is_followed"),
        after_a_revoke("70D1 unstated_line_is_not_among_those_left", proposed_line="unstated_worse_exists"),
        after_a_revoke("70D1 unstated_line_accepted", "70E1 line_accepted_opponent_shown_out",
                       proposed_line="unstated_none_worse", location_of_card="shown_out"),
        after_a_revoke("70E1 line_refused_needs_a_guess", proposed_line="unstated_none_worse",
                       location_of_card="guess"),
        after_a_revoke("70D2 partner_is_taken_to_choose_wrongly", role="defender", depends_on_partners_choice=True),
        after_a_revoke("70E2 worse_order_for_the_revoker"),
        Worked("claim_after_revoke", {**PLAIN, "order_within_suit_matters": True, "suit_taken_from_the_top": False},
               ("70A order_unfavourable_to_the_revoker",), record={"regulations": {"claim_suit_top_down": "ask"}}),
        Worked("claim_after_revoke", {**PLAIN, "order_within_suit_matters": True},
               ("70E2 suit_is_played_from_the_top",), record={"regulations": {"claim_suit_top_down": "yes"}}),
    )),
    ("70A", "the margin of doubt against the revoker", (
        after_a_revoke("70A doubt_against_the_revoker", "70A tricks_left_are_awarded",
                       lacks=("doubt_against_the_claimer",)),
    )),
)  # fmt: skip
OF_71 = rows(
    "71",
    ("71", "it stands", (
        in_time("cancelled_concession", "71 concession_stands", judged=("could_be_lost_by_normal_play",),
                tricks_had_been_won=False, could_be_lost_by_normal_play=True),
    )),
    ("71A", "a trick in fact won: cancelled", (
        in_time("cancelled_concession", "71A conceded_tricks_had_been_won", tricks_had_been_won=True),
    )),
    ("71B", "no normal play could lose it: cancelled", (
        in_time("cancelled_concession", "71B conceded_tricks_could_not_be_lost", tricks_had_been_won=False,
                could_be_lost_by_normal_play=False),
    )),
    ("71", "later: it stands, before agreement it is contested", (
        objected("cancelled_concession", "later", "71 concession_stands_too_late"),
        objected("cancelled_concession", "before_agreement_was_established", "68D2(a) concession_is_contested_now"),
    )),
)  # fmt: skip
ROWS = (*OF_68, *OF_69, *OF_70, *OF_63_AND_70, *OF_71)
