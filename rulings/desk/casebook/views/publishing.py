"""Publishing a ruling, and taking it back."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import NoticeForm, submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right
from rulings.desk.base.signatures import sheet_digest, sheet_of
from rulings.desk.casebook.forms import CommentaryForm, PublicTextForm
from rulings.desk.casebook.queries.held_back import public_sheet
from rulings.desk.casebook.queries.public_words import names_to_seats
from rulings.desk.casebook.services.publishing import (
    comment_on_case,
    prepare_public_text,
    publish,
    withdraw_publication,
)
from rulings.desk.cases.queries.ruling_sheet import announced_findings
from rulings.desk.reports.queries.about import about_told
from rulings.models import Ruling
from rulings.wording.situations import situation_title


@page
def ruling_publish(request: HttpRequest, pk: int) -> HttpResponse:
    """The public text as it would stand, then the signature under it."""
    shown, _rights = find(request, Ruling, Right.PUBLISH, pk=pk)
    form = PublicTextForm(request.POST if request.method == "POST" else None, initial=_first_words(shown))
    pressed = form.cleaned_data["act"] if form.is_valid() else ""
    if pressed == "seats":
        return _publish_page(request, shown, _with_seats(shown, form))
    service = prepare_public_text if pressed == "prepare" else publish
    if not submit(form, partial(service, actor=member(request), ruling=shown)):
        return _publish_page(request, shown, form)
    if pressed == "prepare":
        messages.success(request, _("Both sides read this text on their private page now."))
        return redirect("ruling_publish", shown.pk)
    messages.success(request, _("Published. Everybody may read it now."))
    return redirect("ruling", shown.pk)


def _with_seats(shown: Ruling, form: PublicTextForm) -> PublicTextForm:
    """The form anew, with seats for the names in its text."""
    text, spared = form.cleaned_data["text"], form.cleaned_data["not_names"]
    return PublicTextForm(initial={"text": names_to_seats(shown, text, spared), "not_names": spared})


def _first_words(shown: Ruling) -> dict[str, Any]:
    """What the form begins with: what both sides were shown, else the report's narrative and what it is about."""
    public = getattr(shown, "public_text", None)
    if public:
        return {"text": public.text, "not_names": public.not_names}
    about = [f"{name}: {text}" for name, text in about_told(shown.report, [shown.situation])]
    return {"text": "\n".join(filter(None, [shown.report.narrative, *about]))}


def _publish_page(request: HttpRequest, shown: Ruling, form: PublicTextForm) -> HttpResponse:
    """What the public would read, with the text that may be changed."""
    sheet = sheet_of(shown)
    context = {
        "ruling": shown,
        "report": shown.report,
        "board": shown.report.board,
        "title": situation_title(shown.situation),
        "findings": announced_findings(shown),
        "form": form,
        "public_text": getattr(shown, "public_text", None),
        "digest": sheet_digest(shown, sheet),
        "sheet": public_sheet(shown, form["text"].value() or "", list(form["not_names"].value() or []), sheet),
    }
    return render(request, "casebook/publish.html", context, status=form.status)


@page
def publication_withdraw(request: HttpRequest, pk: int) -> HttpResponse:
    """Take a ruling back from the public, leaving a notice."""
    shown, _rights = find(request, Ruling, Right.PUBLISH, pk=pk)
    publication = or_404(getattr(shown, "publication", None))
    form = NoticeForm(request.POST or None)
    if submit(form, partial(withdraw_publication, actor=member(request), publication=publication)):
        messages.success(request, _("Withdrawn: readers find your notice in its place."))
        return redirect("ruling", pk)
    context = {"ruling": shown, "report": shown.report, "board": shown.report.board, "form": form}
    return render(request, "casebook/unpublish.html", context)


@page
def publication_comment(request: HttpRequest, pk: int) -> HttpResponse:
    """Write a commentary on a published case, or take it away."""
    shown, _rights = find(request, Ruling, Right.PUBLISH, pk=pk)
    publication = or_404(getattr(shown, "publication", None))
    stored = {"commentary": publication.commentary, "commentator": publication.commentator}
    form = CommentaryForm(request.POST if request.method == "POST" else None, initial=stored)
    if submit(form, partial(comment_on_case, actor=member(request), publication=publication)):
        messages.success(request, _("The commentary stands under the case as you wrote it."))
        return redirect("ruling", pk)
    context = {"ruling": shown, "report": shown.report, "board": shown.report.board, "form": form}
    return render(request, "casebook/comment.html", context)
