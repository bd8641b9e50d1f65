"""Why an appeal does not go to a federation, and why somebody there does not decide it."""

from django.utils.translation import gettext_lazy as _

NOT_SENT_THERE = _(
    "The club does not belong to that federation any more. Open the appeal again and look where it goes."
)
SENT_ALREADY = _("This was sent to the federation already: it is appeal %(number)s.")
NOT_HEARD_THERE = _("Only those who hear appeals at the federation do this.")
HAD_A_PART = _("You had a part in this case, or play in it: somebody else at the federation hears its appeal.")
NO_FURTHER_APPEAL = _("Nothing goes on from here to a federation: the appeal's page says why.")
NOT_AT_ONCE = _("The regulations of this session do not send appeals to the federation at once: hear it here first.")
NO_QUESTION = _("The federation has asked nothing that is still to be answered.")
BOTH_AGREE = _("A pair appeals together, a team by its captain: write who agrees, then send it (92D).")
READ_ANEW = _("More was said on this appeal since the page was shown. Read it, then decide.")
ENOUGH_ASKED = _("Enough was asked on this appeal: decide it, or return it to the club.")
SCORE_WITHOUT_CHANGE = _("A score is given where the ruling is changed. Change it, or leave the score empty.")
NOT_AHEAD = _("Write a time that is still to come, within a year, or leave it empty.")
NO_VERSION_YET = _(
    "The law asks the club something more before this ruling has its new version: leave the score empty, and say it in "
    "the words of the decision."
)
DECIDED_THERE = _("Decided by %(federation)s on appeal %(number)s.")
