"""How a session is scored: the form of scoring, and whether as its file's own scores show."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.forms.base import ServiceForm
from rulings.models import Session
from rulings.services.choosing_scoring import is_file_followed, methods_for, shown_by_file
from rulings.services.scoring_words import CHOSEN
from rulings.wording.scores import METHODS


class ScoringForm(ServiceForm):
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
