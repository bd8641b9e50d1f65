"""Whom a text about a report may name: the session's players, who heard appeals or was polled, the club's people.

Reads the database; writes nothing.
"""

from django.db.models import Value

from rulings.desk.base.names import names_of
from rulings.desk.base.naming.marks import Known, known
from rulings.models import AppealMember, Club, IrregularityReport, Membership, PollAnswer, RosterPlayer


def whom_about(report: IrregularityReport) -> Known:
    """Those near: who plays in the session, was named at the table, heard an appeal or was polled; the club beside."""
    heard = AppealMember.objects.filter(appeal__ruling__report=report).order_by().values_list("name", flat=True)
    polled = PollAnswer.objects.filter(poll__report=report).exclude(peer="").order_by().values_list("peer", flat=True)
    return known({*names_of(report), *heard.union(polled)}, names_of_club(report.club_id))


def names_of_club(club: Club | int) -> set[str]:
    """Everybody on the club's list of players, and who directs there or runs it."""
    listed = RosterPlayer.objects.filter(club=club).order_by().values_list("name", Value(""))
    people = Membership.objects.filter(club=club).order_by().values_list("user__first_name", "user__last_name")
    return {f"{first} {last}".strip() for first, last in listed.union(people)} - {""}
