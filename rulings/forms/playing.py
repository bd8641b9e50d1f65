"""The play of a board: the tricks so far as text, and what was tapped. A tap only draws; "save" is for a service."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from rulings.bridge.contracts import Contract
from rulings.bridge.play_text import ImpossiblePlay, Play, read_text, with_word, written
from rulings.bridge.seats import CLOCKWISE, Seat
from rulings.forms.answering import RevisionForm
from rulings.models import IrregularityReport
from rulings.services.plays import contract_of, empty_play, impossible_play

MOST_SIGNS = 600
LETTERS = [(str(seat), str(seat)) for seat in CLOCKWISE]


class Act(StrEnum):
    """What a button does besides playing a card."""

    READ = "read"
    UNDO = "undo"
    CLEAR = "clear"
    SAVE = "save"


class PlayForm(RevisionForm):
    """What was typed, with one card more where one was tapped. `drawn` is the play to show, also after a refusal; None
    while the contract or the opening leader is not known.
    """

    contract = forms.CharField(
        max_length=20,
        required=False,
        label=_("Contract, for the trumps"),
        help_text=_("Such as 4S by W or 3NTX by N. It is stored with the play."),
    )
    leader = forms.ChoiceField(choices=LETTERS, required=False)
    tricks = forms.CharField(
        max_length=MOST_SIGNS,
        required=False,
        label=_("Tricks, one a line"),
        help_text=_("Such as SA S2 S5 S9, the leader’s card first."),
        widget=forms.Textarea(
            attrs={"rows": 4, "autocapitalize": "characters", "autocorrect": "off", "spellcheck": "false"}
        ),
    )
    card = forms.CharField(max_length=10, required=False)
    act = forms.ChoiceField(choices=[(act, act) for act in Act], required=False)

    def __init__(self, data: QueryDict | None, report: IrregularityReport, **settings: Any) -> None:
        super().__init__(data, **settings)
        self.report, self.known = report, contract_of(report)
        self.drawn: Play | None = None
        if self.known is not None:
            del self.fields["contract"]

    def clean(self) -> dict[str, Any]:
        """Finds contract and leader, reads what was typed, then does what was tapped."""
        given = self.cleaned_data
        contract = self.known or self.read_contract(given.get("contract", ""))
        if contract is None:
            return given
        named = given.get("leader")
        leader = Seat(named) if named else contract.opening_leader
        if leader is None:
            self.add_error("leader", _("Who made the opening lead? Tap his seat first."))
            return given
        self.draw(empty_play(self.report, contract, leader), given)
        return given

    def read_contract(self, text: str) -> Contract | None:
        """The contract that was typed; None with an error where there is none."""
        try:
            contract = Contract.parse(text)
        except ValueError:
            self.add_error("contract", _("Write the contract first, such as 4S by W: its trumps say who wins a trick."))
            return None
        if contract is None:
            self.add_error("contract", _("A board passed out has no play. Write the contract that was played."))
        return contract

    def draw(self, start: Play, given: dict[str, Any]) -> None:
        """Reads the tricks, and one card more or less."""
        try:
            self.drawn = read_text(start, given.get("tricks", ""))
        except ImpossiblePlay as error:
            self.drawn = error.before
            self.add_error("tricks", impossible_play(error))
            return
        try:
            self.drawn = self.acted(self.drawn, given.get("act", ""), given.get("card", ""))
        except ImpossiblePlay as error:
            self.add_error("card", impossible_play(error))

    def acted(self, play: Play, act: str, card: str) -> Play:
        """The play after what was tapped."""
        if act == Act.UNDO:
            return play.undone()
        if act == Act.CLEAR:
            return replace(play, tricks=())
        return with_word(play, card) if card else play

    @property
    def is_to_be_saved(self) -> bool:
        """Whether the button was the one that stores the play."""
        return self.cleaned_data.get("act") == Act.SAVE

    def shown_again(self, revision: int, drawn: Play | None) -> PlayForm:
        """The form with that play in it, ready for the next tap."""
        typed = {"contract": self.data.get("contract", ""), "tricks": written(drawn) if drawn else ""}
        form = PlayForm(None, self.report, initial={**typed, "revision": revision})
        form.drawn = drawn
        return form
