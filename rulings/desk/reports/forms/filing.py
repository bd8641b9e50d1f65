"""Filing a report, telling more of it, and the facts as the director found them with the players' confirmation."""

from collections.abc import Collection, Iterable
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy
from django.utils.translation import gettext_lazy as _

from rulings.bridge import CLOCKWISE, Auction, Seat, Side
from rulings.bridge.auction_text import ImpossibleCall, entries, read_text, written
from rulings.desk.base.forms import DeskForm, RevisionForm, note
from rulings.desk.base.texts import NO_SUCH_TABLE, Text
from rulings.desk.cases.values.auctions import impossible_call
from rulings.desk.movements.values import read_label
from rulings.desk.reports.forms.bidding import MOST_SIGNS, calls
from rulings.desk.reports.queries.doors import seat_answered
from rulings.desk.reports.queries.tables import AT
from rulings.desk.reports.values import TEXTS
from rulings.laws.engine.situation import Door, Situation, Stage
from rulings.laws.situations import DEFAULT_EDITION
from rulings.models import (
    Board,
    CalledWhen,
    Contestant,
    ContestantKind,
    FactsSheet,
    IrregularityReport,
    Result,
    TableCall,
)
from rulings.wording.terms import value_text

_MOST_BOARDS = 999
_LONGEST_KEY = 19
"""Signs of a number that no key of the database reaches."""
_Doors = dict[str, tuple[Situation, Door]]


class BoardForm(DeskForm):
    """The number of a board that has no button of its own."""

    number = forms.IntegerField(
        min_value=1,
        max_value=_MOST_BOARDS,
        label=_("Another board"),
        widget=forms.NumberInput(attrs={"inputmode": "numeric", "min": 1, "max": _MOST_BOARDS}),
    )


class TableForm(DeskForm):
    """The table that has no button of its own."""

    table = forms.CharField(max_length=Text.TABLE.limit, label=_("Another table"))

    def __init__(self, data: Any, places: Collection[str]) -> None:
        super().__init__(data)
        self.places = places

    def clean_table(self) -> str:
        return _one_of(self.places, self.cleaned_data["table"])


class FilingForm(DeskForm):
    """What a director presses to begin a ruling on a board.

    `door` is its key, or `revoke:W` where the seat that its first question asks for was tapped as well. `result` is a
    result's number, or `at:B5` for one of the `tables` without one; `call` what he was called by. `no_table` is said
    where nobody knows the table. `places` are the session's tables, empty where nobody knows them.
    """

    door = forms.CharField(max_length=60)
    filing_key = forms.UUIDField(widget=forms.HiddenInput)
    result = forms.CharField(max_length=60, required=False)
    call = forms.ModelChoiceField(TableCall.objects.none(), required=False, widget=forms.HiddenInput)
    table = forms.CharField(max_length=Text.TABLE.limit, required=False, label=_("Table"))
    no_table = forms.BooleanField(required=False)
    narrative = forms.CharField(
        max_length=Text.NARRATIVE.limit,
        required=False,
        label=_("What happened"),
        widget=forms.Textarea(attrs={"rows": 3}),
    )

    def __init__(
        self,
        data: Any,
        board: Board,
        doors: _Doors,
        tables: Iterable[str] = (),
        places: Collection[str] = (),
        **settings: Any,
    ) -> None:
        super().__init__(data, **settings)
        self.doors, self.board, self.tables, self.places = doors, board, frozenset(tables), places
        self.edition = board.session.profile.edition
        self.fields["call"].queryset = TableCall.objects.filter(session=board.session_id)  # type: ignore[attr-defined]
        for seat in CLOCKWISE:
            self.fields[f"name_{seat}"] = forms.CharField(
                max_length=Text.NAME.limit, required=False, label=value_text(seat)
            )

    def clean_door(self) -> tuple[Situation, Door, str]:
        """The situation and its door, and the seat that was tapped with it, "" for none."""
        key, _colon, seat = self.cleaned_data["door"].partition(":")
        if key not in self.doors or seat not in {"", *CLOCKWISE}:
            raise forms.ValidationError(_("There is no such situation in this edition: choose one from the list."))
        return *self.doors[key], seat

    def clean_result(self) -> Result | str | None:
        """The result that was tapped, or the label of a table without one; None for neither."""
        tapped: str = self.cleaned_data["result"]
        if not tapped:
            return None
        if tapped.startswith(AT) and tapped.removeprefix(AT) in self.tables:
            return tapped.removeprefix(AT)
        is_number = tapped.isascii() and tapped.isdigit() and len(tapped) < _LONGEST_KEY
        lines = self.board.results.select_related("ns", "ew")
        found = lines.filter(pk=int(tapped)).first() if is_number else None
        if found is None:
            raise forms.ValidationError(_("That table does not play this board. Choose one of those shown."))
        return found

    def clean_table(self) -> str:
        """The typed table, as the session calls it."""
        typed = self.cleaned_data["table"]
        return _one_of(self.places, typed) if typed else ""

    def clean(self) -> dict[str, Any]:
        """A report without its table is filed only where somebody says that he does not know it."""
        data: dict[str, Any] = super().clean() or self.cleaned_data
        wrong = {"table", "result"} & self.errors.keys()
        if not (wrong or data.get("table") or data.get("result") or data.get("no_table")):
            self.add_error("table", _("Say at which table it happened."))
        return data

    @property
    def lacks_only_its_table(self) -> bool:
        """Whether everything else can be taken as it is."""
        return set(self.errors) == {"table"}

    def given(self) -> dict[str, Any]:
        """What the service is told."""
        situation, door, seat = self.cleaned_data["door"]
        seats = {str(seat): self.cleaned_data[f"name_{seat}"] for seat in CLOCKWISE}
        return {
            "situation": situation.key,
            "facts": dict(door.facts) | seat_answered((situation, door), self.edition, seat),
            "filing_key": self.cleaned_data["filing_key"],
            "seats": {seat: name for seat, name in seats.items() if name},
            "narrative": self.cleaned_data["narrative"],
            **self.met(),
        }

    def met(self) -> dict[str, Any]:
        """The typed table; else the table and pairs of the result that was tapped, or the table alone."""
        tapped, typed = self.cleaned_data["result"], self.cleaned_data["table"]
        if isinstance(tapped, Result) and typed in ("", tapped.table, f"{tapped.section}{tapped.table}"):
            return {"table": tapped.table, "ns": tapped.ns, "ew": tapped.ew}
        return {"table": typed or ("" if isinstance(tapped, Result) else tapped or "")}


def _one_of(places: Collection[str], typed: str) -> str:
    """The table that was typed, which is refused where the session has it not; anything where nobody knows them."""
    if not places:
        return typed
    label = str(read_label(typed) or "")
    if label not in places:
        first, *_others, last = [*places, *places]
        raise forms.ValidationError(NO_SUCH_TABLE % {"first": first, "last": last})
    return label


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
        super().__init__(data, initial=_fields_of(report))
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

    def given(self) -> dict[str, Any]:
        """What the service is told. The auction is kept as it is unless its text was changed."""
        data = self.cleaned_data
        told: dict[str, Any] = {name: data[name] for name in ("revision", "table", "ns", "ew", "contract", "narrative")}
        told["seats"] = {str(seat): data[f"name_{seat}"] for seat in CLOCKWISE}
        if data["auction"] != self.initial["auction"]:
            told["auction"] = entries(read_text(self.dealer, data["auction"]))
        return told


def _fields_of(report: IrregularityReport) -> dict[str, Any]:
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


_NOT_SAID = ("", _("not said"))
_OWN_WORDS = _("In their own words.")


class FactsForm(RevisionForm):
    """What was found; every field may stay empty."""

    agreed = note(Text.FACTS_AGREED, 5, required=False, label=_("Facts agreed"), help_text=_("What both sides say."))
    disputed = note(
        Text.FACTS_DISPUTED, 3, required=False, label=_("Facts disputed"), help_text=_("What they do not agree about.")
    )
    ns_words = note(Text.WORDS, 3, required=False, label=_("North-South said"), help_text=_OWN_WORDS)
    ew_words = note(Text.WORDS, 3, required=False, label=_("East-West said"), help_text=_OWN_WORDS)
    additional = note(Text.FACTS_ADDITIONAL, 3, required=False, label=_("Found away from the table"))
    level = forms.CharField(max_length=Text.LEVEL.limit, required=False, label=_("Level of the players"))
    called_by = forms.ChoiceField(required=False, label=_("Who called the director"))
    called_when = forms.ChoiceField(required=False, label=_("When"), choices=[_NOT_SAID, *CalledWhen.choices])

    def __init__(self, data: Any, sheet: FactsSheet | None) -> None:
        names = [*TEXTS, "called_by", "called_when", "revision"]
        super().__init__(data, initial={name: getattr(sheet, name) for name in names} if sheet else {"revision": 0})
        self.fields["called_by"].choices = [_NOT_SAID, *((side, value_text(side)) for side in Side)]  # type: ignore[attr-defined]

    def given(self) -> dict[str, Any]:
        """The texts, and who called the director when."""
        data = self.cleaned_data
        texts = {name: data[name] for name in TEXTS}
        return {"texts": texts, **{name: data[name] for name in ("revision", "called_by", "called_when")}}


class ConfirmForm(RevisionForm):
    """One side's tick."""

    side = forms.ChoiceField(choices=[(side, side) for side in Side])


EDITION_NAMES = [("2017", gettext_lazy("2017 Laws")), ("2007", gettext_lazy("2007 Laws"))]


class DoorSearchForm(DeskForm):
    """What was typed to find a door, the stage of play whose doors are to be seen, and the edition."""

    q = forms.CharField(max_length=100, required=False, label=gettext_lazy("What happened, or a law's number"))
    edition = forms.ChoiceField(choices=EDITION_NAMES, required=False, label=gettext_lazy("Edition"))

    stage = forms.ChoiceField(choices=[(stage.value, stage.value) for stage in Stage], required=False)

    def clean_edition(self) -> str:
        return self.cleaned_data["edition"] or DEFAULT_EDITION
