"""A query about a score, and its answer."""

from typing import Any
from uuid import uuid4

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.forms.answering import note
from rulings.forms.base import DeskForm
from rulings.models import ScoreQueryOutcome
from rulings.services.texts import Text
from rulings.wording.terms import SIDES


class QueryForm(DeskForm):
    """What a side writes; `query_key` makes a form sent twice one query."""

    text = note(
        Text.QUERY,
        3,
        label=_("What is wrong with the score"),
        error_messages={"required": _("Write what is wrong with the score, then send it.")},
    )
    query_key = forms.UUIDField(widget=forms.HiddenInput)

    def __init__(self, data: Any = None) -> None:
        super().__init__(data, initial={"query_key": uuid4()}, auto_id="query_%s")


class QueryNoteForm(QueryForm):
    """What a side said in person, as whoever runs the session writes it down."""

    side = forms.ChoiceField(
        label=_("Who asks"),
        choices=list(SIDES.items()),
        widget=forms.RadioSelect,
        error_messages={"required": _("Choose the side that asks.")},
    )
    field_order = ("side", "text")


class QueryAnswerForm(DeskForm):
    """What the club answers."""

    outcome = forms.ChoiceField(label=_("What came of it"), choices=ScoreQueryOutcome.choices, widget=forms.RadioSelect)
    answer = note(
        Text.QUERY_ANSWER,
        label=_("Answer, for the players to read"),
        error_messages={"required": _("Write the answer for the players, then send it.")},
    )

    query = forms.IntegerField(widget=forms.HiddenInput)

    def __init__(self, data: Any, pk: object) -> None:
        super().__init__(data, initial={"query": pk}, auto_id=f"answer_{pk}_%s")
