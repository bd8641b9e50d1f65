"""The facts and judgements of Law 73: what is said of a player's tempo or manner, and what makes it an infraction."""

from enum import StrEnum

from rulings.laws.facts import judgement, one_of, yes_no


class Complaint(StrEnum):
    """What is said of a player's tempo, remark, question, gesture or manner."""

    PARTNER_WAS_INFORMED = "partner_was_informed"
    OPPONENT_WAS_MISLED = "opponent_was_misled"
    MEANT_TO_MISLEAD = "meant_to_mislead"
    COMMUNICATED = "communicated"
    PREARRANGED = "prearranged"
    DECEPTIVE_CALL_OR_PLAY = "deceptive_call_or_play"
    NO_PAUSE = "no_pause"


class HelpedBy(StrEnum):
    """73E1: what takes away the freedom to deceive by a call or play."""

    NOTHING = "nothing"
    TEMPO = "tempo"
    CONCEALED_AGREEMENT = "concealed_agreement"


tempo_complaint = one_of("tempo_complaint", Complaint, law="73")
was_communication = judgement("was_communication", law="73B1")
was_prearranged = judgement("was_prearranged", law="73B2")
meant_to_mislead = judgement("meant_to_mislead", law="73D2")
false_inference_drawn = judgement("false_inference_drawn", law="73E2")
had_bridge_reason = judgement("had_bridge_reason", law="73E2")
could_have_known_it_helped = judgement("could_have_known_it_helped", law="73E2")
pause_was_demanded = yes_no("pause_was_demanded", law="73A2")
deception_helped_by = one_of("deception_helped_by", HelpedBy, law="73E1")
