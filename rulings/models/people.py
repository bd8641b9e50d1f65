"""Who signs in, and the links by which he comes to an account, a role or a new password.

What somebody may do is a `Membership` of a club, never a flag here.
"""

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext as _

from rulings.models.clubs import Club, Role
from rulings.models.row import Row

FORMER = "former-"
"""How the pseudonym of a deleted account begins where it is stored: its number follows."""


def name_of_former(number: str) -> str:
    """The pseudonym of a deleted account as the reader reads it."""
    return _("Former member %(number)s") % {"number": number}


class User(AbstractUser, Row):
    """Someone who signs in, until `deleted_at`: what he signed stays, under a number in place of his name.

    `is_superuser`: he administers the site, which gives him no right in any of its clubs.
    """

    deleted_at = models.DateTimeField(null=True, blank=True)

    @property
    def display_name(self) -> str:
        """His name as others read it, the user name where he gave none; of a deleted account its pseudonym."""
        return name_of_former(self._number) if self.deleted_at else self.get_full_name() or self.username

    @property
    def name_on_record(self) -> str:
        """His name as it stands in the trail, which is in no language."""
        return f"{FORMER}{self._number}" if self.deleted_at else self.display_name

    @property
    def _number(self) -> str:
        """The number of a deleted account: it stays where its club moves to another site."""
        return self.username.removeprefix(FORMER).partition("-")[0]


class Invitation(Row):
    """A link by which one person takes a role in a club, once, until `expires_at`.

    `digest` is the SHA-256 of its token, which is shown once and kept nowhere. `name` is whom it is meant for, `mail`
    where it goes, "" where it is handed over; `role` and the rest is what he becomes, as in his `Membership`: a guest
    of one `session` where there is one.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="invitations")
    digest = models.CharField(max_length=64, unique=True)
    name = models.CharField(max_length=200)
    mail = models.EmailField(blank=True, default="")
    role = models.CharField(max_length=20, choices=Role)
    also_administers = models.BooleanField(default=False)
    ends_at = models.DateTimeField(null=True, blank=True)
    session = models.ForeignKey(
        "rulings.Session", null=True, blank=True, on_delete=models.PROTECT, related_name="invitations"
    )
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="invitations_made")
    made_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    taken_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="invitations_taken"
    )
    taken_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    token = ""
    """On what was just made, or found by it."""

    class Meta:
        indexes = [
            models.Index(
                fields=["club", "expires_at"],
                condition=Q(taken_at__isnull=True, revoked_at__isnull=True),
                name="invitations_that_wait",
            )
        ]
        constraints = [
            models.CheckConstraint(condition=Q(role__in=Role.values), name="invitation_role_is_known"),
            models.CheckConstraint(
                condition=Q(taken_at__isnull=True, taken_by__isnull=True)
                | Q(taken_at__isnull=False, taken_by__isnull=False),
                name="invitation_taken_by_somebody",
            ),
        ]


class PasswordLink(Row):
    """A link by which the owner of an account sets a new password, once, until `expires_at`.

    `club` is that of the administrator who made it; `digest` as with an invitation. One that was replaced is revoked.
    `made_by` is None where the owner asked for it himself, by mail: one of each way may wait.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="password_links")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="password_links")
    digest = models.CharField(max_length=64, unique=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="password_links_made",
    )
    made_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    token = ""
    """On what was just made, or found by it."""

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["user"],
                condition=Q(used_at__isnull=True, revoked_at__isnull=True, made_by__isnull=False),
                name="one_live_link_of_an_administrator",
            ),
            models.UniqueConstraint(
                fields=["user"],
                condition=Q(used_at__isnull=True, revoked_at__isnull=True, made_by__isnull=True),
                name="one_live_mailed_link",
            ),
        ]
