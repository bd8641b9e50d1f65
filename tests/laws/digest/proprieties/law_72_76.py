"""Laws 72 to 76: principles, communication, conduct, mistaken explanations, spectators."""

from rulings.laws.engine import Effect
from tests.laws.digest.rows import Worked, rows

INFORMED = "73C1 partner_takes_no_advantage", "16B was_information_used", "73C2 penalty_besides_adjustment"
MISLED = {"false_inference_drawn": True, "had_bridge_reason": False, "could_have_known_it_helped": True}
HEARD = "75A own_call_heard_misread", "16B was_information_used"


def conduct(complaint: str, *finds: str, judged: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("conduct", {"conduct_complaint": complaint, **facts}, finds, judged=judged)


def tempo(complaint: str, *finds: str, lacks: tuple[str, ...] = (), judged: tuple[str, ...] = (),
          record: dict[str, object] | None = None, **facts: object) -> Worked:  # fmt: skip
    return Worked("tempo", {"tempo_complaint": complaint, **facts}, finds, lacks, judged, record=record or {})


def explained(
    agreement: str, *finds: str, noticed: str = "play_is_over", lacks: tuple[str, ...] = (), **facts: object
) -> Worked:
    """West explained East's call; every branch tells what East heard, and judges the agreement by the evidence."""
    given = {"agreement_by_evidence": agreement, "mistake_noticed": noticed, **facts}
    return Worked("mistaken_explanation", given, (*HEARD, *finds), lacks, ("agreement_by_evidence",))


def noticed(when: str, key: str, *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    found = f"75{key}", "75B1 was_other_side_damaged", *finds
    return explained("different", *found, noticed=when, lacks=lacks)


def spectator(did: str, *finds: str, record: dict[str, object] | None = None, **facts: object) -> Worked:
    return Worked("spectator", {"spectator_did": did, **facts}, finds, record=record or {})


def pause(setting: str, key: str, **facts: object) -> Worked:
    return tempo("no_pause", f"73A2 {key}", record={"regulations": {"mandatory_pause": setting}}, **facts)


def conduct_never_moves_the_score() -> None:
    for complaint in ("discourteous", "poor_manners", "violation_of_procedure"):
        ruling = conduct(complaint, partner_was_informed=False).rule()
        assert {finding.effect for finding in ruling.findings} == {Effect.PENALTY, Effect.NO_RECTIFICATION}


OPPONENTS = "21B opponents_were_misinformed"
OF_72 = rows(
    "72",
    ("72A", "lawful play for the best score is no infraction", (
        tempo("deceptive_call_or_play", "73E1 deceptive_call_or_play_is_legal", deception_helped_by="nothing"),
        conduct("saw_opponents_card", "74C5 card_seen_by_chance_may_be_used"),
    )),
    ("72B1", "an intentional breach, even if he accepts the rectification", (
        conduct("intentional_breach", "72B1 intentional_breach_forbidden", judged=("breach_was_intentional",),
                breach_was_intentional=True),
        conduct("intentional_breach", "72B1 breach_was_not_intentional", breach_was_intentional=False),
    )),
    ("72B2", "no duty to point out one's own side's infraction but for three", (
        conduct("said_nothing", "72B2 silence_is_no_infraction_in_general", "72B2 three_infractions_must_be_owned"),
    )),
    ("72B3", "an attempt to conceal", (
        conduct("concealed", "72B3 concealment_is_forbidden", judged=("tried_to_conceal",), tried_to_conceal=True),
        conduct("concealed", "72B3 nothing_was_concealed", tried_to_conceal=False),
    )),
    ("72C", "could have been aware: play runs, at the end adjusted if he gained", (
        conduct("could_have_foreseen", "72C play_the_board_first", "72C could_he_have_been_aware",
                board_played_out=False),
        conduct("could_have_foreseen", "72C could_have_been_aware", judged=("could_have_known_and_gained",),
                board_played_out=True, could_have_known_and_gained=True),
        conduct("could_have_foreseen", "72C could_not_have_been_aware", board_played_out=True,
                could_have_known_and_gained=False),
    )),
)  # fmt: skip
OF_73 = rows(
    "73",
    ("73C-16B", "partner has information: 16B and a possible penalty", (tempo("partner_was_informed", *INFORMED),)),
    ("73B1", "communication by manner", (
        tempo("communicated", "73B1 communication_forbidden", *INFORMED, judged=("was_communication",),
              was_communication=True),
        tempo("communicated", "73D1 variation_is_no_infraction_by_itself", *INFORMED, was_communication=False,
              lacks=("communication_forbidden",)),
    )),
    ("73B2", "prearranged: the gravest offence", (
        tempo("prearranged", "73B2 prearranged_is_gravest", judged=("was_prearranged",), was_prearranged=True),
        tempo("prearranged", "73B1 communication_forbidden", was_prearranged=False, was_communication=True,
              lacks=("prearranged_is_gravest",)),
    )),
    ("73D1", "an unintended variation: no infraction, inferences at own risk", (
        tempo("opponent_was_misled", "73D1 variation_is_no_infraction_by_itself", "73D1 inference_at_own_risk",
              false_inference_drawn=False),
    )),
    ("73D2", "with intent to mislead: forbidden", (
        tempo("meant_to_mislead", "73D2 meant_to_mislead_forbidden", "73E2 misled_on_purpose_score_adjusted",
              judged=("meant_to_mislead",), meant_to_mislead=True, false_inference_drawn=True),
        tempo("meant_to_mislead", "73D2 meant_to_mislead_forbidden", "73E2 nobody_was_misled", meant_to_mislead=True,
              false_inference_drawn=False),
    )),
    ("73E2", "a false inference, no bridge reason, could have been aware: adjusted", (
        tempo("opponent_was_misled", "73E2 misled_score_adjusted", judged=tuple(MISLED), **MISLED),
        tempo("opponent_was_misled", "73E2 had_a_bridge_reason", **MISLED | {"had_bridge_reason": True}),
        tempo("opponent_was_misled", "73E2 could_not_have_known", **MISLED | {"could_have_known_it_helped": False}),
    )),
    ("73E1", "deceiving by a call or play itself: legal", (
        tempo("deceptive_call_or_play", "73E1 deceptive_call_or_play_is_legal", deception_helped_by="nothing"),
        tempo("deceptive_call_or_play", "73E1 deception_was_stressed", "73E2 misled_score_adjusted",
              deception_helped_by="tempo", **MISLED),
        tempo("deceptive_call_or_play", "73E1 deception_rests_on_concealed_agreement",
              deception_helped_by="concealed_agreement"),
    )),
    ("73A2", "pauses as the authority has them", (
        pause("yes", "pause_of_regulation_not_kept"),
        pause("no", "no_pause_was_demanded"),
        pause("ask", "pause_of_regulation_not_kept", pause_was_demanded=True),
    )),
)  # fmt: skip
OF_74 = rows(
    "74",
    ("74A", "courtesy", (
        conduct("discourteous", "74A courtesy_is_owed", "74A no_score_changes_for_conduct", partner_was_informed=False),
        conduct_never_moves_the_score,
    )),
    ("74B", "manners", (
        conduct("poor_manners", "74B manners_are_owed", "74B no_score_changes_for_conduct", partner_was_informed=False),
    )),
    ("74C", "violations of procedure", (
        conduct("violation_of_procedure", "74C violation_of_procedure", "74C no_score_changes_for_conduct",
                partner_was_informed=False),
        conduct("violation_of_procedure", "16B partner_has_learned_something", partner_was_informed=True),
        conduct("saw_opponents_card", "74C5 card_seen_by_chance_may_be_used"),
    )),
)  # fmt: skip
OF_75 = rows(
    "75",
    ("75A", "who hears his call explained otherwise has unauthorized information in every branch", (
        explained("as_explained"),
        explained("different", damaged_by_explanation=False),
        explained("none", damaged_by_explanation=False),
    )),
    ("75B1", "the agreement is another: an infraction, adjusted if damaged", (
        explained("different", "75B1 explanation_was_mistaken", "75D3 score_with_the_right_explanation",
                  damaged_by_explanation=True),
        explained("different", "75B1 explanation_did_no_damage", damaged_by_explanation=False),
    )),
    ("75D2", "no agreement but one was told: an infraction", (
        explained("none", "75D2 no_agreement_but_one_was_told", damaged_by_explanation=False),
    )),
    ("75B2", "the explainer notices before the lead is faced", (
        noticed("explainer_before_the_lead", "B2 explainer_corrects_before_the_lead", OPPONENTS),
    )),
    ("75B2", "the explainer notices during the play, also as a defender", (
        noticed("explainer_during_play", "B2 explainer_corrects_at_once",
                "21B opponents_were_misinformed_till_the_play"),
    )),
    ("75B3", "his partner during the auction: silent", (
        noticed("partner_during_the_auction", "B3 partner_silent_in_the_auction",
                lacks=("opponents_were_misinformed",)),
    )),
    ("75B3", "his partner becomes a defender: only after play", (
        noticed("partner_becomes_defender", "B3 defender_corrects_after_play", lacks=("opponents_were_misinformed",)),
    )),
    ("75B3", "his partner becomes declarer or dummy: before the lead", (
        noticed("partner_becomes_declarer_or_dummy", "B3 declaring_side_corrects_before_the_lead", OPPONENTS),
    )),
    ("75C", "the call was wrong: no infraction whatever the damage, nothing to correct", (
        explained("as_explained", "75C mistaken_call_is_no_infraction", "75C caller_does_not_correct",
                  lacks=("score_with_the_right_explanation", "was_other_side_damaged")),
    )),
    ("75D3", "agreed meaning provable: as with the right explanation in time", (
        explained("different", "75D3 score_with_the_right_explanation", damaged_by_explanation=True),
    )),
    ("75D3", "no agreed meaning: as if opponents had been told so", (
        explained("none", "75D3 score_told_there_is_no_agreement", damaged_by_explanation=True,
                  lacks=("score_with_the_right_explanation",)),
    )),
)  # fmt: skip
OF_76 = rows(
    "76",
    ("76A1-76B", "one hand only, no reaction, word or attention: the director controls them", (
        spectator("looked_at_two_hands", "76B one_hand_only", "76A1 director_controls_spectators",
                  player_was_informed=False),
        spectator("disturbed", "76B spectator_keeps_still", "76C2 nobody_learned_anything", player_was_informed=False),
        spectator("spoke_or_drew_attention", "76B spectator_draws_no_attention", "16D player_learned_from_spectator",
                  player_was_informed=True, informed_player="N"),
    )),
    ("76C1", "facts or law at the director's request", (
        spectator("asked_by_director", "76C1 spectator_answers_the_director"),
    )),
    ("76C2", "a regulation may rule on what they cause", (
        spectator("disturbed", "76C2 regulation_on_spectators_applies", player_was_informed=False,
                  record={"regulations": {"spectator_irregularity_rule": "yes"}}),
    )),
    ("76A2", "a viewer online does not communicate with a player", (
        spectator("watched_online", "76A2 viewer_does_not_communicate", player_was_informed=False),
    )),
)  # fmt: skip
ROWS = (*OF_72, *OF_73, *OF_74, *OF_75, *OF_76)
