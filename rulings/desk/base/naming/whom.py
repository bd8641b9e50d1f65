"""Whom a text about a report may name: the session's players, who heard appeals or was polled, the club's people.

Reads the database; writes nothing.
"""

from rulings.desk.base.names import names_of
from rulings.desk.base.naming.marks import Known, known
from rulings.models import AppealMember, Club, IrregularityReport, Membership, PollAnswer, RosterPlayer


def whom_about(report: IrregularityReport) -> Known:
    """Those near: who plays in the session, was named at the table, heard an appeal or was polled; the club beside."""
    heard = AppealMember.objects.filter(appeal__ruling__report=report).values_list("name", flat=True)
    polled = PollAnswer.objects.filter(poll__report=report).exclude(peer="").values_list("peer", flat=True)
    return known({*names_of(report), *heard, *polled}, names_of_club(report.club_id))


def names_of_club(club: Club | int) -> set[str]:
    """Everybody on the club's list of players, and who directs there or runs it."""
    listed = set(RosterPlayer.objects.filter(club=club).values_list("name", flat=True))
    people = Membership.objects.filter(club=club).values_list("user__first_name", "user__last_name")
    return listed | {f"{first} {last}".strip() for first, last in people if first or last}
