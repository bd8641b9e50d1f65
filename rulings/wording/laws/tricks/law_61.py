"""Sentences and questions of Laws 61 and 63: what a revoke is, who may ask about it, what establishes it."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "revoke": _("A revoke"),
    "revoke_inquiry": _("Question about a revoke"),
}
DOORS: dict[str, DoorWords] = {
    "revoke": DoorWords(
        _("A player did not follow suit"),
        pgettext_lazy("search words", "revoke did not follow suit established tricks transferred"),
        _("he had a card of the suit led"),
    ),
    "required_card_not_played": DoorWords(
        _("A player did not play what was required"),
        pgettext_lazy("search words", "revoke required suit restriction not obeyed"),
        _("a suit that was required or forbidden"),
    ),
    "both_sides_revoked_in_one_trick": DoorWords(
        _("Both sides revoked in one trick"),
        pgettext_lazy("search words", "both sides revoke same trick double revoke"),
    ),
    "revoke_at_trick_twelve": DoorWords(
        _("Revoke in the twelfth trick"),
        pgettext_lazy("search words", "revoke trick twelve 12 last tricks"),
    ),
    "revoke_inquiry": DoorWords(
        _("A player asks whether somebody revoked"),
        pgettext_lazy("search words", "ask no more of the suit having none revoke inquiry"),
    ),
}
SENTENCES: dict[str, Text] = {
    # 61A
    "no_revoke_at_trick_thirteen": _(
        "{who} had only one card left: there is no revoke in the thirteenth trick. The trick stands, and none is "
        "transferred."
    ),
    "unplayed_penalty_card_has_its_own_law": _(
        "{who} did not play his penalty card: declarer may accept the card played, see Law {law}."
    ),
    "unable_is_no_revoke": _(
        "{who} had no card that he was bound to play: it is no revoke. His card stays played, the trick stands, "
        "and none is transferred."
    ),
    "revoke_cannot_be_told": _(
        "Whether {who} revoked can no longer be told at once: the cards are looked at, and who has mixed his may lose "
        "by it, see Law {law}."
    ),
    # 61B and C
    "declarer_may_ask_a_defender": _("{who} may ask a defender who has not followed suit whether he has none."),
    "dummy_may_ask_declarer": _("{who}, as dummy, may ask declarer whether he has none of the suit."),
    "dummy_has_lost_the_right_to_ask": _("By what he did before, {who} has lost the right to ask."),
    "dummy_may_not_ask_a_defender": _("{who}, as dummy, may not ask a defender."),
    "question_of_revoke_may_inform_partner": _("What {partner} could learn from the question is unauthorized for him."),
    "defender_may_ask_declarer": _("{who} may ask declarer whether he has none of the suit."),
    "defenders_may_ask_each_other": _("{who} may ask his partner {partner}, at his own risk."),
    "regulation_forbids_the_question": _(
        "A regulation here forbids defenders to ask each other: {who} should not have asked {partner}."
    ),
    "saying_revoke_opens_no_tricks": _(
        "That {who} says there was a revoke gives nobody the right to look at quitted tricks."
    ),
    "director_may_order_inspection": _("I may look at the quitted tricks, or order it, to establish the facts."),
    "a_revoke_found_is_corrected": _(
        "If a revoke comes to light before it is established, it must be corrected, whether the question was allowed "
        "or not."
    ),
    # 63A
    "established_played_on": _("{side} has led or played to the next trick: the revoke of {who} is established."),
    "established_designated_next_card": _(
        "{side} has named a card for the next trick: the revoke of {who} is established."
    ),
    "established_claimed": _("{side} has claimed or conceded: the revoke of {who} is established."),
    "established_agreement_established": _(
        "{side} has let its agreement to the claim or concession become final: the revoke of {who} is established."
    ),
    "established_agreed_to_claim": _("{side} has agreed to a claim or concession: the revoke of {who} is established."),
    "not_established_nothing": _(
        "{side} has not yet played or named a card for the next trick, nor claimed or conceded: the revoke of {who} is "
        "not established."
    ),
    "not_established_only_opponents_played_on": _(
        "Only the other side has played to the next trick: the revoke of {who} is not established."
    ),
    "not_established_wrongly_told_to_play": _(
        "{side} played on only because an opponent wrongly said that it was its turn: that card may be taken back too, "
        "and the revoke of {who} is not established."
    ),
    "not_established_objected_to_claim": _(
        "{side} has objected to the claim or concession in time, or still can: the revoke of {who} is not established."
    ),
    "not_established_not_agreed_to_claim": _(
        "{side} has not agreed to the claim or concession: the revoke of {who} is not established."
    ),
    # 63B
    "tricks_left_go_by_the_claim": _(
        "The tricks left go as the claim or concession gives them, agreed or judged; they count as won after the "
        "revoke."
    ),
    "trick_of_the_revoke_stands": _("It may no longer be corrected; the trick stands as played."),
}
QUESTIONS = {
    "failure": Asked(
        _("What has {who} done?"),
        _("What he did"),
        {
            "did_not_follow_suit": _("He could have followed suit and did not"),
            "did_not_play_as_required": _("He could have led or played what was required and did not"),
            "did_not_play_penalty_card": _("He could have led or played his penalty card and did not"),
            "both_sides": _("He and an opponent both revoked in the same trick"),
            "was_unable": _("He had no card that he was bound to play"),
            "cannot_be_told": _("It cannot be told: cards are mixed or not at hand"),
        },
        hints={
            "did_not_play_as_required": _("a suit that the Laws or an opponent required or forbade"),
            "did_not_play_penalty_card": _("not where he could have followed suit and did not"),
        },
    ),
    "revoke_trick": Asked(
        _("In which trick did {who} revoke?"),
        _("Trick of the revoke"),
    ),
    "since_the_revoke": Asked(
        _("What has happened since that trick?"),
        _("Since then"),
        {
            "played_on": _("{who} or {partner} has led or played to the next trick"),
            "nothing": _("Nothing of the kind"),
            "only_opponents_played_on": _("Only the other side has played to the next trick"),
            "designated_next_card": _("{who} or {partner} has named a card for the next trick"),
            "wrongly_told_to_play": _("They played on because an opponent wrongly said that it was their turn"),
            "claimed": _("{who} or {partner} has claimed or conceded"),
            "agreement_established": _("An opponent claimed or conceded, and they let the time to object pass"),
            "objected_to_claim": _("An opponent claimed or conceded; they objected in time, or still can"),
            "agreed_to_claim": _("An opponent claimed or conceded, and they agreed"),
            "not_agreed_to_claim": _("An opponent claimed or conceded, and they have not agreed"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        hints={
            "played_on": _("rightly or wrongly; a card of dummy counts for declarer's side"),
            "nothing": _("no card of their side to the next trick, no claim"),
            "agreement_established": _("until they call on a later board or the round ends"),
        },
    ),
    "inquiry": Asked(
        _("Who asks whom?"),
        _("Question"),
        {
            "declarer_asks_defender": _("Declarer asks a defender"),
            "dummy_asks_declarer": _("Dummy asks declarer"),
            "dummy_asks_defender": _("Dummy asks a defender"),
            "defender_asks_declarer": _("A defender asks declarer"),
            "defender_asks_defender": _("A defender asks his partner"),
            "wants_to_see_tricks": _("A player says there was a revoke and wants to see tricks"),
        },
    ),
    "defenders_were_forbidden_to_ask": Asked(
        _("Does a regulation here forbid defenders to ask each other?"),
        _("Regulation"),
    ),
}
