"""Sentences and questions of Law 40: understandings, disclosure, system cards, psychic calls."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "understandings": _("Understandings and their disclosure"),
    "psychic_call": _("Psychic call or departure from the methods"),
}
DOORS = {
    "understandings": DoorWords(
        _("An understanding was not disclosed, or is not allowed"),
        pgettext_lazy("search words", "partnership understanding disclosure convention illegal alert system"),
        _("no alert or explanation, an incomplete one, a forbidden method"),
    ),
    "system_card_or_aid": DoorWords(
        _("A player looked at a system card or at notes"),
        pgettext_lazy("search words", "convention card system card notes memory aid own opponents"),
    ),
    "psychic_call": DoorWords(
        _("A psychic call"),
        pgettext_lazy("search words", "psyche psychic bluff deviation misbid gross"),
        _("or another departure from the partnership's methods"),
    ),
}
SENTENCES = {
    # 40A and B
    "methods_must_be_made_known": _(
        "{side} must make its methods known to the opponents, in the way the regulations lay down."
    ),
    "disclosure_failure_adjusted": _(
        "{of} did not disclose as required, and that damaged {side}: {side} receives an assigned adjusted score."
    ),
    "no_damage_score_stands": _("The other side was not damaged by what {of} did: the score stands."),
    "repeated_failure_penalty_possible": _(
        "{side} has failed to disclose more than once: a procedural penalty is possible."
    ),
    "everything_agreed_must_be_told": _(
        "{who}, when asked, tells all that he knows from agreement or experience with his partner; what any player "
        "would infer he need not tell."
    ),
    "crucial_information_adjusted": _(
        "The explanation of {of} left out what was crucial for an opponent's choice, and that damaged {side}: {side} "
        "receives an assigned adjusted score."
    ),
    "omission_was_not_crucial": _("What {of} left out was not crucial for an opponent's choice: the score stands."),
    "explanation_was_wrong": _("The explanation of {who} was wrong: see Law {law}."),
    "agreement_was_forgotten": _(
        "Forgetting one's own agreement is no infraction; what {who} and his partner then owe is in Law {law}."
    ),
    "methods_do_not_depend_on_which_partner": _(
        "{side} may not use different methods according to which partner calls; style and judgement may differ."
    ),
    "forbidden_understanding_adjusted": _(
        "What {of} did is against the regulations on understandings, and it damaged {side}: {side} receives an "
        "assigned adjusted score."
    ),
    "forbidden_understanding_penalty_possible": _("A procedural penalty for {side} is possible besides."),
    "regulations_here_allow_more": _("The Regulating Authority may provide otherwise, and the regulations here do."),
    "regulations_here_allow_no_more": _("The Regulating Authority may provide otherwise; the regulations here do not."),
    "own_card_was_allowed": _("{who} was allowed to look at his own system card: nothing further."),
    "own_card_not_allowed": _(
        "{who} may not look at his own system card between the start of the auction period and the end of play: a "
        "procedural penalty is possible."
    ),
    "what_own_card_told_unauthorized": _("What his own card reminded {who} of is unauthorized for him."),
    "opponents_card_was_allowed": _("{who} was allowed to look at the opponents' system card: nothing further."),
    "opponents_card_at_his_turn_only": _(
        "{who} looks at the opponents' card before the auction, between the auction and the play, at his turn, or to "
        "answer a question about partner's call or play, not now."
    ),
    "aid_is_allowed_here": _("The regulations here allow {who} that aid: nothing further."),
    "aid_not_allowed": _(
        "{who} may use no aid to his memory, calculation or technique: a procedural penalty is possible."
    ),
    "damage_by_what_was_not_allowed": _("After play: was {side} damaged by what {of} was not allowed to do?"),
    "varying_methods_is_allowed_here": _(
        "{who} and his partner may agree to other methods after an opponent's irregularity: nothing further."
    ),
    "varying_methods_is_forbidden_here": _(
        "The regulations here do not let {side} vary its methods after an opponent's irregularity."
    ),
    # 40C
    "psychic_artificial_call_forbidden_here": _(
        "The regulations here restrict psychic artificial calls: the call of {who} is an irregularity."
    ),
    "psychic_artificial_call_allowed_here": _("The regulations here do not restrict such a call of {who}."),
    "departure_is_legal": _(
        "{partner} had no more reason to expect it than the opponents: the call of {who} is legal, the score stands."
    ),
    "nothing_to_disclose": _("{side} had nothing to disclose beyond its methods."),
    "departure_was_an_undisclosed_understanding": _(
        "It had become an understanding of {side}, which had to be disclosed and was not."
    ),
    "undisclosed_understanding_adjusted": _(
        "The understanding that {of} did not disclose damaged {side}: {side} receives an assigned adjusted score."
    ),
    "undisclosed_understanding_penalty_possible": _("A procedural penalty for {side} is possible."),
}
QUESTIONS = {
    "understanding_fault": Asked(
        _("What is the complaint against {who} and his partner?"),
        _("Complaint"),
        {
            "not_disclosed": _("A required alert or explanation was not given"),
            "incomplete": _("The explanation left something out"),
            "wrong_explanation": _("The explanation was wrong"),
            "forgotten": _("The explanation was right, the call was a mistake"),
            "against_regulation": _("The method is against the regulations"),
            "own_card": _("{who} looked at his own system card"),
            "opponents_card": _("{who} looked at the opponents' system card"),
            "memory_aid": _("{who} used notes or another aid"),
            "by_partner": _("Their methods depend on which of them calls"),
            "varied_after_irregularity": _("They changed methods after an opponent's irregularity"),
        },
    ),
    "damaged_by_understanding": Asked(
        _("Was the other side damaged by that?"),
        _("Damage"),
        guidance=_("What would the opponents probably have done, had all been as it should be?"),
    ),
    "failure_is_repeated": Asked(_("Has this pair failed to disclose before?"), _("Repeated")),
    "missing_information_was_crucial": Asked(
        _("Was what the explanation left out crucial for an opponent's choice?"),
        _("Crucial"),
        guidance=_("Only what comes from agreement or experience counts, not what any player would infer."),
    ),
    "regulations_allow_it": Asked(_("Do the regulations of this event allow it?"), _("Allowed here")),
    "own_card_between_auction_and_lead": Asked(
        _("Is {who} of the declaring side, and was it after the auction and before the play?"),
        _("Clarification period"),
    ),
    "opponents_card_at_a_right_time": Asked(
        _(
            "Did {who} look before the auction, between the auction and the play, at his own turn, or to answer a "
            "question about partner's call or play?"
        ),
        _("Right time"),
    ),
    "departure": Asked(
        _("What kind of call was it?"),
        _("Call"),
        {
            "psychic": _("A psychic call: a deliberate gross misstatement"),
            "deviation": _("A smaller departure from the methods"),
            "psychic_artificial": _("A psychic call that was artificial"),
        },
    ),
    "partner_had_more_reason_to_expect_it": Asked(
        _("Had {partner} more reason than the opponents to expect it?"),
        _("Partner expected it"),
        guidance=_(
            "Have they done it before, does {partner}'s own call allow for it? Repeated departures become an implicit "
            "understanding. A psychic call as such is no infraction."
        ),
    ),
}
