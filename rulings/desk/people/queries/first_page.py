"""Where somebody's work is when he has signed in. Reads only."""

from django.urls import reverse

from rulings.desk.base.rights import Right, by_right, memberships_of
from rulings.desk.playing.queries import unseen_of
from rulings.desk.review.queries.waiting import waiting_for
from rulings.models import User


def first_page(user: User) -> str:
    """The page's address: the queue for who reviews and directs while something waits there, else the desk.

    Who administers and directs nowhere begins with the people of his club.
    """
    clubs = by_right(memberships_of(user))
    if clubs[Right.ADMINISTER] and not clubs[Right.RULE]:
        return reverse("club_people", args=[clubs[Right.ADMINISTER][0].slug])
    is_chief = clubs[Right.REVIEW] and clubs[Right.RULE]
    return reverse("queue" if is_chief and waiting_for(user, clubs, unseen_of(user)) else "desk")
