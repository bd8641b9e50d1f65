"""An answer before it is stored: a fact that the law asks for, a value that it takes. Writes nothing."""

from dataclasses import dataclass
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import NotAnOption, ReasonMissing, UnknownFact
from rulings.laws.engine import AnyFact, AskedOf, BadAnswer
from rulings.models import ReportCase, User

NOT_AN_OPTION = _("That is not one of the answers to this question. Choose one of those on the page.")
ANSWER_CHANGED = _("An answer has changed since this page was shown. Look at the case as it is now, then go on.")


def fact_named(asked: dict[str, AnyFact], key: str) -> AnyFact:
    """The fact with that key; `UnknownFact` when the law asks no such thing."""
    if key not in asked:
        raise UnknownFact(_("This case's law does not ask that. Open the case again and answer what it asks."), "key")
    return asked[key]


def plain_answer(fact: AnyFact, raw: object) -> Any:
    """A raw answer as the JSON that is stored; `NotAnOption` when the fact does not take it."""
    try:
        return fact.kind.write(fact.read(raw))
    except BadAnswer:
        raise NotAnOption(NOT_AN_OPTION, fact.key) from None


def preset(asked: dict[str, AnyFact], key: str, raw: object, actor: User) -> dict[str, Any]:
    """An answer that comes with the door. A judgement never does: it needs its reason."""
    fact = fact_named(asked, key)
    if fact.asked_of is AskedOf.JUDGEMENT:
        raise ReasonMissing(_("This is a judgement: answer it in the case, with your reason."), key)
    return given_answer(plain_answer(fact, raw), actor, 1) | {"preset": True}


def given_answer(value: object, actor: User, revision: int, **notes: str) -> dict[str, Any]:
    """One answer as it is stored; `notes` are reason, consulted and polled."""
    return {
        "value": value,
        "by": actor.pk,
        "at": timezone.now().isoformat(timespec="seconds"),
        "revision": revision,
        **{name: note for name, note in notes.items() if note},
    }


def is_unanswered(case: ReportCase) -> bool:
    """Whether nobody has answered anything yet: what came with the door, or from an earlier case, nobody has."""
    return all(given.get("preset") for given in case.answers.values())


@dataclass(frozen=True)
class Answered:
    """The case as it is now, and the keys of earlier answers that can no longer matter and were dropped."""

    case: ReportCase
    dropped: tuple[str, ...] = ()
