"""Who may do what: each role's rights in one table, each right a named predicate. Writes nothing, refuses nothing.

Every predicate asks the database once; a page that needs several asks `rights_of` once. Nobody has a right in a
club he is no member of, whatever else he is.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from django.contrib.auth.models import AnonymousUser

from rulings.models import Club, Membership, Role, User


class Right(StrEnum):
    """Something that a role may do."""

    SEE = "see"
    RUN_SESSION = "run_session"
    FILE = "file"
    RULE = "rule"
    REVIEW = "review"
    PUBLISH = "publish"
    HEAR = "hear"
    EXTEND = "extend"
    RECORD = "record"
    ADMINISTER = "administer"


DIRECTS = frozenset({Right.SEE, Right.RUN_SESSION, Right.FILE, Right.RULE})

RIGHTS: Mapping[str, frozenset[Right]] = MappingProxyType(
    {
        Role.DIRECTOR: DIRECTS,
        Role.CHIEF_DIRECTOR: DIRECTS | {Right.REVIEW, Right.PUBLISH, Right.HEAR, Right.EXTEND},
        Role.ADMINISTRATOR: frozenset(
            {Right.SEE, Right.RUN_SESSION, Right.REVIEW, Right.HEAR, Right.EXTEND, Right.ADMINISTER}
        ),
    }
)


def rights_of(user: User | AnonymousUser, club: Club) -> frozenset[Right]:
    """Everything the user may do in the club; empty for strangers, visitors and closed accounts."""
    if not user.is_active or user.pk is None:
        return frozenset()
    membership = Membership.objects.filter(user_id=user.pk, club=club).first()
    if membership is None:
        return frozenset()
    return rights_in(membership)


def rights_in(membership: Membership) -> frozenset[Right]:
    """Everything that a membership gives."""
    kept = frozenset({Right.RECORD}) if membership.is_recorder else frozenset[Right]()
    return RIGHTS.get(membership.role, frozenset()) | kept


def may_see_session(user: User | AnonymousUser, club: Club) -> bool:
    """Sessions, boards, reports, rulings and their history."""
    return Right.SEE in rights_of(user, club)


def may_run_session(user: User | AnonymousUser, club: Club) -> bool:
    """Bring a session in, and close it."""
    return Right.RUN_SESSION in rights_of(user, club)


def may_file(user: User | AnonymousUser, club: Club) -> bool:
    """File a report, and amend or withdraw it."""
    return Right.FILE in rights_of(user, club)


def may_rule(user: User | AnonymousUser, club: Club) -> bool:
    """Answer a case's questions, issue and reopen rulings, give the parties their link."""
    return Right.RULE in rights_of(user, club)


def may_review(user: User | AnonymousUser, club: Club) -> bool:
    """Countersign or return a ruling that somebody else issued."""
    return Right.REVIEW in rights_of(user, club)


def may_publish(user: User | AnonymousUser, club: Club) -> bool:
    """Show a ruling to the public, and withdraw it."""
    return Right.PUBLISH in rights_of(user, club)


def may_hear(user: User | AnonymousUser, club: Club) -> bool:
    """Hear appeals: admit late ones, rule on their points of law, decide."""
    return Right.HEAR in rights_of(user, club)


def may_extend(user: User | AnonymousUser, club: Club) -> bool:
    """Make the correction period and the time to appeal longer."""
    return Right.EXTEND in rights_of(user, club)


def may_record(user: User | AnonymousUser, club: Club) -> bool:
    """Read the notes on conduct."""
    return Right.RECORD in rights_of(user, club)


def may_administer(user: User | AnonymousUser, club: Club) -> bool:
    """Members and their roles, regulations."""
    return Right.ADMINISTER in rights_of(user, club)
