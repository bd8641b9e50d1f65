"""Publishing a ruling, taking it back, and the casebook that everybody may read."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings import queries
from rulings.forms.answering import NoticeForm, PublicTextForm
from rulings.models import Publication, Ruling
from rulings.permissions import Right
from rulings.services.publishing import publish, withdraw_publication
from rulings.services.refusals import BadInput
from rulings.views import found
from rulings.views.asking import FindingSheet
from rulings.views.gate import page
from rulings.views.language import as_read_at
from rulings.views.telling import sentences_of, told_findings
from rulings.wording.situations import situation_title


@page
def ruling_publish(request: HttpRequest, pk: int) -> HttpResponse:
    """The public text as it would stand, then the signature under it."""
    shown, _rights = found.ruling(request, pk, Right.PUBLISH)
    form = PublicTextForm(request.POST if request.method == "POST" else None, initial={"text": shown.report.narrative})
    if not form.is_valid():
        return publish_page(request, shown, form)
    try:
        publish(actor=found.member(request), ruling=shown, text=form.cleaned_data["text"])
    except BadInput as refusal:
        form.add_error("text", str(refusal))
        return publish_page(request, shown, form, refusal.status)
    messages.success(request, _("Published. Everybody may read it now."))
    return redirect("ruling", pk)


def publish_page(request: HttpRequest, shown: Ruling, form: PublicTextForm, status: int = 200) -> HttpResponse:
    """What the public would read, with the text that may be changed."""
    context = {
        "ruling": shown,
        "report": shown.report,
        "board": shown.report.board,
        "title": situation_title(shown.situation),
        "findings": told_findings(shown),
        "form": form,
    }
    return render(request, "rulings/publish.html", context, status=status)


@page
def publication_withdraw(request: HttpRequest, pk: int) -> HttpResponse:
    """Take a ruling back from the public, leaving a notice."""
    shown, _rights = found.ruling(request, pk, Right.PUBLISH)
    publication = getattr(shown, "publication", None)
    if publication is None:
        raise Http404
    form = NoticeForm(request.POST or None)
    if not form.is_valid():
        context = {"ruling": shown, "report": shown.report, "board": shown.report.board, "form": form}
        return render(request, "rulings/unpublish.html", context)
    withdraw_publication(actor=found.member(request), publication=publication, notice=form.cleaned_data["notice"])
    messages.success(request, _("Withdrawn: readers find your notice in its place."))
    return redirect("ruling", pk)


@require_safe
def casebook(request: HttpRequest) -> HttpResponse:
    """Everything published, by club."""
    published = [(each, situation_title(each.ruling.situation)) for each in queries.casebook()[:500]]
    return render(request, "public/casebook.html", {"published": published})


@require_safe
def casebook_case(request: HttpRequest, club: str, year: int, number: int) -> HttpResponse:
    """One published ruling, without names."""
    shown = queries.publication_by_number(club, year, number)
    if shown is None:
        raise Http404
    with as_read_at(request, shown.club):
        return render(request, "public/case.html", case_context(shown))


def case_context(shown: Publication) -> dict[str, Any]:
    """The page of a published ruling; nothing of it once it was withdrawn."""
    if shown.withdrawn_at is not None:
        return {"publication": shown, "title": situation_title(shown.ruling.situation)}
    pairs = zip(sentences_of(shown.sentences), shown.paragraphs, strict=False)
    return {
        "publication": shown,
        "title": situation_title(shown.ruling.situation),
        "edition": shown.ruling.edition,
        "board": shown.ruling.report.board,
        "findings": [FindingSheet(text, paragraph) for text, paragraph in pairs],
    }
