"""What a file comes to, worked out while nothing is locked: taken before, put into a session, or into a new one.

A plan holds rows as they will be. It is good for as long as nobody changes what it rests on: `head_of` before it was
made, `has_moved` under the club's lock.
"""

from dataclasses import dataclass, field, replace
from zoneinfo import ZoneInfo

from django.utils import timezone

from rulings.desk.base.matters.kinds import Matter, verbs_of
from rulings.desk.base.refusals import BadInput
from rulings.desk.imports.queries.changes import Changes, number_added, without_numbers
from rulings.desk.imports.queries.comparing import Comparison, all_new, compare, with_known_keys
from rulings.desk.imports.queries.explaining import Explained, explained
from rulings.desk.imports.queries.matching import Fit, event_in
from rulings.desk.imports.queries.own_totals import contradictions
from rulings.desk.imports.queries.progress import begin
from rulings.desk.imports.queries.reading import called
from rulings.desk.imports.queries.rows import check_lengths, form_of
from rulings.desk.imports.queries.settling import scored, settle_by_scores
from rulings.desk.imports.values import Opened, Step
from rulings.desk.scores.queries.session_rows import Rows, adjustments_now, in_order
from rulings.desk.scores.queries.sheet import Sheet
from rulings.desk.scores.values.scoring import CHOSEN, words_of
from rulings.desk.tonight.queries import profile_in_force
from rulings.desk.tonight.wording import NAME_TOO_LONG
from rulings.formats.remarks import Remark, RemarkKey, few
from rulings.formats.session import SessionFile
from rulings.formats.watching import look_up
from rulings.models import AuditEntry, Board, Club, Event, Session, SessionImport, Verb

_NAME_LENGTH = 200
_RESTS_ON = frozenset(
    {Matter.SCORE, Matter.RESULT, Matter.SESSION, Matter.RULES, Matter.PROFILE}
    | {Matter.PLAYERS, Matter.MOVEMENT, Matter.FILE}
)
"""What an import looks at. Reports, rulings, appeals, polls, calls and all else may go on meanwhile."""
CHANGING = frozenset([*verbs_of(_RESTS_ON), Verb.PLAYER_ERASED.value])
"""The acts after which a plan is made anew."""


@dataclass(frozen=True)
class Plan:
    """What the session of `opened` at `place` does to a session, not stored yet where `is_new`.

    `file` has the session's keys, `found` the rows that are new, `changes` those that change; `missing` lines of an
    earlier save are here and not in it.
    """

    opened: Opened
    place: int
    session: Session
    file: SessionFile
    found: Comparison
    is_new: bool = False
    changes: Changes = field(default_factory=Changes)
    remarks: tuple[Remark, ...] = ()
    scores: Explained = field(default_factory=Explained)

    @property
    def digest(self) -> str:
        """The digest of the file for that session."""
        return self.opened.digests[self.place]

    @property
    def boards(self) -> list[Board]:
        """The boards that are new, and those that change, as they will be."""
        return [*self.found.boards, *self.changes.of(Board)]

    @property
    def missing(self) -> int:
        """How many lines of an earlier save are here and not in it."""
        return len(self.found.lines.gone) if self.found.is_earlier else 0


Planned = Plan | SessionImport
"""What is to be done, or the import that took the very same before."""


def head_of(club: Club) -> int:
    """How many acts the club's trail tells of."""
    return Club.objects.values_list("audit_sequence", flat=True).get(pk=club.pk)


def has_moved(club: Club, head: int) -> bool:
    """Whether something was done since that an import looks at."""
    since = AuditEntry.objects.filter(club=club, sequence__gt=head)
    return since.filter(verb__in=CHANGING).exists()


def plan_new(club: Club, opened: Opened, place: int, named: str | None) -> Plan:
    """A session of its own, called as somebody says or as the file does, under the regulations in force on its day."""
    file = opened.sessions[place]
    name = (named or event_in(file, called(opened.filename))).strip()
    if len(name) > _NAME_LENGTH:
        raise BadInput(NAME_TOO_LONG, "event_name")
    day = file.date or timezone.localdate(timezone=ZoneInfo(club.time_zone))
    session = Session(
        event=Event(club=club, name=name, date=day),
        date=day,
        form=form_of(file),
        scoring=words_of(file),
        profile=profile_in_force(club, day),
    )
    plan = Plan(opened, place, session, file, all_new(session, file, opened.lines[place]), is_new=True)
    _check(plan)
    without_day = [Remark.of(RemarkKey.NO_DATE, date=day.isoformat())] if file.date is None else []
    return _scored(plan, without_day)


def plan_into(fit: Fit, opened: Opened, place: int) -> Plan:
    """What is new of it in the session that it is of."""
    session, file = fit.session, with_known_keys(fit)
    begin(Step.COMPARING, len(file.results))
    found = compare(session, file, opened.lines[place])
    plan = Plan(opened, place, session, file, found)
    _check(plan)
    for each in (*found.anew, *found.filled):
        plan.changes.put(each.row, each.columns)
    for rows, _names in plan.changes.changed():
        check_lengths(rows)
    return _scored(plan, [])


def _check(plan: Plan) -> None:
    """`BadInput` at a text that is too long."""
    found = plan.found
    check_lengths([*found.contestants, *found.boards, *found.results, *found.players])


def _scored(plan: Plan, more: list[Remark]) -> Plan:
    """The plan with how the session is scored then, and what it scores otherwise than the file; `more` is said last."""
    found = plan.found
    begin(Step.SCORING, len(plan.file.results))
    number_added(found.contestants, found.results)
    try:
        everybody = [*found.everybody, *found.contestants]
        adjustments = [] if plan.is_new else adjustments_now(plan.session)
        rows = Rows(everybody, in_order([*found.stored, *found.results]), adjustments)
        settled, sheet = _settled(plan, rows)
        look_up()
        scores = Explained() if found.is_earlier else explained(sheet, plan.file)
    finally:
        without_numbers(found.contestants, found.results)
    remarks = [*plan.file.remarks, *settled, *few(list(contradictions(plan.file))), *scores.remarks, *more]
    return replace(plan, remarks=tuple(remarks), scores=scores)


def _settled(plan: Plan, rows: Rows) -> tuple[list[Remark], Sheet | None]:
    """Let the newest file with results tell how the session is scored, unless somebody chose that here."""
    session, file = plan.session, plan.file
    if plan.found.is_earlier:
        return [Remark.of(RemarkKey.EARLIER_SAVE, count=plan.missing)], None
    is_said = not plan.is_new and (CHOSEN in session.own_scoring or session.sections.exists() or not file.results)
    if is_said:
        return [], scored(session, rows)
    if not plan.is_new:
        plan.changes.put(session, {"form": session.form or form_of(file), "scoring": words_of(file)})
    return settle_by_scores(session, rows, file, plan.changes)
