"""What the laws of the 2007 edition share here: its numbers, and what follows where the partner must pass to the end.

What is alike in both editions is asked and found by the laws of 2017, under the numbers that it had.
"""

from collections.abc import Callable, Iterator
from functools import wraps
from types import MappingProxyType

from rulings.bridge import Seat
from rulings.laws.auction.withdrawn_call import (
    could_have_known_later,
    must_pass_for_the_rest,
    withdrawn_call_information,
)
from rulings.laws.engine import Case, Effect, Finding

_NUMBERS = MappingProxyType({"16A1(a)": "16A", "16C1": "16D1", "16C2": "16D2", "17D3": "17E2", "72C": "23"})
"""What stood elsewhere in 2007, by its number of 2017."""
_Law = Callable[[Case], Iterator[Finding]]


def numbered_as_in_2007(law: _Law) -> _Law:
    """The law with the numbers of 2007 in its findings."""

    @wraps(law)
    def of_2007(case: Case) -> Iterator[Finding]:
        for each in law(case):
            yield Finding(_NUMBERS.get(each.paragraph, each.paragraph), each.key, each.effect, **each.values)

    return of_2007


def lead_restriction_may_follow(who: Seat) -> Finding:
    """26: seen when the auction is over, and only if he defends."""
    key, see = "lead_restriction_may_follow_2007", "lead_restriction"
    return Finding("26", key, Effect.SEE_LAW, who=who, partner=who.partner, law="26", situation=see)


def barred_for_the_rest(paragraph: str, who: Seat) -> Iterator[Finding]:
    """The partner passes to the end; 16D, 26, 23."""
    yield must_pass_for_the_rest(paragraph, who.partner)
    yield from withdrawn_call_information(who)
    yield lead_restriction_may_follow(who)
    yield could_have_known_later(who)
