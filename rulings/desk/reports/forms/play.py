"""The play of a board: the tricks so far as text, and what was tapped. A tap only draws; "save" is for a service."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.bridge import CLOCKWISE, Contract, Seat
from rulings.bridge.play_text import ImpossiblePlay, Play, read_card, read_text, written
from rulings.desk.base.forms import RevisionForm
from rulings.desk.cases.queries.play import contract_of, empty_play, impossible_play
from rulings.models import IrregularityReport

_MOST_SIGNS = 600
_LETTERS = [(str(seat), str(seat)) for seat in CLOCKWISE]


class Act(StrEnum):
    """What a button does besides playing a card."""

    READ = "read"
    NO_CARD = "no_card"
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
    leader = forms.ChoiceField(choices=_LETTERS, required=False)
    tricks = forms.CharField(
        max_length=_MOST_SIGNS,
        required=False,
        label=_("Tricks, one a line"),
        help_text=_(
            "Such as SA S2 S5 S9, the leader’s card first. A lead out of turn that was accepted has its seat before "
            "it, E:SA; a player who gave no card is a dash; a second card of his stands after the trick, E:S5."
        ),
        widget=forms.Textarea(
            attrs={"rows": 4, "autocapitalize": "characters", "autocorrect": "off", "spellcheck": "false"}
        ),
    )
    by = forms.ChoiceField(choices=_LETTERS, required=False)
    is_second = forms.BooleanField(required=False)
    card = forms.CharField(max_length=10, required=False)
    act = forms.ChoiceField(choices=[(act, act) for act in Act], required=False)

    def __init__(self, data: Mapping[str, Any] | None, report: IrregularityReport, **settings: Any) -> None:
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
            self.drawn = self.acted(self.drawn, given)
        except ImpossiblePlay as error:
            self.add_error("card", impossible_play(error))

    def acted(self, play: Play, given: dict[str, Any]) -> Play:
        """The play after what was tapped."""
        match given.get("act"):
            case Act.UNDO:
                return play.undone()
            case Act.CLEAR:
                return replace(play, tricks=())
            case Act.NO_CARD:
                return play.without_a_card()
        return self.with_card(play, given) if given.get("card") else play

    def with_card(self, play: Play, given: dict[str, Any]) -> Play:
        """The play with the card that was tapped: of the player in turn, or as the director said of whom."""
        card, by = read_card(play, given["card"]), Seat(given["by"]) if given.get("by") else None
        has_played = not play.is_between_tricks and by is not None and play.tricks[-1].card_of(by) is not None
        if not (has_played or given.get("is_second")):
            return play.then(card, by=by)
        if by is None:
            self.add_error("by", _("Whose second card was it? Tap his seat too, then the card."))
            return play
        return play.with_second_card(by, card)

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
