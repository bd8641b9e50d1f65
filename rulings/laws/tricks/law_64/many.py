"""Law 64 when one side revoked four times or more on a board: so rare that the director counts by the rules himself.

The rules are those of two and three revokes (`several.py`); from a play recorded whole the count is told.
"""

from collections.abc import Iterator

from rulings.bridge import Seat
from rulings.laws.engine import Case, Effect, Fact, Finding, Number, WaitsFor
from rulings.laws.record.play import recorded_winners, tricks_won
from rulings.laws.record.roles import offender
from rulings.laws.tricks.law_64.exceptions import recorded_of_both_sides
from rulings.laws.tricks.law_64.third import recorded_in_place
from rulings.laws.tricks.law_64.tricks import EstablishedRevoke, transferred
from rulings.laws.tricks.revoke_facts import recorded_revokes, won_by

FEWEST = 4


def _recorded_tricks(case: Case) -> int | None:
    """What the recorded revokes cost together."""
    revokes = recorded_revokes(case)
    if len(revokes) < FEWEST:
        return None
    if recorded_of_both_sides(case) is not None:
        return 0
    winners = recorded_winners(case)
    counted = [
        EstablishedRevoke(trick, won_by(winners[trick - 1], seat), recorded_in_place(case, place) is not None)
        for place, (trick, seat) in enumerate(revokes)
    ]
    return sum(transferred(counted, tricks_won(case, case[offender].side)))


_tricks_for_all_revokes: Fact[int] = Fact(
    "tricks_for_all_revokes", "64A", Number(0, 13, (0, 5)), derive=_recorded_tricks, waits_for=WaitsFor.END_OF_PLAY
)


def four_or_more(case: Case, who: Seat) -> Iterator[Finding]:
    """64B and A for each in the order of play; no trick goes twice."""
    side = who.side
    yield Finding("64B", "spared_among_many_revokes", Effect.PROCEDURE, side=side)
    yield Finding("64A1", "two_tricks_among_many_revokes", Effect.PROCEDURE, side=side)
    yield Finding("64A2", "one_trick_among_many_revokes", Effect.PROCEDURE, side=side)
    tricks = case[_tricks_for_all_revokes]
    effect = Effect.TRICKS_TRANSFERRED if tricks else Effect.NO_RECTIFICATION
    yield Finding("64A", "tricks_of_many_revokes", effect, to=side.other, side=side, of=who, tricks=tricks)
