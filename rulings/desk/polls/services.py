"""Polls: a question put to players of a level from one hand and what came before it (16B1), answered, closed, judged.

A peer answers by the link on his own phone, without an account, or a director notes his answer down.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge import FULL_HAND, Auction, Deal, Hand, ImpossiblePosition, Seat, read_hand, start_of_play
from rulings.bridge.auction_text import ImpossibleCall, entries, read_text
from rulings.bridge.play_text import ImpossiblePlay, read_tricks
from rulings.bridge.play_text import entries as trick_entries
from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.keys import give_token, new_token, token_of
from rulings.desk.base.locks import club_for, report_now
from rulings.desk.base.names import everybody, is_among
from rulings.desk.base.naming.gate import refuse_names
from rulings.desk.base.naming.whom import whom_about
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.cases.queries.hearers import sitting_there
from rulings.desk.cases.queries.play import impossible_play, impossible_position
from rulings.desk.cases.values.auctions import impossible_call
from rulings.desk.polls.queries.polls import dealt, is_open_to_peers, read_answer, sight_of
from rulings.desk.polls.values import MOST_ANSWERS, is_open
from rulings.desk.sessions.queries import has_part
from rulings.models import Board, Club, IrregularityReport, Poll, PollAnswer, ReportCase, User, Verb

_MOST_ALTERNATIVES = 20


@transaction.atomic
def make_poll(
    *,
    actor: User,
    report: IrregularityReport,
    seat: str,
    auction: str,
    question: str,
    hand: str = "",
    tricks: Sequence[Sequence[str]] = (),
    level: str = "",
    case: ReportCase | None = None,
    not_names: Iterable[str] = (),
) -> Poll:
    """Keep what the polled player sees and is asked, with an address that opens it, and record it.

    `auction` is as it is typed, from the dealer up to the decision; `tricks` as the play of a report. `hand` is typed
    where the board's cards are not known. The same poll again, while it is open, is the one that is there. Refuses a
    hand that is not complete or not the one dealt, an impossible call or card, no question, and names but `not_names`.
    """
    club = club_for(actor, report.club_id, Right.RULE, report.session_id)
    report = report_now(report.pk)
    if case is not None and case.report_id != report.pk:
        raise BadInput(_("This case belongs to another report. Begin the poll from the report's own page."), "case")
    asked = _checked_decision(report.board, seat, hand, auction, tricks)
    asked["question"] = demanded(question, Text.POLL_QUESTION)
    asked["level"] = clean(level, Text.LEVEL)
    spared = sorted({each.strip() for each in not_names if each.strip()})
    _refuse_names(report, asked, spared)
    same = Poll.objects.filter(report=report, closed_at__isnull=True, **asked).first()
    if same is not None:
        return same
    poll = give_token(Poll(report=report, case=case, made_by=actor, made_at=timezone.now(), **asked), new_token())
    poll.save(force_insert=True)
    after = {name: asked[name] for name in ("seat", "auction", "question", "level", "played")}
    after |= {"not_names": spared} if spared else {}
    record(club, actor, Verb.POLL_MADE, poll, report=report, after=after)
    return poll


def _checked_decision(
    board: Board, seat: str, hand: str, auction: str, tricks: Sequence[Sequence[str]]
) -> dict[str, Any]:
    """What the player sees, as it is stored; `BadInput` names the hand, call or card that cannot be."""
    if seat not in set(Seat):
        raise BadInput(_("Choose whose hand the players are given: North, East, South or West."), "seat")
    polled = Seat(seat)
    held = _checked_hand(board, polled, hand)
    try:
        called = read_text(Seat(board.dealer), auction)
    except ImpossibleCall as error:
        raise BadInput(impossible_call(error), "auction") from None
    played = _checked_tricks(called, dealt(board) | {polled: held}, tricks)
    return {"seat": seat, "hand": str(held), "auction": entries(called), "played": played}


def _checked_hand(board: Board, seat: Seat, text: str) -> Hand:
    """The thirteen cards of the seat: the board's where they are known."""
    known = dealt(board).get(seat)
    if not text.strip():
        if known is None:
            raise BadInput(_("The cards of this board are not known. Type the hand, such as AK52.QT9.8.K7643."), "hand")
        return known
    try:
        held = read_hand(seat, text)
    except ImpossiblePosition as error:
        raise BadInput(impossible_position(error), "hand") from None
    if len(held) != FULL_HAND:
        sentence = _("A hand has thirteen cards, and this one has %(number)s. Put in those that are missing.")
        raise BadInput(sentence % {"number": len(held)}, "hand")
    if known not in (None, held):
        wrong = _("That is not the hand that this seat was dealt. Choose the right seat, or leave the hand empty.")
        raise BadInput(wrong, "hand")
    try:
        Deal.of_hands(dealt(board) | {seat: held})
    except ValueError:
        elsewhere = _("A card of this hand was dealt to another player of the board. Correct the hand.")
        raise BadInput(elsewhere, "hand") from None
    return held


def _checked_tricks(auction: Auction, hands: Mapping[Seat, Hand], tricks: Sequence[Sequence[str]]) -> list[list[str]]:
    """The tricks as they are stored."""
    if not tricks:
        return []
    start = start_of_play(auction, dict(hands))
    if start is None:
        raise BadInput(_("Cards are played after the auction: complete it, or take out the tricks."), "tricks")
    try:
        return trick_entries(read_tricks(start, tricks))
    except ImpossiblePlay as error:
        raise BadInput(impossible_play(error), "tricks") from None


def _refuse_names(report: IrregularityReport, asked: Mapping[str, Any], spared: Iterable[str]) -> None:
    """`NamesInText` where a polled player would read who sat at the table, or might."""
    notes = "\n\n".join(entry["note"] for entry in asked["auction"] if isinstance(entry, dict) and "note" in entry)
    texts = (
        (Text.POLL_QUESTION, "question", asked["question"]),
        (Text.LEVEL, "level", asked["level"]),
        (Text.EXPLANATION, "auction", notes),
    )
    refuse_names(texts, whom_about(report), spared)


@transaction.atomic
def close_poll(*, actor: User, poll: Poll) -> Poll:
    """Take no more answers, and record it; a closed one stays as it is."""
    club, poll = _poll_now(actor, poll)
    if poll.closed_at is None:
        poll.closed_at, poll.sealed = timezone.now(), ""
        poll.save(update_fields=["closed_at", "sealed"])
        after = {"seat": poll.seat, "number": poll.answers.count()}
        record(club, actor, Verb.POLL_CLOSED, poll, report=poll.report, after=after)
    return poll


@transaction.atomic
def renew_address(*, actor: User, poll: Poll) -> Poll:
    """A new address of an open poll whose own can be shown no more, and record it; any other poll stays as it is."""
    club, poll = _poll_now(actor, poll)
    if poll.closed_at is None and not token_of(poll):
        give_token(poll, new_token()).save(update_fields=["digest", "sealed"])
        record(club, actor, Verb.KEY_MADE, poll, report=poll.report, after={"kind": "poll"})
    return poll


@transaction.atomic
def judge_poll(*, actor: User, poll: Poll, alternatives: Iterable[str], reason: str) -> Poll:
    """Keep which answers are logical alternatives and why (16B1(b): judged, never computed), and record the change.

    None may be one. Refuses an open poll, one that nobody answered, what cannot be called or played there, no reason.
    """
    club, poll = _poll_now(actor, poll)
    if poll.closed_at is None:
        raise WrongState(_("Close the poll first, so that no answer comes after your judgement."))
    if not poll.answers.filter(set_aside_by=None).exists():
        raise WrongState(_("Nobody has answered this poll: there is nothing to judge from. Make a new one."))
    sight = sight_of(poll)
    found = list(dict.fromkeys(read_answer(sight, each) for each in alternatives if each.strip()))
    if len(found) > _MOST_ALTERNATIVES:
        raise BadInput(_("These are too many alternatives. Leave those that a player would really consider."), "others")
    why = _("Which actions are logical alternatives is your judgement: write the reason for it.")
    judgement = demanded(reason, Text.REASON, why)
    before = {"alternatives": poll.alternatives, "judgement": poll.judgement}
    after = {"alternatives": found, "judgement": judgement}
    if before != after:
        poll.alternatives, poll.judgement = found, judgement
        poll.save(update_fields=["alternatives", "judgement"])
        told = {"seat": poll.seat, **after}
        record(club, actor, Verb.POLL_JUDGED, poll, report=poll.report, before=before, after=told)
    return poll


def _poll_now(actor: User, poll: Poll) -> tuple[Club, Poll]:
    """The club under its lock and the poll as it is now; `WrongState` when its report was withdrawn."""
    club = club_for(actor, poll.report.club_id, Right.RULE, poll.report.session_id)
    report = report_now(poll.report_id)
    poll = Poll.objects.get(pk=poll.pk)
    poll.report = report
    return club, poll


@transaction.atomic
def answer_poll(
    *,
    poll: Poll,
    answer_key: UUID,
    answer: str,
    considered: str = "",
    reason: str = "",
    level: str = "",
    actor: User | None = None,
) -> PollAnswer:
    """Keep what a peer would do; whoever holds the link is one. `actor` is who he is where he is signed in.

    The same form again returns the answer it made. Refuses a closed poll, what cannot be called or played there, more
    answers than anybody needs, and whoever made the poll, had a part in the ruling or plays there: he is no peer.
    """
    club = locked_club(poll.report.club_id)
    poll = Poll.objects.select_related("report__board", "report__session__profile").get(pk=poll.pk)
    if actor is not None and has_part(actor, poll.report):
        raise NotAllowed(_("You made this poll, or ruled on its report: somebody else answers it, as a peer."))
    if actor is not None and sitting_there(poll.report)(actor):
        raise NotAllowed(_("You play at the table that this is about: somebody else answers it, as a peer."))
    said = {"answer": answer, "considered": considered, "reason": reason, "level": level}
    return _kept(club, actor, poll, answer_key, said, by_link=True)


@transaction.atomic
def note_answer(
    *,
    actor: User,
    poll: Poll,
    answer_key: UUID,
    answer: str,
    considered: str = "",
    reason: str = "",
    level: str = "",
    peer: str = "",
) -> PollAnswer:
    """Keep what a peer told the director, with his name if it is given, and record it.

    Refuses as `answer_poll`, and the name of who plays at the table or made the poll.
    """
    club, poll = _poll_now(actor, poll)
    if is_among(peer, [*everybody(poll.report), poll.made_by.display_name]):
        raise BadInput(_("Who plays at this table, or made the poll, is no peer. Write whom you asked."), "peer")
    said = {"answer": answer, "considered": considered, "reason": reason, "level": level, "peer": peer}
    return _kept(club, actor, poll, answer_key, said)


def _kept(
    club: Club, actor: User | None, poll: Poll, answer_key: UUID, said: dict[str, str], *, by_link: bool = False
) -> PollAnswer:
    """The answer of this form, stored and recorded unless it was before."""
    sent = PollAnswer.objects.filter(poll=poll, answer_key=answer_key).first()
    if sent is not None:
        return sent
    if not (is_open_to_peers(poll) if by_link else is_open(poll)):
        raise WrongState(_("This poll is closed: no more answers are needed. Thank you."))
    if poll.answers.filter(set_aside_by=None).count() >= MOST_ANSWERS:
        raise WrongState(_("This poll has all the answers that it can hold. Thank you."))
    refuse_beyond(Bound.ANSWERS_TO_A_POLL, poll.answers.all(), "answered_at")
    texts: dict[str, Any] = {
        "answer": read_answer(sight_of(poll), said["answer"]),
        "considered": clean(said["considered"], Text.CONSIDERED),
        "reason": clean(said["reason"], Text.REASON),
        "level": clean(said["level"], Text.LEVEL),
        "peer": clean(said.get("peer", ""), Text.PEER),
    }
    whose = {"answered_by" if by_link else "noted_by": actor}
    now = timezone.now()
    answer = PollAnswer.objects.create(poll=poll, answer_key=answer_key, answered_at=now, **whose, **texts)
    after = {name: text for name, text in texts.items() if text} | {"seat": poll.seat}
    verb = Verb.POLL_ANSWERED if by_link else Verb.POLL_ANSWER_NOTED
    record(club, actor, verb, answer, report=poll.report, after={"via": "link", **after} if by_link else after)
    return answer


@transaction.atomic
def count_answer(*, actor: User, answer: PollAnswer, is_counted: bool) -> PollAnswer:
    """Set an answer aside that is no peer's, or count it again, and record who did; the same again changes nothing."""
    club, poll = _poll_now(actor, answer.poll)
    answer = PollAnswer.objects.get(pk=answer.pk)
    if (answer.set_aside_by_id is None) != is_counted:
        answer.set_aside_by = None if is_counted else actor
        answer.save(update_fields=["set_aside_by"])
        verb = Verb.POLL_ANSWER_COUNTED if is_counted else Verb.POLL_ANSWER_SET_ASIDE
        told = {"seat": poll.seat, "answer": answer.answer, "reason": answer.reason}
        record(club, actor, verb, answer, report=poll.report, after=told)
    return answer
