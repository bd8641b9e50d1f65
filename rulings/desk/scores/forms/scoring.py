"""How a session is scored, and queries about a score with their answers."""

from typing import Any
from uuid import uuid4

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, note
from rulings.desk.base.texts import Text
from rulings.desk.scores.queries.choices import is_file_followed, methods_for, shown_by_file
from rulings.desk.scores.values.scoring import CHOSEN
from rulings.desk.scores.wording.scores import METHODS
from rulings.models import ScoreQueryOutcome, Session
from rulings.wording.terms import SIDES


class ScoringForm(DeskForm):
    """What the service is told; the file's own scores are asked about where they showed anything."""

    follows_file = forms.BooleanField(label=_("Score as the file's own scores show"), required=False)

    def __init__(self, data: Any, session: Session) -> None:
        initial = {"method": session.own_scoring.get(CHOSEN, ""), "follows_file": is_file_followed(session)}
        super().__init__(data, initial=initial)
        known = [(method.value, METHODS[method]) for method in methods_for(session)]
        choices = [("", _("as the file or the regulations say")), *known]
        method = forms.ChoiceField(label=_("Form of scoring"), required=False, choices=choices)
        self.fields = {"method": method} | self.fields
        if not shown_by_file(session):
            self.fields["follows_file"].widget = forms.HiddenInput()


class QueryForm(DeskForm):
    """What a side writes; `query_key` makes a form sent twice one query."""

    text = note(
        Text.QUERY,
        3,
        label=_("What is wrong with the score"),
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
    )

    query = forms.IntegerField(widget=forms.HiddenInput)

    def __init__(self, data: Any, pk: object) -> None:
        super().__init__(data, initial={"query": pk}, auto_id=f"answer_{pk}_%s")
