"""Which boards of a session are solved double dummy."""

from django.db.models import QuerySet

from rulings.models import Board, Session


def boards_with_cards(session: Session) -> QuerySet[Board]:
    """The session's boards whose cards are known, by number."""
    return session.boards.exclude(deal="").order_by("number")
