"""What the one button of a ruling's page says."""

from django.utils.translation import gettext_lazy as _

from rulings.desk.cases.values.next_step import Step
from rulings.wording.terms import Text

LABELS: dict[Step, Text] = {
    Step.OPEN_CURRENT: _("Open the version in force"),
    Step.RULE_ANEW: _("Rule on it anew"),
    Step.MEND_SCORE: _("Put its score right"),
    Step.GO_ON: _("Go on: {title}"),
    Step.SCORE: _("Work out the score"),
    Step.APPEAL: _("Open the appeal"),
    Step.FOLLOW_UP: _("Come back to it now"),
    Step.COUNTERSIGN: _("Countersign"),
    Step.LINK: _("Show the players their links"),
    Step.TELL_OF_APPEAL: _("The players were told of their right to appeal"),
    Step.PUBLISH: _("Publish"),
    Step.DESK: _("Back to the desk"),
}
