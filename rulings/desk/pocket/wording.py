"""What a clash is, and what each choice does, in whole sentences."""

from collections.abc import Mapping
from datetime import timedelta

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from rulings.desk.base.refusals import Sentence
from rulings.desk.pocket.values import Clash
from rulings.models import ArrivalChoice

CLASHES: Mapping[Clash, Sentence] = {
    Clash.NO_SESSION: _("There is no such session any more: say to which one the report belongs."),
    Clash.NO_BOARD: _("The session has no such board any more: say to which board the report belongs."),
    Clash.NO_RIGHT: _(
        "Whoever announced it may not rule here any more. Another director of the club decides what becomes of it."
    ),
    Clash.CLOSED: _("The session was closed before this came."),
    Clash.MEANWHILE: _("Somebody else filed or ruled on the same board and table meanwhile."),
    Clash.ANSWER: _("The Laws, with what is on record now, do not take one of the answers any more."),
    Clash.RULING: _("From the same answers the Laws, with what is on record now, give another ruling."),
}
DOES: Mapping[ArrivalChoice, Sentence] = {
    ArrivalChoice.BESIDE: _("File it as a report of its own, with the ruling as it was announced. All others stay."),
    ArrivalChoice.ATTACHED: _(
        "Add it to the other report as told more: its ruling stays, and this is written under what happened."
    ),
    ArrivalChoice.RULED_ANEW: _(
        "File it as a report of its own, with the ruling that the Laws give today. Tell the players of the difference."
    ),
    ArrivalChoice.NARRATIVE: _(
        "File it as a report of its own with what was announced under what happened, and go on with its questions."
    ),
    ArrivalChoice.DROPPED: _("Drop it: nothing is filed. What it said and why it was dropped stay on record."),
}

NOT_ASKED = _("The Laws ask no such thing in this situation any more.")


def clock_text(ahead: timedelta) -> str:
    """By how many minutes the clock of a device was wrong; "" where it was right."""
    minutes = round(abs(ahead).total_seconds() / 60)
    if not minutes:
        return ""
    if ahead > timedelta():
        told = ngettext(
            "The clock of the device was %(count)s minute fast.",
            "The clock of the device was %(count)s minutes fast.",
            minutes,
        )
    else:
        told = ngettext(
            "The clock of the device was %(count)s minute slow.",
            "The clock of the device was %(count)s minutes slow.",
            minutes,
        )
    return told % {"count": minutes}
