"""How a session is scored, chosen in place of what its file says, or shows by its own scores."""

from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.scores.queries.choices import methods_for, shown_by_file
from rulings.desk.scores.queries.sheet import adjustments_of
from rulings.desk.scores.values.scoring import CHOSEN, LEFT_OUT
from rulings.models import Session, User, Verb


@transaction.atomic
def choose_scoring(*, actor: User, session: Session, method: str, follows_file: bool) -> Session:
    """Score a session so from now on, and record it; "" is the form of scoring that its file or its profile names.

    Without `follows_file` the profile alone says how that form is worked out. Refuses a form that does not fit who
    plays, and a session with adjusted scores: they were weighed in the form that it has.
    """
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event", "profile").get(pk=session.pk)
    if method and method not in methods_for(session):
        sentence = _("This form of scoring does not fit who plays in this session. Choose one of the list.")
        raise BadInput(sentence, "method")
    own = _own_scoring(shown_by_file(session), method, follows_file=follows_file)
    if own == session.own_scoring:
        return session
    if adjustments_of(session).exists():
        sentence = _(
            "Scores were adjusted in this session, in the form of scoring that it has: it keeps it. Withdraw the "
            "adjusted scores first."
        )
        raise WrongState(sentence)
    before, session.own_scoring = session.own_scoring, own
    session.save(update_fields=["own_scoring"])
    record(club, actor, Verb.SCORING_CHOSEN, session, before={"scoring": before}, after={"scoring": own})
    return session


def _own_scoring(shown: Mapping[str, Any], method: str, *, follows_file: bool) -> dict[str, Any]:
    """What a session stores of its scoring."""
    own = dict(shown) if follows_file or not shown else {LEFT_OUT: dict(shown)}
    return own | ({CHOSEN: method} if method else {})
