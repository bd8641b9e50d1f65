"""A traveller, or all that a table plays: a field for each line, for results as a scorer writes them.

`NP` stands for a board that was not played there, `A6040` or `60/40` for an artificial score. With each field goes what
the page showed in it: a line that nobody touched is left alone, whatever became of it meanwhile.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from django import forms
from django.utils.translation import get_language, gettext
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
from rulings.desk.base.refusals import Refusal, Stale
from rulings.desk.scores.queries.lines import Line
from rulings.desk.scores.values.outcomes import mark_of, table_result
from rulings.desk.scores.values.recording import Recorded
from rulings.desk.scores.wording.scores import refusal_text
from rulings.models import Result
from rulings.scoring.boards.lines import Artificial
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.artificial_scores import read_artificial_score, write_artificial
from rulings.scoring.notation.results import LONGEST, read_result, write_result

_NOT_PLAYED = "NP"


class LinesForm(DeskForm):
    """The lines, each with what is recorded; a line that is emptied takes it back."""

    def __init__(self, data: Any, lines: Iterable[Line], **settings: Any) -> None:
        super().__init__(data, **settings)
        self.lines = list(lines)
        self.language = get_language() or "en"
        for line in self.lines:
            self.fields[f"played_{line.field}"] = forms.CharField(
                max_length=LONGEST,
                required=False,
                label=_("Result"),
                initial=_written(line.result, self.language),
                widget=forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "characters", "size": 10}),
            )
            for name, value in self._stood(line).items():
                self.fields[name] = forms.CharField(required=False, widget=forms.HiddenInput, initial=value)

    def _stood(self, line: Line) -> dict[str, str]:
        """What stands on a line now, by the hidden fields that say so."""
        mark = mark_of(line.result) if line.result else ""
        return {f"was_{line.field}": mark, f"shown_{line.field}": _written(line.result, self.language)}

    def rows(self) -> Iterator[tuple[Line, forms.BoundField, list[forms.BoundField]]]:
        """Each line with its field, and the hidden ones that say what stood there."""
        for line in self.lines:
            yield line, self[f"played_{line.field}"], [self[name] for name in self._stood(line)]

    def clean(self) -> dict[str, Any]:
        """Each text as what it says; an error on its own field where it says nothing, and for what has no line."""
        self.cleaned_data["entries"] = [entry for line in self.lines if (entry := self._entry(line)) is not None]
        if lost := [text for name in self.data if (text := self._lost(name))]:
            sentence = _("The movement was changed in the meantime. These results have no line in it: %(results)s.")
            self.add_error(None, sentence % {"results": "; ".join(lost)})
        return self.cleaned_data

    def _entry(self, line: Line) -> Recorded | None:
        """What was written on a line; None where nobody wrote, and where it cannot be read."""
        field = f"played_{line.field}"
        text = self.cleaned_data.get(field)
        if text is None or text in (self.cleaned_data[f"shown_{line.field}"], _written(line.result, self.language)):
            return None
        played = self._read(field, text) if text else None
        if field in self.errors:
            return None
        meeting, was = line.sitting.meeting, self.cleaned_data[f"was_{line.field}"]
        return Recorded(line.board.number, line.sitting.place, meeting.round, played, was)

    def _lost(self, name: str) -> str:
        """What was written on a line that is no more, with its place; "" for any other field."""
        begin, _under, where = name.partition("_")
        text, parts = self.data[name].strip()[:LONGEST], where.split("-")
        if begin != "played" or name in self.fields or len(parts) != 3 or text == self.data.get(f"shown_{where}", ""):
            return ""
        values = {"table": parts[0], "board": parts[2], "result": text}
        return gettext("table %(table)s, board %(board)s: %(result)s") % values if text else ""

    def _read(self, field: str, text: str) -> TableResult | str | None:
        """A table's result, else the text of an artificial score."""
        try:
            artificial = read_artificial_score(text)
        except ScoringError:
            pass
        else:
            return write_artificial(artificial) if isinstance(artificial, Artificial) else _NOT_PLAYED
        try:
            return read_result(text, self.language)
        except ScoringError as error:
            self.add_error(field, refusal_text(error))
            return None

    def given(self) -> dict[str, Any]:
        """What was written."""
        return {"entries": self.cleaned_data["entries"]}

    def show_refusal(self, refusal: Refusal) -> None:
        """On the line that the refusal names; after somebody quicker the next sending is about what he left."""
        named = refusal.key if isinstance(refusal, Stale) else getattr(refusal, "field", "")
        line = next((each for each in self.lines if each.field == named), None)
        self.add_error(f"played_{named}" if line else None, str(refusal))
        self.status = refusal.status
        if line is not None and isinstance(refusal, Stale):
            theirs = _written(line.result, self.language) or gettext("nothing")
            self.add_error(f"played_{named}", gettext("It says now: %(result)s.") % {"result": theirs})
            self.data = {**dict(self.data.items()), **self._stood(line)}


def _written(result: Result | None, language: str) -> str:
    """What is recorded, as it can be typed again."""
    if result is None:
        return ""
    table = table_result(result)
    return result.artificial if table is None or result.artificial else write_result(table, language)
