"""Who is signed in, with what every page's bar asks of him, in one query."""

from django.contrib.auth.backends import ModelBackend
from django.db.models import Exists, OuterRef, QuerySet

from rulings.desk.base.compiled import compiled
from rulings.desk.base.rights import Right, gives
from rulings.models import Membership, User


class MemberBackend(ModelBackend):
    """Name and password. On who is signed in `reviews` says whether a queue is his anywhere, `several` whether he has
    roles in several clubs.
    """

    def get_user(self, user_id: int) -> User | None:
        """The account with that id, None where it is gone or closed."""
        user = next(iter(_account(user_id)), None)
        return user if user is not None and self.user_can_authenticate(user) else None


@compiled
def _account(pk: int) -> QuerySet[User]:
    """The account with that id."""
    reviewing = Membership.objects.filter(gives(Right.REVIEW), user=OuterRef("pk"))
    other = Membership.objects.filter(gives(Right.SEE), user=OuterRef("user"), club__gt=OuterRef("club"))
    several = Membership.objects.filter(gives(Right.SEE), Exists(other), user=OuterRef("pk"))
    return User.objects.annotate(reviews=Exists(reviewing), several=Exists(several)).filter(pk=pk)
