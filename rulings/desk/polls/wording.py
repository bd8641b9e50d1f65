"""A poll in words: the question to begin with, an answer, what came of it. Judges nothing."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from django.conf import settings
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, override

from rulings.bridge import Auction, Call, Card, Choice, Seat
from rulings.bridge.play_text import Play
from rulings.desk.base.texts import Text
from rulings.desk.cases.wording.auctions import call_and_caller
from rulings.desk.polls.values import Tallied
from rulings.models import Poll
from rulings.wording.terms import Text as Sentence
from rulings.wording.terms import call_text, card_text, value_text

_QUESTIONS: tuple[Sentence, ...] = (
    gettext_lazy("What do you call?"),
    gettext_lazy("Which card do you play?"),
    gettext_lazy("What do you lead?"),
)
"""The questions that fit most decisions: of a call, of a card, of the opening lead."""
NO_ANSWER: Mapping[Choice, Sentence] = {
    Choice.CALL: gettext_lazy("Choose the call that you would make, then send it."),
    Choice.CARD: gettext_lazy("Choose the card that you would play, then send it."),
    Choice.WORDS: gettext_lazy("Write your answer, then send it."),
}
"""What is said to a peer who sent no answer."""
_WORD = re.compile(r"\w+")


def answer_text(choice: Choice, answer: str) -> str:
    """An answer as it was kept, for a reader: `3♠`, `pass`, `♥K`, or the words."""
    try:
        match choice:
            case Choice.CALL:
                return call_text(Call.parse(answer))
            case Choice.CARD:
                return card_text(Card.parse(answer))
            case Choice.WORDS:
                return answer
    except ValueError:
        return answer


def considered_text(choice: Choice, considered: str) -> str:
    """What a peer also considered, in his own words; calls and cards as `answer_text` has them: `pass or 4♠`."""
    return _WORD.sub(lambda found: answer_text(choice, found.group()), considered)


def first_question(play: Play | None) -> str:
    """The question that fits the decision, for the director to change; `play` is None in the auction."""
    of_call, of_card, of_lead = _QUESTIONS
    return str(of_call if play is None else of_card if play.tricks else of_lead)


def question_text(question: str) -> str:
    """A question as it was put; one of the usual ones in the reader's language."""
    return str(_usual_questions().get(question, question))


@cache
def _usual_questions() -> dict[str, Sentence]:
    """The usual questions as they read in every language."""
    found: dict[str, Sentence] = {}
    for code, _name in settings.LANGUAGES:
        with override(code):
            found |= {str(question): question for question in _QUESTIONS}
    return found


def decision_text(auction: Auction, play: Play | None = None) -> str:
    """The moment of a decision: `2♥ by East (call 5)`, or `East plays to trick 3`."""
    if play is None:
        made = auction.calls[-1]
        return _("%(call)s (call %(place)s)") % {"call": call_and_caller(made), "place": len(auction.calls)}
    names = {"seat": value_text(play.turn), "number": play.number}
    if not play.tricks:
        return _("%(seat)s makes the opening lead") % names
    return _("%(seat)s plays to trick %(number)s") % names


def _tally_text(choice: Choice, rows: Iterable[Tallied]) -> str:
    """`3♠ 4, pass 1 (considered by 2 more)`, the most given first."""
    return ", ".join(_row_text(choice, row) for row in rows)


def _row_text(choice: Choice, row: Tallied) -> str:
    """One answer with its numbers."""
    text = f"{answer_text(choice, row.answer)} {row.chosen}"
    if not row.considered:
        return text
    more = _("considered by %(number)s more") % {"number": row.considered}
    return f"{text} ({more})"


def poll_text(poll: Poll, choice: Choice, rows: Sequence[Tallied], number: int) -> str:
    """What a ruling keeps of a poll: the question, whose hand, of what level, what they said, what was judged."""
    names = {"question": poll.question, "seat": value_text(Seat(poll.seat)), "number": number}
    parts = [_("%(question)s (%(seat)s’s hand; players asked: %(number)s)") % names]
    if poll.level:
        parts.append(_("Level: %(level)s") % {"level": poll.level})
    if rows:
        parts.append(_tally_text(choice, rows))
    if poll.alternatives:
        found = ", ".join(answer_text(choice, each) for each in poll.alternatives)
        parts.append(_("Logical alternatives: %(alternatives)s") % {"alternatives": found})
    return ". ".join(part.rstrip(".") for part in parts)


def polled_text(texts: Iterable[str]) -> str:
    """What is put before the director where he judges, as much as the ruling's field takes."""
    whole = "\n".join(texts)
    limit = Text.POLLED.limit
    return whole if len(whole) <= limit else f"{whole[: limit - 1]}…"
