"""What a report is about, in words: the call or card, what was said of it, what is agreed."""

from collections.abc import Mapping

from django.utils.translation import gettext, pgettext
from django.utils.translation import gettext_lazy as _

from rulings.desk.reports.values import Action, Matter, Wanted
from rulings.wording.terms import Text, value_text

_GENERAL: Mapping[Wanted, Text] = {
    Wanted.ACTION: _("The call or card it is about"),
    Wanted.SAID: _("What was said"),
    Wanted.AGREEMENT: _("What the partnership has agreed"),
}
_OWN: Mapping[Matter, Mapping[Wanted, Text]] = {
    Matter.JUDGED: {Wanted.ACTION: _("The call or card that is judged"), Wanted.SAID: _("What was said, if anything")},
    Matter.EXPLAINED: {Wanted.ACTION: _("The call or card that was explained"), Wanted.SAID: _("What was explained")},
    Matter.WITHDRAWN: {Wanted.ACTION: _("The call that was withdrawn or cancelled")},
    Matter.CLAIMED: {Wanted.SAID: _("What the claimer said")},
}


def about_label(wanted: Wanted, matter: Matter | None) -> str:
    """What is asked for, in the words of the matter."""
    return str(_OWN.get(matter, {}).get(wanted, _GENERAL[wanted]) if matter else _GENERAL[wanted])


def action_text(action: Action) -> str:
    """`2♥ by West`, with its place in the auction where that is known."""
    text = pgettext("a call and its caller", "{call} by {seat}")
    said = text.format(call=value_text(action.made), seat=value_text(action.seat))
    return f"{said} {gettext('(call {place} of the auction)').format(place=action.place)}" if action.place else said
