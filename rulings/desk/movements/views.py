"""Sections and their movements: chosen, looked at, changed; cards for the tables and for the players, to be printed."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.bridge.movements import Movement, comparisons, faults
from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.pdf import pdf_response
from rulings.desk.base.refusals import Refusal, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.movements.forms.rounds import RoundForm
from rulings.desk.movements.forms.sections import RemoveSectionForm, SectionForm
from rulings.desk.movements.queries import guide_cards, seating_of, table_cards
from rulings.desk.movements.services import remove_section, set_round, set_section
from rulings.desk.movements.wording import KINDS, fault_text
from rulings.models import Section, Session


@require_safe
@page
def sections(request: HttpRequest, slug: str) -> HttpResponse:
    """The session's sections with their movements, round by round."""
    session, rights = find(request, Session, slug=slug)
    seating = seating_of(session)
    shown = [_shown(each, seating.movements.get(each.name)) for each in seating.sections]
    context = {"session": session, "may": rights, "sections": shown, "has_movement": bool(seating.movements)}
    return render(request, "movements/sections.html", context)


def _shown(section: Section, movement: Movement | None) -> dict[str, Any]:
    """A section with what there is to say of its movement."""
    told: dict[str, Any] = {"section": section, "kind": KINDS[str(section.movement.get("kind", ""))]}
    if movement is None:
        return told
    return told | {
        "movement": movement,
        "rounds": [movement.of_round(number) for number in range(1, movement.rounds + 1)],
        "notices": [fault_text(fault) for fault in faults(movement)],
        "comparisons": sorted(set(comparisons(movement).values())),
    }


@require_http_methods(["GET", "HEAD", "POST"])
@page
def section_new(request: HttpRequest, slug: str) -> HttpResponse:
    """Give the session a section."""
    return _section_page(request, slug, None)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def section(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Change a section's tables or its movement."""
    return _section_page(request, slug, pk)


def _section_page(request: HttpRequest, slug: str, pk: int | None) -> HttpResponse:
    """The form of a section."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    there = list(session.sections.all())
    its = or_404(next((each for each in there if each.pk == pk), None)) if pk is not None else None
    boards = list(session.boards.values_list("number", flat=True))
    form = SectionForm(request.POST or None, session, there, boards, its)
    if submit(form, partial(set_section, actor=member(request), session=session), shown=Refusal):
        messages.success(request, _("Tables and movement are kept."))
        return redirect("sections", slug)
    context = {"session": session, "section": its, "form": form}
    return render(request, "movements/section.html", context, status=form.status)


@act
def section_remove(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Take a section away."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    its = get_object_or_404(session.sections, pk=pk)
    form = RemoveSectionForm(request.POST)
    remove_section(actor=member(request), section=its, **(form.cleaned_data if form.is_valid() else {"was": ""}))
    messages.success(request, _("The section is removed."))
    return redirect("sections", slug)


_CARDS = {"tables": table_cards, "guides": guide_cards}


@require_http_methods(["GET", "HEAD", "POST"])
@page
def section_round(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Seat one round by hand."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    its = get_object_or_404(session.sections, pk=pk)
    form = RoundForm(request.POST or None, its)
    if submit(form, partial(set_round, actor=member(request), session=session, section=its), shown=Refusal):
        messages.success(request, _("The round is set."))
        return redirect("sections", slug)
    return render(
        request, "movements/round.html", {"session": session, "section": its, "form": form}, status=form.status
    )


@require_safe
@page
def cards(request: HttpRequest, slug: str, kind: str) -> HttpResponse:
    """The cards of the tables, or those of the contestants, as a PDF for the room."""
    session, _rights = find(request, Session, slug=slug)
    make = or_404(_CARDS.get(kind))
    seating = seating_of(session)
    if not seating.movements:
        raise WrongState(_("No movement is set for this session: set its tables, then print their cards."))
    context = {"session": session, "cards": list(make(seating))}
    return pdf_response(request, f"movements/cards_{kind}.html", context, f"{kind}-{slug}.pdf")
