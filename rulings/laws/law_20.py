"""Law 20F4 and F5: a player knows that his own or his partner's explanation was wrong; who says so, and when."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.seats import Seat
from rulings.laws.engine import Case
from rulings.laws.facts import one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.roles import offender
from rulings.laws.side_in_play import SideInPlay, side_in_play


class NoticedBy(StrEnum):
    """Who has noticed that the explanation was wrong or incomplete, or an alert missing or needless."""

    EXPLAINER = "explainer"
    PARTNER = "partner"


noticed_by = one_of("explanation_noticed_by", NoticedBy, law="20F4")
lead_has_been_faced = yes_no("lead_has_been_faced", law="20F4(a)")
play_is_over = yes_no("play_is_over", law="20F5(b)(i)")


def explanation_corrected(case: Case) -> Iterator[Finding]:
    """The explainer corrects before the lead is faced; his partner after the auction, or as defender after play."""
    who = case[offender]
    match case[noticed_by]:
        case NoticedBy.EXPLAINER:
            yield from own_explanation(case, who)
        case NoticedBy.PARTNER:
            yield from partners_explanation(case, who)
        case never:
            assert_never(never)


def own_explanation(case: Case, who: Seat) -> Iterator[Finding]:
    """20F4: in the auction he may wait until the clarification period; in the play (75B2) he calls at once."""
    if case[lead_has_been_faced]:
        yield Finding("75B2", "explainer_calls_director_at_once", Effect.PROCEDURE, who=who)
    else:
        yield Finding("20F4(a)", "explainer_tells_before_the_lead", Effect.PROCEDURE, who=who)
    yield director_applies_misinformation(who, "20F4(b)")


def partners_explanation(case: Case, who: Seat) -> Iterator[Finding]:
    """20F5: silent in the auction; afterwards it depends on the side that he is on."""
    partner = who.partner
    match case[side_in_play]:
        case SideInPlay.NOT_YET:
            yield Finding("20F5(a)", "partner_shows_nothing_in_the_auction", Effect.PROCEDURE, who=partner)
            yield Finding("20F5(b)", "partner_corrects_later_by_his_side", Effect.PROCEDURE, who=partner)
        case SideInPlay.DECLARING:
            yield Finding("20F5(b)(ii)", "declaring_side_corrects_after_final_pass", Effect.PROCEDURE, who=partner)
            yield director_applies_misinformation(who, "20F6")
        case SideInPlay.DEFENDING if case[play_is_over]:
            yield Finding("20F5(b)(i)", "defender_corrects_now_that_play_is_over", Effect.PROCEDURE, who=partner)
            yield director_applies_misinformation(who, "20F6")
        case SideInPlay.DEFENDING:
            yield Finding("20F5(b)(i)", "defender_corrects_at_end_of_play", Effect.CHECK_LATER, who=partner)
        case never:
            assert_never(never)


def director_applies_misinformation(who: Seat, paragraph: str) -> Finding:
    """What it does to the calls is Law 21's, to the plays 47E's."""
    return Finding(
        paragraph, "director_applies_misinformation", Effect.SEE_LAW, who=who, law="21", situation="misinformation"
    )
