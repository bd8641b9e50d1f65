"""Polls for their director and for the peer who holds the address of one.

What its player sees, answers, how many gave each.
"""

import re
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from uuid import UUID

from django.db.models import QuerySet
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Call, Card, Choice, Deal, Decision, Hand, Seat, in_sight, start_of_play
from rulings.bridge.auction_text import ALSO, SYMBOLS, read_entries
from rulings.bridge.play_text import read_tricks
from rulings.desk.base.finding import polls_in_full
from rulings.desk.base.keys import found_by, token_of
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.texts import Text, demanded
from rulings.desk.base.watching.site import site_url
from rulings.desk.polls.values import Tallied, is_open
from rulings.desk.polls.wording import NO_ANSWER
from rulings.desk.sessions.queries import is_matter_over
from rulings.models import Board, FactsSheet, Poll, PollAnswer, ReportCase

_BETWEEN = re.compile(r"[\s,;/]+")


def sight_of(poll: Poll) -> Decision:
    """What the poll's player sees. Dummy's cards come from the board; a later correction of it may take them away."""
    board, seat, hand = poll.report.board, Seat(poll.seat), Hand.parse(poll.hand)
    auction = read_entries(Seat(board.dealer), poll.auction)
    for hands in (in_sight(seat, auction, dealt(board) | {seat: hand}), {seat: hand}):
        with suppress(ValueError):
            start = start_of_play(auction, hands)
            return Decision(seat, hand, auction, start and read_tricks(start, poll.played))
    return Decision(seat, hand, auction)


def dealt(board: Board) -> dict[Seat, Hand]:
    """The hands of a board, as far as they are known."""
    return Deal.parse(board.deal).hands if board.deal else {}


def read_answer(sight: Decision, text: str) -> str:
    """The answer as it is kept: a call or a card in English letters, or the words; `BadInput` for what cannot be."""
    said = demanded(text, Text.POLL_ANSWER, NO_ANSWER[sight.choice])
    match sight.choice:
        case Choice.CALL:
            refusal = _("“%(answer)s” is no call that can be made here. Choose one of the calls shown.")
        case Choice.CARD:
            refusal = _("“%(answer)s” is no card that can be played here. Choose one of the cards shown.")
        case Choice.WORDS:
            return said
    known = _known_choice(sight, said)
    if not known:
        raise BadInput(refusal % {"answer": text.strip()[:20]}, "answer")
    return known


def _known_choice(sight: Decision, word: str) -> str:
    """The call or card that the word means, if it may be chosen here; "" otherwise."""
    try:
        if sight.choice is Choice.CALL:
            call = _plain_call(word)
            return str(call) if call in sight.calls else ""
        card = Card.parse(word.upper().translate(SYMBOLS))
        return str(card) if card in sight.cards else ""
    except ValueError:
        return ""


def _plain_call(word: str) -> Call:
    """The call that a word means, in any of the languages here; ValueError for none."""
    plain = word.strip().upper().translate(SYMBOLS)
    return Call.parse(ALSO.get(plain, plain))


def _also_considered(sight: Decision, text: str) -> frozenset[str]:
    """The calls or cards that a text names; what is neither stays words and is not counted."""
    if sight.choice is Choice.WORDS:
        return frozenset()
    return frozenset(filter(None, (_known_choice(sight, word) for word in _BETWEEN.split(text) if word)))


def tally_of(sight: Decision, answers: Iterable[PollAnswer]) -> list[Tallied]:
    """Each answer with how many gave it and how many others considered it, the most given first."""
    chosen: Counter[str] = Counter()
    considered: Counter[str] = Counter()
    for each in answers:
        same = (known for known in chosen if known.casefold() == each.answer.casefold())
        chosen[next(same, each.answer)] += 1
        considered.update(_also_considered(sight, each.considered) - {each.answer})
    rows = [Tallied(each, chosen[each], considered[each]) for each in dict.fromkeys([*chosen, *considered])]
    return sorted(rows, key=lambda row: (-row.chosen, -row.considered))


def counted(poll: Poll) -> list[PollAnswer]:
    """The poll's answers but for those set aside."""
    return [each for each in poll.answers.all() if each.set_aside_by_id is None]


def polls_of_report(report_id: int) -> QuerySet[Poll]:
    """A report's polls with their answers, in order."""
    return polls_in_full().filter(report=report_id)


def poll_by_token(token: str) -> Poll | None:
    """The poll with that secret, open or closed, with what the polled player sees."""
    shown = ("report__club", "report__session__profile", "report__board")
    return found_by(Poll.objects.select_related(*shown), token)


def poll_address(poll: Poll) -> str:
    """The whole address that a peer opens; "" of a closed poll, and where it can be shown no more."""
    token = token_of(poll)
    return site_url() + reverse("poll_page", args=[token]) if token else ""


def is_open_to_peers(poll: Poll) -> bool:
    """Whether its link takes answers: while it is open, and as long as the links of its report would."""
    return is_open(poll) and not is_matter_over(poll.report)


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
