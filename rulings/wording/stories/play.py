"""Cards, dummy and revokes: a sentence for each written answer to each fact; facts that tell alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "declarer_exposed": {
        "dropped_or_shown": _("During the play a card fell from his hand."),
        "held_as_played": _("He held a card out over the table as one does when playing it."),
        "after_lead_out_of_turn": _("A defender had made the opening lead out of turn, and he spread his hand."),
        "faced_hand": _("In the middle of the play he faced his whole hand."),
        "during_the_auction": _("A card fell face up before there was an opening lead."),
    },
    "may_be_deemed_a_claim": {
        "yes": _("He may well have wanted to say by it that the rest of the tricks are settled."),
        "no": _("It was a mistake about who is dummy: nobody can think that he meant the tricks."),
    },
    "different_intention_incontrovertible": {
        "yes": _("It is plain to everybody at the table that he meant another card."),
        "no": _("Nothing shows beyond doubt that he meant another card than he said."),
    },
    "said": {
        "high": _("“High” was what he said."),
        "win": _("“Win it” was what he said."),
        "low": _("“Low” was what he said."),
        "suit_only": _("“A spade” was what he said, without a rank."),
        "rank_only": _("“The queen” was what he said, without a suit."),
        "not_in_dummy": _("He called for the ace of spades, which dummy does not have."),
        "anything": _("“Anything” was what he said."),
        "run_suit": _("“Run the clubs” was what he said."),
        "cannot_be_told": _("His words can no longer be established."),
    },
    "dummy_has_the_suit_led": {
        "yes": _("Dummy was to follow to a lead, and had cards of that suit."),
        "no": _("Dummy was not following to a suit of which it had a card."),
    },
    "dummy_has_a_known_winner": {
        "yes": _("Dummy had one card that was sure to take the trick, and it was legal to play."),
        "no": _("Dummy had no legal card that was sure to take the trick."),
    },
    "of_that_rank": {
        "continues_suit": _("Dummy had won the last trick and was to lead, and had that rank in the same suit."),
        "one_legal": _(
            "Dummy was not going on with the suit of a trick it had won; of that rank it had one legal card."
        ),
        "several_legal": _(
            "Dummy was not going on with the suit of a trick it had won; of that rank it had two legal cards."
        ),
        "none_legal": _("Of that rank dummy had no card that was legal to play."),
    },
    "opponent_played_to_designation": {
        "yes": _("An opponent had already played, in turn, to the card named first."),
        "no": _("No opponent had played to the card named first."),
    },
    "next_has_followed": {
        "yes": _("{rho} has already played to the card that dummy put down."),
        "no": _("{rho} has not yet played to the card that dummy put down."),
    },
    "inability": {
        "no_card_of_the_suit": _("He has no card of the suit that was asked of him."),
        "only_forbidden_suit": _("All that he has left are cards of the forbidden suit."),
        "must_follow_suit": _("Another suit had been led, and he had to follow to it."),
        "able": _("He had a card with which he could have obeyed."),
    },
    "declarer_since_other_card": {
        "not_played": _("Declarer has not played since, from neither hand."),
        "played": _("Declarer has already played to it from dummy."),
        "found_later": _("Declarer played on, and nobody noticed until some tricks later."),
    },
    "declarer_accepts_other_card": {
        "yes": _("Declarer hears his choice and lets the other card be played."),
        "no": _("Declarer hears his choice and will not have the other card."),
    },
    "both_sides_played_on": {
        "yes": _("Each side had a card in the next trick when somebody noticed."),
        "no": _("It was noticed before both sides had a card in the next trick."),
    },
    "deemed_led": {
        "yes": _("He had won the trick, and the card was his lead to the next."),
        "no": _("The card had only stuck to the one that he played: he did not mean to lead it."),
    },
    "dummy_did": {
        "looked_or_left": _("He got up and watched declarer’s cards from behind."),
        "warned_of_wrong_hand": _("He warned declarer that he would be leading from the wrong hand."),
        "asked_declarer": _("He asked declarer: none of that suit, partner?"),
        "asked_defender": _("He asked a defender: none of that suit?"),
        "pointed_at_irregularity": _("During the play he was the first to speak of an irregularity of a defender."),
        "advised_declarer": _("He told declarer which suit he had better play."),
        "acted_within_his_rights": _("He only kept count of the tricks and played the cards that declarer named."),
        "was_shown_a_hand": _("It was the defender himself who held out his hand to him."),
    },
    "it_had_happened": {
        "yes": _("When he spoke, it had already happened."),
        "no": _("When he spoke, declarer was only about to do it."),
        "cannot_be_told": _("Whether it had happened by then, nobody can say."),
    },
    "had_looked_or_left": {
        "yes": _("Earlier on this board he had looked at a defender’s cards."),
        "no": _("He had stayed in his seat all the time and looked at nobody’s cards."),
        "cannot_be_told": _(
            "Whether he had looked at anybody’s cards before, the players dispute and nobody can prove."
        ),
    },
    "declarers_card_was_legal": {
        "yes": _("The card that declarer had played was legal."),
        "no": _("The card that declarer had played was a revoke."),
    },
    "board_played_out": {
        "yes": _("By now the play of the board is over."),
        "no": _("The board is still being played."),
    },
    "defence_gained": {
        "yes": _("The irregularity that he pointed out had won the defence a trick."),
        "no": _("The irregularity that he pointed out had brought the defence nothing."),
    },
    "revoke_trick_won_by": {
        "revoker": _("{who} won that trick with his own card."),
        "partner": _("{partner}, his partner, won that trick."),
        "opponents": _("The opponents won that trick."),
        "cannot_be_told": _("Who won that trick, the cards no longer show."),
    },
    "exception_of_64b": {
        "none": _(
            "It was the only revoke on the board, with a card from a closed hand, and it was noticed while the "
            "board was on the table."
        ),
        "same_suit_again": _("He had revoked in this very suit before."),
        "same_suit_after_established": _("He had revoked in this very suit before, and that revoke was established."),
        "dummys_card": _("The card that broke the rule was one of dummy’s faced hand."),
        "penalty_card": _("What he had failed to play was his penalty card."),
        "faced_card": _("What he had failed to play was a card that lay faced before him."),
        "after_call_on_next_deal": _("It was only noticed when the opponents had called on the next board."),
        "after_round": _("It was only noticed when the round was over."),
        "trick_twelve": _("That was the last trick but one, the twelfth."),
        "both_sides_revoked": _("An opponent revoked on this board as well."),
        "both_sides_established": _("An opponent revoked on this board as well, and his revoke too is established."),
        "own_side_revoked_twice": _("His side has another established revoke on this board, in another suit."),
        "cannot_be_told": _("Nobody can establish any more how the revoke came about and when it was noticed."),
    },
    "later_tricks": {
        "none": _("The play is over, and his side won no trick after that one."),
        "some": _("His side won two tricks after that one."),
        "not_yet": _("The play goes on, and his side has won no trick since."),
        "cannot_be_told": _("Whether his side won a trick after that one, the cards no longer show."),
    },
}
