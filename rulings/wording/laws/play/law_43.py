"""Sentences and questions of Laws 42, 43, 45D and 45F: what dummy may do, and what he did."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD, YES_NO_OR_LOST
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "dummys_limits": _("Dummy's rights and limits"),
    "dummy_places_wrong_card": _("Dummy placed a card that was not named"),
    "dummy_indicates": _("Dummy touched or indicated a card"),
}
DOORS = {
    "dummy_spoke": DoorWords(
        _("Dummy spoke, asked or called the director"),
        pgettext_lazy("search words", "dummy rights limitations asked revoke warned wrong hand attention director"),
        _("a question about a revoke, a warning, an irregularity pointed out"),
    ),
    "dummy_looked_at_a_hand": DoorWords(
        _("Dummy looked at a hand or left his seat"),
        pgettext_lazy("search words", "dummy looked hand exchanged left seat watch"),
        _("he loses some of his rights"),
    ),
    "dummy_places_wrong_card": DoorWords(
        _("Dummy placed a card that declarer did not name"),
        pgettext_lazy("search words", "dummy wrong card placed misplayed not named"),
    ),
    "dummy_indicates": DoorWords(
        _("Dummy touched or indicated a card without being told"),
        pgettext_lazy("search words", "dummy touches indicates points suggests card"),
    ),
}
SENTENCES = {
    # 42 and 43
    "dummy_has_lost_his_rights": _(
        "{who} may not look at a defender's cards, exchange hands with declarer, or leave his seat to watch him: for "
        "this board he has lost the right to warn declarer, to ask him about a revoke and to point at the defenders' "
        "irregularities."
    ),
    "penalty_possible_for_dummy": _("A procedural penalty for {who} is possible."),
    "dummy_may_prevent_an_irregularity": _("{who} may try to prevent an irregularity: nothing further."),
    "dummy_may_ask_declarer_about_a_revoke": _(
        "{who} may ask declarer whether he has none of the suit: nothing further."
    ),
    "dummy_asked_a_defender": _("{who} may not ask a defender whether he has none of the suit."),
    "dummys_words_unauthorized_for_declarer": _("What {who} could conclude from the words of {of} is unauthorized."),
    "unestablished_revoke_is_corrected": _(
        "If a revoke comes to light after the question of {who}, it is corrected all the same."
    ),
    "dummy_may_not_draw_attention": _(
        "{who} may not draw attention to an irregularity during play, nor be the first to call the director."
    ),
    "irregularity_is_rectified_all_the_same": _(
        "The irregularity is rectified all the same, however I learned of it: {side} loses no right."
    ),
    "dummy_may_take_no_part": _("{who} may take no part in the play, nor tell declarer anything about it."),
    "dummys_advice_may_be_a_suggestion": _("The advice of {who} may have suggested a play: see Law {law}."),
    "dummy_was_within_his_rights": _("{who} was within his rights: nothing further."),
    "defender_may_not_show_dummy_his_hand": _("A defender may not show dummy his hand: {side} keeps its cards hidden."),
    "either_defender_chooses_the_hand": _(
        "{who} had lost the right to warn declarer: either defender of {side} says from which hand declarer leads."
    ),
    "declarers_card_was_no_revoke": _("{who} had played a legal card: nothing further."),
    "declarer_substitutes_a_legal_card": _("{who} replaces his illegal card with a legal one."),
    "counted_as_an_established_revoke": _(
        "Tricks are counted as if the revoke of {who} were established, with the new card in the trick: see Law {law}."
    ),
    "no_rectification_now_play_on": _("{who} had lost the right to point it out: no rectification now, play goes on."),
    "defence_loses_its_gain": _(
        "{side} gained by its irregularity: its score is adjusted to what it would have been without it; {other} keeps "
        "the score of the table."
    ),
    "defence_gained_nothing": _("{side} gained nothing by its irregularity: the score stands."),
    "gain_of_the_defence_is_taken": _(
        "After play: did {side} gain by that irregularity? The gain is then taken from the score of {side} only; "
        "{other} keeps its score."
    ),
    # 45D
    "wrong_card_is_withdrawn": _("{who} takes the card back that was not named."),
    "named_card_is_played_instead": _("The card that declarer named is played from the hand of {who}."),
    "play_goes_on_after_the_named_card": _(
        "Play goes on in turn after the named card of {who}; everybody follows suit to the trick as it now stands."
    ),
    "defender_may_change_after_wrong_card": _(
        "A defender of {side} who played after that card and before attention was drawn may change his card."
    ),
    "declarer_may_change_after_his_rho": _(
        "If {by} changes his card, {who} may change the card that he has played after it."
    ),
    "withdrawn_cards_tell_one_side": _(
        "What the withdrawn cards tell may be used by {side} only; for {of} it is unauthorized."
    ),
    "wrong_card_cannot_be_changed": _("Both sides have gone on: the card that {who} placed stays played."),
    "revoked_to_the_wrong_card": _(
        "{who} did not follow suit to the card as it was placed: that is an established revoke, see Law {law}."
    ),
    "dummys_revoke_no_trick": _("The revoke was dummy's: no trick is transferred to the opponents of {side}."),
    "equity_after_dummys_revoke": _(
        "After play: would {side} have scored better without the wrong card of {of}? Then the score is adjusted."
    ),
    "play_goes_on_with_the_wrong_card": _("Nobody has revoked by the card that {who} placed: play goes on."),
    # 45F
    "touched_card_is_not_played": _("The card that {who} touched is not played by that: declarer names any card."),
    "indication_unauthorized_for_declarer": _(
        "What {who} could conclude from what {of} touched or indicated is unauthorized for him."
    ),
    "play_on_after_indication": _("Play goes on; {who} touches no card again before declarer has named it."),
    "indication_judged_after_play": _(
        "After play: did {of} suggest a play, and did that damage {side}? Then the score is adjusted."
    ),
    "suggestion_damaged_the_defence": _(
        "{of} suggested a play, and that damaged {side}: {side} receives an assigned adjusted score."
    ),
    "indication_did_no_harm": _("{of} suggested no play, or it did no harm: the score stands."),
}
QUESTIONS = {
    "defence_gained": Asked(
        _("Did the defence gain by the irregularity that dummy pointed out?"),
        _("Defence gained"),
        guidance=_(
            "Compare the result at the table with the likely one without it. Only the defence can lose by this."
        ),
    ),
    "dummy_did": Asked(
        _("What did {who} do?"),
        _("Dummy did"),
        {
            "looked_or_left": _(
                "Looked at a defender's cards, exchanged hands with declarer or left his seat to watch him"
            ),
            "warned_of_wrong_hand": _("Warned declarer, as of leading from the wrong hand"),
            "asked_declarer": _("Asked declarer whether he had none of the suit"),
            "asked_defender": _("Asked a defender whether he had none of the suit"),
            "pointed_at_irregularity": _("Was first to call the director or to speak of an irregularity"),
            "advised_declarer": _("Advised declarer or told him something"),
            "acted_within_his_rights": _("Only what he may"),
            "was_shown_a_hand": _("A defender showed him his hand"),
        },
        {
            "pointed_at_irregularity": _("of a defender, during the play"),
            "acted_within_his_rights": _(
                "facts or law when asked by me, counting tricks, playing cards as told, an irregularity after play"
            ),
        },
    ),
    "had_looked_or_left": Asked(
        _(
            "Had {who} looked at a defender's cards, exchanged hands with declarer or left his seat to watch him, "
            "earlier on this board?"
        ),
        _("Had looked"),
        YES_NO_OR_LOST,
    ),
    "declarers_card_was_legal": Asked(_("Was the card that declarer had played legal?"), _("Card legal")),
    "defender_played_after_wrong_card": Asked(
        _("Did a defender play after the wrong card and before attention was drawn to it?"), _("Defender played")
    ),
    "wrong_card_was": Asked(
        _("What was the card that {who} placed?"),
        _("Wrong card was"),
        {
            "the_lead": _("The lead to the trick"),
            "a_revoke": _("Not a lead, and dummy did not follow suit with it though he could"),
            "no_revoke": _("Not a lead, and not a revoke"),
        },
    ),
    "did_not_follow_to_it": Asked(
        _("Who did not follow suit to that card, though he could?"),
        _("Did not follow"),
        {
            "nobody": _("Nobody"),
            "lho": _("{lho}"),
            "declarer": _("Declarer, {partner}"),
            "rho": _("{rho}"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        {"lho": _("of several, rule on each"), "declarer": _("of several, rule on each")},
    ),
    "played_out": Asked(_("Is the play over?"), _("Play over")),
    "dummy_suggested_a_play": Asked(
        _("Did {who} suggest a play by it?"),
        _("Suggested a play"),
        guidance=_("Would declarer have thought of that play without it?"),
    ),
    "defence_damaged_by_suggestion": Asked(
        _("Was the defence damaged by the play suggested?"),
        _("Damage"),
        guidance=_("Compare the result with the probable one had dummy not indicated the card."),
    ),
}
