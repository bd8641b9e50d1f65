"""Sentences and questions of Law 13, both editions: wrong numbers of cards."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD, YES_NO_OR_LOST
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "wrong_number_of_cards": _("Wrong number of cards"),
}
DOORS = {
    "hand_with_more_than_thirteen": DoorWords(
        _("A hand has more than 13 cards, another fewer"),
        pgettext_lazy("search words", "14 cards 12 cards incorrect number too many hand count"),
        _("if no hand has more than 13, it is a missing card"),
    ),
    "card_of_another_pack": DoorWords(
        _("A card does not belong to the deal"),
        pgettext_lazy("search words", "surplus foreign card other pack two equal cards"),
    ),
}
SENTENCES = {
    "no_hand_above_thirteen": _("No hand has more than 13 cards: it is a missing card of {who}, see Law {law}."),
    "corrected_and_played_normally": _(
        "The director puts the hands right and the board is played normally; no score is adjusted for it."
    ),
    "calls_on_right_hands_stand": _("Calls already made by players whose hands were right stand."),
    "correction_may_be_used_by_all": _(
        "What the director put right may be used by everybody: nothing of it is unauthorized information."
    ),
    "nothing_of_this_board_counts": _(
        "Nothing that was called or played on this board counts: no trick, and none is transferred."
    ),
    "corrected_played_and_scored": _("The director puts the hands right; the board is played and scored."),
    "did_seen_card_affect_the_result": _(
        "After play: did what {who} saw, or may have seen, of another hand affect the result? Then the score is "
        "adjusted."
    ),
    "wrong_count_may_be_penalized": _(
        "An offender may be penalized: each player counts his cards before he looks at them."
    ),
    "corrected_and_played_no_call_changes": _(
        "The director puts the hands right; the board is played on, no call is changed, and tricks already played stay."
    ),
    "may_adjust_after_correction": _("After play the director may adjust the score."),
    "deal_cannot_be_corrected": _(
        "The board cannot be put right and played: the score is adjusted, assigned if a result can be judged."
    ),
    "result_of_wrong_hands_cancelled": _("Play is over and the hands were wrong: the result is cancelled."),
    "wrong_count_is_liable_to_penalty": _("The contestant at fault is liable to a procedural penalty."),
    "passed_out_with_wrong_hands": _(
        "The board was passed out with wrong hands: by the director's judgement the score is adjusted."
    ),
    "passed_out_result_stands": _(
        "The board was passed out with wrong hands: by the director's judgement that stands, zero for both sides."
    ),
    "foreign_card_removed": _("The card that is not part of the deal is removed."),
    "goes_on_without_foreign_card": _("The auction and play go on without it; no call is changed."),
    "plays_one_of_his_own_cards": _("{who} plays a card of his own to the trick instead."),
    "foreign_card_in_quitted_trick": _(
        "It was played to a quitted trick: after play the director may adjust the score."
    ),
    "foreign_card_never_played": _("It counts as never played to the trick in progress."),
    "next_card_becomes_the_lead": _("The next card, of {who}, then stands as the lead, out of turn: see Law {law}."),
    "foreign_card_no_adjusted_score": _("No adjusted score may be given for it."),
    "short_without_foreign_card": _("The hand of {who} is then short of a card: see Law {law}."),
    "adjusted_for_two_equal_cards": _(
        "The pack had two equal cards: by the director's judgement the board cannot be played and "
        "the score is adjusted."
    ),
    "information_stops_the_board": _(
        "What was seen is important enough to disturb normal bidding or play: the board is not "
        "played, the score is artificial."
    ),
    "moved_card_unauthorized_for_partner": _(
        "What the director put or moved where is unauthorized information for the partner of a "
        "player whose hand was wrong."
    ),
}
QUESTIONS = {
    "counts": Asked(
        _("What is wrong with the cards?"),
        _("Cards"),
        {
            "more_than_thirteen": _("One hand has more than 13, another fewer"),
            "only_fewer": _("A hand has fewer than 13, none has more"),
            "foreign_card": _("A card is not part of the deal"),
        },
    ),
    "count_found": Asked(
        _("When was it found?"),
        _("Found"),
        {
            "during_auction_or_play": _("During the auction or the play"),
            "after_play": _("After the play"),
            "passed_out": _("After four passes"),
        },
        {
            "during_auction_or_play": _("or before anybody called"),
        },
    ),
    "incorrect_hand_called": Asked(
        _("Has a player with a wrong hand already called?"),
        _("Wrong hand called"),
        YES_NO_OR_LOST,
        hints={
            "yes": _("a pass is a call"),
        },
    ),
    "card_of_another_hand_seen": Asked(
        _("Has any player seen a card of another player's hand?"),
        _("Card seen"),
        YES_NO_OR_LOST,
    ),
    "deal_can_be_corrected_and_played": Asked(
        _("Can the deal be put right and played with no call changed?"),
        _("Can be played"),
        guidance=_(
            "Ask away from the table whether the players with wrong hands would have called "
            "otherwise, and look whether each has played only cards of his own. Prefer to play the board."
        ),
    ),
    "adjust_passed_out_board": Asked(
        _("With the right cards, would somebody probably have bid?"),
        _("Somebody would have bid"),
        guidance=_(
            "The law is silent where every player with a wrong hand has called. If somebody would probably have bid, "
            "the score is adjusted; if not, it stays zero."
        ),
    ),
    "foreign_card_found": Asked(
        _("Where was the foreign card?"),
        _("Foreign card"),
        {
            "not_played": _("Not played"),
            "current_trick": _("Played to the trick in progress"),
            "led_to_current_trick": _("Led to the trick in progress, and others have played"),
            "quitted_trick": _("In a quitted trick"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
    ),
    "left_without_foreign_card": Asked(
        _("What is left once it is removed?"),
        _("After that"),
        {
            "complete": _("Every hand has its 13 cards"),
            "short": _("A hand is short of a card"),
            "two_equal_cards": _("The pack had two equal cards and lacks another"),
        },
    ),
    "two_equal_cards_ruled": Asked(
        _("Can the board still be played when the missing card takes the place of the second of two equal cards?"),
        _("Equal cards"),
        {
            "restore": _("Yes: the missing card is put in, as by Law 14"),
            "adjust": _("No: the wrong card has had its part in the calls or tricks"),
        },
        guidance=_(
            "Opinions differ, and the law does not say. How far has the board gone, and did the wrong card matter to "
            "it?"
        ),
    ),
    "information_unlikely_to_interfere": Asked(
        _("Is what was seen unlikely to disturb normal bidding or play?"),
        _("Unlikely to disturb"),
        guidance=_("A small card of an opponent hardly matters; an ace of partner's does."),
    ),
}
