"""What the trail tells of reports, cases, rulings, adjusted scores, appeals, polls and what is public."""

from collections.abc import Iterator
from typing import Any

from rulings.desk.appeals.values import STEPS
from rulings.desk.pocket.values import WITHOUT_PLACE, Clash
from rulings.desk.trail.queries.replay.story import Entry, Near, OneOf, Story, Told, all_of, at, by, fixed, same
from rulings.laws.record.roles import offender
from rulings.models import (
    Appeal,
    AppealState,
    Arrival,
    FactsSheet,
    FollowUp,
    IrregularityReport,
    Poll,
    PollAnswer,
    PrivateLink,
    Publication,
    PublicText,
    ReportCase,
    Ruling,
    ScoreAdjustment,
    Verb,
)

_WRITTEN_OF_A_REPORT = same(
    *("number", "table", "seats", "narrative", "auction", "contract", "play", "claim", "about"),
    board__number="board",
    ns_id="ns",
    ew_id="ew",
)


def _line_of_a_report(entry: Entry) -> Told:
    """The line that it is about, where there was one: else it may have come later."""
    return {"result_id": entry.after["result"]} if entry.after.get("result") else {}


_TOLD_OF_A_REPORT = all_of(_WRITTEN_OF_A_REPORT, _line_of_a_report)
_REPORTS = Story(
    IrregularityReport,
    "club",
    {
        Verb.REPORT_FILED: all_of(_TOLD_OF_A_REPORT, by("filed_by_id"), at("filed_at")),
        Verb.REPORT_AMENDED: _TOLD_OF_A_REPORT,
        Verb.DIRECTOR_NAMED: same(named_director__name_on_record="name"),
    },
    begins=(Verb.REPORT_FILED,),
    until={"named_director.name_on_record": None},
    joins=("board", "named_director"),
    ids={"ns": "Contestant", "ew": "Contestant", "result": "Result"},
)


def _answers_at_first(entry: Entry) -> Told:
    """What came with a case's door: values alone."""
    return {"answers": {key: {"value": value} for key, value in entry.after.get("answers", {}).items()}}


_NOTES = ("value", "reason", "consulted", "polled")


def _answers_of(case: ReportCase) -> Told:
    """A case's answers as the trail tells them; not the offender that a ruling found in its record."""
    told = {}
    for key, given in case.answers.items():
        names = _NOTES[:1] if given.get("preset") else _NOTES
        if not (given.get("preset") and key == offender.key):
            told[key] = {name: given[name] for name in names if name in given}
    return told


def _answered(entry: Entry) -> Told:
    """An answer, and those that went with it."""
    key = entry.after.get("key", "")
    given = {name: entry.after[name] for name in _NOTES if name in entry.after}
    dropped = dict.fromkeys(entry.before.get("dropped", ()), None)
    return {"answers": dropped | {key: given or None}}


CASES = Story(
    ReportCase,
    "report__club",
    {
        Verb.CASE_OPENED: all_of(same("position", "situation", "edition"), _answers_at_first),
        Verb.CASE_ANSWERED: _answered,
        Verb.ANSWER_WITHDRAWN: _answered,
    },
    begins=(Verb.CASE_OPENED,),
    ends=lambda entry: None if entry.verb == Verb.CASE_DISCARDED else False,
    merges={"answers": _answers_of},
)
RULINGS = Story(
    Ruling,
    "report__club",
    {
        Verb.RULING_ISSUED: all_of(same("version", "situation"), by("issued_by_id"), at("issued_at")),
        Verb.RULING_COUNTERSIGNED: all_of(by("countersigned_by_id"), at("countersigned_at")),
        Verb.RULING_SUPERSEDED: all_of(fixed(is_current=False), at("superseded_at")),
    },
    begins=(Verb.RULING_ISSUED,),
    until={"countersigned_by_id": None, "countersigned_at": None, "is_current": True, "superseded_at": None},
)
_FOLLOW_UPS = Story(
    FollowUp,
    "report__club",
    {Verb.FOLLOW_UP_DONE: all_of(same("note", "key", "paragraph"), by("done_by_id"), at("done_at"))},
)
_ADJUSTMENTS = Story(
    ScoreAdjustment,
    "ruling__report__club",
    {
        Verb.SCORE_ADJUSTED: all_of(
            same("version", "paragraph", "rule", "penalties", "cautions", "override_reason", replaces_because="reason"),
            by("made_by_id"),
            at("made_at"),
        ),
        Verb.ADJUSTMENT_WITHDRAWN: all_of(same(withdrawn_because="reason"), fixed(is_current=False)),
        Verb.ADJUSTMENT_ENTERED: all_of(by("entered_by_id"), at("entered_at")),
    },
    begins=(Verb.SCORE_ADJUSTED,),
    until={"withdrawn_because": "", "entered_by_id": None, "entered_at": None},
)
_SHEETS = Story(
    FactsSheet,
    "report__club",
    {
        Verb.FACTS_WRITTEN: same(
            *("agreed", "disputed", "ns_words", "ew_words", "additional", "level", "called_by", "called_when")
        ),
        Verb.APPEAL_RIGHT_TOLD: all_of(by("told_of_appeal_by_id"), at("told_of_appeal_at")),
    },
    begins=(Verb.FACTS_WRITTEN, Verb.APPEAL_RIGHT_TOLD),
    until={"told_of_appeal_by_id": None, "told_of_appeal_at": None},
)
_POLLS = Story(
    Poll,
    "report__club",
    {
        Verb.POLL_MADE: all_of(same("seat", "auction", "question", "level"), by("made_by_id"), at("made_at")),
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
_LINKS = Story(
    PrivateLink,
    "report__club",
    {
        Verb.LINK_MADE: all_of(same("side"), by("created_by_id"), at("created_at")),
        Verb.LINK_REVOKED: at("revoked_at"),
    },
    begins=(Verb.LINK_MADE,),
    until={"revoked_at": None},
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
    paid = {} if entry.after.get("paid") else {"deposit_paid_at": None}
    return {"deposit": entry.after.get("deposit", ""), "deposit_fate": entry.after.get("fate", ""), **paid}


def _decided_late(entry: Entry) -> Told:
    """Who decided of a late appeal, and why."""
    return {"late_reason": entry.after.get("reason", ""), "late_by_id": entry.actor_id, "late_at": Near(entry.at)}


_APPEALS = Story(
    Appeal,
    "club",
    {
        Verb.APPEAL_LODGED: all_of(
            same("number", "side", "reasons", "state", is_late="late"), by("lodged_by_id"), at("lodged_at")
        ),
        Verb.APPEAL_CONSENTED: _appeal(),
        Verb.APPEAL_ADMITTED: all_of(_appeal(), _decided_late),
        Verb.APPEAL_REFUSED: all_of(_appeal(), _decided_late),
        Verb.APPEAL_DEPOSIT: _deposit,
        Verb.APPEAL_OTHER_SIDE_TOLD: all_of(by("other_told_by_id"), at("other_told_at")),
        Verb.APPEAL_COMMENTED: same("comments"),
        Verb.APPEAL_STATED: all_of(same("statement"), by("statement_by_id")),
        Verb.APPEAL_LAW_RULED: all_of(same("law_points", "law_ruling", "fact_points"), by("law_ruled_by_id")),
        Verb.APPEAL_SEATED: same("body"),
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
        **dict.fromkeys(("sent_by_id", "sent_at"), None),
    },
)
_PUBLIC_TEXTS = Story(
    PublicText,
    "ruling__report__club",
    {Verb.PUBLIC_TEXT_PREPARED: same("text", "not_names")},
    begins=(Verb.PUBLIC_TEXT_PREPARED,),
)


def _published(entry: Entry) -> Told:
    """A ruling made public: its text, and who signed it."""
    return {"published_by_id": entry.actor_id, "published_at": Near(entry.at)}


_PUBLICATIONS = Story(
    Publication,
    "club",
    {
        Verb.RULING_PUBLISHED: all_of(same("year", "number", "facts", ruling__version="version"), _published),
        Verb.PUBLICATION_WITHDRAWN: all_of(same("notice"), at("withdrawn_at")),
        Verb.CASE_COMMENTED: same("commentary", "commentator"),
    },
    begins=(Verb.RULING_PUBLISHED,),
    until={"withdrawn_at": None, "notice": "", "commentary": "", "commentator": ""},
    joins=("ruling",),
)


def _decided(entry: Entry) -> Told:
    """Who decided what becomes of it; whoever only said where it belongs has decided nothing."""
    if "choice" not in entry.after:
        return {}
    return {"choice": entry.after["choice"], "decided_by_id": entry.actor_id, "decided_at": Near(entry.at)}


def _placed(entry: Entry) -> Told:
    """To which session and board it belongs; to none where there was none of that name when it came."""
    faults = entry.after.get("faults")
    if faults is None:
        return {}
    session = None if Clash.NO_SESSION in faults else entry.after["session"]
    return {"session.slug": session, "board.number": None if WITHOUT_PLACE & {*faults} else entry.after["board"]}


_ARRIVALS = Story(
    Arrival,
    "club",
    {
        Verb.REPORT_ARRIVED: all_of(same("digest", "state"), by("sent_by_id"), at("arrived_at"), _placed),
        Verb.ARRIVAL_DECIDED: all_of(same("state", "reason"), _decided, _placed),
    },
    begins=(Verb.REPORT_ARRIVED,),
    until={"choice": "", "reason": "", "decided_by_id": None, "decided_at": None},
    joins=("session", "board"),
)
RULED = (
    *(_REPORTS, CASES, RULINGS, _FOLLOW_UPS, _ADJUSTMENTS, _SHEETS, _POLLS, _POLL_ANSWERS, _LINKS),
    *(_APPEALS, _PUBLIC_TEXTS, _PUBLICATIONS, _ARRIVALS),
)
