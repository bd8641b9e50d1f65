"""Who is signed in, with what every page's bar asks of him, in one query."""

from django.contrib.auth.backends import ModelBackend
from django.db.models import Exists, OuterRef

from rulings.desk.base.rights import Right, gives
from rulings.models import Membership, User


class MemberBackend(ModelBackend):
    """Name and password; `reviews` on who is signed in says whether a queue is his anywhere."""

    def get_user(self, user_id: int) -> User | None:
        """The account with that id, None where it is gone or closed."""
        reviewing = Membership.objects.filter(gives(Right.REVIEW), user=OuterRef("pk"))
        user = User.objects.annotate(reviews=Exists(reviewing)).filter(pk=user_id).first()
        return user if user is not None and self.user_can_authenticate(user) else None
