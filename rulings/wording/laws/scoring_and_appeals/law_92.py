"""Sentences and questions of Laws 92 and 93: what may be done after a ruling."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"after_a_ruling": _("What may be done after a ruling")}
DOORS: dict[str, DoorWords] = {
    "after_a_ruling": DoorWords(
        _("A player does not accept a ruling"),
        pgettext_lazy("search words", "appeal may I appeal committee time limit captain partner concur further appeal"),
        _("who may appeal, until when, and who decides"),
    ),
}
SENTENCES: dict[str, Text] = {
    "only_of_the_own_table": _("{who} may appeal only against a ruling at his own table."),
    "too_late_to_appeal": _("The time for appeals has run out: {who} may no longer appeal."),
    "not_heard_without_partner": _("The appeal of {who} is not heard unless {partner} concurs."),
    "not_heard_without_the_captain": _("The appeal of {who} is not heard unless the captain of his team concurs."),
    "appeal_goes_through_the_director": _(
        "{who} may appeal, through the director; an appeal found without merit may have a consequence that the "
        "regulations name."
    ),
    "director_in_charge_hears_all": _(
        "There is no committee nor a body in its place: the director in charge hears the appeal and rules on it."
    ),
    "director_in_charge_rules_on_law": _(
        "What deals only with law or regulations the director in charge hears and rules on; his ruling may be taken to "
        "the committee."
    ),
    "committee_may_only_recommend": _(
        "The committee may not overrule him on law or regulations; it may recommend that he change his ruling."
    ),
    "referred_to_the_committee": _("The director in charge refers the appeal to the committee."),
    "committee_has_the_directors_powers": _(
        "On facts and judgement the committee has all the powers that the Laws give the director."
    ),
    "further_appeal_is_arranged": _(
        "The Regulating Authority has arranged an appeal from the committee's decision; one found without merit may "
        "have a consequence."
    ),
    "no_further_appeal_is_arranged": _(
        "The Regulating Authority has arranged no appeal from the committee's decision: it stands."
    ),
    "may_still_be_referred_to_the_authority": _(
        "The director in charge or the committee may still refer a matter to the Regulating Authority, whose word is "
        "final."
    ),
}
QUESTIONS = {
    "ruling_at_his_table": Asked(
        _("Was the ruling made at the table of {who}, on a board that he played?"),
        _("His table"),
    ),
    "asked_in_time": Asked(
        _("Does {who} ask within the time for appeals?"),
        _("In time"),
        hints={"yes": _("30 minutes after the official score is available, unless the organizer set another time")},
    ),
    "partner_concurs": Asked(_("Does {partner} concur?"), _("Partner concurs")),
    "captain_concurs": Asked(_("Does the captain of his team concur?"), _("Captain concurs")),
    "who_hears_appeals": Asked(
        _("Who can hear the appeal?"),
        _("Heard by"),
        {
            "committee": _("A committee, or another body in its place"),
            "nobody": _("Neither, or not without disturbing the event"),
            "already_decided": _("The committee has decided already, and its decision is not accepted"),
        },
    ),
    "appeal_is_about": Asked(
        _("What is it about?"),
        _("About"),
        {
            "law_or_regulation": _("What a law or regulation says"),
            "fact_or_judgement": _("What happened, or how it was judged"),
            "discipline": _("A disciplinary penalty"),
        },
    ),
    "appeal_from_the_committee": Asked(
        _("Has the Regulating Authority arranged an appeal from the committee's decision?"),
        _("Further appeal"),
    ),
}
