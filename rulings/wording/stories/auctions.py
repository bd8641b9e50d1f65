"""The auction: a sentence for each written answer to each fact; facts alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "card_shown": {
        "before_first_call": _("He exposed it himself, and nobody had called yet."),
        "during_auction": _("He exposed it himself in the middle of the auction."),
        "after_final_pass": _("He exposed it himself when the last pass had been made."),
        "by_anothers_error": _("Somebody else exposed it by an error of his own."),
    },
    "partner_could_see_face": {
        "yes": _("You judge that {partner} could have seen its face."),
        "no": _("You judge that {partner} could not have seen its face."),
    },
    "exposed_cards": {
        "*": _("What could be seen was {exposed_cards}."),
    },
    "led_prematurely": {
        "yes": _("He had meant to lead it."),
        "no": _("He had not meant to lead it."),
    },
    "side_in_play": {
        "not_yet": _("The auction still goes on."),
        "declaring": _("The auction has ended, and his side declares."),
        "defending": _("The auction has ended, and his side defends."),
    },
    "attempted_opening_lead": {
        "yes": _("He had faced it as an opening lead."),
        "no": _("It had not been meant as an opening lead."),
    },
    "suits_shown": {
        "[]": _("In the legal auction {who} has shown no suit."),
        "*": _("In the legal auction {who} has shown: {suits_shown}."),
    },
    "suits_of_the_withdrawn_call": {
        "[]": _("The withdrawn call related to no suit."),
        "*": _("What the withdrawn call related to was only: {suits_of_the_withdrawn_call}."),
    },
    "partners_first_lead": {
        "now": _("{partner} is now to lead, and for the first time."),
        "not_yet": _("Another than {partner} is to lead, and {partner} has not led before."),
        "led_before": _("{partner} has led before on this board."),
    },
    "prohibited_suit": {
        "S": _("Declarer hears his choice, and forbids {partner} spades."),
        "H": _("Declarer hears his choice, and forbids {partner} hearts."),
        "D": _("Declarer hears his choice, and forbids {partner} diamonds."),
        "C": _("Declarer hears his choice, and forbids {partner} clubs."),
        "none": _("Declarer hears his choice, and forbids {partner} no suit."),
    },
    "lead_chosen_2007": {
        "prohibit_S": _("Declarer hears what he may choose: {partner} is not to lead spades."),
        "prohibit_H": _("Declarer hears what he may choose: {partner} is not to lead hearts."),
        "prohibit_D": _("Declarer hears what he may choose: {partner} is not to lead diamonds."),
        "prohibit_C": _("Declarer hears what he may choose: {partner} is not to lead clubs."),
        "none": _("Declarer hears what he may choose, and leaves {partner} free."),
        "require_S": _("Declarer hears what he may choose: {partner} is to lead spades."),
        "require_H": _("Declarer hears what he may choose: {partner} is to lead hearts."),
        "require_D": _("Declarer hears what he may choose: {partner} is to lead diamonds."),
        "require_C": _("Declarer hears what he may choose: {partner} is to lead clubs."),
    },
    "simultaneous_caller_place": {
        "next": _("The other one was in turn, and {who} comes next after him."),
        "not_next": _("The other one was in turn, and {who} does not come next after him."),
        "neither_in_turn": _("The other one was not in turn either."),
    },
    "simultaneous_call": {
        "pass": _("His call was a pass."),
        "bid": _("His call was a bid."),
        "double": _("His call was a double."),
    },
    "other_simultaneous_caller": {
        "*": _("The other one is {other_simultaneous_caller}."),
    },
    "other_simultaneous_call": {
        "pass": _("The other one’s call was a pass."),
        "bid": _("The other one’s call was a bid."),
        "double": _("The other one’s call was a double."),
    },
    "withdrawn_call": {
        "insufficient_bid": _("The call withdrawn was a bid that was too low."),
        "pass": _("The call withdrawn was a pass out of turn, and an ordinary one."),
        "bid": _("The call withdrawn was a bid out of turn."),
        "double": _("The call withdrawn was a double out of turn."),
        "another": _("The call withdrawn was of another kind: neither out of turn nor too low."),
        "play_over": _("A comparable call had replaced it, and by now the play is over."),
    },
    "way_of_calling": {
        "box": _("They call with bidding boxes."),
        "spoken": _("They call aloud."),
        "gesture": _("He made a gesture, with his hand on the table."),
        "screen": _("They call on devices."),
    },
    "bidding_card": {
        "touched": _("He had only felt for a card in the box."),
        "out_by_accident": _("A card came out of the box that stuck to another; he was not about to call."),
        "out_with_intent": _("He took a card out of the box to call with it, and it had not reached the table."),
        "on_the_table": _("The card from his box lay on the table before him."),
    },
    "spoken_to_the_end": {
        "yes": _("He had spoken his call to the end."),
        "no": _("He broke off before he had said all of it."),
    },
    "gesture_was_a_call": {
        "yes": _("You judge that all at the table took it as his call."),
        "no": _("You judge that not all at the table took it as his call."),
    },
    "call_was_confirmed": {
        "yes": _("He had confirmed what he entered."),
        "no": _("He had not yet confirmed what he entered."),
    },
    "auction_period.offender": {
        "*": _("The pass out of turn came from {who}."),
    },
    "auction_doubt": {
        "has_it_begun": _("They ask whether the auction period has begun for a side."),
        "who_calls": _("They ask whose turn it is."),
        "is_it_over": _("They ask whether the auction period is over."),
    },
    "cards_are_out": {
        "yes": _("A player of that side has taken his cards out of the board."),
        "no": _("Neither player of that side has taken his cards out of the board."),
    },
    "somebody_has_called": {
        "yes": _("There has already been a call."),
        "no": _("Nobody has made a call."),
    },
    "last_caller": {
        "*": _("The last to call was {last_caller}, in turn."),
    },
    "dealer_of_the_board": {
        "*": _("The board says that {dealer_of_the_board} is dealer."),
    },
    "auction_came_to": {
        "lead_not_faced": _("After a bid there were three passes in turn, and no lead is faced."),
        "lead_faced": _("After a bid there were three passes in turn, and a defender has faced his lead."),
        "nobody_bid_hands_out": _("All four passed, and not all hands are back in the board."),
        "nobody_bid_hands_back": _("All four passed, and all hands are back in the board."),
        "pass_out_of_rotation": _("Three passes followed a bid, but one of them was out of turn."),
    },
    "passes_out_of_turn_skip_a_player.offender": {
        "*": _("The player who passed out of turn is {who}."),
    },
    "passes_that_closed_the_auction": {
        "skipped_a_player": _(
            "Three passes in a row came, one of them out of turn, and so a player never had his turn."
        ),
        "skipped_and_hands_back": _(
            "Nobody had bid, one of the passes was out of turn and took a player’s turn, and all four hands are "
            "back in the board."
        ),
        "after_a_bid": _("A bid was followed by three passes, each in turn."),
        "passed_out": _("Each of the four passed in turn, and nobody bid."),
        "fewer_than_three": _("Fewer than three passes have been made in a row."),
    },
    "player_skipped": {
        "*": _("The player who lost his turn is {player_skipped}."),
    },
    "passer_out_of_rotation": {
        "*": _("He lost it by the pass of {passer_out_of_rotation}."),
    },
    "final_bid": {
        "*": _("The last bid was {final_bid}."),
    },
    "last_bidder": {
        "*": _("It was made by {last_bidder}."),
    },
    "first_to_name_denomination": {
        "*": _("Of that side {first_to_name_denomination} was the first to bid that denomination."),
    },
}
