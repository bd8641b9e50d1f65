"""The bidding box: the calls so far as text, and what was tapped. A tap only draws; "save" is for a service."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from rulings.bridge import CLOCKWISE, Auction, Seat
from rulings.bridge.auction_text import (
    ALL_PASS,
    ImpossibleCall,
    explained,
    read_text,
    with_all_pass,
    with_call,
    written,
)
from rulings.desk.base.forms import DeskForm
from rulings.desk.base.texts import Text
from rulings.desk.cases.values.auctions import impossible_call
from rulings.wording.terms import SEATS as SEAT_NAMES
from rulings.wording.terms import call_text, value_text

MOST_SIGNS = 20_000
_MOST_SIGNS_IN_AN_ADDRESS = 1_500
_LETTERS = [(str(seat), str(seat)) for seat in CLOCKWISE]


class _Act(StrEnum):
    """What a button of the box does besides making a call."""

    READ = "read"
    UNDO = "undo"
    CLEAR = "clear"
    SAVE = "save"


def calls(most: int) -> forms.CharField:
    """The auction as text, of so many characters at most."""
    return forms.CharField(
        max_length=most,
        required=False,
        label=_("Calls from the dealer"),
        help_text=_(
            "Such as 1NT P 2C(majors) P. Write E:2S! where East called out of turn, [E:2S] where that call was "
            "cancelled, AP where all passed."
        ),
        widget=forms.TextInput(attrs={"autocapitalize": "characters", "autocorrect": "off", "spellcheck": "false"}),
    )


class BiddingForm(DeskForm):
    """What was typed, with one call more where one was tapped. `drawn` is the auction to show, also after a refusal.

    `seat` is who made the tapped call; left empty, it is whose turn it is. `note` explains the call at `place`, and
    counts only where it differs from what it `was`, so that it never undoes what was typed. `cancel` is the place of a
    call that is to count as cancelled, or to be restored.
    """

    auction = calls(MOST_SIGNS)
    note = forms.CharField(max_length=Text.EXPLANATION.limit, required=False, label=_("What the last call showed"))
    was = forms.CharField(required=False, widget=forms.HiddenInput)
    place = forms.IntegerField(min_value=0, required=False, widget=forms.HiddenInput)
    seat = forms.ChoiceField(choices=_LETTERS, required=False)
    call = forms.CharField(max_length=20, required=False)
    cancel = forms.IntegerField(min_value=1, required=False)
    act = forms.ChoiceField(choices=[(act, act) for act in _Act], required=False)

    def __init__(self, data: Any, dealer: Seat, **settings: Any) -> None:
        super().__init__(data, **settings)
        self.drawn = Auction(dealer)

    def clean(self) -> dict[str, Any]:
        """Reads what was typed, explains, then does what was tapped."""
        given = self.cleaned_data
        try:
            self.drawn = read_text(self.drawn.dealer, given.get("auction", ""))
        except ImpossibleCall as error:
            self.drawn = error.before
            self.add_error("auction", impossible_call(error))
            return given
        if given.get("note", "") != given.get("was", ""):
            self.drawn = explained(self.drawn, given.get("place") or 0, given.get("note", ""))
        try:
            self.drawn = self.acted()
        except ImpossibleCall as error:
            self.add_error("call", impossible_call(error))
        return given

    def acted(self) -> Auction:
        """The auction after what was tapped."""
        call, seat, act = (self.cleaned_data.get(name, "") for name in ("call", "seat", "act"))
        if act == _Act.UNDO:
            return self.drawn.before(max(0, len(self.drawn.calls) - 1))
        if act == _Act.CLEAR:
            return Auction(self.drawn.dealer)
        if self.cleaned_data.get("cancel"):
            return self.drawn.with_cancelled(self.drawn.cancelled ^ {self.cleaned_data["cancel"] - 1})
        if call == ALL_PASS:
            return with_all_pass(self.drawn)
        return with_call(self.drawn, call, Seat(seat) if seat else None) if call else self.drawn

    @property
    def is_to_be_saved(self) -> bool:
        """Whether the button was the one that stores the auction."""
        return self.cleaned_data.get("act") == _Act.SAVE

    def show(self, auction: Auction) -> None:
        """Have the fields say what the auction is."""
        self.drawn = auction
        last = auction.calls[-1] if auction.calls else None
        note = last.note if last else ""
        self.initial.update({"auction": written(auction), "note": note, "was": note, "place": len(auction.calls)})
        if last:
            label = _("What %(call)s by %(seat)s showed (may stay empty)")
            self.fields["note"].label = label % {"call": call_text(last.call), "seat": value_text(last.seat)}


class ReportBiddingForm(BiddingForm):
    """The box of a report, with the state of the report that the page showed."""

    revision = forms.IntegerField(min_value=0, widget=forms.HiddenInput)


class GuideBiddingForm(BiddingForm):
    """The box of the public guide, which knows no board: the address holds the dealer and as much as fits there."""

    auction = calls(_MOST_SIGNS_IN_AN_ADDRESS)
    dealer = forms.ChoiceField(
        choices=[(str(seat), SEAT_NAMES[seat]) for seat in CLOCKWISE], required=False, label=_("Dealer")
    )

    def __init__(self, data: QueryDict | None, dealer: Seat = Seat.NORTH) -> None:
        named = data.get("dealer") if data else None
        super().__init__(data, Seat(named) if named in set(Seat) else dealer)
        self.initial["dealer"] = str(self.drawn.dealer)

    def shown_again(self) -> GuideBiddingForm:
        """The box after this tap, ready for the next one."""
        form = GuideBiddingForm(None, self.drawn.dealer)
        form.show(self.drawn)
        return form
