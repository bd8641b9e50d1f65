"""What peers answer to a poll: by the link on their own phone, without an account, or noted down by a director."""

from typing import Any
from uuid import UUID

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.models import Club, Poll, PollAnswer, ReportStatus, User, Verb
from rulings.services.audit import locked_club, record
from rulings.services.poll_sights import read_answer, sight_of
from rulings.services.polls import poll_now
from rulings.services.refusals import WrongState
from rulings.services.texts import Text, clean

MOST_ANSWERS = 100
"""More peers than anybody polls; whoever plays with the link is stopped here."""


@transaction.atomic
def answer_poll(
    *, poll: Poll, answer_key: UUID, answer: str, considered: str = "", reason: str = "", level: str = ""
) -> PollAnswer:
    """Keep what a peer would do; whoever holds the link is one. Records it without an actor.

    The same form again returns the answer it made. Refuses a closed poll, what cannot be called or played there, and
    more answers than anybody needs.
    """
    club = locked_club(poll.report.club_id)
    poll = Poll.objects.select_related("report__board").get(pk=poll.pk)
    said = {"answer": answer, "considered": considered, "reason": reason, "level": level}
    return kept(club, None, poll, answer_key, said)


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
    """Keep what a peer told the director, with his name if it is given, and record it. Refuses as `answer_poll`."""
    club, poll = poll_now(actor, poll)
    said = {"answer": answer, "considered": considered, "reason": reason, "level": level, "peer": peer}
    return kept(club, actor, poll, answer_key, said)


def kept(club: Club, actor: User | None, poll: Poll, answer_key: UUID, said: dict[str, str]) -> PollAnswer:
    """The answer of this form, stored and recorded unless it was before."""
    sent = PollAnswer.objects.filter(poll=poll, answer_key=answer_key).first()
    if sent is not None:
        return sent
    if not is_open(poll):
        raise WrongState(_("This poll is closed: no more answers are needed. Thank you."))
    if poll.answers.count() >= MOST_ANSWERS:
        raise WrongState(_("This poll has all the answers that it can hold. Thank you."))
    texts: dict[str, Any] = {
        "answer": read_answer(sight_of(poll), said["answer"]),
        "considered": clean(said["considered"], Text.CONSIDERED),
        "reason": clean(said["reason"], Text.REASON),
        "level": clean(said["level"], Text.LEVEL),
        "peer": clean(said.get("peer", ""), Text.PEER),
    }
    answer = PollAnswer.objects.create(
        poll=poll, answer_key=answer_key, answered_at=timezone.now(), noted_by=actor, **texts
    )
    after = {name: text for name, text in texts.items() if text} | {"seat": poll.seat}
    verb = Verb.POLL_ANSWER_NOTED if actor else Verb.POLL_ANSWERED
    record(club, actor, verb, answer, report=poll.report, after=after if actor else {"via": "link", **after})
    return answer


def is_open(poll: Poll) -> bool:
    """Whether it takes answers; the poll of a withdrawn report takes none."""
    return poll.closed_at is None and poll.report.status != ReportStatus.WITHDRAWN
