"""A doubt about a score as recorded or computed (79C): asked by a side, by its link or in person, and answered.

It is no appeal.
"""

from uuid import UUID

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Side
from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, Stale, WrongState
from rulings.desk.base.rights import Right, may_see_board, unseen
from rulings.desk.base.texts import NOT_A_SIDE, Text, demanded
from rulings.desk.scores.values.scoring import MOST_OPEN
from rulings.desk.sessions.queries import is_over, speaking
from rulings.models import (
    IrregularityReport,
    Period,
    PrivateLink,
    Result,
    ScoreQuery,
    ScoreQueryOutcome,
    Session,
    User,
    Verb,
)


@transaction.atomic
def ask_query(*, link: PrivateLink, text: str, query_key: UUID, actor: User | None = None) -> ScoreQuery:
    """Keep a side's query about the score of its board, and record it; whoever holds the link speaks for its side.

    `actor` is who he is where he is signed in.

    After the correction period it is taken as late. The same form again returns the query it made. Refuses an empty
    text, a revoked link, and a sixth query while five wait.
    """
    club = locked_club(link.report.club_id)
    link = speaking(link, actor)
    report = link.report
    if sent := ScoreQuery.objects.filter(query_key=query_key).first():
        return _same_form(sent, report, link.side, report.result)
    _refuse_many(link)
    query = _drafted(report.session, text, query_key)
    query.result, query.report, query.side = report.result, report, link.side
    query.save(force_insert=True)
    after = {"via": "link", "link": link.pk, "side": link.side, "query": query.text, "late": query.is_late}
    record(club, actor, Verb.SCORE_QUERIED, query, report=report, after=after)
    return query


@transaction.atomic
def note_query(*, actor: User, result: Result, side: str, text: str, query_key: UUID) -> ScoreQuery:
    """Keep a query that a side made in person about a table's score, and record who noted it; late ones as above.

    The same form again returns the query it made. Refuses an empty text and a side that is none.
    """
    session = result.board.session
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    if sent := ScoreQuery.objects.filter(query_key=query_key).first():
        return _same_form(sent, None, side, result)
    if side not in set(Side):
        raise BadInput(NOT_A_SIDE, "side")
    query = _drafted(session, text, query_key)
    query.result, query.side, query.asked_by = result, side, actor
    query.save(force_insert=True)
    record(club, actor, Verb.QUERY_NOTED, query, after={"side": side, "query": query.text, "late": query.is_late})
    return query


def _drafted(session: Session, text: str, query_key: UUID) -> ScoreQuery:
    """A query made now; whose and about what is not in it yet."""
    return ScoreQuery(
        session=session,
        query_key=query_key,
        text=demanded(text, Text.QUERY),
        is_late=is_over(session, Period.CORRECTION),
        asked_at=timezone.now(),
    )


def _same_form(sent: ScoreQuery, report: IrregularityReport | None, side: str, result: Result | None) -> ScoreQuery:
    """The query that this form has already made; `Stale` when it was another side's form."""
    if (sent.report, sent.side, sent.result) != (report, side, result):
        raise Stale(_("This form was sent before, for another side. Open your page again and write it there."))
    return sent


def _refuse_many(link: PrivateLink) -> None:
    """`WrongState` while the side's earlier queries wait."""
    waiting = ScoreQuery.objects.filter(report=link.report, side=link.side, outcome="")
    if waiting.count() >= MOST_OPEN:
        raise WrongState(_("Five of your queries still wait for an answer. Speak with the director."))


@transaction.atomic
def answer_query(*, actor: User, query: ScoreQuery, outcome: str, answer: str) -> ScoreQuery:
    """Say that the score was corrected or stands, in words, and record it.

    Refuses a second answer, and one of a playing director about a board that he has still to play.
    """
    club = club_for(actor, query.session.event.club_id, Right.RUN_SESSION)
    query = ScoreQuery.objects.select_related("report__board__session", "result__board__session").get(pk=query.pk)
    if query.board and not may_see_board(actor, query.board):
        raise unseen(query.board)
    if query.outcome:
        raise Stale(_("Somebody has answered this query in the meantime. Look at the answer."))
    if outcome not in ScoreQueryOutcome.values:
        raise BadInput(_("Choose whether the score was corrected or stands."), "outcome")
    query.answer = demanded(answer, Text.QUERY_ANSWER)
    query.outcome, query.answered_by, query.answered_at = outcome, actor, timezone.now()
    query.save(update_fields=["outcome", "answer", "answered_by", "answered_at"])
    after = {"side": query.side, "outcome": outcome, "answer": query.answer}
    record(club, actor, Verb.QUERY_ANSWERED, query, report=query.report, after=after)
    return query
