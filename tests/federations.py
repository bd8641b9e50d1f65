"""A federation above the club, with Piero as its chief director, and an appeal that was sent to it."""

from typing import Any
from uuid import uuid4

from rulings.desk.appeals.services.federation import send_further
from rulings.models import Appeal, Club, Role, User
from tests.appealing import BOTH
from tests.factories import make_club, make_user


def make_federation(club: Club, slug: str = "figb") -> Club:
    """Piero heads the first of them; the club belongs to it."""
    federation = make_club(slug, f"Federazione {slug}")
    Club.objects.filter(pk=federation.pk).update(is_federation=True)
    Club.objects.filter(pk=club.pk).update(federation=federation)
    known = User.objects.filter(username="piero").first()
    piero = known or make_user("piero", first_name="Piero", last_name="Gatti")
    federation.memberships.create(user=piero, role=Role.CHIEF_DIRECTOR)
    federation.refresh_from_db()
    club.refresh_from_db()
    return federation


def make_sent(rev: User, told: Appeal, **fields: Any) -> Appeal:
    """A further appeal of North-South, before the federation."""
    federation = Club.objects.get(pk=told.club_id).federation_id
    given: dict[str, Any] = {"side": "NS", "reasons": "He had a heart.", "consents": BOTH, "appeal_key": uuid4()}
    return send_further(actor=rev, appeal=told, **{**given, "federation": federation} | fields)
