"""Who administers the site."""

from django.db import transaction

from rulings.models import User


@transaction.atomic
def set_site_administrator(*, user: User, is_one: bool) -> User:
    """Let somebody administer the site, or no more: a command's to do, and no club's matter."""
    user.is_superuser = is_one
    user.save(update_fields=["is_superuser"])
    return user
