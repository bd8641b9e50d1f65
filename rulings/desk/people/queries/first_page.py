"""Where somebody's work is when he has signed in. Reads only."""

from rulings.desk.base.rights import Right, by_right, memberships_of
from rulings.desk.playing.queries import unseen_of
from rulings.desk.review.queries import waiting_for
from rulings.models import User


def first_page(user: User) -> str:
    """The name of the page: the queue for who reviews and directs while something waits there, else the desk.

    Who administers and directs nowhere begins with the people of his club.
    """
    clubs = by_right(memberships_of(user))
    if not clubs[Right.RULE]:
        return "players" if clubs[Right.ADMINISTER] else "desk"
    return "queue" if clubs[Right.REVIEW] and waiting_for(user, clubs, unseen_of(user)) else "desk"
