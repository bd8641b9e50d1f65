"""What Laws 30 to 32 share once a call out of rotation is cancelled: the partner's call, and the replacement."""

from collections.abc import Iterator

from rulings.bridge.seats import Seat
from rulings.laws.auction_facts import legal_replacements
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_23_comparable import (
    assistance_later,
    comparable_so_no_more,
    is_comparable,
    replacement_call,
    told_away_from_the_table,
)
from rulings.laws.roles import offender
from rulings.laws.withdrawn_call import no_comparable_call


def partner_calls_first(paragraph: str, who: Seat) -> Iterator[Finding]:
    """30B1(a), 31B1, 32B1: the partner is free, within 16C2."""
    yield Finding(paragraph, "partner_may_call_but_not_use_it", Effect.INFORMATION, who=who.partner, of=who)


def replaced_by_meaning(case: Case, paragraph: str, comparable: str, otherwise: str) -> Iterator[Finding]:
    """29C: of a bid, a double or an artificial pass, what it specified counts, not what it named."""
    yield Finding("29C", "what_the_call_specified_counts", Effect.PROCEDURE, who=case[offender])
    yield from replaced(case, paragraph, comparable, otherwise)


def replaced(case: Case, paragraph: str, comparable: str, otherwise: str) -> Iterator[Finding]:
    """At his own turn any legal call (`paragraph`); the two outcomes have theirs."""
    who = case[offender]
    yield Finding(paragraph, "may_make_any_legal_call", Effect.PROCEDURE, who=who)
    yield told_away_from_the_table(who)
    call = case.among(replacement_call, legal_replacements(case))
    if is_comparable(case):
        yield from comparable_so_no_more(comparable, "23B", who, call)
        yield assistance_later(who)
    else:
        yield from no_comparable_call(otherwise, who)
