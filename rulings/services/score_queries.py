"""A doubt about a score as recorded or computed (79C): asked by a side's private link, and answered. No appeal."""

from uuid import UUID

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.models import Period, PrivateLink, ScoreQuery, ScoreQueryOutcome, User, Verb
from rulings.permissions import may_run_session
from rulings.services.access import club_for
from rulings.services.audit import locked_club, record
from rulings.services.periods import is_over
from rulings.services.refusals import BadInput, NotAllowed, Stale, WrongState
from rulings.services.texts import Text, demanded

MOST_OPEN = 5
"""Queries of a side on one report that wait for an answer."""


@transaction.atomic
def ask_query(*, link: PrivateLink, text: str, query_key: UUID) -> ScoreQuery:
    """Keep a side's query about the score of its board, and record it; whoever holds the link speaks for its side.

    After the correction period it is taken as late. The same form again returns the query it made. Refuses an empty
    text, a revoked link, and a sixth query while five wait.
    """
    club = locked_club(link.report.club_id)
    link = PrivateLink.objects.select_related("report__session__profile").get(pk=link.pk)
    if link.revoked_at is not None:
        raise NotAllowed(_("This private address opens nothing any more. Ask the director for a new one."))
    report = link.report
    if sent := ScoreQuery.objects.filter(query_key=query_key).first():
        return same_form(sent, link)
    refuse_many(link)
    query = ScoreQuery.objects.create(
        session=report.session,
        result=report.result,
        report=report,
        side=link.side,
        query_key=query_key,
        text=demanded(text, Text.QUERY, _("Write what is wrong with the score, then send it.")),
        is_late=is_over(report.session, Period.CORRECTION),
        asked_at=timezone.now(),
    )
    after = {"via": "link", "side": link.side, "query": query.text, "late": query.is_late}
    record(club, None, Verb.SCORE_QUERIED, query, report=report, after=after)
    return query


def same_form(sent: ScoreQuery, link: PrivateLink) -> ScoreQuery:
    """The query that this form has already made; `Stale` when it was another side's form."""
    if (sent.report_id, sent.side) != (link.report_id, link.side):
        raise Stale(_("This form was sent before, for another side. Open your page again and write it there."))
    return sent


def refuse_many(link: PrivateLink) -> None:
    """`WrongState` while the side's earlier queries wait."""
    waiting = ScoreQuery.objects.filter(report=link.report, side=link.side, outcome="")
    if waiting.count() >= MOST_OPEN:
        raise WrongState(_("Five of your queries still wait for an answer. Speak with the director."))


@transaction.atomic
def answer_query(*, actor: User, query: ScoreQuery, outcome: str, answer: str) -> ScoreQuery:
    """Say that the score was corrected or stands, in words, and record it. Refuses a second answer."""
    club = club_for(actor, query.session.event.club_id, may_run_session)
    query = ScoreQuery.objects.select_related("report").get(pk=query.pk)
    if query.outcome:
        raise Stale(_("Somebody has answered this query in the meantime. Look at the answer."))
    if outcome not in ScoreQueryOutcome.values:
        raise BadInput(_("Choose whether the score was corrected or stands."), "outcome")
    query.answer = demanded(answer, Text.QUERY_ANSWER, _("Write the answer for the players, then send it."))
    query.outcome, query.answered_by, query.answered_at = outcome, actor, timezone.now()
    query.save(update_fields=["outcome", "answer", "answered_by", "answered_at"])
    after = {"side": query.side, "outcome": outcome, "answer": query.answer}
    record(club, actor, Verb.QUERY_ANSWERED, query, report=query.report, after=after)
    return query
