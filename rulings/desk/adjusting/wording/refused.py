"""What a director is told who adjusts a score without what it needs: said by the services, shown on the form."""

from django.utils.translation import gettext_lazy as _

WHY_OVERRIDDEN = _("Something speaks against this score: write why you give it all the same.")
WHY_PENALISED = _("Write what the penalty or the warning is for.")
WHY_REPLACED = _("This line has an adjusted score already: write why this one replaces it.")
BESIDE_ANOTHER = _(
    "A score or a penalty stands on this line already. Give this penalty beside it, on the page of its own ruling."
)
REOPENED = _("This ruling was reopened: issue its new version first, then adjust the score.")
OF_ANOTHER_BOARD = _("That result is not of this board. Choose the line that the ruling is about.")
WHY_FORMS = _("Write how you found out in which form the tables played it.")
