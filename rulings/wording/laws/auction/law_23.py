"""Sentences and questions of Laws 23 and 24, and what several laws say of a withdrawn call."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords, Otherwise
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "comparable_call": _("Comparable call"),
    "card_exposed_in_auction": _("Card exposed or led during the auction"),
}
DOORS = {
    "comparable_call": DoorWords(
        _("Is the replacement a comparable call?"),
        pgettext_lazy("search words", "comparable call replacement similar subset purpose withdrawn"),
        _("the three tests, and what may be told to whom"),
    ),
    "card_exposed_before_auction": DoorWords(
        _("A player dropped or showed a card before the first call"),
        pgettext_lazy("search words", "card dropped exposed seen before auction board pocket"),
    ),
    "card_exposed_in_auction": DoorWords(
        _("A card was exposed or led during the auction"),
        pgettext_lazy("search words", "card dropped exposed led seen auction bidding"),
        _("the auction is not over"),
    ),
    "card_exposed_after_final_pass": DoorWords(
        _("A card was exposed after the final pass, before the lead"),
        pgettext_lazy("search words", "card exposed clarification period final pass lead"),
    ),
}
SENTENCES = {
    # shared: passes, information, what is left for later
    "must_pass_at_his_next_turn": _("{who} must pass when it is next his turn; after that he may call."),
    "must_pass_for_the_rest": _("{who} must pass whenever it is his turn, until the auction ends."),
    "withdrawn_call_authorized_for_the_others": _("{side} may use what the withdrawn call of {of} tells."),
    "withdrawn_call_unauthorized_for_his_side": _(
        "For {side} the withdrawn call of {of} is unauthorized: they may choose no call or play that it suggests."
    ),
    "withdrawn_call_unauthorized_unless_comparable": _(
        "For {side} the cancelled call of {of} is unauthorized: unless he replaces it with a comparable one, they may "
        "choose no call or play that it suggests."
    ),
    "accepted_call_may_be_used": _("The call of {of} counts like any other: everybody may use what it tells."),
    "turn_stays_where_it_was": _("Nobody calls again because of this: the turn is where it was."),
    "calls_next_unless_over": _("After the call of {of} it is the turn of {who}, unless the auction is over with it."),
    "lead_restriction_may_follow": _(
        "If {who} becomes a defender: when {partner} is first to lead, declarer may prohibit one suit. Call me then, "
        "see Law {law}."
    ),
    "judge_after_play_whether_could_have_known": _(
        "After play: could {who} have known that this might well damage the other side, and did his side gain?"
    ),
    "judge_after_play_whether_assisted": _(
        "After play: without the help of the irregularity of {of}, could the result well have been different, and was "
        "{side} damaged?"
    ),
    "no_lead_restriction_unless_i_judge_so": _(
        "No lead is restricted because of the call of {who}, for this Law names no restriction; unless I judge that "
        "Law 26B fits by its own words."
    ),
    # 23
    "told_away_from_the_table": _(
        "{who} may ask me, away from the table, whether a call is comparable. I answer him alone and suggest none; he "
        "may also choose a call that is not."
    ),
    "lho_decides_before_any_call_is_tested": _(
        "{who} decides first whether he accepts the call of {of}; I do not tell him which calls would be free."
    ),
    "no_test_of_a_pass_at_rhos_turn": _(
        "If it was the turn of {rho}, there is no test: {who} must pass when it is next his turn."
    ),
    "no_test_once_rho_has_passed": _(
        "If it was the turn of {rho} and he has passed now, there is no test: {who} must repeat his call."
    ),
    "all_are_told_what_partner_must_do": _(
        "Everybody is told before that when {who} would have to pass: if the call that {of} then makes is not "
        "comparable."
    ),
    "called_instead": _("The call of {who} in place of the withdrawn one: {call}."),
    "comparable_by_same_or_similar": _(
        "The new call is comparable: it means the same as the withdrawn call of {who}, or nearly."
    ),
    "comparable_by_subset": _(
        "The new call is comparable: it is one part of what the withdrawn call of {who} could have meant."
    ),
    "comparable_by_same_purpose": _(
        "The new call is comparable: it has the same purpose as the withdrawn call of {who}."
    ),
    "comparable_no_further_rectification": _(
        "The new call of {who} is comparable: auction and play go on, without further rectification."
    ),
    "withdrawn_call_not_unauthorized": _("{who} may use what the withdrawn call of {of} told him."),
    "comparable_so_no_lead_restriction": _(
        "If {side} defends, no lead is restricted: the call of {of} was replaced by a comparable one."
    ),
    "comparable_lifts_only_the_lead_restriction": _(
        "The pass that the Law demands remains; but if {who} becomes a defender, his side's lead is not restricted."
    ),
    "not_comparable": _("The new call of {who} is not comparable: if he makes it, what follows is in Law {law}."),
    "not_comparable_calling_law_applies": _(
        "The new call of {who} is not comparable: what that Law orders stays in full."
    ),
    "assisted_so_adjusted": _(
        "{to} was damaged by the help that {of} had from his irregularity: an adjusted score is assigned."
    ),
    "assistance_did_no_harm": _("The irregularity of {of} gave no help that damaged the other side: the score stands."),
    # 24
    "face_up_until_the_auction_ends": _("{who} leaves {cards} face up on the table until the auction ends."),
    "card_in_the_auction_authorized_for_the_others": _("{side} may use what the card of {of} tells."),
    "card_in_the_auction_unauthorized_for_his_side": _(
        "For {side} the card of {of} is unauthorized: they may choose no call or play that it suggests."
    ),
    "picked_up_before_the_auction": _(
        "The auction has not begun: {who} takes the card back, nobody has to pass, and it is no penalty card later."
    ),
    "card_seen_before_the_auction": _(
        "What others have seen of the card of {who} is information from another source: see Law {law}."
    ),
    "low_card_nobody_has_to_pass": _("It is one card below the 10 and was not led: {who} does not have to pass."),
    "partner_could_not_see_the_card": _(
        "The partner of {who} could not have seen the face of the card: there is no rectification."
    ),
    "unseen_card_back_in_the_hand": _(
        "{who} takes the card back into his hand: nobody has to pass, and it does not become a penalty card."
    ),
    "picked_up_if_his_side_declares": _("If {who} becomes declarer or dummy, he then picks up {cards}."),
    "penalty_card_if_he_defends": _(
        "If {who} becomes a defender, each card ({cards}) then becomes a penalty card: call me after the final pass."
    ),
    "picked_up_by_declaring_side": _("{who} is declarer or dummy: he picks up {cards}."),
    "penalty_card_now": _("{who} is a defender: each card ({cards}) is a penalty card from now on, see Law {law}."),
    "card_seen_by_anothers_error": _(
        "It was not the error of {who} that his card was seen: see Law {law} on information from another source."
    ),
    "opening_lead_by_the_wrong_defender": _(
        "The auction is over, and {who} has faced a card as an opening lead: see Law {law}."
    ),
    "exposed_after_the_auction_by_defender": _(
        "The auction is over, and {who} is a defender: his card is a penalty card, see Law {law}. Nobody has to pass."
    ),
    "lead_by_declaring_side_picked_up": _("{who} belongs to the declaring side: he picks the card up."),
    "exposed_by_declaring_side_no_matter": _(
        "{who} belongs to the declaring side: he picks the card up, and there is no rectification."
    ),
}
QUESTIONS = {
    "replacement_call": Asked(_("Which call has {who} made instead, or does he propose?"), _("Replacement")),
    "comparable_test": Asked(
        _(
            "Which of the three tests does the new call of {who}, made or proposed, meet when you compare it with his "
            "withdrawn one?"
        ),
        _("Comparable"),
        {
            "same_or_similar": _("Same or similar meaning"),
            "subset": _("Only a part of its possible meanings"),
            "same_purpose": _("Same purpose"),
            "none": _("None of the three, or it was not replaced"),
        },
        {
            "same_or_similar": _("small differences in strength or length do not matter"),
            "subset": _("(nearly) every hand for the new call would have made the old one too"),
            "same_purpose": _("an asking bid, a relay, Stayman for Stayman"),
            "none": _("weak 2♠ first, then a pass; 1NT first, then an overcall of wider range"),
        },
        guidance=_(
            "One test is enough. Compare what the two calls show by their system, never the hand he holds; ask him "
            "away from the table what the first one meant. Nobody else hears the answer. Write both meanings as your "
            "reason."
        ),
        otherwise=(
            Otherwise(
                {"whose_turn": "partner lho"},
                _(
                    "{in_turn} calls first. When the turn comes to {who}: which of the three tests does his new call "
                    "meet, made or proposed, when you compare it with his withdrawn one?"
                ),
            ),
        ),
    ),
    "withdrawn_call": Asked(
        _("Which call of {who} was withdrawn?"),
        _("Withdrawn"),
        {
            "insufficient_bid": _("An insufficient bid"),
            "pass": _("A pass out of turn"),
            "bid": _("A bid out of turn, or an artificial pass"),
            "double": _("A double or redouble out of turn"),
            "another": _("Another one"),
            "play_over": _("It was replaced by a comparable call, and the play is over"),
        },
        {
            "another": _("inadmissible double, call when he had to pass, bid above seven"),
            "play_over": _("judge whether the irregularity helped his side"),
        },
    ),
    "assisted_and_damaged": Asked(
        _("Without the help of the irregularity, could the result well have been different, to the others' damage?"),
        _("Help and damage"),
        guidance=_(
            "Ask what {partner} knew by the withdrawn call beyond the replacement, and compare with the probable "
            "result had the irregularity not occurred."
        ),
    ),
    "card_shown": Asked(
        _("When was the card exposed?"),
        _("Exposed"),
        {
            "before_first_call": _("Before the first call, by {who} himself"),
            "during_auction": _("During the auction, by {who} himself"),
            "after_final_pass": _("After the final pass"),
            "by_anothers_error": _("By somebody else's error"),
        },
        {"after_final_pass": _("before the opening lead was faced")},
    ),
    "partner_could_see_face": Asked(
        _("Could {partner} have seen the face of the card?"),
        _("Partner could see"),
        guidance=_("It is enough that the card was in a position where he could have seen it."),
    ),
    "exposed_cards": Asked(_("Which card of {who}, or which cards?"), _("Exposed cards")),
    "led_prematurely": Asked(_("Did {who} mean to lead the card?"), _("Led")),
    "attempted_opening_lead": Asked(_("Did {who} face the card as an opening lead?"), _("As opening lead")),
}
