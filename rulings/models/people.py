"""Who signs in. What somebody may do is a `Membership` of a club, never a flag here."""

from django.contrib.auth.models import AbstractUser


class User(AbstractUser):
    """Someone who signs in."""

    @property
    def display_name(self) -> str:
        """His name as others read it, the user name where he gave none."""
        return self.get_full_name() or self.username
