"""The form and the service of each step of an appeal."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from django.forms import Form

from rulings.forms.answering import ReasonForm
from rulings.forms.appeals import (
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
from rulings.models import Appeal, User
from rulings.queries.appeals import members_of_club
from rulings.services.appeal_steps import Act
from rulings.services.appeals import consent_to_appeal, decide_late, note_deposit, withdraw_appeal
from rulings.services.hearing import (
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
from rulings.services.refusals import BadInput, Refusal
from rulings.services.review_settings import read_review_settings

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
PLAIN: dict[Act, tuple[type[Form], tuple[str, ...]]] = {
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
    kind, names = PLAIN.get(act, (NothingForm, ()))
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
