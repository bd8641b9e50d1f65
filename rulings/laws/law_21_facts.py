"""The facts of Law 21: what the caller relied on, who was misled, and when it came to light."""

from enum import StrEnum

from rulings.bridge.seats import Seat
from rulings.laws.answers import OneSeat
from rulings.laws.engine import Case
from rulings.laws.facts import Fact, judgement, one_of, yes_no


class Source(StrEnum):
    """What the caller relied on."""

    WRONG_EXPLANATION = "wrong_explanation"
    MISSING_ALERT = "missing_alert"
    HAND_DIFFERS = "hand_differs"
    NO_SUCH_AGREEMENT = "no_such_agreement"
    OWN_MISUNDERSTANDING = "own_misunderstanding"


class Known(StrEnum):
    """When the director hears of it."""

    BEFORE_THE_LEAD = "before_the_lead"
    DURING_PLAY = "during_play"
    PLAY_OVER = "play_over"


def recorded_partner_called(case: Case) -> bool | None:
    """Whether the misled player's partner called after that player's last call."""
    auction, who = case.record.auction, case[misled_player]
    seats = [made.seat for made in auction.in_force.calls] if auction else []
    if who not in seats:
        return None
    last = max(place for place, seat in enumerate(seats) if seat is who)
    return who.partner in seats[last:]


source = one_of("misinformation_source", Source, law="21")
agreement_is_as_explained = judgement("agreement_is_as_explained", law="21B1(b)")
known_when = one_of("misinformation_known_when", Known, law="21B1(a)")
misled_player: Fact[Seat] = Fact("misled_player", "21B1(a)", OneSeat())
partner_has_called_since = yes_no("partner_has_called_since", law="21B1(a)", derive=recorded_partner_called)
call_could_well_be_influenced = judgement("call_could_well_be_influenced", law="21B1(a)")
changes_his_call = yes_no("misled_player_changes_his_call", law="21B1(a)")
opponent_changes_his_call = yes_no("opponent_changes_his_call", law="21B2")
offenders_gained = judgement("offenders_gained", law="21B3")
