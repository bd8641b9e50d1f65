"""The steps of an appeal as its page shows them: what each has brought, what comes next, who may do it, its form."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from django.forms import Form
from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from rulings.bridge.seats import Side
from rulings.desk.appeals.forms import (
    CommentForm,
    ConsentForm,
    DecideForm,
    DepositForm,
    FurtherForm,
    HearForm,
    NothingForm,
    PointsForm,
    SeatForm,
    StatementForm,
)
from rulings.desk.appeals.queries import PLAYERS_OF_A_PAIR, consents_missing, consents_needed, members_of_club, next_act
from rulings.desk.appeals.services.hearing import (
    comment_on_appeal,
    decide_appeal,
    give_statement,
    hear_appeal,
    note_further_appeal,
    rule_on_law,
    seat_members,
    tell_other_side,
    tell_outcome,
)
from rulings.desk.appeals.services.lodging import consent_to_appeal, decide_late, note_deposit, withdraw_appeal
from rulings.desk.appeals.values import STEPS, Act, is_ahead, is_possible
from rulings.desk.appeals.wording import APPEAL_LABELS, DECIDE_HELP, STEP_HELP, STEP_PRESS, STEP_TITLES
from rulings.desk.base.forms import ReasonForm
from rulings.desk.base.names import is_among, players_of_side
from rulings.desk.base.refusals import BadInput, Refusal
from rulings.desk.base.rights import Right
from rulings.desk.cases.queries.hearers import Hearers, hearers_of, named
from rulings.desk.profiles.values.review import read_review_settings
from rulings.models import Appeal, AppealState, Body, User

Forms = Mapping[Act, Form]
SERVICES: dict[Act, Callable[..., Appeal]] = {
    Act.CONSENT: consent_to_appeal,
    Act.ADMIT_LATE: partial(decide_late, is_admitted=True),
    Act.REFUSE_LATE: partial(decide_late, is_admitted=False),
    Act.DEPOSIT: note_deposit,
    Act.TELL_OTHER_SIDE: tell_other_side,
    Act.COMMENT: comment_on_appeal,
    Act.STATE: give_statement,
    Act.RULE_ON_LAW: rule_on_law,
    Act.SEAT: seat_members,
    Act.HEAR: hear_appeal,
    Act.DECIDE: decide_appeal,
    Act.TELL: tell_outcome,
    Act.NOTE_FURTHER: note_further_appeal,
    Act.WITHDRAW: withdraw_appeal,
}
_PLAIN: dict[Act, tuple[type[Form], tuple[str, ...]]] = {
    Act.CONSENT: (ConsentForm, ()),
    Act.ADMIT_LATE: (ReasonForm, ()),
    Act.REFUSE_LATE: (ReasonForm, ()),
    Act.COMMENT: (CommentForm, ("comments",)),
    Act.STATE: (StatementForm, ("statement",)),
    Act.RULE_ON_LAW: (PointsForm, ("law_points", "law_ruling", "fact_points")),
    Act.HEAR: (HearForm, ()),
    Act.NOTE_FURTHER: (FurtherForm, ("further",)),
    Act.WITHDRAW: (ReasonForm, ()),
}
"""Forms that begin with what is stored under the names of their fields."""


def form_for(act: Act, appeal: Appeal, data: Any = None) -> Form:
    """The form of a step, as sent or as it begins."""
    if act is Act.SEAT:
        settings = read_review_settings(appeal.ruling.report.session.profile.review)
        return SeatForm(data, appeal, members_of_club(appeal.club_id), settings.members)
    if act is Act.DECIDE:
        return DecideForm(data, appeal)
    if act is Act.DEPOSIT:
        paid = {"is_paid": appeal.deposit_paid_at is not None, "fate": appeal.deposit_fate}
        return DepositForm(data, initial={"deposit": appeal.deposit} | paid, auto_id="deposit_%s")
    kind, names = _PLAIN.get(act, (NothingForm, ()))
    return kind(data, initial={name: getattr(appeal, name) for name in names}, auto_id=f"{act}_%s")


def do(act: Act, actor: User, appeal: Appeal, form: Form) -> int:
    """Do the step: 0 when it was done, else the refusal's status, with the refusal on the form."""
    return refusal_on(form, lambda: SERVICES[act](actor=actor, appeal=appeal, **form.cleaned_data))


def refusal_on(form: Form, service: Callable[[], object]) -> int:
    """0 when the service did it; else its refusal's status, with its sentence on the form's field or above them all."""
    try:
        service()
    except Refusal as refusal:
        field = refusal.field if isinstance(refusal, BadInput) and refusal.field in form.fields else None
        form.add_error(field, str(refusal))
        return refusal.status
    return 0


_Lines = list[tuple[str, str]]
_ONCE = {Act.TELL_OTHER_SIDE: "other_told_at", Act.TELL: "told_at"}
"""Steps that are done once, and when that was."""


@dataclass(frozen=True)
class _StepSheet:
    """One step. `whose` names those who may do it where the reader may not; without a `form` it cannot be done now."""

    act: Act
    title: str
    paragraph: str
    help: str
    lines: _Lines
    form: Form | None
    presses: tuple[tuple[Act, str], ...]
    whose: str
    is_next: bool


def step_sheets(appeal: Appeal, reader: User, rights: frozenset[Right], forms: Forms) -> list[_StepSheet]:
    """Every step that has a place on the page, in order; `forms` are those that come back with their errors."""
    hearers, following = hearers_of(appeal), next_act(appeal)
    acts = [act for act in STEP_TITLES if act is not Act.ADMIT_LATE or appeal.is_late]
    sheets = [_step_sheet(act, appeal, _whose(act, reader, rights, hearers), forms, act is following) for act in acts]
    return [each for each in sheets if each.lines or each.form or is_ahead(each.act, AppealState(appeal.state))]


def _step_sheet(act: Act, appeal: Appeal, others: str, forms: Forms, is_next: bool) -> _StepSheet:
    """One of them."""
    pair = (Act.ADMIT_LATE, Act.REFUSE_LATE) if act is Act.ADMIT_LATE else (act,)
    sent = next((forms[each] for each in pair if each in forms), None)
    is_done = act in _ONCE and getattr(appeal, _ONCE[act]) is not None
    is_open = is_possible(act, AppealState(appeal.state)) and not is_done and not others
    return _StepSheet(
        act=act,
        title=str(STEP_TITLES[act]),
        paragraph=STEPS[act].paragraph,
        help=str(DECIDE_HELP[Body(appeal.body)] if act is Act.DECIDE else STEP_HELP.get(act, "")),
        lines=[(label, text) for label, text in LINES[act](appeal) if text],
        form=sent or (form_for(act, appeal) if is_open else None),
        presses=tuple((each, str(STEP_PRESS[each])) for each in pair),
        whose=others,
        is_next=is_next,
    )


def _whose(act: Act, reader: User, rights: frozenset[Right], hearers: Hearers) -> str:
    """Who may do it in the reader's place; "" where he may himself."""
    step = STEPS[act]
    if not step.is_independent:
        return "" if step.right in rights else _("a director of the club")
    if step.right in rights and hearers.why_not(reader, step.charge) is None:
        return ""
    return named(hearers.in_charge(step.charge)) or _("another chief director or administrator")


def _agreed(appeal: Appeal) -> _Lines:
    """Who agreed when, and how many are missing; of a pair, whoever is none of its players on record is marked."""
    is_pair = consents_needed(appeal) == PLAYERS_OF_A_PAIR and bool(appeal.consents)
    players = players_of_side(appeal.ruling.report, Side(appeal.side)) if is_pair else []
    names = []
    for each in appeal.consents:
        text = f"{each['name']}, {_at(datetime.fromisoformat(each['at']))}"
        is_known = not players or is_among(each["name"], players)
        names.append(text if is_known else _("%(agreed)s: not on record as a player of this side") % {"agreed": text})
    return [(_("Agreed"), "\n".join(names)), (_("Still missing"), str(consents_missing(appeal) or ""))]


def _seated(appeal: Appeal) -> _Lines:
    """Who hears it; those with a conflict of interest apart."""
    members = list(appeal.members.all())
    if not members:
        return []
    chair = _("chair")
    sitting = [f"{each.name} ({chair})" if each.is_chair else each.name for each in members if not each.conflict]
    away = [f"{each.name}: {each.conflict}" for each in members if each.conflict]
    body = str(Body(appeal.body).label)
    labels = (str(APPEAL_LABELS["body"]), str(APPEAL_LABELS["members"]), str(APPEAL_LABELS["conflicts"]))
    return list(zip(labels, (body, "\n".join(sitting), "\n".join(away)), strict=True))


def _decided(appeal: Appeal) -> _Lines:
    """The decision with all that belongs to it."""
    words = [
        (str(APPEAL_LABELS["decision"]), appeal.get_decision_display()),
        *_told(appeal, "findings", "decision_text"),
        (str(APPEAL_LABELS["merit"]), appeal.get_merit_display()),
        *_told(appeal, "dissent"),
    ]
    return [*words, (_("By whom, when"), _by(appeal.decided_by, appeal.decided_at))]


def _told(appeal: Appeal, *names: str) -> _Lines:
    """Stored texts with their labels."""
    return [(str(APPEAL_LABELS[name]), getattr(appeal, name)) for name in names]


def _at(moment: datetime | None) -> str:
    """A time in the club's zone; "" for none."""
    return date_format(localtime(moment), "SHORT_DATETIME_FORMAT") if moment else ""


def _by(user: User | None, moment: datetime | None) -> str:
    """Who did it when."""
    return ", ".join(part for part in (user.display_name if user else "", _at(moment)) if part)


LINES: dict[Act, Callable[[Appeal], _Lines]] = {
    Act.CONSENT: _agreed,
    Act.ADMIT_LATE: lambda appeal: [
        (_("Reason"), appeal.late_reason),
        (_("By whom, when"), _by(appeal.late_by, appeal.late_at)),
    ],
    Act.DEPOSIT: lambda appeal: [
        *_told(appeal, "deposit"),
        (str(APPEAL_LABELS["paid"]), _at(appeal.deposit_paid_at)),
        (str(APPEAL_LABELS["fate"]), appeal.get_deposit_fate_display()),
    ],
    Act.TELL_OTHER_SIDE: lambda appeal: [(_("By whom, when"), _by(appeal.other_told_by, appeal.other_told_at))],
    Act.COMMENT: lambda appeal: [*_told(appeal, "comments"), (_("Noted"), _at(appeal.comments_at))],
    Act.STATE: lambda appeal: [
        *_told(appeal, "statement"),
        (_("By whom, when"), _by(appeal.statement_by, appeal.statement_at)),
    ],
    Act.RULE_ON_LAW: lambda appeal: [
        *_told(appeal, "law_points", "law_ruling", "fact_points"),
        (_("By whom, when"), _by(appeal.law_ruled_by, appeal.law_ruled_at)),
    ],
    Act.SEAT: _seated,
    Act.HEAR: lambda appeal: [(_("Heard"), _at(appeal.heard_at)), *_told(appeal, "attended", "scribe")],
    Act.DECIDE: _decided,
    Act.TELL: lambda appeal: [(_("By whom, when"), _by(appeal.told_by, appeal.told_at))],
    Act.NOTE_FURTHER: lambda appeal: [(_("Noted"), appeal.further)],
    Act.WITHDRAW: lambda appeal: [
        (_("Reason"), appeal.withdrawn_because),
        (_("Withdrawn"), _at(appeal.withdrawn_at)),
    ],
}
"""What each step of the page has brought so far, with its labels; empty texts are left out."""
