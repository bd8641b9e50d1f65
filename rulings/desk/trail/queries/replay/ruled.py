"""What the trail tells of reports, cases, rulings, adjusted scores, appeals, polls and what is public."""

from django.db.models import Exists, OuterRef

from rulings.desk.pocket.values import WITHOUT_PLACE, Clash
from rulings.desk.trail.queries.replay.story import Story
from rulings.desk.trail.queries.replay.tells import Entry, Near, OneOf, Told, all_of, at, by, fixed, same
from rulings.laws.record.roles import offender
from rulings.models import (
    Arrival,
    CaseMark,
    FactsSheet,
    FollowedCasebook,
    IrregularityReport,
    PrivateLink,
    Publication,
    PublicText,
    ReportCase,
    ReportStatus,
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
        Verb.REPORT_WITHDRAWN: fixed(status=OneOf(frozenset(ReportStatus.values))),
    },
    begins=(Verb.REPORT_FILED,),
    until={
        "named_director.name_on_record": None,
        "status": OneOf(frozenset(ReportStatus.values) - {ReportStatus.WITHDRAWN.value}),
    },
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
    return {"answers": dropped | {key: given or None}, "waits_for": ""}


def _waits(entry: Entry) -> Told:
    """What a case waits for; what is ruled on meanwhile, or known, ends it without a word."""
    return {"waits_for": OneOf(frozenset({"", entry.after.get("waits_for", "")}))}


CASES = Story(
    ReportCase,
    "report__club",
    {
        Verb.CASE_OPENED: all_of(same("position", "situation", "edition"), _answers_at_first),
        Verb.CASE_ANSWERED: _answered,
        Verb.ANSWER_WITHDRAWN: _answered,
        Verb.CASE_WAITS: _waits,
    },
    begins=(Verb.CASE_OPENED,),
    until={"waits_for": ""},
    ends=lambda entry: None if entry.verb == Verb.CASE_DISCARDED else False,
    merges={"answers": _answers_of},
)


def _lost(entry: Entry) -> Told:
    """A countersignature that is gone, by what changed its sheet."""
    gone = {"countersigned_by_id": None, "countersigned_at": None, "signed_digest": ""}
    return gone | {"signatures_lost": {entry.after.get("because"): True}}


RULINGS = Story(
    Ruling,
    "report__club",
    {
        Verb.RULING_ISSUED: all_of(same("version", "situation"), by("issued_by_id"), at("issued_at")),
        Verb.RULING_COUNTERSIGNED: all_of(
            same(signed_digest="digest"), by("countersigned_by_id"), at("countersigned_at")
        ),
        Verb.SIGNATURE_LOST: _lost,
        Verb.RULING_SUPERSEDED: all_of(fixed(is_current=False), at("superseded_at")),
    },
    begins=(Verb.RULING_ISSUED,),
    until={
        **dict.fromkeys(("countersigned_by_id", "countersigned_at", "superseded_at"), None),
        "is_current": True,
        "signed_digest": "",
        "signatures_lost": {},
    },
    merges={"signatures_lost": lambda ruling: {each["because"]: True for each in ruling.signatures_lost}},
)
_LATER = ScoreAdjustment.objects.filter(result=OuterRef("result"), version__gt=OuterRef("version"))
"""The versions after one: the last alone may be in force."""
_ADJUSTMENTS = Story(
    ScoreAdjustment,
    "ruling__report__club",
    {
        Verb.SCORE_ADJUSTED: all_of(
            same(
                *("version", "paragraph", "rule", "penalties", "cautions", "override_reason", "judged"),
                replaces_because="reason",
            ),
            by("made_by_id"),
            at("made_at"),
        ),
        Verb.ADJUSTMENT_WITHDRAWN: all_of(same(withdrawn_because="reason"), fixed(is_current=False), at("ended_at")),
        Verb.ADJUSTMENT_ENTERED: all_of(by("entered_by_id"), at("entered_at")),
    },
    begins=(Verb.SCORE_ADJUSTED,),
    until={"withdrawn_because": "", "entered_by_id": None, "entered_at": None, "is_current": True},
    beside={"later": Exists(_LATER)},
    holds=lambda adjustment: {"is_current": False} if adjustment.later else {},
)
_WRITTEN = ("agreed", "disputed", "ns_words", "ew_words", "additional", "level", "called_by", "called_when")
_UNWRITTEN = {**dict.fromkeys(_WRITTEN, ""), "ns_confirmed_at": None, "ew_confirmed_at": None}


def _written(entry: Entry) -> Told:
    """What was written; where a text was, neither side has read it yet."""
    unread = {"ns_confirmed_at": None, "ew_confirmed_at": None} if entry.after.keys() & {*_WRITTEN[:6]} else {}
    return {**unread, **same(*_WRITTEN)(entry)}


def _confirmed(entry: Entry) -> Told:
    """The side that has read the facts."""
    return {f"{entry.after['side'].lower()}_confirmed_at": Near(entry.at)}


_SHEETS = Story(
    FactsSheet,
    "report__club",
    {
        Verb.FACTS_WRITTEN: _written,
        Verb.FACTS_CONFIRMED: _confirmed,
        Verb.APPEAL_RIGHT_TOLD: all_of(by("told_of_appeal_by_id"), at("told_of_appeal_at")),
    },
    begins=(Verb.FACTS_WRITTEN, Verb.APPEAL_RIGHT_TOLD),
    until={"told_of_appeal_by_id": None, "told_of_appeal_at": None, **_UNWRITTEN},
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


_PUBLIC_TEXTS = Story(
    PublicText,
    "ruling__report__club",
    {Verb.PUBLIC_TEXT_PREPARED: all_of(same("text", "not_names"), by("made_by_id"), at("made_at"))},
    begins=(Verb.PUBLIC_TEXT_PREPARED,),
)


def _published(entry: Entry) -> Told:
    """A ruling made public: its text, and who signed it."""
    words = {name: entry.after["public"][name] for name in _WORDS} if "public" in entry.after else {}
    return words | {"published_by_id": entry.actor_id, "published_at": Near(entry.at)}


_WORDS = ("override_text", "appeal", "auction")


def _commented(entry: Entry) -> Told:
    """When a commentary was written; at no time where it was taken away."""
    return {"commented_at": Near(entry.at) if entry.after.get("commentary") else None}


_PUBLICATIONS = Story(
    Publication,
    "club",
    {
        Verb.RULING_PUBLISHED: all_of(same("year", "number", "facts", ruling__version="version"), _published),
        Verb.PUBLICATION_WITHDRAWN: all_of(same("notice"), at("withdrawn_at")),
        Verb.CASE_COMMENTED: all_of(same("commentary", "commentator"), _commented),
    },
    begins=(Verb.RULING_PUBLISHED,),
    until={"withdrawn_at": None, "notice": "", "commentary": "", "commentator": "", "commented_at": None},
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
_CASEBOOKS = Story(
    FollowedCasebook,
    "club",
    {
        Verb.CASEBOOK_FOLLOWED: all_of(same("address", title="name"), by("added_by_id"), at("added_at")),
        Verb.CASEBOOK_LEFT: at("ended_at"),
    },
    begins=(Verb.CASEBOOK_FOLLOWED,),
    ends=lambda _entry: None,
    until={"ended_at": None},
)
_MARKS = Story(
    CaseMark,
    "club",
    {
        Verb.CASE_MARKED: all_of(
            fixed(is_public=False),
            same("verdict", "reason", "tags", is_public="public"),
            by("made_by_id"),
            at("made_at"),
        )
    },
    begins=(Verb.CASE_MARKED,),
    ends=lambda _entry: None,
)
RULED = (
    *(_REPORTS, CASES, RULINGS, _ADJUSTMENTS, _SHEETS, _LINKS),
    *(_PUBLIC_TEXTS, _PUBLICATIONS, _ARRIVALS, _CASEBOOKS, _MARKS),
)
