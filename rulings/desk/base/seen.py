"""What a page had before it when it was drawn, and whether an act that comes of it still decides on the same.

Every form carries the head of its club's trail as its page was drawn, `{% csrf_token %}` puts it there: how many
entries there were, and the beginning of the last one's hash. When the act is written down, under the club's lock, the
trail says what others did since; what the act decides on is `decided.DECIDED_ON`. A head that this trail never had is
one of another club, or of records that were replaced by an older backup: nothing that its numbers name can be trusted.

What a person did himself since does not count here: he knows, and may have several forms on one page. A command, a
program and whoever sends no head has seen no page.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.matters.decided import DECIDED_ON
from rulings.desk.base.matters.kinds import MATTER_OF, Matter, verbs_of
from rulings.desk.base.matters.touching import touching
from rulings.desk.base.refusals import Stale
from rulings.models import AuditEntry, Club, IrregularityReport, RegulationProfile, User, Verb

SEEN = "seen"
"""The field of every form."""
_HASH = 16
_NO_SUCH_HEAD = _(
    "This form belongs to other records than there are now: they may have been put back to an earlier state since the "
    "page was shown. Nothing was done. Open the page again."
)
_SOMEBODY = _("Somebody")


def note_club(request: HttpRequest, club: Club) -> None:
    """The page shows something of the club, as its trail stands."""
    request.__dict__.setdefault("clubs_seen", {}).setdefault(club.pk, club)


def note_above(request: HttpRequest, shown: RegulationProfile) -> None:
    """The page shows a profile: of its own club, or of the federation above it, as the trail of that one stands."""
    if shown.club is not None:
        request.__dict__.setdefault("clubs_above", {}).setdefault(shown.club.pk, shown.club)


def seen_by(request: HttpRequest) -> str:
    """What the forms of the page carry: `club.entries.hash` of each club, "" where it shows nothing of any."""
    clubs: Mapping[int, Club] = request.__dict__.get("clubs_above", {}) | request.__dict__.get("clubs_seen", {})
    return " ".join(map(seen_of, clubs.values()))


def seen_of(club: Club) -> str:
    """What a form carries that is about this club of many that its page shows."""
    return f"{club.pk}.{club.audit_sequence}.{club.audit_hash[:_HASH]}"


@dataclass
class _Head:
    """A club's trail as a page had it: how many entries, how the last one's hash begins; `ours` are those since.

    `is_moved`: others have written in it too.
    """

    entries: int
    begins: str
    ours: list[str] = field(default_factory=list)
    is_moved: bool = False

    def is_still(self, club: Club) -> bool:
        """Whether nobody else has written anything."""
        if self.ours:
            return not self.is_moved and club.audit_hash == self.ours[-1]
        return club.audit_sequence == self.entries and club.audit_hash.startswith(self.begins)


@dataclass
class _Page:
    """The page that an act comes of: what its form carries is read when it is asked for."""

    sent: Callable[[], str]
    heads: dict[int, _Head] = field(default_factory=dict)

    def head_of(self, club: Club) -> _Head | None:
        """The club's; None for who has seen no page."""
        if club.pk not in self.heads:
            sent = self.sent().split()
            if not sent:
                return None
            self.heads[club.pk] = _read(sent, club)
        return self.heads[club.pk]

    def carries(self, club: int) -> bool:
        """Whether it says how this club's trail was."""
        return any(each.startswith(f"{club}.") for each in self.sent().split())


_SENT = re.compile(r"(\d{1,18})\.(\d{1,18})\.([0-9a-f]{16})?")


def _read(sent: Iterable[str], club: Club) -> _Head:
    """What was sent of the club; `Stale` where nothing was."""
    for found in filter(None, map(_SENT.fullmatch, sent)):
        if int(found[1]) == club.pk and (found[3] or found[2] == "0"):
            return _Head(int(found[2]), found[3] or "")
    raise Stale(_NO_SUCH_HEAD)


_PAGE: ContextVar[_Page | None] = ContextVar("page", default=None)


@contextmanager
def coming_from(request: HttpRequest) -> Iterator[None]:
    """What is done within comes of the page whose form the request sends."""
    token = _PAGE.set(_Page(lambda: request.POST.get(SEEN, "")) if request.method == "POST" else None)
    try:
        yield
    finally:
        _PAGE.reset(token)


@contextmanager
def of_no_page() -> Iterator[None]:
    """What is done within rests on nothing that a page showed, as what is done in a club that did not exist yet."""
    token = _PAGE.set(None)
    try:
        yield
    finally:
        _PAGE.reset(token)


def refuse_unseen(
    club: Club, actor: User | None, verb: Verb, about: Any, report: IrregularityReport | None = None
) -> None:
    """`Stale` where others have changed since what the act was decided on. `club` is locked.

    Asks nothing where nobody else has written in the trail since, but for the federation's head where that was shown.
    """
    page, matters, above = _PAGE.get(), DECIDED_ON.get(verb, frozenset()), club.federation_id
    if page and above is not None and Matter.PROFILE in matters and page.carries(above):
        _refuse_changed_above(page, Club.objects.get(pk=above), actor)
    head = page.head_of(club) if page else None
    if head is None or head.is_still(club):
        return
    _refuse_other_trail(club, head)
    if matters:
        since = _since(club, head)
        _refuse_changed(since.filter(touching(club, about, report, matters, since)), actor)


def _refuse_changed_above(page: _Page, federation: Club, actor: User | None) -> None:
    """`Stale` where the federation whose profiles the page showed has changed one, in a trail of its own."""
    head = page.head_of(federation)
    if head is None or head.is_still(federation):
        return
    _refuse_other_trail(federation, head)
    _refuse_changed(_since(federation, head).filter(verb__in=verbs_of(frozenset({Matter.PROFILE}))), actor)


def _since(club: Club, head: _Head) -> QuerySet[AuditEntry]:
    """What was written since the page was drawn, but by the act itself."""
    return AuditEntry.objects.filter(club=club, sequence__gt=head.entries).exclude(hash__in=head.ours)


def note_written(club: Club) -> None:
    """The act has written the club's last entry."""
    page = _PAGE.get()
    if page and club.pk in page.heads:
        page.heads[club.pk].ours.append(club.audit_hash)


def _refuse_other_trail(club: Club, head: _Head) -> None:
    """`Stale` where this trail never ended so; else others have written in it, and it is not asked again."""
    entry = AuditEntry.objects.filter(club=club, sequence=head.entries, hash__startswith=head.begins)
    if not head.is_moved and head.entries and not entry.exists():
        raise Stale(_NO_SUCH_HEAD)
    head.is_moved = True


def _refuse_changed(entries: QuerySet[AuditEntry], actor: User | None) -> None:
    """`Stale` with what the latest of these did that another did."""
    others = entries.exclude(actor=actor) if actor is not None else entries
    last = others.select_related("actor").order_by("sequence").last()
    if last is not None:
        name = last.actor.display_name if last.actor else _SOMEBODY
        raise Stale(MATTER_OF[last.verb].sentence % {"name": name})
