"""Law 38: a bid of more than seven. No auction can record it, so nothing of it is derived."""

from collections.abc import Iterator

from rulings.laws.auction.withdrawn_call import (
    calls_next,
    could_have_known_later,
    lead_restriction_may_follow,
    must_pass_for_the_rest,
    withdrawn_call_information,
)
from rulings.laws.engine import Case, Effect, Finding, yes_no
from rulings.laws.record.roles import offender

_lho_has_called = yes_no("lho_called_over_bid_above_seven", law="38D")


def bid_above_seven(case: Case) -> Iterator[Finding]:
    """Cancelled with all later calls, a pass in its place, both partners pass to the end."""
    who = case[offender]
    yield Finding("38A", "bid_above_seven_never_played", Effect.PROCEDURE, who=who)
    yield Finding("38B", "bid_above_seven_cancelled", Effect.CANCELLED, who=who)
    yield Finding("38C", "pass_substituted", Effect.CANCELLED, who=who)
    yield must_pass_for_the_rest("38C", who)
    yield must_pass_for_the_rest("38C", who.partner)
    yield calls_next(who.lho, who)
    yield from withdrawn_call_information(who)
    if case[_lho_has_called]:
        yield Finding("38D", "lho_called_so_no_lead_restriction", Effect.NO_RECTIFICATION, who=who)
    else:
        yield lead_restriction_may_follow(who)
        yield could_have_known_later(who)
