"""Sentences and questions of Law 47: a played card taken back."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"retracted_card": _("Card played taken back")}
DOORS = {
    "retracted_card": DoorWords(
        _("A player wants to take a card back"),
        pgettext_lazy("search words", "retract withdraw take back played card change"),
        _("or has taken back a card that he had played"),
    ),
    "played_on_wrong_explanation": DoorWords(
        _("A card was played on a wrong explanation"),
        pgettext_lazy("search words", "misinformation explanation corrected during play opening lead change"),
        _("the explanation was corrected during the play"),
    ),
    "told_wrongly_it_was_his_turn": DoorWords(
        _("An opponent told a player wrongly that it was his turn"),
        pgettext_lazy("search words", "your lead misinformed turn opponent told"),
        _("and he led or played"),
    ),
}
SENTENCES = {
    "card_of_other_irregularity": _("Whether and how {who} takes the card back is in Law {law}."),
    "withdrawn_as_rectification": _("{who} takes the card back, as the rectification demands."),
    "withdrawn_as_illegal": _("{who} takes the card back to correct an illegal play."),
    "withdrawn_card_may_be_penalty_card": _(
        "The withdrawn card of {who} may become a penalty card: see Laws {law} and 50."
    ),
    "declarers_card_no_penalty_card": _(
        "{who} is of the declaring side: his card is never a penalty card. Nothing further."
    ),
    "change_of_designation": _("Whether {who} may change the card that he named from dummy is in Law {law}."),
    "may_change_after_opponent": _(
        "The card of {who} may be taken back and another played, for an opponent changed his play."
    ),
    "change_without_rectification": _("The card of {who} is not a penalty card; no further rectification."),
    "second_change_is_penalty_card": _(
        "His side had revoked and {who} is the second to change: his withdrawn card is a penalty card, see Law {law}."
    ),
    "card_to_the_irregular_lead": _(
        "An opponent of the irregular leader made his proper lead: whether {of} takes his card back is in Law {law}."
    ),
    "damage_by_irregularity_without_remedy": _(
        "After play: was {side} damaged by the irregularity that misled {of}? Then the score is adjusted."
    ),
    "played_card_stays": _("No law lets {who} take the card back: it stays played."),
    # 47E
    "told_wrongly_card_goes_back": _(
        "{who} takes the card back: an opponent had told him wrongly that it was his turn."
    ),
    "told_wrongly_no_rectification": _(
        "The card of {who} is not a penalty card, nobody may accept it, and there is no further rectification."
    ),
    "withdrawn_card_for_his_side_only": _(
        "What the withdrawn card of {who} tells may be used by his side only; for {side} it is unauthorized."
    ),
    "may_retract_after_wrong_explanation": _(
        "Nobody has played since: {who} may take the card back and play another, for the explanation was wrong."
    ),
    "retracted_without_rectification": _("A card that he takes back is not a penalty card; no further rectification."),
    "dummy_faced_lead_stays": _("Dummy has faced a card: the opening lead of {who} can no longer be changed."),
    "card_played_since_stays": _("A card has been played since: {who} can no longer take his card back."),
    "damage_by_wrong_explanation": _(
        "After play: was {side} damaged by the wrong explanation given to {of}? Then the score is adjusted."
    ),
}
QUESTIONS = {
    "reason_to_retract": Asked(
        _("Why should the card of {who} go back?"),
        _("Reason"),
        {
            "other_irregularity": _("An irregularity with its own law"),
            "rectification": _("The rectification of another irregularity demands it"),
            "illegal_play": _("The play was illegal"),
            "unintended_designation": _("Declarer did not mean the card that he named from dummy"),
            "opponent_changed": _("An opponent has changed his play"),
            "told_wrongly": _("An opponent had told him wrongly that it was his turn"),
            "misexplained": _("An opponent's explanation was wrong"),
            "proper_lead_after_irregular": _("He played to an irregular lead, then the proper lead was made"),
            "irregularity_without_remedy": _("None of these, but an opponent's irregularity misled him"),
            "none": _("None of these"),
        },
        {
            "irregularity_without_remedy": _("for instance a card of the last trick that dummy had not turned"),
            "other_irregularity": _(
                "dummy's wrong card, fifth card, two cards, lead out of turn, revoke, penalty card"
            ),
        },
    ),
    "irregular_leader": Asked(
        _("Who had led out of turn?"),
        _("Irregular lead"),
        {"partner": _("{partner}"), "lho": _("{lho}"), "rho": _("{rho}")},
    ),
    "irregularity_of_card": Asked(
        _("Which irregularity?"),
        _("Irregularity"),
        {
            "dummys_wrong_card": _("Dummy placed a card that was not named"),
            "fifth_card": _("A fifth card to the trick"),
            "two_at_once": _("Two cards at once"),
            "lead_out_of_turn": _("A lead out of turn"),
            "revoke": _("A revoke"),
            "unplayed_penalty_card": _("A penalty card should have been played"),
        },
    ),
    "second_to_change_after_own_revoke": Asked(
        _("Did the side of {who} revoke, and does he change only because an opponent changed after that?"),
        _("Own side's revoke"),
        {"yes": _("Yes, his side had revoked"), "no": _("No")},
    ),
    "since_misexplained_card": Asked(
        _("What happened after {who} had led or played?"),
        _("Since then"),
        {
            "nothing": _("Nobody has played since"),
            "dummy_faced": _("It was the opening lead, and dummy has faced a card"),
            "card_played": _("A card has been played since"),
        },
    ),
}
