"""Appeals for those who work here: the list, the page of one with its steps, and lodging one for a side.

What a side does with an appeal on its private page stands with the players' pages.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Any

from django.contrib import messages
from django.db.models import prefetch_related_objects
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.bridge import Side
from rulings.desk.adjusting.queries.stored import adjustments_given, score_lines
from rulings.desk.appeals.forms.federation import (
    AnswerForm,
    AskForm,
    DecideFurtherForm,
    ReferForm,
    SendFurtherForm,
)
from rulings.desk.appeals.forms.steps import (
    CommentForm,
    ConsentForm,
    DecideForm,
    DepositForm,
    DirectorsLodgeForm,
    FurtherForm,
    HearForm,
    PointsForm,
    SeatForm,
    StatementForm,
    StepForm,
    WhyForm,
)
from rulings.desk.appeals.queries import (
    appeals_listed,
    consents_needed,
    further_appeals,
    has_place,
    lines_of,
    next_act,
    says_the_same,
    waits_for_new_version,
)
from rulings.desk.appeals.services.federation import (
    answer_federation,
    ask_club,
    decide_further,
    refer_appeal,
    send_further,
)
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
from rulings.desk.appeals.services.lodging import (
    consent_to_appeal,
    decide_late,
    lodge_appeal,
    note_deposit,
    withdraw_appeal,
)
from rulings.desk.appeals.values import STEPS, Act, is_ahead, is_possible, on_one_form
from rulings.desk.appeals.wording.steps import DECIDE_HELP, STEP_WORDS
from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import DeskForm, submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.names import players_of_side
from rulings.desk.base.pages import page_of
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.rights import Right, Rights, right_to_rule_on
from rulings.desk.between.queries.offices import federations_served
from rulings.desk.cases.queries.hearers import Hearers, hearers_of, named
from rulings.desk.cases.queries.ruling_sheet import headline
from rulings.desk.playing.queries import unseen_of
from rulings.desk.sessions.queries import clocks_of
from rulings.models import Appeal, AppealState, Body, Ruling, User
from rulings.wording.situations import situation_title
from rulings.wording.terms import value_text

_Forms = Mapping[Act, DeskForm]


@dataclass(frozen=True)
class _Deed:
    """What does a step: its form, and the service that takes the form."""

    form: Callable[..., DeskForm]
    service: Callable[..., Appeal]


DEEDS: Mapping[Act, _Deed] = MappingProxyType(
    {
        Act.CONSENT: _Deed(ConsentForm, consent_to_appeal),
        Act.ADMIT_LATE: _Deed(WhyForm, partial(decide_late, is_admitted=True)),
        Act.REFUSE_LATE: _Deed(WhyForm, partial(decide_late, is_admitted=False)),
        Act.DEPOSIT: _Deed(DepositForm, note_deposit),
        Act.TELL_OTHER_SIDE: _Deed(StepForm, tell_other_side),
        Act.COMMENT: _Deed(CommentForm, comment_on_appeal),
        Act.STATE: _Deed(StatementForm, give_statement),
        Act.RULE_ON_LAW: _Deed(PointsForm, rule_on_law),
        Act.REFER: _Deed(ReferForm, refer_appeal),
        Act.SEAT: _Deed(SeatForm, seat_members),
        Act.HEAR: _Deed(HearForm, hear_appeal),
        Act.DECIDE: _Deed(DecideForm, decide_appeal),
        Act.TELL: _Deed(StepForm, tell_outcome),
        Act.NOTE_FURTHER: _Deed(FurtherForm, note_further_appeal),
        Act.SEND_FURTHER: _Deed(SendFurtherForm, send_further),
        Act.ASK: _Deed(AskForm, ask_club),
        Act.ANSWER: _Deed(AnswerForm, answer_federation),
        Act.DECIDE_FURTHER: _Deed(DecideFurtherForm, decide_further),
        Act.WITHDRAW: _Deed(WhyForm, withdraw_appeal),
    }
)


@require_safe
@page
def appeals(request: HttpRequest) -> HttpResponse:
    """The appeals of the member's clubs."""
    unseen = unseen_of(member(request))
    shown = appeals_listed(member(request)).exclude(ruling__report__board__in=unseen.ids)
    context = {"appeals": page_of(request, shown, _listed), "unseen": unseen}
    context["federations"] = federations_served(member(request))
    return render(request, "appeals/index.html", context)


def _listed(each: Appeal) -> tuple[Appeal, str, str]:
    """One row of the list: the appeal, its side and its situation."""
    return each, value_text(Side(each.side)), situation_title(each.ruling.situation)


@require_safe
@page
def appeal(request: HttpRequest, pk: int) -> HttpResponse:
    """One appeal, step by step."""
    shown, rights = find(request, Appeal, pk=pk)
    return _appeal_page(request, shown, rights)


@act
def appeal_act(request: HttpRequest, pk: int, name: str) -> HttpResponse:
    """One step; what is wrong comes back on the page with what was written."""
    if name not in set(Act):
        raise Http404
    step = Act(name)
    shown, rights = find(request, Appeal, STEPS[step].right, pk=pk)
    form = _form_of(step, shown, request.POST)
    if not submit(form, partial(DEEDS[step].service, actor=member(request), appeal=shown), Refusal):
        return _appeal_page(request, find(request, Appeal, pk=pk)[0], rights, {step: form}, form.status)
    messages.success(request, str(STEP_WORDS[step].done))
    return redirect("appeal", pk)


def _appeal_page(
    request: HttpRequest, shown: Appeal, rights: Rights, sent: _Forms = MappingProxyType({}), status: int = 200
) -> HttpResponse:
    """The page of an appeal; `sent` is the form that comes back with its errors."""
    ruling = shown.ruling
    steps = _step_sheets(shown, member(request), rights, sent)
    context: dict[str, Any] = {
        "appeal": shown,
        "report": ruling.report,
        "board": ruling.report.board,
        "side": value_text(Side(shown.side)),
        "title": situation_title(ruling.situation),
        "headline": headline(ruling),
        "may": rights,
        "steps": steps,
        "next": next((each for each in steps if each.is_next), None),
        "waits_for_version": waits_for_new_version(shown),
        "old_scores": _old_scores(shown),
        "went_on": further_appeals(shown) if shown.decision else [],
        "says_the_same": says_the_same(shown),
        "may_rule": right_to_rule_on(ruling) in rights,
        "myself": member(request),
    }
    return render(request, "appeals/appeal.html", context, status=status)


@dataclass(frozen=True)
class _StepSheet:
    """One step. `whose` names those who may do it where the reader may not; without a `form` it cannot be done now."""

    act: Act
    title: str
    paragraph: str
    help: str
    lines: list[tuple[str, str]]
    form: DeskForm | None
    presses: tuple[tuple[Act, str], ...]
    whose: str
    is_next: bool


def _form_of(act: Act, appeal: Appeal, data: Any = None) -> DeskForm:
    """The form of a step, as sent or as it begins."""
    return DEEDS[act].form(data, appeal, auto_id=f"{act}_%s")


def _step_sheets(appeal: Appeal, reader: User, rights: Rights, sent: _Forms) -> list[_StepSheet]:
    """Every step that has a place on the page, in order."""
    prefetch_related_objects([appeal], "members")
    hearers, following = hearers_of(appeal), next_act(appeal)
    acts = [act for act in Act if STEPS[act].instead_of is None and has_place(act, appeal)]
    sheets = [
        _step_sheet(act, appeal, _whose(act, appeal, reader, rights, hearers), sent, act is following) for act in acts
    ]
    return [each for each in sheets if each.lines or each.form or is_ahead(each.act, AppealState(appeal.state))]


def _step_sheet(act: Act, appeal: Appeal, whose: str, sent: _Forms, is_next: bool) -> _StepSheet:
    """A step as the page shows it."""
    step, words, presses = STEPS[act], STEP_WORDS[act], on_one_form(act)
    is_done = bool(step.once) and getattr(appeal, step.once) is not None
    is_open = is_possible(act, AppealState(appeal.state)) and not is_done and not whose
    back = next((sent[each] for each in presses if each in sent), None)
    return _StepSheet(
        act=act,
        title=str(words.title),
        paragraph=step.paragraph,
        help=str(DECIDE_HELP[Body(appeal.body)] if act is Act.DECIDE else words.help),
        lines=lines_of(act, appeal),
        form=back or (_form_of(act, appeal) if is_open else None),
        presses=tuple((each, str(STEP_WORDS[each].press)) for each in presses),
        whose=whose,
        is_next=is_next,
    )


def _whose(act: Act, appeal: Appeal, reader: User, rights: Rights, hearers: Hearers) -> str:
    """Who may do it in the reader's place; "" where he may himself."""
    step = STEPS[act]
    if step.is_of_federation:
        return str(appeal.federation or _("the federation"))
    if not step.is_independent:
        return "" if step.right in rights else _("a director of the club")
    if step.right in rights and hearers.why_not(reader, step.charge) is None:
        return ""
    return named(hearers.in_charge(step.charge)) or _("another chief director or administrator")


def _old_scores(shown: Appeal) -> list[str]:
    """The scores of earlier versions that still count though the appeal led to a new one."""
    new = shown.new_ruling
    earlier = [each for each in adjustments_given(new) if each.ruling_id != new.pk] if new else []
    return [line for each in earlier for line in score_lines(each)]


@require_http_methods(["GET", "HEAD", "POST"])
@page
def ruling_appeal(request: HttpRequest, pk: int) -> HttpResponse:
    """Take an appeal down for a side."""
    shown, _rights = find(request, Ruling, Right.RULE, pk=pk)
    form = DirectorsLodgeForm(request.POST or None, consents_needed(Appeal(ruling=shown)))
    made = submit(form, partial(lodge_appeal, actor=member(request), ruling=shown), Refusal)
    if made is None:
        return _lodge_page(request, shown, form)
    return redirect("appeal", made.pk)


def _lodge_page(request: HttpRequest, shown: Ruling, form: DirectorsLodgeForm) -> HttpResponse:
    """The page on which a director lodges an appeal, with who plays where, and until when."""
    report = shown.report
    context = {
        "ruling": shown,
        "report": report,
        "board": report.board,
        "title": situation_title(shown.situation),
        "headline": headline(shown),
        "players": [(value_text(side), ", ".join(players_of_side(report, side))) for side in Side],
        "form": form,
    }
    return render(request, "appeals/lodge.html", context | clocks_of(report.session), status=form.status)
