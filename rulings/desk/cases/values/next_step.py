"""What happens next with a ruling, as one step: by how far it has come, and by what its reader may do. Pure.

The order is that of the evening: what is wrong first, then what the players wait for, then who looks at it again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum


class Step(StrEnum):
    """The one thing that the page of a ruling puts before its reader."""

    OPEN_CURRENT = "open_current"
    RULE_ANEW = "rule_anew"
    MEND_SCORE = "mend_score"
    GO_ON = "go_on"
    SCORE = "score"
    APPEAL = "appeal"
    FOLLOW_UP = "follow_up"
    COUNTERSIGN = "countersign"
    LINK = "link"
    TELL_OF_APPEAL = "tell_of_appeal"
    PUBLISH = "publish"
    DESK = "desk"


@dataclass(frozen=True)
class Standing:
    """How far a ruling has come, and what its reader may do with it.

    `may_rule` is the right to rule on this case, which an appeal may have taken from directors; `may_direct` the right
    to rule in the club. `is_played` says that the table has a result, the session is over, or the score is adjusted at
    once: what was left for the end of play is due then, and a score can be worked out.
    """

    is_current: bool = True
    is_reopened: bool = False
    is_signed: bool = False
    is_public: bool = False
    is_played: bool = False
    is_linked: bool = False
    is_told: bool = False
    is_appealed: bool = False
    contradicts: bool = False
    owes_score: bool = False
    leads_on: bool = False
    has_follow_up: bool = False
    is_over: bool = False
    may_rule: bool = False
    may_direct: bool = False
    may_countersign: bool = False
    may_publish: bool = False

    @property
    def is_announced(self) -> bool:
        """Whether the players have it in their hands."""
        return self.is_linked or self.is_told


def next_step(standing: Standing) -> Step:
    """The first step that the ruling needs and its reader may take; back to the desk where there is none."""
    return next(_steps(standing), Step.DESK)


def _steps(now: Standing) -> Iterator[Step]:
    """Every step that could come next, the most urgent first."""
    if not now.is_current:
        yield Step.OPEN_CURRENT
    elif now.is_reopened:
        yield from (Step.RULE_ANEW,) if now.may_rule else ()
    else:
        yield from _steps_of_the_director(now)
        yield from _steps_of_the_review(now)
        yield from _steps_to_the_players(now)
        if now.owes_score and now.may_rule:
            yield Step.SCORE
        if now.may_publish and now.is_signed and now.is_over and not now.is_public:
            yield Step.PUBLISH


def _steps_of_the_director(now: Standing) -> Iterator[Step]:
    """What makes the ruling whole."""
    if now.contradicts and now.may_rule:
        yield Step.MEND_SCORE
    if now.leads_on and now.may_direct and not now.is_announced:
        yield Step.GO_ON
    if now.owes_score and now.is_played and now.may_rule:
        yield Step.SCORE


def _steps_of_the_review(now: Standing) -> Iterator[Step]:
    """An appeal has its own next step; nobody signs what contradicts itself."""
    if now.is_appealed:
        yield Step.APPEAL
    if now.may_countersign and not now.is_signed and not now.contradicts:
        yield Step.COUNTERSIGN
    if now.has_follow_up and now.is_played and now.may_direct:
        yield Step.FOLLOW_UP


def _steps_to_the_players(now: Standing) -> Iterator[Step]:
    """Announced, and told that they may appeal."""
    if now.may_direct and not now.is_linked:
        yield Step.LINK
    if now.may_direct and not now.is_told:
        yield Step.TELL_OF_APPEAL
