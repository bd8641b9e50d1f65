"""What a club can begin a session from: its templates, and its last session that was begun here."""

from dataclasses import dataclass, field

from django.db.models import F

from rulings.desk.base.refusals import BadInput
from rulings.desk.tonight.values import Plan
from rulings.desk.tonight.wording import NAME, NAME_TOO_LONG
from rulings.models import Club, Session, SessionTemplate

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
