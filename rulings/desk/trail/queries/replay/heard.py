"""What the trail tells of polls and appeals."""

from collections.abc import Iterator
from typing import Any

from django.utils.dateparse import parse_datetime

from rulings.desk.appeals.values import STEPS
from rulings.desk.trail.queries.replay.story import Story
from rulings.desk.trail.queries.replay.tells import UNTOLD, Entry, Near, OneOf, Told, all_of, at, by, fixed, same
from rulings.models import Appeal, AppealState, Poll, PollAnswer, Verb

_POLLS = Story(
    Poll,
    "report__club",
    {
        Verb.POLL_MADE: all_of(same("seat", "auction", "question", "level", "played"), by("made_by_id"), at("made_at")),
        Verb.POLL_CLOSED: at("closed_at"),
        Verb.POLL_JUDGED: same("alternatives", "judgement"),
    },
    begins=(Verb.POLL_MADE,),
    until={"closed_at": None, "alternatives": [], "judgement": ""},
)
_TOLD_OF_AN_ANSWER = all_of(
    fixed(considered="", reason="", level="", peer=""),
    same("answer", "considered", "reason", "level", "peer"),
    at("answered_at"),
)
_POLL_ANSWERS = Story(
    PollAnswer,
    "poll__report__club",
    {
        Verb.POLL_ANSWERED: all_of(_TOLD_OF_AN_ANSWER, by("answered_by_id")),
        Verb.POLL_ANSWER_NOTED: all_of(_TOLD_OF_AN_ANSWER, by("noted_by_id")),
        Verb.POLL_ANSWER_SET_ASIDE: by("set_aside_by_id"),
        Verb.POLL_ANSWER_COUNTED: fixed(set_aside_by_id=None),
    },
    begins=(Verb.POLL_ANSWERED, Verb.POLL_ANSWER_NOTED),
    until={"set_aside_by_id": None, "answered_by_id": None, "noted_by_id": None},
)


def _state_after(entry: Entry) -> Iterator[str]:
    """The states in which an act may leave an appeal."""
    for step in STEPS.values():
        if step.verb.value == entry.verb:
            for states in step.moves.values():
                yield from states


def _appeal(*columns: str, **others: str) -> Any:
    """What one act tells of an appeal: these columns, and the states in which it may leave it."""
    tells = same(*columns, **others)

    def told(entry: Entry) -> Told:
        states = frozenset(_state_after(entry))
        return {**tells(entry), **({"state": OneOf(states)} if states < frozenset(AppealState) else {})}

    return told


def _deposit(entry: Entry) -> Told:
    """What became of a deposit."""
    paid: Any = UNTOLD if entry.after.get("paid") else None
    at_once = entry.after.get("paid_at")
    told = {"deposit": entry.after.get("deposit", ""), "deposit_fate": entry.after.get("fate", "")}
    return {**told, "deposit_paid_at": parse_datetime(at_once) if at_once else paid}


def _decided_late(entry: Entry) -> Told:
    """Who decided of a late appeal, and why."""
    return {"late_reason": entry.after.get("reason", ""), "late_by_id": entry.actor_id, "late_at": Near(entry.at)}


_SEATED = ("members", "chair", "conflicts")


def _seated(entry: Entry) -> Told:
    """Who hears it, who is in the chair, who does not sit for a conflict; the accounts of all, since that is told."""
    users = {"users": entry.after.get("users", UNTOLD)}
    return {"seated": {**{name: entry.after.get(name, "") for name in _SEATED}, **users}}


def _sitting(appeal: Appeal) -> Told:
    """The same, of those who are named now."""
    members = list(appeal.members.order_by("pk"))
    return {
        "users": [each.user_id for each in members],
        "members": ", ".join(each.name for each in members if not each.conflict),
        "chair": ", ".join(each.name for each in members if each.is_chair),
        "conflicts": "; ".join(f"{each.name}: {each.conflict}" for each in members if each.conflict),
    }


_APPEALS = Story(
    Appeal,
    "club",
    {
        Verb.APPEAL_LODGED: all_of(
            same("number", "side", "reasons", "state", is_late="late", consents="agrees"),
            by("lodged_by_id"),
            at("lodged_at"),
        ),
        Verb.APPEAL_CONSENTED: _appeal(consents="agrees"),
        Verb.APPEAL_ADMITTED: all_of(_appeal(), _decided_late),
        Verb.APPEAL_REFUSED: all_of(_appeal(), _decided_late),
        Verb.APPEAL_DEPOSIT: _deposit,
        Verb.APPEAL_OTHER_SIDE_TOLD: all_of(by("other_told_by_id"), at("other_told_at")),
        Verb.APPEAL_COMMENTED: all_of(same("comments"), at("comments_at")),
        Verb.APPEAL_STATED: all_of(same("statement"), by("statement_by_id"), at("statement_at")),
        Verb.APPEAL_LAW_RULED: all_of(
            same("law_points", "law_ruling", "fact_points"), by("law_ruled_by_id"), at("law_ruled_at")
        ),
        Verb.APPEAL_SEATED: all_of(same("body"), _seated),
        Verb.APPEAL_HEARD: all_of(_appeal("attended", "scribe"), at("heard_at")),
        Verb.APPEAL_DECIDED: all_of(
            _appeal("decision", "merit", "findings", "decision_text", "dissent"), by("decided_by_id"), at("decided_at")
        ),
        Verb.APPEAL_TOLD: all_of(_appeal(), by("told_by_id"), at("told_at")),
        Verb.APPEAL_FURTHER: same(further="note"),
        Verb.APPEAL_SENT: all_of(_appeal(), by("sent_by_id"), at("sent_at")),
        Verb.APPEAL_WITHDRAWN: all_of(_appeal(withdrawn_because="reason"), at("withdrawn_at")),
    },
    begins=(Verb.APPEAL_LODGED,),
    until={
        **dict.fromkeys(("comments", "statement", "law_points", "law_ruling", "fact_points", "attended", "scribe"), ""),
        **dict.fromkeys(("findings", "decision", "decision_text", "dissent", "merit", "further", "late_reason"), ""),
        **dict.fromkeys(("withdrawn_because", "deposit_fate"), ""),
        **dict.fromkeys(("late_by_id", "decided_by_id", "told_by_id", "heard_at", "withdrawn_at"), None),
        **dict.fromkeys(("sent_by_id", "sent_at", "late_at", "other_told_at", "other_told_by_id"), None),
        **dict.fromkeys(("comments_at", "statement_at", "statement_by_id", "law_ruled_at", "law_ruled_by_id"), None),
        **dict.fromkeys(("decided_at", "told_at", "deposit_paid_at"), None),
        "seated": {**dict.fromkeys(_SEATED, ""), "users": []},
    },
    merges={
        "seated": _sitting,
        "consents": lambda appeal: {str(place): each["name"] for place, each in enumerate(appeal.consents)},
    },
    ids={"users": "User"},
)
HEARD = (_POLLS, _POLL_ANSWERS, _APPEALS)
