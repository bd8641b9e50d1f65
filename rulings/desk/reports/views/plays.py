"""The play of a report: a tap draws the tricks anew, and only "save" stores them."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.bridge import CLOCKWISE, Contract, Seat
from rulings.bridge.play_text import Play, entries
from rulings.desk.base.finding import find, member
from rulings.desk.base.gate import page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.rights import Right
from rulings.desk.cases.queries.bidding_box import SeatToTap
from rulings.desk.cases.queries.play import contract_of, play_known
from rulings.desk.cases.queries.play_sheet import pad, play_sheet
from rulings.desk.cases.queries.table import table_record
from rulings.desk.cases.values.table import ToldPlay
from rulings.desk.cases.wording.contradictions import record_contradictions
from rulings.desk.reports.forms.play import Act, PlayForm
from rulings.desk.reports.services.recording import record_play
from rulings.desk.reports.views.auctions import onward
from rulings.laws.record.record import Record
from rulings.models import IrregularityReport
from rulings.wording.terms import value_text


@require_http_methods(["GET", "HEAD", "POST"])
@page
def report_play(request: HtmxRequest, pk: int) -> HttpResponse:
    """The play of one report: the cards to tap, and storing what was tapped."""
    shown, _rights = find(request, IrregularityReport, Right.FILE, pk=pk)
    if request.method != "POST":
        return _play_page(request, shown, _stored(shown))
    form = PlayForm(request.POST, shown)
    if not form.is_valid():
        return _play_page(request, shown, form)
    if not form.is_to_be_saved or form.drawn is None:
        return _play_page(request, shown, form.shown_again(form.cleaned_data["revision"], form.drawn))
    _store(request, shown, form, form.drawn)
    return onward(request, shown)


def _stored(shown: IrregularityReport) -> PlayForm:
    """The play as it is known; what a change of contract or board has made impossible is shown as it was typed."""
    contract = contract_of(shown)
    leader = contract and contract.opening_leader
    known = play_known(shown) if contract and (shown.play or leader) else None
    if not shown.play or (known and known.tricks):
        return PlayForm(None, shown).shown_again(shown.revision, known)
    told = ToldPlay.of_report(shown.play)
    tricks = "\n".join(" ".join(words) for words in told.tricks)
    typed = {"revision": shown.revision, "leader": told.leader, "tricks": tricks, "act": Act.READ}
    form = PlayForm(typed, shown)
    form.is_valid()
    return form


def _store(request: HttpRequest, shown: IrregularityReport, form: PlayForm, play: Play) -> None:
    """Store what was drawn, and say so."""
    record_play(
        actor=member(request),
        report=shown,
        revision=form.cleaned_data["revision"],
        leader=play.leader,
        tricks=entries(play),
        contract=form.cleaned_data.get("contract", ""),
    )
    messages.success(request, _("The play is stored; what follows from it is not asked any more."))


def _play_page(request: HtmxRequest, shown: IrregularityReport, form: PlayForm) -> HttpResponse:
    """The page of the play, or for htmx the part of it that changes."""
    play, contract = form.drawn, form.known or _typed(form)
    context = {
        "report": shown,
        "board": shown.board,
        "form": form,
        "contract": form.known,
        "sheet": play_sheet(play, contract) if play and contract else None,
        "clashes": record_contradictions(Record(contract=contract, opening_leader=play.leader)) if play else (),
        "rows": pad(play),
        "seats": _seats(shown, play),
    }
    whole = not request.htmx
    return render(request, "reports/play.html" if whole else "reports/_play.html", context | {"whole": whole})


def _typed(form: PlayForm) -> Contract | None:
    """The contract in the form's own field, None while it cannot be read."""
    try:
        return Contract.parse(str(form["contract"].value() or ""))
    except ValueError:
        return None


def _seats(shown: IrregularityReport, play: Play | None) -> tuple[SeatToTap, ...]:
    """The compass; the seat marked is the opening leader."""
    names = table_record(shown).seats
    leader: Seat | None = play.leader if play else None
    return tuple(SeatToTap(str(seat), value_text(seat), names.get(seat, ""), seat is leader) for seat in CLOCKWISE)
