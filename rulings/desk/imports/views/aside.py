"""What a file has and could not be taken as it stands: one page, on which each of it is decided."""

from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.rights import Right
from rulings.desk.imports.forms.deciding import DecideForm
from rulings.desk.imports.queries.kept import aside_of, fault_found, people_of, waiting_faults
from rulings.desk.imports.services.faults import decide_fault
from rulings.desk.imports.values import Way
from rulings.desk.imports.wording.faults import shown_fault
from rulings.desk.playing.queries import unseen_of
from rulings.models import KeptAside, Session


@page
def kept_aside(request: HttpRequest, slug: str) -> HttpResponse:
    """What waits, each with what is wrong with it and what each choice does."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    return _page(request, session)


@act
def decide(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Take it as it stands, in the place of another, or with the right value; or leave it out."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    kept: KeptAside = or_404(fault_found(session, pk))
    form = DecideForm(request.POST, aside_of(kept), people_of(session))
    decided = submit(form, partial(decide_fault, actor=member(request), kept=kept), Refusal)
    if decided is None:
        return _page(request, session, form)
    messages.success(request, _("Left out.") if form.cleaned_data["way"] == Way.LEFT.value else _("Put in."))
    return redirect("kept_aside", slug)


def _page(request: HttpRequest, session: Session, refused: DecideForm | None = None) -> HttpResponse:
    """The page; `refused` is a form that comes back."""
    asides, hidden = waiting_faults(session, unseen_of(member(request)))
    people = people_of(session)
    pk = refused.aside.kept.pk if refused else 0
    forms = [refused if refused and each.kept.pk == pk else DecideForm(None, each, people) for each in asides]
    listed = [{"aside": each, "form": form} | shown_fault(each) for each, form in zip(asides, forms, strict=True)]
    context = {"session": session, "listed": listed, "hidden": hidden}
    return render(request, "imports/aside.html", context, status=refused.status if refused else 200)
