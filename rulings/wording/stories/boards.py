"""Seats, boards and scores: a sentence for each written answer to each fact; facts alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "call_attention.offender misdeal.offender "
    "board_handling.offender wrong_number_of_cards.offender missing_card.offender": {
        "*": _("The player whom it concerns is {who}."),
    },
    "form_of_scoring": {
        "pairs_mp": _("The event is for pairs, at matchpoints."),
        "pairs_imp": _("The event is for pairs, at IMPs."),
        "individual": _("The event is an individual."),
        "teams": _("The event is for teams, in matches that all count for a ranking."),
        "knockout": _("The event is for teams, and who loses the match is out."),
    },
    "at_fault": {
        "neither": _("You judge that neither side is at fault."),
        "ns_directly": _("You judge North-South directly at fault, and East-West not at all."),
        "ew_directly": _("You judge East-West directly at fault, and North-South not at all."),
        "both_directly": _("You judge both sides directly at fault."),
        "ns_partly": _("You judge North-South partly at fault, and East-West not at all."),
        "ew_partly": _("You judge East-West partly at fault, and North-South not at all."),
        "both_partly": _("You judge both sides partly at fault."),
        "ns_directly_ew_partly": _("You judge North-South directly at fault, and East-West partly."),
        "ew_directly_ns_partly": _("You judge East-West directly at fault, and North-South partly."),
    },
    "team_boards": {
        "one_other_table_clear": _(
            "It is the only such board of the match, and the result at the other table clearly favours one side."
        ),
        "one_other_table_not_clear": _(
            "It is the only such board of the match, and the other table has no result that clearly favours a side."
        ),
        "several": _("It is not the only such board of the match."),
        "by_regulation": _("The board was played at one table only, and a regulation says what then."),
    },
    "result_can_be_assigned": {
        "yes": _("You judge that you can say what result there would have been."),
        "no": _("You judge that nobody can say what result there would have been."),
    },
    "fault_of_ns": {
        "none": _("You judge North-South not at fault."),
        "partly": _("You judge North-South partly at fault."),
        "directly": _("You judge North-South directly at fault."),
    },
    "fault_of_ew": {
        "none": _("You judge East-West not at fault."),
        "partly": _("You judge East-West partly at fault."),
        "directly": _("You judge East-West directly at fault."),
    },
    "wrong_seat.offender": {
        "*": _("At a table where he is not due sits {who}."),
    },
    "seating": {
        "partners_changed": _("Two partners have changed seats since the session began."),
        "wrong_direction": _("The two pairs that are to meet do meet, but each sits where the other should."),
        "wrong_table": _("A pair has sat down at a table where it is not due."),
    },
    "change_was_permitted": {
        "yes": _("You had allowed it."),
        "no": _("Nobody had allowed it."),
    },
    "board_begun_in_wrong_seats": {
        "yes": _("In these seats a player has taken his cards out of a board."),
        "no": _("In these seats nobody has taken cards out of a board."),
    },
    "comparable_as_they_sat": {
        "yes": _("You judge that the result, as they sat, can be compared with those of others."),
        "no": _("You judge that the result, as they sat, cannot be compared with any other."),
    },
    "deal_trouble": {
        "wrongly_dealt": _("The cards had been dealt out wrongly."),
        "card_seen": _("A player could have seen the face of a card of another hand."),
        "not_shuffled": _("A sorted pack had been dealt out without a shuffle."),
        "from_another_session": _("The deal is one from another session."),
        "other_reason": _("With the deal itself all is well; for another reason somebody wants a new one."),
    },
    "auction_begun_on_board": {
        "yes": _("Somewhere the auction has begun on this board."),
        "no": _("Nowhere has the auction begun on this board."),
    },
    "hands_as_dealt": {
        "thirteen_each": _("Counted, each hand has thirteen cards."),
        "more_than_thirteen": _("Counted, one hand has fourteen cards and another twelve."),
        "only_fewer": _("Counted, one hand has twelve cards and the others thirteen."),
    },
    "card_exposed_by_its_holder": {
        "yes": _("It was its holder who showed it, during the auction."),
        "no": _("It was not its holder who showed it."),
    },
    "event_replays_past_deals": {
        "yes": _("The event is one in which deals of the past are meant to be played again."),
        "no": _("The event is an ordinary one, with new deals."),
    },
    "obstacle_to_new_deal": {
        "none": _("The board was not passed out, nobody could know the match without it, and there is no copy of it."),
        "passed_out": _("The board had been passed out."),
        "match_result_knowable": _("A team could by then know the result of the match without this board."),
        "one_of_several_copies": _("The board is one of several copies of the same deal."),
    },
    "handling": {
        "not_counted": _("A player had looked at his cards without counting them first."),
        "wrong_pocket": _("Cards had been put into a wrong pocket of the board."),
        "touched": _("A player touched cards of another hand."),
        "mixed": _("After the play of the board its cards were mixed up."),
        "board_moved": _("The board was taken from the middle of the table and turned."),
        "hand_taken_away": _("After the play a player took a hand out of the board again."),
    },
    "wrong_pocket_found": {
        "not_taken_out": _("Nobody has taken the cards out of it since."),
        "nobody_called": _("The cards are out of it, but nobody has called yet."),
        "called": _("The cards are out of it, and somebody has called."),
        "played": _("The board has since been played as it was."),
    },
    "card_of_another_hand_seen": {
        "yes": _("A player has seen a card of another player’s hand."),
        "no": _("No player has seen a card of another player’s hand."),
        "cannot_be_told": _("Whether a player has seen a card of another player’s hand, nobody can say."),
    },
    "forms_played": {
        "same": _("All others play it just as it is now."),
        "several": _("Some others played it as it is now, some as it was before."),
        "alone": _("Nobody else plays it as it is now."),
        "cannot_be_told": _("How the others had it, nobody can find out."),
    },
    "touching_was_permitted": {
        "yes": _("You or an opponent had given him leave."),
        "no": _("Nobody had given him leave, and he was not declarer playing dummy’s cards."),
    },
    "came_of_it": {
        "nothing": _("Nothing came of it."),
        "card_seen": _("By that he saw cards that are not his."),
        "tricks_disordered": _("By that the order of the played cards was lost."),
    },
    "cards_mixed": {
        "before_agreement": _("The number of tricks had not yet been agreed on."),
        "deal_known": _("The number of tricks had been agreed on, and the deal can be made up again from a record."),
        "deal_not_known": _("The number of tricks had been agreed on, but nobody can make up the deal again."),
    },
    "late_board_state": {
        "not_started": _("A board is left on which nobody has called."),
        "started": _("A board is being bid or played."),
        "round_asked": _("They ask you only whether the round is over for them."),
    },
    "late_board_way": {
        "play_now": _("You judge that there is time for it now."),
        "put_off": _("You judge that there is time for it only later."),
        "cancel": _("You judge that there is no time for it, neither now nor later."),
    },
    "round_state": {
        "not_called": _("You have not called the next round."),
        "still_playing": _("You have called the next round, but they are still playing."),
        "moved_on": _("You have called the next round, and the players have left for it."),
        "board_put_off": _("It is about a board that you had put off until later."),
        "last_round": _("It is the last round of the session."),
    },
    "penalty_offence": {
        "late_start": _("He came after the time to begin."),
        "slow_play": _("He played unduly slowly."),
        "loud_discussion": _("He talked about a board so loudly that the next table heard it."),
        "compared_scores": _("Without leave he compared scores with another contestant."),
        "touched_cards": _("He handled the cards of another player."),
        "wrong_pocket": _("He put his cards back into the wrong pocket of the board."),
        "error_of_procedure": _("By an error of procedure he made an adjusted score necessary."),
        "disobeyed": _("He did not at once do what you had told him."),
        "another": _("He hindered others in some other way, such as by a telephone that rang."),
        "disorder": _("It is a matter of discipline: he shouted at others."),
    },
    "gravity_of_offence": {
        "warned_before": _("You had warned him of it before."),
        "must_or_shall": _("You had not warned him of it before, and the rule that he broke says “must not”."),
        "should": _("You had not warned him of it before, and the rule that he broke says “should”."),
        "no_offence": _("When you look it up, no rule forbids it."),
    },
    "cause_to_disqualify": {
        "yes": _("You judge that there is cause to disqualify him."),
        "no": _("You judge that there is no cause to disqualify him."),
    },
}
