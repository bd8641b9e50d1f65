"""Whether the site has a club of its own yet, at which address it gets one, and how far a club has come. Reads only."""

import re
from base64 import b64decode
from dataclasses import dataclass
from enum import Enum

from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac
from django.utils.text import slugify

from rulings.desk.base.texts import folded
from rulings.desk.base.watching.site import site_url
from rulings.desk.beginning.values.countries import federation_of
from rulings.desk.demo.values import DEMO_CLUB
from rulings.desk.profiles.values.stored import PLAIN
from rulings.models import Club, ClubLogo, RegulationProfile, ReportStatus, Session, SitePlace, User

_SALT = "rulings.desk.beginning"


def is_new() -> bool:
    """Whether there is no club but the demo's."""
    return not Club.objects.exclude(slug=DEMO_CLUB).exists()


_SLUG_LENGTH = 40


def slug_for(name: str) -> str:
    """A short name for addresses, of a club's name."""
    return free_slug(slugify(folded(name))[:_SLUG_LENGTH].strip("-") or "club")


def free_slug(wanted: str) -> str:
    """It, or the next one to it that no club has; the demo's is not given."""
    number, slug = 1, wanted
    while slug == DEMO_CLUB or Club.objects.filter(slug=slug).exists():
        number += 1
        slug = f"{wanted[: _SLUG_LENGTH - 4]}-{number}"
    return slug


def begin_address() -> str:
    """The whole address; whoever has the site's secret key has it, and nobody else."""
    return site_url() + reverse("begin_site", args=[_token()])


def opens(token: str) -> bool:
    """Whether the token is that of the address."""
    return constant_time_compare(token, _token())


def places_before() -> list[SitePlace]:
    """How the site was called and found, the latest first."""
    return list(SitePlace.objects.select_related("set_by").order_by("-pk")[:_MOST_SHOWN])


_MOST_SHOWN = 50
_BEGIN_PATH = re.compile(r"/begin/([0-9a-f]{64})/(archive/)?\Z")


def is_set_up_at(path: str) -> bool:
    """Whether the path is that of the one-time address, and the site has not begun."""
    found = _BEGIN_PATH.match(path)
    return bool(found and opens(found[1]) and is_new())


def _token() -> str:
    """256 bits that follow from the secret key, in hexadecimal."""
    return salted_hmac(_SALT, "the first club", algorithm="sha256").hexdigest()


@dataclass(frozen=True)
class _Steps:
    """How far a club has come that begins: what it has, and how many."""

    profile: RegulationProfile | None
    members: int
    players: int
    is_publishing_set: bool


def steps_of(club: Club) -> _Steps:
    """Those of a club; three queries."""
    return _Steps(
        club.profiles.order_by("-valid_from", "-pk").first(),
        club.memberships.count(),
        club.roster.count(),
        bool(club.publishing),
    )


def logo_by_digest(digest: str) -> bytes | None:
    """The picture of the clubs that have it; None where none has."""
    image = ClubLogo.objects.filter(club__logo=digest).values_list("image", flat=True).first() if digest else None
    return None if image is None else b64decode(image)


def logo_of(club: Club) -> str:
    """The picture of the club in base64, "" for none; no query for a club without."""
    found = ClubLogo.objects.filter(club=club).values_list("image", flat=True).first() if club.logo else None
    return found or ""


def profile_for(country: str) -> RegulationProfile | None:
    """The common profile of the federation there, else the Laws as they stand; None where none are loaded."""
    common = RegulationProfile.objects.filter(club=None).order_by("-valid_from", "-pk")
    return common.filter(name=federation_of(country)).first() or common.filter(name=PLAIN).first()


def trial_of(user: User) -> Session | None:
    """The evening of the trial that he has begun and not thrown away; its club first, which most do not have."""
    club = Club.objects.filter(trial_by=user, closed_at=None).order_by("pk").first()
    return Session.objects.filter(event__club=club).order_by("pk").first() if club else None


class TrialStep(Enum):
    """How far a trial has come."""

    TO_FILE = 1
    TO_RULE = 2
    IS_RULED = 3


def trial_step(session: Session) -> TrialStep:
    """How far; one query."""
    states = set(session.reports.exclude(status=ReportStatus.WITHDRAWN).values_list("status", flat=True))
    if states - {ReportStatus.OPEN}:
        return TrialStep.IS_RULED
    return TrialStep.TO_RULE if states else TrialStep.TO_FILE
