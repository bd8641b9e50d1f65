"""Who may hear an appeal (Law 93): nobody reviews his own ruling, and nobody sits with a conflict of interest.

A conflict that was declared is stored and shown, and whoever declared it does not sit: neither as chair nor as member.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from django.db.models import Q, QuerySet
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.names import everybody, is_among, is_short_for, words
from rulings.desk.base.refusals import BadInput, NotAllowed, Sentence
from rulings.desk.base.rights import Charge, Right, gives
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.playing.queries import is_own_table
from rulings.desk.profiles.values.review import MOST_MEMBERS, read_review_settings
from rulings.desk.sessions.queries import has_part
from rulings.models import (
    Appeal,
    AppealMember,
    Body,
    Decision,
    IrregularityReport,
    Membership,
    PlayingDirector,
    Role,
    Ruling,
    User,
)


@dataclass(frozen=True)
class Member:
    """Somebody who hears the appeal; `user` where he has an account, `conflict` what he declared, "" for nothing."""

    name: str
    user: User | None = None
    is_chair: bool = False
    conflict: str = ""


def cleaned(member: Member) -> Member:
    """A member with his texts as they are stored, called by his account's own name where he has one."""
    name = member.user.display_name if member.user else member.name
    return Member(
        name=demanded(name, Text.APPELLANT, _("Write the name of each member.")),
        user=member.user,
        is_chair=member.is_chair,
        conflict=clean(member.conflict, Text.CONFLICT),
    )


@dataclass(frozen=True)
class Hearers:
    """Who had a part in the ruling, by id, and who of the club may hear its appeal: by right, and with no part in it.

    Who plays for one of the sides is not among the free, and has no say in it at all. `late_role` decides on a late
    appeal; `alone` is who was named to hear it by himself, None for a committee. Who declared a conflict of interest or
    was consulted neither hears nor decides.
    """

    ruled: frozenset[int]
    free: tuple[Membership, ...]
    late_role: str
    alone: User | None
    declared: frozenset[int]
    consulted: frozenset[int]

    def in_charge(self, charge: Charge | None) -> list[User]:
        """Who does what is in that charge: the role's holders, or where all of them ruled, the others."""
        free = [member.user for member in self.free]
        match charge:
            case None:
                return free
            case Charge.HEARER:
                return [self.alone] if self.alone else _without(free, self.declared | self.consulted)
            case Charge.LATE_DECIDER:
                return self.of_role(self.late_role) or free
            case Charge.CHIEF_DIRECTOR:
                return self.of_role(Role.CHIEF_DIRECTOR) or free
            case never:
                assert_never(never)

    def stand_ins(self) -> list[User]:
        """Who may hear it in the chief director's place, or is he."""
        chiefs = _without(self.of_role(Role.CHIEF_DIRECTOR), self.consulted)
        return chiefs or _without(self.in_charge(None), self.consulted)

    def of_role(self, role: str) -> list[User]:
        """The free members with that role."""
        return [member.user for member in self.free if role in member.roles]

    def why_not(self, actor: User, charge: Charge | None) -> Sentence | None:
        """Why the actor may not do what is in that charge, with those who may; None when he may."""
        if actor.pk in self.ruled:
            return self.own_ruling(charge)
        charged = self.in_charge(charge)
        if actor in charged:
            return None
        if not charged:
            return _NOBODY_LEFT
        return _("This is left to somebody else: ask %(names)s.") % {"names": named(charged)}

    def own_ruling(self, charge: Charge | None = None) -> Sentence:
        """What somebody is told who had a part in the ruling."""
        if charged := self.in_charge(charge):
            sentence = _("You made this ruling or countersigned it: somebody else hears its appeal. Ask %(names)s.")
            return sentence % {"names": named(charged)}
        return _(
            "You made this ruling or countersigned it: somebody else hears its appeal. Nobody else here may yet: "
            "ask for another chief director or administrator."
        )


def _without(users: Iterable[User], away: frozenset[int]) -> list[User]:
    """The users who are not away."""
    return [user for user in users if user.pk not in away]


_NOBODY_LEFT = _(
    "Nobody here may do this: all had a part in the ruling, play, or have a conflict of interest. Ask for another "
    "chief director or administrator."
)


def named(users: Iterable[User]) -> str:
    """The names of users, parted by commas."""
    return ", ".join(user.display_name for user in users)


def _had_a_part(versions: QuerySet[Ruling]) -> Iterator[int]:
    """Who issued these or countersigned them, also where the signature was lost since; by id."""
    for issued_by, signed_by, lost in versions.values_list("issued_by", "countersigned_by", "signatures_lost"):
        yield from filter(None, (issued_by, signed_by, *(each["by"] for each in lost)))


def hearers_of(appeal: Appeal) -> Hearers:
    """Who may hear the appeal. What an appeal changed is nobody's own ruling."""
    versions = Ruling.objects.filter(case=appeal.ruling.case_id).exclude(appeals_leading_to__decision=Decision.CHANGED)
    ruled = frozenset(_had_a_part(versions))
    members = Membership.objects.select_related("user").filter(gives(Right.HEAR), club=appeal.club_id)
    free = members.filter(user__is_active=True).exclude(user__in=ruled).order_by("user__username")
    settings = read_review_settings(appeal.ruling.report.session.profile.review)
    seated, players = list(appeal.members.select_related("user")), sitting_there(appeal.ruling.report)
    apart = tuple(each for each in free if not players(each.user))
    conflicts = [member for member in seated if member.conflict]
    accounts, names = [member.user for member in conflicts], [member.name for member in conflicts]
    return Hearers(
        ruled=ruled,
        free=apart,
        late_role=settings.late_decided_by,
        alone=_alone(appeal, seated),
        declared=_ids_of(apart, lambda user: user in accounts or is_among(user.display_name, names)),
        consulted=_ids_of(apart, lambda user: _was_consulted(appeal, user.display_name)),
    )


def _ids_of(members: Iterable[Membership], is_so: Callable[[User], bool]) -> frozenset[int]:
    """The ids of those of whom it is so."""
    return frozenset(each.user_id for each in members if is_so(each.user))


def sitting_there(report: IrregularityReport) -> Callable[[User], bool]:
    """Whether somebody plays for one of the two sides: by his name, or as a director who plays in the session."""
    names = everybody(report)
    playing = set(PlayingDirector.objects.filter(session=report.session_id).values_list("user", flat=True))
    return lambda user: is_among(user.display_name, names) or (user.pk in playing and is_own_table(user, report))


def _alone(appeal: Appeal, seated: Iterable[AppealMember]) -> User | None:
    """Who hears it by himself and has an account."""
    sitting = [member.user for member in seated if not member.conflict]
    return sitting[0] if appeal.body != Body.COMMITTEE and len(sitting) == 1 else None


def refuse_own(appeal: Appeal, actor: User) -> None:
    """`NotAllowed` for whoever made the ruling or plays for one of the sides, with those who may hear its appeal."""
    if why := hearers_of(appeal).why_not(actor, None):
        raise NotAllowed(why)


def check_members(appeal: Appeal, body: str, members: Sequence[Member]) -> None:
    """Somebody sits; nobody who sits had a part in the ruling, plays or has a conflict; a committee has one chair."""
    sitting = [member for member in members if not member.conflict]
    if not sitting:
        raise _refused(_("Nobody is left to hear the appeal: name somebody without a conflict of interest."))
    if len({tuple(words(member.name)) for member in members}) < len(members):
        raise _refused(_("Somebody is named twice. Name each member once."))
    known = _known_names(appeal)
    for member in sitting:
        _refuse_short(member, known)
        refuse_part_in_ruling(appeal, member)
    if body != Body.COMMITTEE:
        _check_alone(appeal, body, sitting)
    elif len(members) > MOST_MEMBERS:
        raise _refused(_("A committee has at most %(most)s members.") % {"most": MOST_MEMBERS})
    elif [bool(member.conflict) for member in members if member.is_chair] != [False]:
        raise _refused(_("A committee has one chair, without a conflict of interest: mark one of its members."))


def _known_names(appeal: Appeal) -> list[str]:
    """Everybody of the club and of the two sides, by whole name."""
    users = User.objects.filter(memberships__club=appeal.club_id)
    return [*(user.display_name for user in users), *everybody(appeal.ruling.report)]


def _refuse_short(member: Member, known: Iterable[str]) -> None:
    """A name in short is nobody's: behind it may stand who ruled or plays."""
    full = None if member.user else next((each for each in known if is_short_for(member.name, each)), None)
    if full is not None:
        sentence = _("“%(name)s” may be %(full)s. Write each member's whole name.")
        raise _refused(sentence % {"name": member.name, "full": full})


def _check_alone(appeal: Appeal, body: str, sitting: Sequence[Member]) -> None:
    """One person; for the chief director's hearing, the chief director or who stands in for him."""
    if len(sitting) != 1:
        raise _refused(_("The chief director or a reviewer hears an appeal alone: name one person."))
    charged = hearers_of(appeal).stand_ins()
    if body == Body.CHIEF_DIRECTOR and sitting[0].user not in charged:
        sentence = _("The chief director hears this appeal, or who stands in for him: name %(names)s.")
        raise _refused(sentence % {"names": named(charged)})


def refuse_part_in_ruling(appeal: Appeal, member: Member) -> None:
    """Whoever ruled, countersigned, was consulted or plays does not hear it; he is known by his account or his name."""
    ruled = User.objects.filter(pk__in=hearers_of(appeal).ruled)
    if member.user in ruled or is_among(member.name, [user.display_name for user in ruled]):
        sentence = _("%(name)s made this ruling or countersigned it, and cannot hear the appeal. Name another.")
        raise _refused(sentence % {"name": member.name})
    if _was_consulted(appeal, member.name):
        sentence = _("%(name)s was consulted on this ruling, and cannot hear the appeal. Name another.")
        raise _refused(sentence % {"name": member.name})
    report = appeal.ruling.report
    if is_among(member.name, everybody(report)) or (member.user and is_own_table(member.user, report)):
        sentence = _("%(name)s plays for one of the two sides, and cannot hear the appeal. Name another.")
        raise _refused(sentence % {"name": member.name})


def took_part(actor: User, ruling: Ruling) -> bool:
    """Whether he ruled, was consulted, heard, decided or sent it in the club, or plays in it: no judge of it elsewhere.

    He is known by his account, and by his name where whoever heard it was written down without one.
    """
    stages, report = Appeal.objects.filter(ruling__case=ruling.case_id), ruling.report
    did = Q(law_ruled_by=actor) | Q(sent_by=actor) | Q(statement_by=actor)
    did |= Q(decided_by=actor) & ~Q(body=Body.FEDERATION)
    if has_part(actor, report) or sitting_there(report)(actor) or stages.filter(did).exists():
        return True
    heard = list(AppealMember.objects.filter(appeal__in=stages).values_list("user", "name"))
    by_name = [name for user, name in heard if user is None]
    versions = report.rulings.filter(case=ruling.case_id)
    consulted = any(_is_consulted(each, actor.display_name) for each in versions)
    return actor.pk in {user for user, _name in heard} or is_among(actor.display_name, by_name) or consulted


def _was_consulted(appeal: Appeal, name: str) -> bool:
    """Whether the ruling appealed against names him."""
    return _is_consulted(appeal.ruling, name)


def _is_consulted(ruling: Ruling, name: str) -> bool:
    """Whether the ruling names him, in full, among those whom its director consulted."""
    spoken = set(words(name))
    judged = ruling.judged.values()
    return bool(spoken) and any(spoken <= set(words(judgement.consulted)) for judgement in judged)


def _refused(sentence: Sentence) -> BadInput:
    """The refusal of the list of members."""
    return BadInput(sentence, "members")
