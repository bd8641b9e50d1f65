"""Telling more of a report: table, pairs, names, contract, auction, what happened."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.bridge.auction_text import ImpossibleCall, entries, read_text, written
from rulings.bridge.auctions import Auction
from rulings.bridge.seats import CLOCKWISE, Seat, Side
from rulings.forms.answering import RevisionForm
from rulings.forms.bidding import MOST_SIGNS, calls
from rulings.models import Contestant, ContestantKind, IrregularityReport
from rulings.services.auctions import impossible_call
from rulings.services.texts import Text
from rulings.wording.terms import value_text


class AmendForm(RevisionForm):
    """Everything that a report may tell besides the board; what is empty is not known."""

    table = forms.CharField(max_length=Text.TABLE.limit, required=False, label=_("Table"))
    ns = forms.ModelChoiceField(
        Contestant.objects.none(), required=False, empty_label=_("not known"), label=_("North-South")
    )
    ew = forms.ModelChoiceField(
        Contestant.objects.none(), required=False, empty_label=_("not known"), label=_("East-West")
    )
    contract = forms.CharField(
        max_length=20, required=False, label=_("Contract"), help_text=_("Such as 4S by W, 3NTX by N, or Pass.")
    )
    auction = calls(MOST_SIGNS)
    narrative = forms.CharField(
        max_length=Text.NARRATIVE.limit,
        required=False,
        label=_("What happened"),
        widget=forms.Textarea(attrs={"rows": 4}),
    )

    def __init__(self, data: Any, report: IrregularityReport) -> None:
        super().__init__(data, initial=told(report))
        self.dealer = Seat(report.board.dealer)
        seated = Contestant.objects.filter(session=report.session_id).exclude(kind=ContestantKind.INDIVIDUAL)
        contestants = seated.order_by("direction", "number")
        for name, side in (("ns", Side.NS), ("ew", Side.EW)):
            self.fields[name].queryset = contestants.exclude(direction=side.other)  # type: ignore[attr-defined]
        for seat in CLOCKWISE:
            self.fields[f"name_{seat}"] = forms.CharField(
                max_length=Text.NAME.limit, required=False, label=value_text(seat)
            )

    def clean_auction(self) -> str:
        """The auction as it was typed, once it reads as one from the board's dealer."""
        text: str = self.cleaned_data["auction"]
        try:
            read_text(self.dealer, text)
        except ImpossibleCall as error:
            raise forms.ValidationError(impossible_call(error)) from None
        return text

    def amended(self) -> dict[str, Any]:
        """What the service is told. The auction is kept as it is unless its text was changed."""
        data = self.cleaned_data
        told: dict[str, Any] = {name: data[name] for name in ("revision", "table", "ns", "ew", "contract", "narrative")}
        told["seats"] = {str(seat): data[f"name_{seat}"] for seat in CLOCKWISE}
        if data["auction"] != self.initial["auction"]:
            told["auction"] = entries(read_text(self.dealer, data["auction"]))
        return told


def told(report: IrregularityReport) -> dict[str, Any]:
    """What the report tells now, as the form shows it."""
    return {
        "revision": report.revision,
        "table": report.table,
        "ns": report.ns_id,
        "ew": report.ew_id,
        "contract": report.contract,
        "auction": written(Auction.of(Seat(report.board.dealer), report.auction)),
        "narrative": report.narrative,
        **{f"name_{seat}": name for seat, name in report.seats.items()},
    }
