"""Law 64B for three revokes of one side: which exception spares each of them, or none."""

from typing import assert_never

from rulings.laws.engine import Case, Fact, OneOf
from rulings.laws.record.lost import Told, told
from rulings.laws.record.play import recorded_tricks
from rulings.laws.tricks.law_64.exceptions import (
    BOTH_REVOKED,
    Exception64B,
    exceptions_to_a_revoke,
    recorded_for_one,
    recorded_of_both_sides,
)
from rulings.laws.tricks.revoke_facts import recorded_revokes

_REPEATED = (Exception64B.SAME_SUIT_AGAIN, Exception64B.SAME_SUIT_AFTER_ESTABLISHED)
_SPARING_ALL = (*BOTH_REVOKED, Exception64B.OWN_SIDE_REVOKED_TWICE)
_LOST, _NONE = Exception64B.CANNOT_BE_TOLD, Exception64B.NONE


def _sparing(key: str, *enumerated: Exception64B) -> Fact[Exception64B]:
    """What follows is the same for most of them, so few are enumerated."""
    return Fact(key, "64B", OneOf(Exception64B, (_NONE, *enumerated)))


_FACTS = (
    _sparing("first_revoke_spared_by", *BOTH_REVOKED, _LOST),
    _sparing("second_revoke_spared_by", *_REPEATED, _LOST),
    _sparing("third_revoke_spared_by", *_REPEATED, _LOST),
)


def _recorded_that_one_is_spared(case: Case) -> bool | None:
    """That one is, or what was answered of each; a record alone never tells that none was noticed too late."""
    answered = [case.answered(fact) for fact in _FACTS]
    if None not in answered:
        return set(answered) != {_NONE}
    is_spared = recorded_of_both_sides(case) or any(recorded_in_place(case, place) for place in range(3))
    return True if is_spared or set(answered) - {None, _NONE} else None


_one_of_three_is_spared = told("one_of_three_is_spared", law="64B", derive=_recorded_that_one_is_spared)


def spared_of_three(case: Case) -> tuple[Exception64B, ...]:
    """The exception to each as far as it matters, asked of each only where one of them is spared at all."""
    match case[_one_of_three_is_spared]:
        case Told.NO:
            return (_NONE,) * 3
        case Told.CANNOT_BE_TOLD:
            return (_LOST,)
        case Told.YES:
            return _spared_in_turn(case)
        case never:
            assert_never(never)


def _spared_in_turn(case: Case) -> tuple[Exception64B, ...]:
    """That both sides revoked (B7) spares all, and is asked with the first; after one that cannot be told no other is
    asked. Trick twelve (B6) holds two of a side at most: never the first of three, and the third where the second.
    """
    possible = exceptions_to_a_revoke(case)
    not_the_first = (*_REPEATED, Exception64B.OWN_SIDE_REVOKED_TWICE, Exception64B.TRICK_TWELVE)
    first = tuple(each for each in possible if each not in not_the_first)
    found = [case.among(_FACTS[0], first, recorded_of_both_sides(case) or recorded_in_place(case, 0))]
    later = tuple(each for each in possible if each not in _SPARING_ALL)
    for place in (1, 2):
        if found[-1] in (*BOTH_REVOKED, _LOST):
            break
        open_to = tuple(each for each in later if place == 1 or each is not _NONE or set(found) != {_NONE})
        if found[-1] is Exception64B.TRICK_TWELVE:
            open_to = (Exception64B.TRICK_TWELVE,)
        found.append(case.among(_FACTS[place], open_to, recorded_in_place(case, place)))
    return tuple(found)


def recorded_in_place(case: Case, place: int) -> Exception64B | None:
    """From the record, of one revoke: dummy's card, trick twelve, or a suit in which its player had revoked before."""
    revokes = recorded_revokes(case)
    if len(revokes) <= place:
        return None
    led = [(seat, recorded_tricks(case)[trick - 1].led) for trick, seat in revokes]
    again = case.by_edition(Exception64B.SAME_SUIT_AFTER_ESTABLISHED, in_2007=Exception64B.SAME_SUIT_AGAIN)
    return recorded_for_one(case, *revokes[place]) or (again if led[place] in led[:place] else None)
