"""What a device sends, and what came of it: the ruling of `tests.factories.make_ruling`, begun without a network."""

import json
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

from django.utils import timezone
from django.utils.translation import override

from rulings.desk.base.audit import instant
from rulings.desk.pocket.forms import read_told
from rulings.desk.pocket.services.arriving import take_in
from rulings.laws.engine import Case, rule
from rulings.laws.situations import law_of
from rulings.models import Arrival, Session, User
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


def arrived(where: Session, by: User, **changed: Any) -> Arrival:
    """What becomes of it."""
    return take_in(actor=by, told=read_told(json.dumps(sent(where, by, **changed)).encode()))


OTHERWISE = [*ruling_of(ANSWERS)[:-1], {"paragraph": "67B1(a)", "text": "Two tricks."}]
"""A ruling that the Laws do not give to these answers."""


def make_waiting_arrival(where: Session, by: User, **changed: Any) -> Arrival:
    """One that is to be decided: the Laws give another ruling than was announced."""
    return arrived(where, by, **{"key": str(uuid4()), "ruling": OTHERWISE} | changed)
