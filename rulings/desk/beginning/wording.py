"""What is said of how a club looks, and of a trial."""

from django.utils.translation import gettext_lazy as _

NO_COLOUR = _("This is no colour: choose one, or write it as #17594a.")
