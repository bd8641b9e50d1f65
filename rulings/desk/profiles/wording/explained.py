"""What a figure of a regulation profile does, for who reads it for the first time; of each group, what it is for."""

from django.utils.translation import gettext_lazy as _

from rulings.desk.profiles.values.figures import Group
from rulings.wording.terms import Text

OF_GROUPS: dict[Group, Text] = {
    Group.PERIODS: _("How long after the end of play scores can still be put right and rulings asked for."),
    Group.APPEALS: _("Who looks at a ruling again, and what it costs to ask."),
    Group.AVERAGES: _("What a pair gets for a board that it cannot play, by whose fault that is."),
    Group.ADJUSTING: _("How far the director may go with a score that he gives, and what bad conduct costs."),
    Group.SCORING: _("How the results of a board are compared. A file that says it itself stands before these."),
    Group.VICTORY_POINTS: _("How the margin of a match becomes victory points; of no matter in a pairs evening."),
    Group.READINGS: _("Points on which the Laws let the organiser choose. Most clubs leave them as they are."),
}
EXPLAINED: dict[str, Text] = {
    "correction_minutes": _("Until then a score that was entered wrongly can be put right. After it the score stands."),
    "appeal_minutes": _("Until then a side may ask for a ruling, or appeal against one. The desk shows the clock."),
    "body": _("A committee is several players; a reviewer is one person, often the chief director."),
    "members": _("So many people are named before a committee is complete."),
    "late_decided_by": _("Whoever lets an appeal in that came after its time."),
    "deposit": _("Paid when an appeal is lodged, and kept where it had no merit. Empty: none is asked for."),
    "recorder_days": _("After so many days a note on somebody's conduct is deleted by itself."),
    "plus": _("For a pair that is in no way at fault for a board that it cannot play."),
    "average": _("For a pair that is partly at fault for it."),
    "minus": _("For a pair that is at fault for it."),
    "later_plus": _("The Laws let a regulation give other amounts for the second such board of an evening."),
    "with_session": _("A pair that does better than average plus on its other boards gets that instead."),
    "weighting_allowed": _("Whether an adjusted score may be made of several results, each with its chance."),
    "penalty_percent_of_top": _("What a standard penalty costs in pairs, of the most that one board can bring."),
    "penalty_imps": _("What a standard penalty costs in a match of teams."),
    "penalty_vps": _("What a standard penalty costs where matches are counted in victory points."),
}
