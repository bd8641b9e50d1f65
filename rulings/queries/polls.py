"""The polls of a report, for their director and for the peer who holds the address of one."""

from uuid import UUID

from django.db.models import Prefetch, QuerySet

from rulings.models import FactsSheet, Poll, PollAnswer, ReportCase, User


def polls_in_full() -> QuerySet[Poll]:
    """Polls with what the polled player sees, who made them, and the answers."""
    answers = Prefetch("answers", PollAnswer.objects.select_related("noted_by").order_by("pk"))
    return Poll.objects.select_related("report__board", "made_by").prefetch_related(answers).order_by("pk")


def polls_of_report(report_id: int) -> QuerySet[Poll]:
    """A report's polls with their answers, in order."""
    return polls_in_full().filter(report=report_id)


def poll_found(user: User, pk: int) -> Poll | None:
    """A poll of a report of one of the user's clubs."""
    found = polls_in_full().select_related("report__club", "report__session", "case")
    return found.filter(pk=pk, report__club__memberships__user=user).first()


def poll_by_token(token: str) -> Poll | None:
    """The poll with that secret, open or closed, with what the polled player sees."""
    return Poll.objects.select_related("report__club", "report__session", "report__board").filter(token=token).first()


def answer_by_key(poll: Poll, key: str) -> PollAnswer | None:
    """The poll's answer with that key; None for another's, and for what is no key."""
    try:
        return PollAnswer.objects.filter(poll=poll, answer_key=UUID(key)).first()
    except ValueError:
        return None


def case_of_report(report_id: int, pk: int) -> ReportCase | None:
    """One of the report's cases."""
    return ReportCase.objects.filter(report=report_id, pk=pk).first()


def level_known(report_id: int) -> str:
    """The players' level, as the facts sheet has it."""
    return FactsSheet.objects.filter(report=report_id).values_list("level", flat=True).first() or ""
