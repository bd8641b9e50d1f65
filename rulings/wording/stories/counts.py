"""Wrong cards and wrong boards: a sentence for each written answer to each fact; facts alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "counts": {
        "more_than_thirteen": _("One hand had fourteen cards, and another had twelve."),
        "only_fewer": _("One hand had twelve cards, and none had more than thirteen."),
        "foreign_card": _("Among the cards is one of another pack."),
    },
    "count_found": {
        "during_auction_or_play": _("It was found while the board was being bid or played."),
        "after_play": _("It was found when the play was over."),
        "passed_out": _("It was found when all four had passed."),
    },
    "incorrect_hand_called": {
        "yes": _("A player with a wrong hand had called by then."),
        "no": _("No player with a wrong hand had called by then."),
        "cannot_be_told": _("Who had called by then, nobody can say."),
    },
    "deal_can_be_corrected_and_played": {
        "yes": _("You judge that the hands can be put right and the board played with no call changed."),
        "no": _("You judge that with the hands put right the board cannot be played normally."),
    },
    "adjust_passed_out_board": {
        "yes": _("You judge that with the right cards somebody would probably have bid."),
        "no": _("You judge that with the right cards too all would have passed."),
    },
    "left_without_foreign_card": {
        "complete": _("Once it is taken away, every hand has thirteen cards."),
        "short": _("Once it is taken away, the hand that had it is short of a card."),
        "two_equal_cards": _("It stood in for a card that the pack lacks: the pack had two of one kind."),
    },
    "foreign_card_found": {
        "not_played": _("It had not been played when it was found."),
        "current_trick": _("It had been played to the trick in progress, but not led to it."),
        "led_to_current_trick": _("It had been led to the trick in progress, and others had played to it."),
        "quitted_trick": _("It lay in a quitted trick."),
        "cannot_be_told": _("Whether it had been played, can no longer be seen."),
    },
    "two_equal_cards_ruled": {
        "restore": _("You judge that the board can still be played with the missing card put in."),
        "adjust": _("You judge that the wrong card has had too great a part in what happened."),
    },
    "information_unlikely_to_interfere": {
        "yes": _("You judge it unlikely that what was seen disturbs the board."),
        "no": _("You judge it likely that what was seen disturbs the board."),
    },
    "missing_card_discovered": {
        "before_lead_faced": _("It was found before the opening lead was faced."),
        "during_play": _("It was found in the middle of the play."),
        "after_play": _("It was found after the play, within the correction period."),
        "after_correction_period": _("It was found when the correction period was over."),
        "passed_out": _("It was found after four passes."),
    },
    "missing_card_found": {
        "elsewhere": _("The card lay on the floor."),
        "not_found": _("The card cannot be found anywhere."),
        "among_played_cards": _("The card lay among those played."),
    },
    "missing_card_seen_by_partner": {
        "yes": _("As it lay, {partner} could have seen its face."),
        "no": _("As it lay, {partner} could not have seen its face."),
        "cannot_be_told": _("Whether {partner} could have seen its face where it lay, nobody can say."),
    },
    "missing_card_should_have_been_played": {
        "yes": _("In one of the tricks played, he ought to have followed suit with it."),
        "no": _("In none of the tricks played ought he to have followed suit with it."),
        "cannot_be_told": _("Whether he ought to have followed suit with it, the played cards no longer show."),
    },
    "passed_out_with_missing_card_stands": {
        "yes": _("You judge that with that card in its hand all four would probably have passed too."),
        "no": _("You judge that with that card in its hand somebody would probably have bid."),
    },
    "wrong_cards_entry": {
        "auction": _("The auction of the board on the table is still going on."),
        "play": _("The board on the table is already being played."),
        "board_of_the_cards": _("By now it is the turn of that other board, whose cards he had held."),
    },
    "called_on_wrong_cards called_on_wrong_cards_2007": {
        "yes": _("On these cards {who} has called."),
        "no": _("On these cards {who} has not called."),
    },
    "called_since called_since_2007": {
        "nobody": _("After that call nobody has called."),
        "lho": _("After that call {lho} has called, but not {partner}."),
        "partner": _("After that call {partner} has called too."),
        "cannot_be_told": _("Who has called after that, the four no longer know."),
    },
    "cards_seen_are_of_a_later_board": {
        "yes": _("That other board he has still to play."),
        "no": _("That other board he has already played."),
    },
    "auction_can_be_taken_up_again": {
        "yes": _("You judge that the auction can be taken up again: nothing that matters was learned from the play."),
        "no": _("You judge that too much was learned from the play to take the auction up again."),
    },
    "board_may_run_in_spite_of_wrong_cards": {
        "yes": _("You judge that the wrong cards have made no difference so far."),
        "no": _("You judge that the wrong cards have made a difference."),
    },
    "same_call_on_the_right_board same_call_on_the_right_board_2007": {
        "yes": _("On this board he makes the call again that was cancelled then."),
        "no": _("On this board he makes another call than the one cancelled then."),
    },
    "normal_play_is_allowed normal_play_is_allowed_2007": {
        "yes": _("You judge that this board can be played normally, in spite of what the cancelled call told."),
        "no": _("You judge that what the cancelled call told keeps this board from being played normally."),
    },
    "new_call_differs": {
        "yes": _("With his own cards {who} makes another call than before."),
        "no": _("With his own cards {who} makes the same call as before."),
    },
    "cards_taken_out": {
        "yes": _("A player has taken his cards out of it."),
        "no": _("Nobody has taken cards out of it."),
    },
    "somebody_had_played_it": {
        "yes": _("One of the four had played it before."),
        "no": _("None of the four had played it before."),
    },
    "deprived_contestants": {
        "nobody": _("Nobody loses the chance of a valid score by it."),
        "ns": _("By it North-South alone loses the chance of a valid score."),
        "ew": _("By it East-West alone loses the chance of a valid score."),
        "both": _("By it both sides at the table lose the chance of a valid score, and nobody else."),
        "others": _("By it only pairs of other tables, who were due to meet on it, lose the chance of a valid score."),
        "both_and_others": _("By it both sides, and pairs of other tables too, lose the chance of a valid score."),
    },
    "board_is_of_the_match": {
        "yes": _("It is a board of this match, which both tables play."),
        "no": _("It is not a board of this match."),
    },
    "found_during_the_auction": {
        "yes": _("It was found while the auction on it was going on."),
        "no": _("It was found when the auction on it was over."),
    },
    "second_auction_differs": {
        "yes": _("The auction begins anew, and a call of it differs from the first time."),
        "no": _("The auction begins anew, and every call is as it was the first time."),
    },
    "information_received information_received_2007": {
        "before_any_call": _("On that board nobody has called yet."),
        "after_first_call": _("On that board there have been calls, and its play is not over."),
        "play_over": _("That board has been played, and only now you are asked."),
        "cannot_be_told": _(
            "Whether there had been a call on that board by then, nobody knows, and its play is not over."
        ),
    },
    "likely_to_interfere": {
        "yes": _("You judge that it is likely to disturb normal bidding or play."),
        "no": _("You judge that it is not likely to disturb normal bidding or play."),
    },
    "could_interfere_2007": {
        "yes": _("You judge that it could disturb normal bidding or play."),
        "no": _("You judge that it could not disturb normal bidding or play."),
    },
    "director_chooses_way director_chooses_way_2007": {
        "reseat": _("You judge that all is well if the players change seats for this board."),
        "redeal": _("You judge that all is well if the board is dealt anew for them."),
        "play_on": _("You judge that the board can be played to its end, and looked at then."),
        "adjust": _("You judge that the board can give no bridge result any more."),
    },
    "information_affected_result": {
        "yes": _("You judge that it affected the result."),
        "no": _("You judge that it did not affect the result."),
    },
    "information_affected_result_2007": {
        "yes": _("You judge that it may have affected the result."),
        "no": _("You judge that it cannot have affected the result."),
    },
    "fouled_board.offender": {
        "*": _("The player who caused it is {who}."),
    },
    "board_differs": {
        "cards_displaced": _("Somewhere a card had got from one hand into another."),
        "dealer_or_vulnerability": _("The hands were alike everywhere, but not dealer or vulnerability."),
        "only_from_the_hand_record": _("All tables had it alike; only the printed hand record shows something else."),
    },
    "compared_in_other_forms": {
        "yes": _("Contestants who are compared with each other played it in two forms."),
        "no": _("All who are compared with each other played it in the same form."),
        "cannot_be_told": _("Who played it in which form, nobody can find out."),
    },
    "displaced_by_a_player": {
        "yes": _("It is known which player was the cause."),
        "no": _("It is not known who was the cause."),
    },
    "completed_at_both_tables": {
        "yes": _("Both tables of the match have played it to the end."),
        "no": _("One table of the match has not played it to the end."),
    },
}
