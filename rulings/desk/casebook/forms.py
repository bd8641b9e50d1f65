"""What a reader looks for in the casebook, the text that is to be public, and how a club publishes."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.desk.base.forms import DeskForm, NamelessForm, SheetForm, note
from rulings.desk.base.texts import Text
from rulings.desk.casebook.values import (
    MOST_DAYS,
    MOST_HOURS,
    BoardShown,
    PublishingSettings,
    Shown,
    Wanted,
    Word,
    words,
)
from rulings.desk.casebook.wording import situations_by_word
from rulings.laws.situations import SITUATIONS
from rulings.models import Club, Tag, Verdict
from rulings.wording.situations import STAGES, situation_title
from rulings.wording.terms import FORMS

_MOST_WORDS = 8
_APPEALED = {"yes": True, "no": False}
_BEGINNING = "*"
_SHORTEST_BEGINNING = 3
"""Fewer letters begin so many words that looking for them takes long: they are a word."""


class CasebookForm(DeskForm):
    """Words and what the cases are to be. `before` is the key of the case before which a further page begins."""

    q = forms.CharField(max_length=200, required=False, label=_("Words"))
    law = forms.IntegerField(min_value=1, max_value=93, required=False, label=_("Law"))
    situation = forms.ChoiceField(required=False, label=_("Situation"))
    stage = forms.ChoiceField(required=False, label=_("Stage"))
    form = forms.ChoiceField(required=False, label=_("Form of scoring"))
    appealed = forms.ChoiceField(required=False, label=_("Appeal"))
    club = forms.ChoiceField(required=False, label=_("Club"))
    year = forms.IntegerField(min_value=2000, max_value=2999, required=False, label=_("Year"))
    mark = forms.ChoiceField(required=False, label=_("The federation finds it"))
    tag = forms.ChoiceField(required=False, label=_("The federation’s tag"))
    before = forms.IntegerField(
        min_value=1, max_value=2**62, required=False, label=_("Older than"), widget=forms.HiddenInput
    )

    def __init__(self, data: QueryDict, clubs: Iterable[Club]) -> None:
        super().__init__(data)
        titles = sorted(((each.key, situation_title(each.key)) for each in SITUATIONS), key=lambda pair: pair[1])
        choices: dict[str, Iterable[tuple[str, Any]]] = {
            "situation": titles,
            "stage": [(stage.value, text) for stage, text in STAGES.items()],
            "form": list(FORMS.items()),
            "appealed": [
                ("yes", pgettext_lazy("filter of the casebook", "appealed")),
                ("no", pgettext_lazy("filter of the casebook", "not appealed")),
            ],
            "club": [(club.slug, club.name) for club in clubs],
            "mark": Verdict.choices,
            "tag": Tag.choices,
        }
        for name, known in choices.items():
            field: Any = self.fields[name]
            field.choices = [("", pgettext_lazy("filter of the casebook", "any")), *known]

    def wanted(self) -> Wanted:
        """What a valid form looks for."""
        given = self.cleaned_data
        return Wanted(
            words=words_typed(given["q"]),
            law=given["law"],
            situation=given["situation"],
            stage=given["stage"],
            form=given["form"],
            appealed=_APPEALED.get(given["appealed"]),
            club=given["club"],
            year=given["year"],
            mark=given["mark"],
            tag=given["tag"],
        )

    def with_beginnings(self) -> str:
        """The words typed, as beginnings of words; "" where there are none, or they are such already."""
        given = self.cleaned_data["q"].split()
        starred = " ".join(word.rstrip(_BEGINNING) + _BEGINNING for word in given)
        return "" if starred == " ".join(given) else starred

    def is_narrowed(self) -> bool:
        """Whether anything but words is looked for."""
        return any(self.data.get(name) for name in self.fields if name not in ("q", "before"))


def words_typed(text: str) -> tuple[Word, ...]:
    """The words, without those that come twice; one that ends with a star is how words begin."""
    found: dict[str, Word] = {}
    for typed in text.split():
        parts = words(typed)
        for part in parts:
            is_beginning = typed.endswith(_BEGINNING) and part == parts[-1] and len(part) >= _SHORTEST_BEGINNING
            found.setdefault(part, Word(part, is_beginning, situations_by_word().get(part, ())))
    return tuple(found.values())[:_MOST_WORDS]


class PublicTextForm(NamelessForm, SheetForm):
    """The text that the public will read above the findings, and the hits in it that are no names."""

    text = note(Text.PUBLIC_TEXT, 6, required=False, label=_("What happened, without names (may stay empty)"))
    act = forms.CharField(required=False, widget=forms.HiddenInput)

    def given(self) -> dict[str, Any]:
        """The text and what are no names in it; the act is the page's."""
        return {name: self.cleaned_data[name] for name in ("text", "not_names", "sheet")}


class CommentaryForm(NamelessForm):
    """A commentary on a published case; both empty take it away."""

    commentary = note(Text.COMMENTARY, 8, required=False, label=_("Commentary"))
    commentator = forms.CharField(max_length=Text.COMMENTATOR.limit, required=False, label=_("Its author"))


_SHOWN = (
    (Shown.DAY.value, _("the day")),
    (Shown.MONTH.value, _("the month")),
    (Shown.YEAR.value, _("the year")),
)


_BOARD_SHOWN = (
    (BoardShown.SHOWN.value, _("the whole board: number, cards, auction and scores")),
    (BoardShown.NAMED.value, _("only the cards that the ruling names")),
    (BoardShown.LEFT_OUT.value, _("nothing of the board")),
)


class PublishingForm(DeskForm):
    """How a club shows rulings to the public."""

    delay_days = forms.IntegerField(
        min_value=0,
        max_value=MOST_DAYS,
        label=_("Days from play to publication"),
        help_text=_("In a small club readers know who played that evening: a month makes it harder to tell."),
    )
    parties_first_hours = forms.IntegerField(
        min_value=0,
        max_value=MOST_HOURS,
        label=_("Hours that both sides have the text before everybody"),
        help_text=_("They read it on their private page. 0 publishes at once."),
    )
    date_shown = forms.ChoiceField(choices=_SHOWN, label=_("Date that the public reads"))
    board_shown = forms.ChoiceField(
        choices=_BOARD_SHOWN,
        label=_("What the public reads of the board"),
        help_text=_(
            "Whoever has the results of the event finds a whole board there, and with it the players. Number, auction, "
            "contract and scores are left out with the other cards, in the texts too."
        ),
    )
    rankings_listed = forms.BooleanField(
        required=False,
        label=_("List the public rankings on the club's page"),
        help_text=_("Otherwise only who has a ranking's address finds it. Published rulings always stand there."),
    )
    federation_marks = forms.BooleanField(
        required=False,
        label=_("Show with our published rulings what our federation says of them"),
        help_text=_(
            "Exemplary or doubtful, with the reason, and its tags, under its name: only what its editors mean for "
            "readers. Left empty, the federation alone sees it."
        ),
    )

    def given(self) -> dict[str, Any]:
        """What was chosen."""
        return {"settings": PublishingSettings(**self.cleaned_data)}


class BookForm(DeskForm):
    """The year of a book."""

    year = forms.IntegerField(min_value=1900, max_value=9999, widget=forms.HiddenInput)
