"""What becomes of a line, or of cards, that a file has wrong."""

from collections.abc import Iterator, Mapping
from typing import Any

from django import forms
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Seat
from rulings.desk.base.forms import DeskForm
from rulings.desk.imports.queries.typed import auction_text, has_calls_or_cards, play_text
from rulings.desk.imports.values import Aside, Put, Way
from rulings.desk.scores.values.outcomes import table_result
from rulings.desk.scores.wording.scores import refusal_text
from rulings.models import Contestant
from rulings.scoring.boards.lines import Artificial
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.artificial_scores import read_artificial_score, write_artificial
from rulings.scoring.notation.habits import habit_of
from rulings.scoring.notation.results import LONGEST, read_result, write_result

_MOST_SIGNS = 2_000


class DecideForm(DeskForm):
    """What becomes of a line, or of cards, that a file has wrong: the button, and what is right in its place."""

    way = forms.ChoiceField(choices=[(way.value, way.value) for way in Way])
    board = forms.IntegerField(min_value=1, max_value=9999, required=False, label=_("Board"))
    ns = forms.ChoiceField(required=False, label=_("North-south"))
    ew = forms.ChoiceField(required=False, label=_("East-west"))
    result = forms.CharField(max_length=LONGEST, required=False, label=_("Result"))
    auction = forms.CharField(
        max_length=_MOST_SIGNS,
        required=False,
        label=_("Calls from the dealer"),
        help_text=_("Such as 1NT P 2C P P P. It has to come to the contract of the result; left empty, there is none."),
    )
    play = forms.CharField(
        max_length=_MOST_SIGNS,
        required=False,
        label=_("Tricks, one a line"),
        help_text=_("Such as SA S2 S5 S9, the leader’s card first; left empty, the line has no play."),
        widget=forms.Textarea(attrs={"rows": 4, "autocapitalize": "characters", "autocorrect": "off"}),
    )
    deal = forms.CharField(max_length=120, required=False, label=_("The deal"))

    def __init__(self, data: Any, aside: Aside, people: Mapping[str, Contestant]) -> None:
        super().__init__(data, prefix=f"kept{aside.kept.pk}")
        self.aside, self.people, self.language = aside, people, get_language() or "en"
        for side, known in (("ns", aside.ns), ("ew", aside.ew)):
            choices = [("", _("Choose")), *((key, str(one)) for key, one in people.items())]
            self.fields[side].choices = choices  # type: ignore[attr-defined]
            self.fields[side].initial = str(known.pk) if known else ""
        self.fields["result"].help_text = _("Such as %(example)s, or A6040.") % {
            "example": habit_of(self.language).example
        }
        self._begin_with_the_file()
        for name in self._unused():
            del self.fields[name]

    def _begin_with_the_file(self) -> None:
        """Result, auction and play begin with what could be read of them."""
        columns, board = self.aside.kept.columns, self.aside.board
        played = table_result(self.aside.row) if self.aside.row is not None else None
        self.fields["result"].initial = "" if played is None else write_result(played, self.language)
        if board is not None:
            self.fields["auction"].initial = auction_text(columns.get("auction", ()), Seat(board.dealer))
        self.fields["play"].initial = play_text(columns.get("play", ()))

    def _unused(self) -> Iterator[str]:
        """The fields that this fault has no use for."""
        yield from ("ns", "ew", "result", "auction", "play") if self.aside.is_cards else ("deal",)
        if not self.aside.is_cards and not has_calls_or_cards(self.aside.kept.columns, self.aside.kept.error):
            yield from ("auction", "play")
        if self.aside.board is not None:
            yield "board"

    @property
    def shown(self) -> list[forms.BoundField]:
        """The fields of the value."""
        return [self[name] for name in self.fields if name != "way"]

    def clean_result(self) -> TableResult | str | None:
        """A table's result, else the text of an artificial score."""
        text = self.cleaned_data["result"]
        if not text:
            return None
        try:
            artificial = read_artificial_score(text)
            return write_artificial(artificial) if isinstance(artificial, Artificial) else "NP"
        except ScoringError:
            pass
        try:
            return read_result(text, self.language)
        except ScoringError as error:
            raise forms.ValidationError(refusal_text(error)) from None

    def given(self) -> dict[str, Any]:
        """What the service is to put in."""
        cleaned = self.cleaned_data
        way = Way(cleaned["way"])
        ns, ew = (self.people.get(cleaned.get(side, "")) for side in ("ns", "ew"))
        told = {"board": cleaned.get("board") or 0, "played": cleaned.get("result"), "deal": cleaned.get("deal", "")}
        told |= {name: cleaned.get(name, "") for name in ("auction", "play")}
        return {"put_in": Put(way, ns=ns, ew=ew, **told)}
