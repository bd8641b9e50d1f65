"""What still holds a ruling back from the public, and what the public would read of it, every name in it marked.

Scores are public as {"table": {"result", "points"}, "given": [{"paragraph", "rule"}]}: results in English notation,
points north-south's; a rule as `ScoreAdjustment.rule` holds it; no penalties. What is not known is left out, and none
of it names anybody. Writes nothing.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Exists, OuterRef, Q
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from rulings.desk.adjusting.queries.stored import adjustments_given
from rulings.desk.base.naming.gate import Hit, words_marked
from rulings.desk.base.naming.marks import as_spared, marks_in, pieces
from rulings.desk.base.naming.whom import whom_about
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.signatures import Sheet
from rulings.desk.casebook.queries.coarse import board_shown_by, cards_named, coarsened
from rulings.desk.casebook.queries.public_words import OUTCOME, marks_of, public_words
from rulings.desk.casebook.values import BoardShown, read_publishing_settings
from rulings.desk.casebook.wording import cards_shown, hidden_text, scoring_lines
from rulings.desk.cases.queries.appeal_outcomes import appeal_outcome_of, open_appeals_of, told_outcome
from rulings.desk.cases.queries.sheet import why_no_auction
from rulings.desk.cases.queries.table import table_record
from rulings.desk.reports.queries.about import about_missing, untold
from rulings.desk.scores.values.outcomes import table_result
from rulings.desk.sessions.queries import end_of, with_extensions
from rulings.models import Board, Period, PublicText, Result, Ruling, ScoreAdjustment, Session, SessionStatus
from rulings.scoring.notation.results import write_result


def refuse_held_back(ruling: Ruling) -> None:
    """`WrongState` with the first reason that holds the ruling back."""
    if reason := next(held_back(ruling), None):
        raise WrongState(reason)


def held_back(ruling: Ruling) -> Iterator[str]:
    """Everything that holds it back now, in the order in which it passes; nothing when it may be published."""
    yield from _still_in_play(ruling)
    yield from unsettled(ruling)
    yield from _still_contested(ruling)
    yield from _too_soon(ruling)
    yield from untold(ruling.report, ruling.situation)
    yield from _parties_first(ruling)


def _still_in_play(ruling: Ruling) -> Iterator[str]:
    """Others may have the board before them: in this session, or in another of the club."""
    if ruling.report.session.is_open:
        yield _("The session is still in play: others may have this board before them. Close it first.")
    if names := ", ".join(f"{each} ({date_format(each.date, 'SHORT_DATE_FORMAT')})" for each in _elsewhere(ruling)):
        sentence = _("The board is still to be played in another session: %(sessions)s. Close it first.")
        yield sentence % {"sessions": names}


def _elsewhere(ruling: Ruling) -> list[Session]:
    """The club's other open sessions that play the board.

    In the same event its number, with the same cards or unknown ones; in any event the same cards.
    """
    board, session = ruling.report.board, ruling.report.session
    its = Q(number=board.number, session__event=session.event_id)
    if board.deal:
        its = its & Q(deal__in=["", board.deal]) | Q(deal=board.deal)
    played = Board.objects.filter(its, session=OuterRef("pk"))
    others = Session.objects.select_related("event").filter(Exists(played), event__club=session.event.club_id)
    return list(others.filter(status=SessionStatus.OPEN).exclude(pk=session.pk).order_by("pk"))


def unsettled(ruling: Ruling) -> Iterator[str]:
    """It is being ruled on anew, or waits for its second signature."""
    if ruling.case.is_open:
        yield _("This ruling was reopened. Publish its new version once that is countersigned.")
    elif ruling.countersigned_by_id is None:
        yield _("Nobody has countersigned this ruling yet. It can be published after that.")


def _still_contested(ruling: Ruling) -> Iterator[str]:
    """79C and 92B: the periods run, or an appeal is open. An appeal decided and told stands for its period's end."""
    session = with_extensions(ruling.report.session)
    ends = {period: end_of(session, period) for period in Period}
    if ends[Period.CORRECTION] is None and ends[Period.APPEAL] is None:
        yield _(
            "The official score of this session has not been made available: the correction period and the time to "
            "appeal have not begun. Say on the session's page when it was."
        )
        return
    if _is_ahead(ends[Period.CORRECTION]):
        yield _("The correction period runs until %(end)s.") % {"end": _at(ends[Period.CORRECTION])}
    if numbers := ", ".join(str(each.number) for each in open_appeals_of(ruling)):
        yield _("An appeal against this ruling is open: %(numbers)s. Decide it and tell the players.") % {
            "numbers": numbers
        }
    elif _is_ahead(ends[Period.APPEAL]) and not appeal_outcome_of(ruling):
        yield _("The time to appeal runs until %(end)s.") % {"end": _at(ends[Period.APPEAL])}


def _is_ahead(end: datetime | None) -> bool:
    """Whether a period has not ended; one without an end has not begun."""
    return end is None or end > timezone.now()


def _at(end: datetime | None) -> str:
    """An end in words."""
    return date_format(timezone.localtime(end), "SHORT_DATETIME_FORMAT") if end else _("a time that is not set yet")


def _too_soon(ruling: Ruling) -> Iterator[str]:
    """The club lets days pass after play."""
    days = read_publishing_settings(ruling.report.club.publishing).delay_days
    first = ruling.report.session.date + timedelta(days=days)
    if timezone.localdate() < first:
        sentence = _("This club lets some days pass after play: it publishes this from %(date)s on.")
        yield sentence % {"date": date_format(first, "SHORT_DATE_FORMAT")}


def _parties_first(ruling: Ruling) -> Iterator[str]:
    """Both sides read the text so many hours before everybody."""
    hours = read_publishing_settings(ruling.report.club.publishing).parties_first_hours
    if not hours:
        return
    shown = PublicText.objects.filter(ruling=ruling).first()
    if shown is None:
        yield _("Both sides read the public text before everybody else does. Show it to them first.")
    elif _is_ahead(until := shown.made_at + timedelta(hours=hours)):
        yield _("Both sides have the public text to themselves until %(end)s.") % {"end": _at(until)}


def public_scores(ruling: Ruling, scores: Iterable[ScoreAdjustment] | None = None) -> dict[str, Any]:
    """The scores of a ruling; where several lines were given the same, it is said once. A penalty alone is no score.

    `scores` are those that it gave, where they were read before.
    """
    given: list[dict[str, Any]] = []
    for each in adjustments_given(ruling) if scores is None else scores:
        told = {"paragraph": each.paragraph, "rule": each.rule}
        given += [] if told in given or each.score.outcome is None else [told]
    table = _scored_at_table(ruling.report.result)
    return ({"table": table} if table else {}) | ({"given": given} if given else {})


def _scored_at_table(result: Result | None) -> dict[str, Any]:
    """What was scored at the table; {} where that is not known, or was no result."""
    known = table_result(result) if result else None
    if result is None or known is None or result.artificial or result.score_ns is None:
        return {}
    return {"result": write_result(known, "en"), "points": result.score_ns}


_Pieces = list[tuple[str, bool]]


@dataclass(frozen=True)
class _PublicDraft:
    """The public words in pieces, marked where they may name somebody; `reasons` that hold the ruling back, `is_untold`
    where one of them is that nobody told what it is about; what is `hidden` of the board, "" for nothing, and the
    `cards` that are shown of it then.
    """

    facts: _Pieces
    override_text: _Pieces
    appeal: list[_Pieces]
    scores: list[tuple[str, str]]
    auction: list[Any]
    why_no_auction: list[str]
    hits: list[Hit]
    reasons: list[str]
    is_untold: bool
    hours: int
    hidden: str
    cards: list[tuple[str, str]]


def public_sheet(ruling: Ruling, text: str, spared: list[str], sheet: Sheet) -> _PublicDraft:
    """What the public would read with the text as it stands in the form; `sheet` is the ruling's as it is now."""
    shown = board_shown_by(ruling.report.club)
    words = public_words(ruling, text, spared, told_outcome(sheet.outcome))
    public = coarsened(ruling, words, shown)
    whom, no_names = whom_about(ruling.report), {as_spared(each) for each in spared}

    def in_pieces(words: str) -> _Pieces:
        return pieces(words, marks_in(words, whom, spared))

    return _PublicDraft(
        facts=in_pieces(public.facts),
        override_text=in_pieces(public.override_text),
        appeal=[in_pieces(str(public.appeal[name])) for name in OUTCOME if public.appeal.get(name)],
        scores=scoring_lines(public_scores(ruling, sheet.scores if ruling.is_current else None))
        if shown is BoardShown.SHOWN
        else [],
        auction=public.auction,
        why_no_auction=why_no_auction(table_record(ruling.report)),
        hits=[Hit(each, as_spared(each.word) in no_names) for each in words_marked(marks_of(public, whom))],
        reasons=list(held_back(ruling)),
        is_untold=bool(about_missing(ruling.report, ruling.situation)),
        hours=read_publishing_settings(ruling.report.club.publishing).parties_first_hours,
        hidden=hidden_text(shown),
        cards=cards_shown(cards_named(ruling)) if shown is BoardShown.NAMED else [],
    )
