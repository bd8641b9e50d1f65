"""Revokes and defective tricks: a sentence for each written answer to each fact; facts alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "failure": {
        "did_not_follow_suit": _("He had a card of the suit led, and played one of another suit."),
        "did_not_play_as_required": _(
            "You had required a lead or play of him; he had the card for it and played another."
        ),
        "did_not_play_penalty_card": _(
            "His penalty card lay there, he could have played it, and he played another card."
        ),
        "both_sides": _(
            "In one and the same trick he and one of his opponents failed to follow suit, though both could have."
        ),
        "was_unable": _("As it turns out, he had no card that he was bound to play."),
        "cannot_be_told": _(
            "The played cards have been mixed, and whether he revoked can no longer be seen from them."
        ),
    },
    "revoke_trick": {
        "*": _("That was in trick number {revoke_trick}."),
    },
    "since_the_revoke": {
        "played_on": _("His own side has already led or played to the next trick."),
        "nothing": _("It was noticed at once: nobody has gone on to the next trick, and nobody has claimed."),
        "only_opponents_played_on": _("Only the opponents have played to the next trick, his own side has not."),
        "designated_next_card": _(
            "His own side has not yet played to the next trick, but it has named the card that it will play to it."
        ),
        "wrongly_told_to_play": _(
            "His side went on to the next trick only because an opponent had told it, wrongly, that it was its turn."
        ),
        "claimed": _("Before the next trick his own side claimed or conceded."),
        "agreement_established": _(
            "Before the next trick an opponent claimed, and his side let the time pass in which it could have objected."
        ),
        "objected_to_claim": _("Before the next trick an opponent claimed, and his side has objected in time."),
        "agreed_to_claim": _("Before the next trick an opponent claimed or conceded, and his side agreed to it."),
        "not_agreed_to_claim": _(
            "Before the next trick an opponent claimed or conceded, and his side has not agreed to it."
        ),
        "cannot_be_told": _(
            "Whether anybody had gone on to the next trick, the four cannot agree on, and nothing shows it."
        ),
    },
    "withdrawn_card": {
        "defenders_hand": _("He defends, and the wrong card came out of his closed hand."),
        "defenders_faced_card": _("He defends, and the wrong card had been lying face up before him."),
        "declarers": _("He is declarer, and dummy had said nothing that he had no right to say."),
        "dummys": _("He is dummy: the wrong card came from the faced hand."),
        "declarers_dummy_asked_unlawfully": _(
            "He is declarer, and it was dummy’s question that brought it out, though dummy had lost the right to ask."
        ),
    },
    "played_after_revoke": {
        "nobody": _("Nobody had played to that trick after him."),
        "lho": _("Only {lho} had played to that trick after him."),
        "lho_and_partner": _("Both {lho} and {partner} had played to that trick after him."),
        "all_three": _("All the three others had played to that trick after him."),
    },
    "opponent_changes_his_card": {
        "yes": _("Asked whether he changes his card, {lho} takes it back and plays another."),
        "no": _("Asked whether he changes his card, {lho} leaves it where it is."),
    },
    "partner_changes_his_card": {
        "yes": _("Thereupon {partner} changes his card as well."),
        "no": _("Thereupon {partner} keeps to his card."),
    },
    "hands_returned": {
        "yes": _("All four hands are back in the board."),
        "no": _("The four hands are not yet back in the board."),
    },
    "revoked_before_partners_turn": {
        "yes": _("When he played that card, {partner} had not yet had his turn in the trick."),
        "no": _("When he played that card, {partner} had already had his turn in the trick."),
        "cannot_be_told": _("Which of the two partners played first to that trick, nobody remembers."),
    },
    "sides_played_on": {
        "neither": _("Neither side has gone on to the next trick."),
        "one": _("One side has gone on to the next trick, the other has not."),
        "both": _("Both sides have gone on to the next trick."),
    },
    "other_revoker": {
        "*": _("The opponent who revoked as well is {other_revoker}."),
    },
    "offenders_side_played_on": {
        "yes": _("The side that went on is that of {who}."),
        "no": _("The side that went on is not that of {who}."),
    },
    "inquiry": {
        "declarer_asks_defender": _("He is declarer, and asks a defender who has just discarded: none left?"),
        "dummy_asks_declarer": _("He is dummy, and asks declarer, who has just discarded: none left?"),
        "dummy_asks_defender": _("He is dummy, and asks a defender who has just discarded: none left?"),
        "defender_asks_declarer": _("He defends, and asks declarer, who has just discarded: none left?"),
        "defender_asks_defender": _("He defends, and asks {partner}, who has just discarded: none left?"),
        "wants_to_see_tricks": _("He says that somebody revoked, and wants to turn up the quitted tricks."),
    },
    "error": {
        "played_none": _("No card of his is in that trick: he did not play to it."),
        "played_too_many": _("More than one card of his is in that trick."),
        "not_among_played_cards": _("He played a card to it, but that card is not among those he has played."),
    },
    "has_card_of_suit_led": {
        "yes": _("He has a card of the suit that was led to it."),
        "no": _("He has no card of the suit that was led to it."),
        "cannot_be_told": _("Which suit was led to it, or whether he has it, cannot be found out."),
    },
    "offending_side_won_a_trick": {
        "yes": _("His side won that trick or a later one."),
        "no": _("The play is over, and his side won neither that trick nor a later one."),
        "not_yet": _("The play goes on; so far his side has won neither that trick nor a later one."),
        "cannot_be_told": _("Which tricks his side has won, the cards no longer tell."),
    },
    "defective_trick.exception_of_64b": {
        "none": _(
            "Nobody else broke a rule on this board, and it was noticed while the board was on the table, before "
            "trick twelve."
        ),
        "same_suit_after_established": _(
            "He had before that revoked in this same suit, and that revoke was established."
        ),
        "same_suit_again": _("He had before that revoked in this same suit."),
        "dummys_card": _("He is dummy: it was the faced hand that did not play."),
        "after_call_on_next_deal": _("The opponents had called on the next board by the time it was noticed."),
        "after_round": _("The round was over by the time it was noticed."),
        "trick_twelve": _("The trick was the last but one, and the play ended soon after."),
        "both_sides_established": _("The opponents have an established revoke on this board too."),
        "both_sides_revoked": _("The opponents have revoked on this board too."),
        "cannot_be_told": _("When it was noticed and what else happened on the board, nobody can establish any more."),
    },
    "next_trick_led_by": {
        "nobody": _("Nobody has led to the trick after it."),
        "offender": _("He himself has led to the trick after it."),
        "partner": _("It is {partner}, his partner, who has led to the trick after it."),
        "opponents": _("It is an opponent who has led to the trick after it."),
    },
    "supplied_card_wins": {
        "yes": _("The card that he adds now is the highest of the trick."),
        "no": _("The card that he adds now does not win the trick."),
    },
    "lead_to_next_trick_stands": {
        "yes": _("You judge that it does less harm to let the lead to the next trick stand."),
        "no": _("You judge that it does no more harm to have the lead to the next trick taken back."),
    },
    "faced_card_is_known": {
        "yes": _("Which of his cards he had faced to it can be told."),
        "no": _("Which of his cards he had faced to it cannot be told."),
    },
    "restored_card_could_have_been_played": {
        "yes": _("In a trick since then he ought to have followed suit with the card that he gets back."),
        "no": _("In no trick since then ought he to have followed suit with the card that he gets back."),
        "cannot_be_told": _(
            "Whether he ought to have followed suit with the card that he gets back, cannot be found out."
        ),
    },
    "extra_card_was_exposed": {
        "yes": _("The card that was too much had been seen, or could have been seen, by {partner}."),
        "no": _("The card that was too much lay so that {partner} could not see it."),
        "cannot_be_told": _("Whether the card that was too much could be seen by {partner}, nobody can say."),
    },
    "too_many": {
        "after_the_trick_was_complete": _("The card that was too much came when four cards already lay there."),
        "two_at_once": _("The card that was too much came together with another one of his."),
    },
    "same_card_played_again": {
        "yes": _("He has since played that same card to another trick."),
        "no": _("He has not played that card to any other trick."),
        "cannot_be_told": _("Whether he has played that card to another trick, cannot be found out."),
    },
    "too_late_to_correct": {
        "yes": _("It is too late to put that second play right."),
        "no": _("It is not too late to put that second play right."),
    },
    "trouble_with_tricks": {
        "wrongly_pointed": _("He says that a card of a turned trick points the wrong way."),
        "disordered": _("During the play his played cards lie in disorder before him."),
        "current_trick": _("He wants to see once more what was played to the trick just completed."),
        "own_last_card": _("He wants to look at the card that he himself has just played."),
        "quitted_trick": _("During the play he wants to look at a trick from some time ago."),
        "after_play": _("The play is over, and with his opponents he disputes the tricks or a revoke."),
    },
    "his_side_played_on": {
        "yes": _("By then his side has led or played to the next trick."),
        "no": _("By then his side has not led or played to the next trick."),
    },
    "own_card_turned": {
        "yes": _("He has turned his own card of it face down."),
        "no": _("His own card of it still lies face up."),
    },
    "facts_in_the_cards": {
        "ascertainable": _("From the order of the played cards you can see what happened."),
        "his_side_mixed": _("Only his own side has mixed its played cards, and nothing can be seen from them."),
        "other_side_mixed": _("Only the other side has mixed its played cards, and nothing can be seen from them."),
        "both_or_none_mixed": _("Nothing can be seen from the played cards, and neither side alone has mixed them."),
    },
}
