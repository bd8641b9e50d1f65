"""What a club can begin a session from: its templates, its last session that was begun here, its regulations."""

from dataclasses import dataclass, field
from datetime import date

from django.db.models import F, Q

from rulings.desk.base.refusals import BadInput
from rulings.desk.profiles.values.common import plain_profile
from rulings.desk.profiles.values.stored import PLAIN
from rulings.desk.tonight.values import Plan
from rulings.desk.tonight.wording import NAME, NAME_TOO_LONG
from rulings.models import Club, RegulationProfile, Session, SessionTemplate

_LAST = "last"


@dataclass(frozen=True)
class Start:
    """Something to begin from: a name for the session and its plan; a template's, the last session's, or nothing."""

    name: str = ""
    plan: Plan = field(default_factory=Plan)
    template: SessionTemplate | None = None
    is_last: bool = False

    @property
    def key(self) -> str:
        """What names it in an address: "last", or a template's key; "" for nothing."""
        return _LAST if self.is_last else str(self.template.pk) if self.template else ""


def starts_of(club: Club) -> list[Start]:
    """The club's last session that was begun here, then its templates, the one used last first."""
    last = last_begun(club)
    found = [Start(last.event.name, plan_of(last), is_last=True)] if last else []
    templates = club.templates.order_by(F("used_at").desc(nulls_last=True), "name")
    return found + [Start(each.name, Plan.read(each.settings), each) for each in templates]


def start_of(club: Club, key: str) -> Start:
    """What is named, else an empty plan."""
    return next((each for each in starts_of(club) if each.key == key), Start())


def last_begun(club: Club) -> Session | None:
    """The latest session that has sections, which no file gives."""
    begun = Session.objects.select_related("event").filter(event__club=club, sections__isnull=False)
    return next(iter(begun.order_by("-date", "-pk")[:1]), None)


def plan_of(session: Session) -> Plan:
    """How the session stands."""
    return Plan.of(session, session.boards.values_list("number", flat=True))


_LONGEST = 200


def event_name(name: str) -> str:
    """The name of an event; `BadInput` for none, and for one that is too long."""
    called = " ".join(name.split())
    if not called:
        raise BadInput(NAME, "name")
    if len(called) > _LONGEST:
        raise BadInput(NAME_TOO_LONG, "name")
    return called


def called(session: Session) -> dict[str, str]:
    """What the trail keeps of what a session is called: it shows its own name where it has one, else its event's."""
    its = session.event
    return {"event": its.name, "event_date": its.date.isoformat(), "session_name": session.name}


def profile_in_force(club: Club, day: date) -> RegulationProfile:
    """The regulations in force that day: the club's newest, else its federation's, which it follows so.

    Else the Laws as they stand, which may not be stored.
    """
    theirs = Q(club=club) | Q(club__isnull=True, name=PLAIN)
    if club.federation_id is not None:
        theirs |= Q(club=club.federation_id)
    in_force = RegulationProfile.objects.filter(theirs, valid_from__lte=day)
    order = {club.federation_id: 1, club.pk: 2, None: 0}
    newest = sorted(in_force, key=lambda profile: (order[profile.club_id], profile.valid_from, profile.pk))
    return newest[-1] if newest else plain_profile()
