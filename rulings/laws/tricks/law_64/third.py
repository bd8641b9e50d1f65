"""Law 64B for three revokes of one side: which exception spares each of them, or none."""

from rulings.laws.engine import Case, Fact, OneOf
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
_LOST = Exception64B.CANNOT_BE_TOLD


def _sparing(key: str, *enumerated: Exception64B) -> Fact[Exception64B]:
    """What follows is the same for most of them, so few are enumerated."""
    return Fact(key, "64B", OneOf(Exception64B, (Exception64B.NONE, *enumerated)))


_FACTS = (
    _sparing("first_revoke_spared_by", *BOTH_REVOKED, _LOST),
    _sparing("second_revoke_spared_by", *_REPEATED, _LOST),
    _sparing("third_revoke_spared_by", *_REPEATED, _LOST),
)


def spared_of_three(case: Case) -> tuple[Exception64B, ...]:
    """The exception to each as far as it matters: that both sides revoked (B7) spares all, and is asked with the first;
    after one that cannot be told no other is asked.
    """
    possible = exceptions_to_a_revoke(case)
    own = Exception64B.OWN_SIDE_REVOKED_TWICE
    first = tuple(each for each in possible if each not in (*_REPEATED, own))
    found = [case.among(_FACTS[0], first, recorded_of_both_sides(case) or recorded_in_place(case, 0))]
    later = tuple(each for each in possible if each not in _SPARING_ALL)
    for place in (1, 2):
        if found[-1] in (*BOTH_REVOKED, _LOST):
            break
        found.append(case.among(_FACTS[place], later, recorded_in_place(case, place)))
    return tuple(found)


def recorded_in_place(case: Case, place: int) -> Exception64B | None:
    """From the record, of one revoke: dummy's card, trick twelve, or a suit in which its player had revoked before."""
    revokes = recorded_revokes(case)
    if len(revokes) <= place:
        return None
    led = [(seat, recorded_tricks(case)[trick - 1].led) for trick, seat in revokes]
    again = case.by_edition(Exception64B.SAME_SUIT_AFTER_ESTABLISHED, in_2007=Exception64B.SAME_SUIT_AGAIN)
    return recorded_for_one(case, *revokes[place]) or (again if led[place] in led[:place] else None)
