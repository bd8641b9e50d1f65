"""Cards played, named and taken back: a sentence for each written answer to each fact; facts alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "whose_card": {
        "defenders": _("He is a defender, and it is a card from his own hand."),
        "declarers": _("He is declarer, and it is a card from his own hand, not from dummy."),
        "dummys": _("He is declarer, and the card is one of dummy’s."),
        "turned_too_soon": _("Somebody turned his played card face down before all four had played to the trick."),
    },
    "defenders_card": {
        "faced": _("He laid it face up on the table."),
        "held_in_sight": _("He held it up so that {partner} could have seen its face."),
        "held_out_of_sight": _("He had it out of his hand, but {partner} could not have seen its face."),
        "named_as_played": _("He said that he plays it, and named it, before anybody saw it."),
        "exposed_otherwise": _("It fell from his hand; he had not meant to play it."),
        "penalty_card": _("It is his penalty card, which has lain on the table for some time."),
        "cannot_be_told": _("How he held it, the table cannot agree on."),
    },
    "defenders_turn": {
        "his_turn": _("It was his turn to lead or play."),
        "opening_lead_out_of_turn": _("He meant it as the opening lead, and that was for {partner} to make."),
        "led_out_of_turn": _("He meant to lead it to a later trick, and the lead was not his."),
        "played_out_of_turn": _("He meant it for the trick in progress, before it was his turn."),
        "already_played": _("He had a card in that trick already."),
    },
    "declarers_card": {
        "faced": _("He has put it on the table, face up."),
        "touching_or_near_table": _("He held it face up, and it all but touched the table."),
        "held_as_played": _("He held it as one holds a card that is played."),
        "named_as_played": _("He said that he plays it, and named it."),
        "only_seen": _("He had only pulled it half out of his hand, and it was seen."),
        "cannot_be_told": _("What he did with it, the table cannot agree on."),
    },
    "dummys_card": {
        "named": _("He named it, rank and suit."),
        "picked_up": _("He reached across the table and took it himself."),
        "touched": _("He touched it on purpose."),
        "arranging": _("He touched it while he put dummy’s cards in order."),
        "meant_another": _("He named it, and says that he meant another one."),
        "cannot_be_told": _("What he said or touched, the table cannot agree on."),
    },
    "declarer_played_since": {
        "yes": _("Since then he has played another card, from his hand or from dummy."),
        "no": _("Since then he has played no other card, neither from his hand nor from dummy."),
    },
    "designation_was_unintended": {
        "yes": _("You judge that it was a slip of the tongue."),
        "no": _("You judge that he meant what he said, and then thought better of it."),
    },
    "wrong_card_was": {
        "the_lead": _("The trick had begun with that very card."),
        "a_revoke": _("Another suit had been led; dummy had a card of it, and that card was none."),
        "no_revoke": _("It was not the lead to the trick, and dummy broke no rule of following suit with it."),
    },
    "did_not_follow_to_it": {
        "nobody": _("Everybody who could follow suit to it did."),
        "lho": _("{lho} could have followed suit to it, and did not."),
        "declarer": _("Declarer, {partner}, could have followed suit to it, and did not."),
        "rho": _("{rho} could have followed suit to it, and did not."),
        "cannot_be_told": _("Who could have followed suit to it, can no longer be seen."),
    },
    "defender_played_after_wrong_card": {
        "yes": _("A defender had played to the trick before anybody spoke of it."),
        "no": _("No defender had played to the trick before somebody spoke of it."),
    },
    "played_out": {
        "yes": _("You are asked about it when the play is over."),
        "no": _("You are called at once, and the play is not over."),
    },
    "dummy_suggested_a_play": {
        "yes": _("You judge that he suggested a play by it."),
        "no": _("You judge that he suggested nothing by it."),
    },
    "defence_damaged_by_suggestion": {
        "yes": _("That play cost the defence something."),
        "no": _("That play cost the defence nothing."),
    },
    "layout_fault": {
        "sorted_wrongly": _("All the cards could be seen, but they were badly sorted."),
        "hidden_and_revoked": _("One card lay hidden under another, and so dummy did not follow to its suit."),
        "hidden": _("One card lay hidden under another, but dummy always followed suit."),
    },
    "hidden_card_did_harm": {
        "yes": _("You judge that the defence was damaged by not seeing it."),
        "no": _("You judge that the defence was not damaged by that."),
    },
    "dummy_wants": {
        "tell_facts_or_law": _("You stand at the table, and he wants to say what happened."),
        "count_tricks": _("He wants to keep track of the tricks won and lost."),
        "play_as_told": _("He wants to play the card that declarer has named."),
        "see_that_dummy_follows": _("He wants to see to it that his own hand follows suit."),
        "ask_declarer": _("He asked declarer, who had not followed suit: none, partner?"),
        "ask_defender": _("He asked a defender, who had not followed suit: none?"),
        "warn_declarer": _("He warned declarer of an irregularity, such as a lead from the wrong hand."),
        "speak_of_irregularity": _("He wants to speak of an irregularity that nobody has mentioned."),
        "speak_of_turned_trick": _("He wants to say that a turned trick points the wrong way."),
        "correct_explanation": _("He knows that declarer explained something wrongly, and wants to put it right."),
        "doubt_a_claim": _("Somebody has claimed or conceded, and he wants to object."),
    },
    "denomination": {
        "C": _("Clubs are trumps."),
        "D": _("Diamonds are trumps."),
        "H": _("Hearts are trumps."),
        "S": _("Spades are trumps."),
        "NT": _("The contract is in notrump."),
    },
    "first_card": {
        "['S7']": _("He led {first_card}."),
        "[]": _("Which cards were played to it, can no longer be told."),
    },
    "second_card": {
        "*": _("{lho} played {second_card} to it."),
    },
    "third_card": {
        "*": _("{partner} played {third_card} to it."),
    },
    "fourth_card": {
        "*": _("{rho} played {fourth_card} to it."),
    },
    "asked_for": {
        "review": _("He wants the whole auction repeated."),
        "explanation": _("He wants to know what a call or a play of the opponents means."),
        "contract": _("He wants to know the contract, or whether it is doubled."),
        "correction": _(
            "An explanation has just been corrected, and he wants to take back the card that he played relying on it."
        ),
    },
    "when_asked": {
        "before_faced": _("The opening lead still lies face down."),
        "first_turn": _("The lead is faced, and it is his first turn to play."),
        "later_turn": _("He has played to the first trick already, and it is again his turn."),
        "not_his_turn": _("The lead is faced, and it is somebody else’s turn to play."),
    },
    "reason_to_retract": {
        "other_irregularity": _("The card itself was irregular, in a way on which there is a law of its own."),
        "rectification": _("Something else had gone wrong, and to put that right the card has to go back."),
        "illegal_play": _("He was not allowed to play that card, and now corrects it."),
        "unintended_designation": _("He is declarer, and named a card of dummy that he had not meant."),
        "opponent_changed": _("An opponent has lawfully changed the card that he played before."),
        "told_wrongly": _("An opponent had said to him, wrongly, that it was his turn."),
        "misexplained": _("An opponent had explained something wrongly, and he had relied on that."),
        "proper_lead_after_irregular": _(
            "He had played to an irregular lead, and then the player whose lead it was led."
        ),
        "irregularity_without_remedy": _(
            "An irregularity of an opponent had misled him, and no law gives a remedy for it."
        ),
        "none": _("Nothing had gone wrong: he has only thought of a better card."),
    },
    "irregularity_of_card": {
        "dummys_wrong_card": _("It was a card of dummy, and declarer had not named it."),
        "fifth_card": _("It was the fifth card in the trick."),
        "two_at_once": _("He had played it at the same moment as another card."),
        "lead_out_of_turn": _("With it he had led when the lead was not his."),
        "revoke": _("With it he had failed to follow suit, though he could."),
        "unplayed_penalty_card": _("He ought to have played his penalty card instead."),
    },
    "second_to_change_after_own_revoke": {
        "yes": _("It had begun with a revoke of his own side, and he changes only because an opponent did."),
        "no": _("His own side had not revoked."),
    },
    "since_misexplained_card": {
        "nothing": _("Nobody has played a card since he did."),
        "dummy_faced": _("It was the opening lead, and dummy has faced a card since."),
        "card_played": _("Another card has been played since."),
    },
    "irregular_leader": {
        "partner": _("The irregular lead had come from {partner}."),
        "lho": _("The irregular lead had come from {lho}."),
        "rho": _("The irregular lead had come from {rho}."),
    },
}
