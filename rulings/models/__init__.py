"""What is stored. Nouns only: no verbs, no `save` with side effects, no signals."""

from django.contrib.auth.models import AbstractUser


class User(AbstractUser):
    """Someone who signs in."""
