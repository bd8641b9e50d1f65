"""Law 64A for several revokes of one side: the counts at the table, of which only those are asked that matter."""

from collections.abc import Callable

from rulings.laws.engine import Case, Fact, Number, OneOf, WaitsFor
from rulings.laws.record.play import recorded_winners, tricks_won
from rulings.laws.record.roles import offender
from rulings.laws.tricks.law_64.tricks import WINNERS, WonBy, next_count_matters, transferred_by_counts
from rulings.laws.tricks.revoke_facts import recorded_revokes, won_by

_MOST_LATER = 11
_ALL_TRICKS = 13


def _winner(place: int) -> Callable[[Case], WonBy | None]:
    """From the record, who won the trick of the revoke in that place."""

    def recorded(case: Case) -> WonBy | None:
        revokes = recorded_revokes(case)
        if len(revokes) <= place:
            return None
        return won_by(recorded_winners(case)[revokes[place][0] - 1], revokes[place][1])

    return recorded


def _tricks_from(place: int, to_the_end: bool = False) -> Callable[[Case], int | None]:
    """From the record, how many tricks the side won after that revoke's trick and before that of the next."""

    def recorded(case: Case) -> int | None:
        revokes = recorded_revokes(case)
        if len(revokes) <= place + (not to_the_end):
            return None
        until = _ALL_TRICKS + 1 if to_the_end else revokes[place + 1][0]
        return sum(revokes[place][0] < trick < until for trick in tricks_won(case, case[offender].side))

    return recorded


def _won(key: str, place: int) -> Fact[WonBy]:
    return Fact(key, "64A", OneOf(WonBy, WINNERS), derive=_winner(place))


def _between(key: str, place: int) -> Fact[int]:
    return Fact(key, "64A", Number(0, _MOST_LATER, (0, 2)), derive=_tricks_from(place))


def _after(key: str, place: int) -> Fact[int]:
    kind, recorded = Number(0, _MOST_LATER, (0, 1, 3)), _tricks_from(place, to_the_end=True)
    return Fact(key, "64A", kind, derive=recorded, waits_for=WaitsFor.END_OF_PLAY)


_FIRST = _won("first_revoke_trick_won_by", 0), _between("tricks_between_revokes", 0)
_SECOND = _won("second_revoke_trick_won_by", 1)
_THIRD = _won("third_revoke_trick_won_by", 2), _after("tricks_after_third_revoke", 2)
COUNTS_OF = {
    2: (_FIRST, (_SECOND, _after("tricks_after_second_revoke", 1))),
    3: (_FIRST, (_SECOND, _between("tricks_between_second_and_third", 1)), _THIRD),
}
"""The counts of two revokes, and of three, in the order of play."""


def tricks_of_each(case: Case, exempt: tuple[bool, ...]) -> tuple[int, ...]:
    """What each revoke transfers; a count that could change none of it is not asked."""
    known: tuple[WonBy | int, ...] = ()
    for won, later in COUNTS_OF[len(exempt)]:
        known = (*known, case.among(won, WINNERS) if next_count_matters(known, exempt) else WonBy.OPPONENTS)
        counted = sum(count for count in known if isinstance(count, int))
        open_to = tuple(range(_MOST_LATER + 1 - counted))
        known = (*known, case.among(later, open_to) if next_count_matters(known, exempt) else 0)
    return transferred_by_counts(known, exempt)
