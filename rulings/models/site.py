"""What the site is called, where it is, and which languages it offers."""

from django.conf import settings
from django.db import models

from rulings.models.row import Json, Row


class SitePlace(Row):
    """As it was set in the browser; the latest row counts, those before it say what it was.

    `name` is "" for the desk's own. `address` has a scheme and no path, as `https://rulings.example.org`; "" for the
    one that the environment leads to. `languages` are codes of those that visitors are offered.
    """

    name = models.CharField(max_length=100, blank=True, default="")
    address = models.CharField(max_length=300, blank=True, default="")
    languages = Json(default=list, blank=True)
    set_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    set_at = models.DateTimeField()
