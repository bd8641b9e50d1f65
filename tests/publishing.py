"""Published cases put straight into the casebook, so that a test says only what it is about."""

from typing import Any

from django.utils import timezone

from rulings.desk.casebook.services.index import index
from rulings.models import Publication, Session, User
from tests.factories import make_ruling

CASE: dict[str, Any] = {
    "year": 2026,
    "facts": "West had played no card to trick four.",
    "situation": "defective_trick",
    "laws": " 67 64 ",
    "stage": "play",
    "form": "pairs_mp",
    "shown_date": "2026-11",
    "paragraphs": ["67B1", "64A2"],
    "sentences": {
        "en": ["The trick counts.", "One trick is transferred."],
        "it": ["La presa è valida.", "Si trasferisce una presa."],
        "pl": ["Lewa jest ważna.", "Przenosi się jedną lewę; błąd."],
    },
}


def make_case(dora: User, session: Session, **fields: Any) -> Publication:
    """The club's next case, in the index: 67B1 in November 2026, unless said otherwise."""
    ruling = make_ruling(dora, session)
    club = session.event.club
    given = CASE | {"number": club.publications.count() + 1, "published_at": timezone.now()} | fields
    publication = Publication.objects.create(club=club, ruling=ruling, published_by=dora, **given)
    index(publication=publication)
    return publication
