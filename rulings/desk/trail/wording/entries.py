"""What an entry of the audit trail says in words, and what it changed."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rulings.bridge.auction_text import entry_text
from rulings.desk.appeals.wording.steps import APPEAL_LABELS, appeal_value
from rulings.desk.scores.wording.results import content_text
from rulings.desk.tonight.wording import SETTINGS, setting_text
from rulings.desk.trail.wording.sentences import SENTENCES
from rulings.laws.engine import AnyFact
from rulings.models import Appeal, ArrivalChoice, AuditEntry, Result, Session, SessionTemplate, Verb
from rulings.wording.laws.tables import QUESTIONS, TITLES
from rulings.wording.questions import awaited_text, written_answer_text
from rulings.wording.terms import SIDES, Blank, Text

_LABELS: dict[str, Text] = {
    "about": _("What it is about"),
    "additional": _("Found away from the table"),
    "agreed": _("Facts agreed"),
    "alternatives": _("Logical alternatives"),
    "considered": _("Also considered"),
    "judgement": _("Reason"),
    "peer": _("Who was asked"),
    "question": _("Question"),
    "disputed": _("Facts disputed"),
    "ew_words": _("East-West said"),
    "level": _("Level of the players"),
    "ns_words": _("North-South said"),
    "answer": _("Answer"),
    "answers": _("Answers"),
    "announced": _("Announced, by the clock of the device"),
    "auction": _("Auction"),
    "begun": _("Begun, by the clock of the device"),
    "board": _("Board"),
    "choice": _("Decision"),
    "claim": _("Claim"),
    "commentary": _("Commentary"),
    "commentator": _("Its author"),
    "consulted": _("Consulted"),
    "contract": _("Contract"),
    "dropped": _("Dropped, no longer asked"),
    "edition": _("Edition of the Laws"),
    "facts": _("Public text"),
    "names": _("Players"),
    "narrative": _("What happened"),
    "not_names": _("Words that are no names"),
    "minutes": _("Minutes a round"),
    "note": _("Note"),
    "notice": _("Notice"),
    "override_reason": _("Reason"),
    "override_text": _("Ruling in the director's words"),
    "play": _("Play"),
    "polled": _("Polled"),
    "query": _("Query"),
    "reason": _("Reason"),
    "role": _("Role"),
    "round": _("Round"),
    "rounds": _("Rounds"),
    "said": _("Ruling as announced"),
    "seats": _("Players"),
    "status": _("State"),
    "table": _("Table"),
    "value": _("Answer"),
    "waits_for": _("Waits for"),
}
"""What a reader wants of an entry's details; other entries (numbers of rows, digests) are for machines."""
ABOUT: dict[str, Text] = {
    "": pgettext_lazy("history", "Everything"),
    "Membership": pgettext_lazy("history", "Members"),
    "Session": pgettext_lazy("history", "Sessions"),
    "RegulationProfile": pgettext_lazy("history", "Regulations"),
    "Ruling": pgettext_lazy("history", "Rulings"),
    "Appeal": pgettext_lazy("history", "Appeals"),
    "Publication": pgettext_lazy("history", "Publications"),
}
"""What a club's history may be narrowed to: the kind of object that entries are about."""
_WITHOUT_ACCOUNT: dict[object, Text] = {"link": _("A player"), "terminal": _("A scoring terminal")}


@dataclass(frozen=True)
class Change:
    """One detail before and after; an empty text means that there was none."""

    label: str
    before: str
    after: str


def entry_sentence(entry: AuditEntry) -> str:
    """Who did what, in the reader's language."""
    told = {**entry.before, **entry.after}
    names = {
        **{name: str(value) for name, value in told.items()},
        "who": _who_acted(entry),
        "question": _label(str(told.get("key", ""))),
        "situation": str(TITLES.get(str(told.get("situation", "")), told.get("situation", ""))),
        "side": str(SIDES.get(told.get("side", ""), told.get("side", ""))),
    }
    return str(SENTENCES[Verb(entry.verb)]).format_map(Blank(names))


def _who_acted(entry: AuditEntry) -> str:
    """The name of who did it; without an account, a player by his private link, a terminal, or a command."""
    if entry.actor:
        return entry.actor.display_name
    return str(_WITHOUT_ACCOUNT.get(entry.after.get("via"), _("The system")))


def entry_changes(entry: AuditEntry, facts: Mapping[str, AnyFact], known: Mapping[str, Any]) -> list[Change]:
    """What it was before and after. `facts` are those of the case's law; `known` their values, which name seats."""
    key = str({**entry.before, **entry.after}.get("key", ""))
    case = _Case(key, facts, known, entry.object_type)
    changes = (
        Change(str(label), _written(name, entry.before.get(name), case), _written(name, entry.after.get(name), case))
        for name, label in {**_LABELS, **_OF_KIND.get(entry.object_type, _OF_ANY)[0]}.items()
    )
    told = _result(entry, changes) if entry.object_type == Result.__name__ else changes
    return [change for change in told if change.before != change.after]


def _result(entry: AuditEntry, changes: Iterable[Change]) -> Iterator[Change]:
    """What a line held before and after, in place of its contract alone."""
    before, after = (content_text(each) if "contract" in each else "" for each in (entry.before, entry.after))
    yield Change(gettext("Result"), before, after)
    yield from (each for each in changes if each.label != str(_LABELS["contract"]))


_OfKind = tuple[Mapping[str, Text], Callable[[str, Any], str]]
_OF_ANY: _OfKind = ({}, lambda _name, value: str(value))
_OF_KIND: Mapping[str, _OfKind] = {
    Appeal.__name__: (APPEAL_LABELS, appeal_value),
    Session.__name__: (SETTINGS, setting_text),
    SessionTemplate.__name__: (SETTINGS, setting_text),
}
"""What else a reader wants of entries about one kind of object, and how its values are said."""


@dataclass(frozen=True)
class _Case:
    """The fact an entry is about, and the words for answers."""

    key: str
    facts: Mapping[str, AnyFact]
    known: Mapping[str, Any]
    about: str = ""

    def words(self, key: str, value: object) -> str:
        return written_answer_text(self.facts.get(key), value, self.known)


def _moment_text(value: Any) -> str:
    """A moment in the reader's time."""
    return date_format(localtime(datetime.fromisoformat(value)), "SHORT_DATETIME_FORMAT")


_CODED: Mapping[str, Callable[[Any], str]] = {
    "announced": _moment_text,
    "begun": _moment_text,
    "choice": lambda choice: str(ArrivalChoice(choice).label),
    "auction": lambda calls: " ".join(entry_text(each) for each in calls),
    "waits_for": awaited_text,
}
"""Details of one kind each, whatever they are about."""


def _written(name: str, value: Any, case: _Case) -> str:
    """A detail in words: answers by their options, tables of names or answers entry by entry."""
    if value in (None, "", [], {}):
        return ""
    labels, words = _OF_KIND.get(case.about, _OF_ANY)
    if name in labels:
        return words(name, value)
    if name == "value":
        return case.words(case.key, value)
    if name in ("answers", "dropped") and isinstance(value, dict):
        return "; ".join(f"{_label(each)}: {case.words(each, given)}" for each, given in value.items())
    if name in _CODED:
        return _CODED[name](value)
    if name == "play":
        return " / ".join([value["leader"], *(" ".join(trick) for trick in value["tricks"])])
    if name == "claim":
        hands = [f"{seat}: {hand}" for seat, hand in value["hands"].items()]
        return " / ".join(part for part in (value["claimer"], *hands, value["statement"], value["objection"]) if part)
    if isinstance(value, dict):
        return ", ".join(f"{each}: {given}" for each, given in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _label(key: str) -> str:
    return str(QUESTIONS[key].label) if key in QUESTIONS else key
