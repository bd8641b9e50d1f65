"""Who signs in. What somebody may do is a `Membership` of a club, never a flag here."""

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.db import models


class User(AbstractUser):
    """Someone who signs in; `language` is "" where the browser's own is used."""

    language = models.CharField(max_length=5, blank=True, default="", choices=settings.LANGUAGES)

    @property
    def display_name(self) -> str:
        """His name as others read it, the user name where he gave none."""
        return self.get_full_name() or self.username
