"""The app's name for Django, and the check that its commands make. Starts nothing: no signals."""

from django.apps import AppConfig
from django.core import checks


class RulingsConfig(AppConfig):
    """The one app of the project."""

    name = "rulings"
    verbose_name = "Rulings Desk"

    def ready(self) -> None:
        """Commands refuse a database of a newer version."""
        from rulings.desk.base.watching.readiness import not_newer

        checks.register(not_newer)
