"""What a device sends: the ruling of `tests.factories.make_ruling`, begun without a network."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from django.utils import timezone
from django.utils.translation import override

from rulings.desk.base.audit import instant
from rulings.laws.engine import Case, rule
from rulings.laws.situations import law_of
from rulings.models import Session, User
from rulings.wording.findings import sentence
from tests.factories import NO_CARD_LATE, REST_OF_NO_CARD_LATE

KEY = UUID(int=41)
ANSWERS = [[key, value] for key, value in (*NO_CARD_LATE.items(), *REST_OF_NO_CARD_LATE)]


def ruling_of(
    answers: list[list[str]], situation: str = "defective_trick", language: str = "en"
) -> list[dict[str, str]]:
    """What the Laws say to these answers, as a device announces it."""
    word = rule(law_of(situation), Case(dict(answers)))
    with override(language):
        return [{"paragraph": each.paragraph, "text": sentence(each)} for each in word.findings]


def sent(where: Session, by: User, **changed: Any) -> dict[str, Any]:
    """The JSON of a report that was begun ten minutes ago and announced eight minutes ago."""
    now = timezone.now()
    told: dict[str, Any] = {
        "key": str(KEY),
        "club": where.event.club.slug,
        "session": where.slug,
        "board": 2,
        "table": "5",
        "situation": "defective_trick",
        "edition": "2017",
        "answers": ANSWERS,
        "reasons": {},
        "narrative": "",
        "ruling": ruling_of(ANSWERS),
        "data_version": "1",
        "language": "en",
        "device": "device of dora",
        "who": by.pk,
        "begun_at": instant(now - timedelta(minutes=10)),
        "announced_at": instant(now - timedelta(minutes=8)),
        "seen_at": instant(now - timedelta(minutes=30)),
        "now": instant(now),
    }
    return told | changed
