"""Law 77: what a contract with its tricks is worth, in points. Knows no board and no field.

Scores are seen from declarer's side: below nothing when the opponents score.
"""

from __future__ import annotations

from rulings.bridge import Contract, Denomination, Doubled
from rulings.scoring.errors import Refusal, ScoringError

_GAME = 100
"""Trick points of the contract itself, after doubling, from which it is a game."""

_FACTOR = {Doubled.NO: 1, Doubled.DOUBLED: 2, Doubled.REDOUBLED: 4}
_INSULT = {Doubled.NO: 0, Doubled.DOUBLED: 50, Doubled.REDOUBLED: 100}
_SLAM = {6: (500, 750), 7: (1000, 1500)}
_PARTSCORE = 50
_GAME_BONUS = (300, 500)
_OVERTRICK_DOUBLED = (50, 100)


def declarer_score(contract: Contract, tricks: int, is_vulnerable: bool) -> int:
    """Points of declarer's side for so many of the thirteen tricks (77); ScoringError unless 0 to 13."""
    if not 0 <= tricks <= 13:
        raise ScoringError(Refusal.TRICKS, tricks=tricks)
    over = tricks - contract.tricks_needed
    if over < 0:
        return -undertricks(-over, contract.doubled, is_vulnerable)
    odd = trick_points(contract)
    return odd + _bonuses(contract, odd, is_vulnerable) + _overtricks(contract, over, is_vulnerable)


def trick_points(contract: Contract) -> int:
    """Points for the odd tricks that were bid, doubling counted."""
    each = 20 if contract.denomination in (Denomination.CLUBS, Denomination.DIAMONDS) else 30
    first_extra = 10 if contract.denomination is Denomination.NOTRUMP else 0
    return (each * contract.level + first_extra) * _FACTOR[contract.doubled]


def undertricks(down: int, doubled: Doubled, is_vulnerable: bool) -> int:
    """Points of the opponents for a contract that is so many tricks down."""
    if doubled is Doubled.NO:
        return down * (100 if is_vulnerable else 50)
    first, second_and_third, later = (200, 300, 300) if is_vulnerable else (100, 200, 300)
    points = first + second_and_third * min(down - 1, 2) + later * max(down - 3, 0)
    return points * (2 if doubled is Doubled.REDOUBLED else 1)


def _bonuses(contract: Contract, odd: int, is_vulnerable: bool) -> int:
    made = _GAME_BONUS[is_vulnerable] if odd >= _GAME else _PARTSCORE
    return made + _SLAM.get(contract.level, (0, 0))[is_vulnerable] + _INSULT[contract.doubled]


def _overtricks(contract: Contract, over: int, is_vulnerable: bool) -> int:
    if contract.doubled is not Doubled.NO:
        return over * _OVERTRICK_DOUBLED[is_vulnerable] * _FACTOR[contract.doubled]
    return over * (20 if contract.denomination in (Denomination.CLUBS, Denomination.DIAMONDS) else 30)
