"""What is said of the states of an appeal."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from django.utils.translation import gettext_lazy as _

from rulings.models import AppealState
from rulings.wording.terms import Text


@dataclass(frozen=True)
class _StateWords:
    """What is said of a state: to both sides, and to whoever tries what cannot be done in it, with what can."""

    for_players: Text
    not_now: Text


_DECISION_FOLLOWS = _("It has been heard. The decision follows.")

STATE_WORDS: Mapping[AppealState, _StateWords] = MappingProxyType(
    {
        AppealState.LODGED: _StateWords(
            for_players=_("Lodged. It is heard once your side agrees to it as the Laws ask."),
            not_now=_("This appeal still waits for the consent of its side: record that first."),
        ),
        AppealState.LATE: _StateWords(
            for_players=_("Lodged after the time to appeal. Whether it is heard is being decided."),
            not_now=_("This appeal was lodged late: decide first whether it is heard."),
        ),
        AppealState.REFUSED: _StateWords(
            for_players=_("It came after the time to appeal, and is not heard."),
            not_now=_("This appeal came too late and was not admitted. Nothing more can be done with it."),
        ),
        AppealState.ADMITTED: _StateWords(
            for_players=_("It will be heard."),
            not_now=_("This appeal is still to be heard: record the hearing first."),
        ),
        AppealState.SENT: _StateWords(
            for_players=_("It is before the federation, which hears it and decides."),
            not_now=_("This appeal is before the federation: its decision comes first, or the appeal is withdrawn."),
        ),
        AppealState.HEARD: _StateWords(
            for_players=_DECISION_FOLLOWS,
            not_now=_("This appeal has been heard: record the decision."),
        ),
        AppealState.DECIDED: _StateWords(
            for_players=_DECISION_FOLLOWS,
            not_now=_("This appeal has been decided: what is left is to tell the players."),
        ),
        AppealState.TOLD: _StateWords(
            for_players=_("It is decided."),
            not_now=_("This appeal is decided and told: it is closed."),
        ),
        AppealState.WITHDRAWN: _StateWords(
            for_players=_("It was withdrawn."),
            not_now=_("This appeal was withdrawn: it is closed."),
        ),
    }
)
"""What is decided both sides read once they were told."""
