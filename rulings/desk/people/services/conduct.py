"""The recorder's notes on conduct: written by directors, read by the recorder alone, gone when their time is over.

The audit trail holds their numbers and nothing else, and tells them with no report.
"""

from datetime import timedelta
from zoneinfo import ZoneInfo

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.locks import club_for, report_now
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.profiles.values.review import read_review_settings
from rulings.models import Club, IrregularityReport, NoteKind, RecorderNote, User, Verb


@transaction.atomic
def write_note(
    *, actor: User, report: IrregularityReport, player: str, kind: str, text: str, response: str = ""
) -> RecorderNote:
    """Write a memo on a player for the recorder, with the player's answer if he gave one; records its number.

    It is kept as long as the regulations of the session say. The same memo again returns the one there is.
    """
    club = club_for(actor, report.club_id, Right.RULE, report.session_id)
    report = report_now(report.pk)
    if kind not in NoteKind.values:
        raise BadInput(_("Choose what the note is about."), "kind")
    told = {
        "player": demanded(player, Text.NAME, _("Write the name of the player.")),
        "kind": kind,
        "text": demanded(text, Text.CONDUCT),
        "response": clean(response, Text.RESPONSE),
    }
    known = RecorderNote.objects.filter(club=club, report=report, made_by=actor, **told).first()
    if known is not None:
        return known
    days = read_review_settings(report.session.profile.review).recorder_days
    note = RecorderNote.objects.create(
        club=club,
        report=report,
        made_by=actor,
        made_at=timezone.now(),
        expires_on=timezone.localdate(timezone=ZoneInfo(club.time_zone)) + timedelta(days=days),
        **told,
    )
    record(club, actor, Verb.NOTE_WRITTEN, note, after={"number": note.pk})
    return note


@transaction.atomic
def add_response(*, actor: User, note: RecorderNote, response: str) -> RecorderNote:
    """What the player said to it, in place of what was there; records its number. Refuses a note whose time is over."""
    club = club_for(actor, note.club_id, Right.RECORD)
    note = RecorderNote.objects.get(pk=note.pk)
    if note.expires_on <= timezone.localdate(timezone=ZoneInfo(club.time_zone)):
        raise WrongState(_("This note has expired: it is kept no longer."))
    answer = demanded(response, Text.RESPONSE)
    if answer != note.response:
        note.response = answer
        note.save(update_fields=["response"])
        record(club, actor, Verb.NOTE_ANSWERED, note, after={"number": note.pk})
    return note


@transaction.atomic
def expire_notes(*, club: Club) -> int:
    """Delete the club's notes whose time is over, which a command does; records how many, by number."""
    club = locked_club(club.pk)
    today = timezone.localdate(timezone=ZoneInfo(club.time_zone))
    over = RecorderNote.objects.filter(club=club, expires_on__lte=today)
    numbers = sorted(over.values_list("pk", flat=True))
    if numbers:
        over.delete()
        record(club, None, Verb.NOTES_EXPIRED, club, after={"count": len(numbers), "numbers": numbers})
    return len(numbers)
