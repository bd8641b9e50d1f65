"""A claim: who claimed, the cards left in each hand, what was said. A tap only draws; "save" is for a service."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.bridge import (
    CLOCKWISE,
    Card,
    Hand,
    ImpossiblePosition,
    Seat,
    check_hands,
    left_after,
    read_hands,
    with_tap,
)
from rulings.desk.base.forms import RevisionForm, note
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.texts import Text
from rulings.desk.cases.queries.play import check_claimer, impossible_position, play_known
from rulings.models import IrregularityReport
from rulings.wording.terms import SEATS

_MOST_SIGNS = 60


class _Act(StrEnum):
    """What a button does besides moving a card."""

    READ = "read"
    CLEAR = "clear"
    SAVE = "save"


class ClaimForm(RevisionForm):
    """What was typed, with one card put in or taken out where one was tapped. `drawn` are the hands to show."""

    claimer = forms.ChoiceField(
        choices=[(str(seat), SEATS[seat]) for seat in CLOCKWISE],
        required=False,
        widget=forms.RadioSelect,
        label=_("Who claimed or conceded?"),
    )
    statement = note(Text.STATEMENT, required=False, label=_("What was said with the claim"))
    objection = note(Text.OBJECTION, required=False, label=_("What was objected"))
    seat = forms.ChoiceField(choices=[(str(seat), SEATS[seat]) for seat in CLOCKWISE], required=False)
    card = forms.CharField(max_length=10, required=False)
    act = forms.ChoiceField(choices=[(act, act) for act in _Act], required=False)

    def __init__(self, data: Any, report: IrregularityReport, **settings: Any) -> None:
        super().__init__(data, **settings)
        self.report = report
        self.drawn: dict[Seat, Hand] = {}
        for seat in CLOCKWISE:
            typing = {"autocapitalize": "characters", "autocorrect": "off", "spellcheck": "false"}
            self.fields[f"hand_{seat}"] = forms.CharField(
                max_length=_MOST_SIGNS, required=False, label=SEATS[seat], widget=forms.TextInput(attrs=typing)
            )

    def clean(self) -> dict[str, Any]:
        """Reads the hands, does what was tapped, and looks at all of it before it is stored."""
        given = self.cleaned_data
        try:
            self.drawn = self.acted(read_hands(self.texts()))
            if self.is_to_be_saved:
                check_hands(self.drawn, play_known(self.report))
        except ImpossiblePosition as error:
            self.add_error(f"hand_{error.seat}", impossible_position(error))
        if self.is_to_be_saved:
            self.check_claimer(given.get("claimer", ""))
        return given

    def check_claimer(self, letter: str) -> None:
        """Somebody claimed, and it was not dummy."""
        if not letter:
            self.add_error("claimer", _("Say who claimed or conceded, then store it."))
            return
        try:
            check_claimer(self.report, Seat(letter))
        except BadInput as refusal:
            self.add_error("claimer", str(refusal))

    def texts(self) -> dict[Seat, str]:
        """The hands as they were typed."""
        return {seat: self.cleaned_data.get(f"hand_{seat}", "") for seat in CLOCKWISE}

    def acted(self, hands: dict[Seat, Hand]) -> dict[Seat, Hand]:
        """The hands after what was tapped."""
        if self.cleaned_data.get("act") == _Act.CLEAR:
            return {}
        seat, card = self.cleaned_data.get("seat"), self.cleaned_data.get("card")
        if not card:
            return hands
        to = Seat(seat) if seat else Seat.NORTH
        try:
            return with_tap(hands, to, Card.parse(card))
        except ValueError:
            return hands

    @property
    def is_to_be_saved(self) -> bool:
        """Whether the button was the one that stores the claim."""
        return self.cleaned_data.get("act") == _Act.SAVE

    def shown_again(self) -> ClaimForm:
        """The form with the hands as drawn, ready for the next tap; what else was typed stays."""
        kept = {name: value for name, value in self.cleaned_data.items() if name in ("revision", "claimer", "seat")}
        said = {name: self.cleaned_data[name] for name in ("statement", "objection")}
        form = ClaimForm(None, self.report, initial=kept | said | _in_fields(self.drawn))
        form.drawn = self.drawn
        return form


def blank(report: IrregularityReport) -> ClaimForm:
    """The claim as it is stored, else with what the recorded play leaves in each known hand."""
    told = report.claim
    play = None if told else play_known(report)
    hands = read_hands({Seat(seat): hand for seat, hand in told["hands"].items()}) if told else {}
    hands = left_after(play) if play and play.tricks else hands
    said = {name: told.get(name, "") for name in ("claimer", "statement", "objection")}
    form = ClaimForm(None, report, initial={**said, "revision": report.revision, **_in_fields(hands)})
    form.drawn = hands
    return form


def _in_fields(hands: dict[Seat, Hand]) -> dict[str, str]:
    """The hands as their fields show them."""
    return {f"hand_{seat}": str(hand) for seat, hand in hands.items()}
