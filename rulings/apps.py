"""The app's name for Django. Starts nothing: no signals, no checks with side effects."""

from django.apps import AppConfig


class RulingsConfig(AppConfig):
    """The one app of the project."""

    name = "rulings"
    verbose_name = "Rulings Desk"
