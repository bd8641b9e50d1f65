"""The calls of a session for its directors: the queue, what is done with a call, the history, and the tables' cards."""

from collections.abc import Callable
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import override
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.live import live
from rulings.desk.base.pages import page_of, qr_drawing
from rulings.desk.base.pdf import pdf_response
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right, Rights
from rulings.desk.calls.forms import ActForm, KeysForm, NoteForm
from rulings.desk.calls.queries import address_of, calls_of, live_keys, queue_sheet
from rulings.desk.calls.services.calls import (
    defer_call,
    hand_back,
    note_call,
    settle_call,
    take_call,
    withdraw_call,
)
from rulings.desk.calls.services.keys import make_table_keys, renew_key, revoke_key
from rulings.desk.calls.values import Act, place_of
from rulings.desk.calls.wording import also_please, director_please
from rulings.desk.movements.values import TablePlace
from rulings.desk.playing.queries import Unseen, unseen_of
from rulings.models import IrregularityReport, Session, SessionKey, TableCall

_HERE, _DESK = "calls", "desk"
_DEEDS: dict[Act, Callable[..., TableCall]] = {
    Act.TAKE: take_call,
    Act.DEFER: defer_call,
    Act.HAND_BACK: hand_back,
    Act.SETTLE: settle_call,
    Act.WITHDRAW: withdraw_call,
}


@require_safe
@page
@live
def session_calls(request: HttpRequest, slug: str) -> HttpResponse:
    """The queue, the evening's calls and the cards."""
    shown, rights = find(request, Session, slug=slug)
    return _calls_page(request, shown, rights)


def _calls_page(request: HttpRequest, shown: Session, rights: Rights, **forms: Any) -> HttpResponse:
    """The whole page; `forms` are those that come back with their errors."""
    keys, unseen = live_keys(shown), unseen_of(member(request)).of(shown)
    context = {
        "may": rights,
        "history": page_of(request, calls_of(shown), partial(_history_row, unseen)),
        "keys": [(place_of(key), key) for key in keys],
        "cards_lost": not all(map(address_of, keys)),
        "noting": NoteForm(),
        "tables_form": None if shown.sections.exists() else KeysForm(initial={"tables": len(keys) or None}),
    }
    return render(request, "calls/calls.html", queue_sheet(shown, unseen, _HERE) | context | forms)


def _history_row(unseen: Unseen, call: TableCall) -> tuple[TablePlace, TableCall, IrregularityReport | None]:
    """A call with its table, and its report unless the reader has still to play the board."""
    return place_of(call), call, unseen.shown_of(call.report)


@act
def call_note(request: HttpRequest, slug: str) -> HttpResponse:
    """Note a call oneself."""
    shown, rights = find(request, Session, Right.FILE, slug=slug)
    form = NoteForm(request.POST)
    if submit(form, partial(note_call, actor=member(request), session=shown)) is None:
        return _calls_page(request, shown, rights, noting=form)
    return redirect("session_calls", slug)


@require_safe
@page
def call(request: HttpRequest, pk: int) -> HttpResponse:
    """Where a call is shown."""
    shown, _rights = find(request, TableCall, pk=pk)
    return redirect("session_calls", shown.session.slug)


@act
def call_act(request: HttpRequest, pk: int, name: Act) -> HttpResponse:
    """Go, come later, hand back, settle or withdraw; then back to where it was pressed."""
    shown, _rights = find(request, TableCall, Right.FILE, pk=pk)
    form = ActForm(request.POST)
    if submit(form, partial(_DEEDS[name], actor=member(request), call=shown)) is None:
        raise BadInput(_("This form is not complete. Go back, and press the button again."))
    if form.cleaned_data["at"] == _DESK:
        return redirect(f"{resolve_url('desk')}?session={shown.session.slug}")
    return redirect("session_calls", shown.session.slug)


@act
def keys_make(request: HttpRequest, slug: str) -> HttpResponse:
    """A card for every table."""
    shown, rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    make = partial(make_table_keys, actor=member(request), session=shown)
    form = None if shown.sections.exists() else KeysForm(request.POST)
    made = make() if form is None else submit(form, make)
    if made is None:
        return _calls_page(request, shown, rights, tables_form=form)
    messages.success(request, _("Every table has its card now. Print them, and put one on each table."))
    return redirect(f"{resolve_url('session_calls', slug)}#cards")


@require_safe
@page
def table_key(request: HttpRequest, pk: int) -> HttpResponse:
    """Where a card is shown."""
    shown, _rights = find(request, SessionKey, pk=pk)
    return redirect("session_calls", shown.session.slug)


@act
def key_revoke(request: HttpRequest, pk: int) -> HttpResponse:
    """Make a card useless."""
    shown, _rights = find(request, SessionKey, Right.RUN_SESSION, pk=pk)
    revoke_key(actor=member(request), key=shown)
    messages.success(request, _("The card of table %(table)s calls nobody any more.") % {"table": place_of(shown)})
    return redirect(f"{resolve_url('session_calls', shown.session.slug)}#cards")


@act
def key_renew(request: HttpRequest, pk: int) -> HttpResponse:
    """A new card in place of one."""
    shown, _rights = find(request, SessionKey, Right.RUN_SESSION, pk=pk)
    renew_key(actor=member(request), key=shown)
    told = {"table": place_of(shown)}
    messages.success(request, _("Table %(table)s has a new card, and the old one calls nobody. Print it.") % told)
    return redirect(f"{resolve_url('session_calls', shown.session.slug)}#cards")


@require_safe
@page
def table_cards(request: HttpRequest, slug: str) -> HttpResponse:
    """The cards of all tables on paper, or of one, in the club's language."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    one = request.GET.get("key", "")
    keys = [key for key in live_keys(shown) if one in ("", str(key.pk)) and address_of(key)]
    if not keys:
        messages.info(request, _("There are no cards yet. Make them first, then print them."))
        return redirect("session_calls", slug)
    with override(shown.event.club.language):
        return pdf_response(request, "calls/cards.html", cards_sheet(shown, keys), f"{slug}-tables.pdf")


def cards_sheet(session: Session, keys: list[SessionKey]) -> dict[str, Any]:
    """What stands on the cards: two in a row, three rows a page."""
    cards = [_card(key) for key in keys]
    rows = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    return {
        "session": session,
        "pages": [rows[at : at + 3] for at in range(0, len(rows), 3)],
        "please": director_please(),
        "also": also_please(session.event.club.language),
    }


def _card(key: SessionKey) -> tuple[TablePlace, SafeString, str]:
    """One table, its QR code, and the address that the code holds."""
    return place_of(key), qr_drawing(address_of(key)), address_of(key)
