"""Whether the site has a club of its own yet, at which address it gets one, and how far a club has come. Reads only."""

from dataclasses import dataclass

from django.conf import settings
from django.db.models import QuerySet
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac
from django.utils.text import slugify

from rulings.desk.base.texts import folded
from rulings.desk.demo.values import DEMO_CLUB
from rulings.models import Club, RegulationProfile, Session

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
    return settings.SITE_URL.rstrip("/") + reverse("begin_site", args=[_token()])


def opens(token: str) -> bool:
    """Whether the token is that of the address."""
    return constant_time_compare(token, _token())


def _token() -> str:
    """256 bits that follow from the secret key, in hexadecimal."""
    return salted_hmac(_SALT, "the first club", algorithm="sha256").hexdigest()


@dataclass(frozen=True)
class _Steps:
    """How far a club has come that begins: what it has, and how many."""

    profile: RegulationProfile | None
    members: int
    players: int
    sessions: int
    is_publishing_set: bool


def steps_of(club: Club) -> _Steps:
    """Those of a club; four queries."""
    return _Steps(
        club.profiles.order_by("-valid_from", "-pk").first(),
        club.memberships.count(),
        club.roster.count(),
        Session.objects.filter(event__club=club).count(),
        bool(club.publishing),
    )


def common_profiles() -> QuerySet[RegulationProfile]:
    """What a club may begin with, by name."""
    return RegulationProfile.objects.filter(club=None).order_by("name", "-valid_from")
