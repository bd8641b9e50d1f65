"""Sentences and questions of Law 15 (2007: 15 and 17D): cards from a wrong board, and wrong boards."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.bridge import Side
from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD
from rulings.wording.terms import SIDES, Text

TITLES: dict[str, Text] = {
    "cards_from_wrong_board": _("Cards from a wrong board"),
    "wrong_board_played": _("Wrong board played"),
}
DOORS = {
    "called_on_cards_of_another_board": DoorWords(
        _("A player took his cards from another board"),
        pgettext_lazy("search words", "wrong board fouled board hand pocket cards called bid pulled"),
    ),
    "board_whose_cards_were_taken": DoorWords(
        _("Now the board whose cards were taken too soon"),
        pgettext_lazy("search words", "later board same call repeats differs earlier wrong cards"),
    ),
    "wrong_board_played": DoorWords(
        _("A board is played that is not due now"),
        pgettext_lazy("search words", "wrong board fouled board wrong opponents round table movement"),
    ),
}
SENTENCES = {
    "nothing_of_a_later_board_seen": _("No call is cancelled and no score is adjusted."),
    "cards_played_go_back": _("The opening lead and every card played go back: the auction is not over."),
    "earlier_score_stays": _("Whoever had played it before keeps the score made then: it is the only one."),
    "takes_the_right_hand": _(
        "{who} has not called: he puts the cards back and takes his hand from the correct board."
    ),
    "has_seen_cards_of_a_later_board": _("{who} has seen cards of a board he has yet to play: see Law {law}."),
    "wrong_cards_may_be_penalized": _("{who}'s side may be given a procedural penalty."),
    "call_on_wrong_cards_cancelled": _("The call that {who} made on the wrong cards is cancelled."),
    "calls_since_wrong_cards_cancelled": _("Every call made after it is cancelled too."),
    "partner_called_after_wrong_cards": _(
        "{who}, the partner, had called since: the board is not played, and the score is adjusted."
    ),
    "calls_again_on_the_right_hand": _(
        "{who} looks at his correct hand and calls again; the auction goes on from there."
    ),
    "opponents_may_call_anew": _("{who} may then make any call: he need not repeat the one that was cancelled."),
    "cancelled_call_authorized_for_the_others": _("{side} may use what the cancelled calls told."),
    "cancelled_call_unauthorized_for_his_side": _("{side} may not use what the cancelled calls told."),
    "compare_his_call_on_the_other_board": _(
        "When the board of those cards is played: does {who} make the same call there? Come back then."
    ),
    "board_runs_in_spite_of_wrong_cards": _(
        "The wrong cards made no difference, by the director's judgement: play goes on and the result stands."
    ),
    "wrong_cards_found_in_play": _(
        "The wrong cards were found in the play and no normal play is left: another score takes the place of the "
        "result."
    ),
    "other_call_on_the_right_board": _(
        "The call of {who} differs much from the cancelled one, or was psychic: the score is adjusted."
    ),
    "board_of_the_cards_is_played": _(
        "{who} repeats his call and the director allows this board to be played normally."
    ),
    "board_of_the_cards_is_not_played": _(
        "{who} repeats his call, but the director does not allow normal play: the score is adjusted."
    ),
    "partner_called_over_the_cancelled_call": _(
        "{who}, the partner, had called over the cancelled call: both sides get an artificial adjusted score."
    ),
    "lho_must_repeat_his_call": _("{who} had called over the cancelled call: he must repeat his call."),
    "new_call_differs_after_lho_called": _(
        "The new call of {who} differs from the cancelled one: both sides get an artificial adjusted score."
    ),
    "new_call_does_not_differ": _("The new call of {who} does not differ: the auction goes on normally."),
    "other_call_gives_artificial_score": _(
        "The call of {who} differs from the cancelled one: both sides get an artificial adjusted score."
    ),
    "board_of_the_cards_gets_artificial_score": _(
        "{who} repeats his call, but the director does not allow normal play: both sides get an "
        "artificial adjusted score."
    ),
    "wrong_board_in_teams": _(
        "No result on this board can be compared in this match: in a team event 86B says what takes its place. What "
        "the players have learned of a board still to be played is a matter of 16D."
    ),
    "board_is_compared_in_the_match": _(
        "The board belongs to this match, and the other table plays it too: it is played and scored."
    ),
    "board_is_simply_changed": _("Nobody has taken cards out: the board is simply changed for the right one."),
    "board_cancelled_for_both_sides": _(
        "A player at the table had played this board before: it is cancelled for both sides."
    ),
    "auction_and_play_are_completed": _("None of the four had played it: the auction and play are completed."),
    "score_on_wrong_board_stands": _("The score stands."),
    "correct_board_may_be_played_later": _(
        "The director may have both pairs play the right board against each other later."
    ),
    "artificial_for_the_deprived": _(
        "{to} loses by this the chance of a valid score on a board, and gets an artificial adjusted score for it."
    ),
    "artificial_for_others_deprived": _(
        "The contestants who were due to meet on this board and no longer can get an artificial adjusted score: "
        "average plus, where they are not at fault."
    ),
    "nobody_is_deprived": _("Nobody loses the chance of a valid score: nothing further."),
    "first_auction_cancelled": _("The auction on the wrong board is cancelled."),
    "right_contestants_are_seated": _(
        "The right contestants sit down, and are told of their rights now and in later rounds."
    ),
    "second_auction_begins": _("A second auction begins; players repeat the calls they made before."),
    "board_cancelled_for_a_differing_call": _("A call differs from that of the first auction: the board is cancelled."),
    "artificial_for_the_cancelled_board": _("No result can be had: the score is artificial, by fault."),
    "second_auction_goes_on": _("No call differs: play goes on normally."),
    "purposeful_attempt_to_prevent_play": _(
        "Whoever tried on purpose to prevent normal play of the board may be given a procedural penalty, and the score "
        "may then be adjusted."
    ),
    "second_score_cancelled": _(
        "A player has played this board twice: his second score is cancelled, for his side and for his opponents."
    ),
    "score_normally_stands": _("None of the four had played it: normally the score stands."),
}
QUESTIONS = {
    "wrong_cards_entry": Asked(
        _("Which board is it about, and how far has it gone?"),
        _("Board"),
        {
            "auction": _("The board being played; the auction is on"),
            "play": _("The board being played; the play has begun"),
            "board_of_the_cards": _("Later: the board the cards came from"),
        },
    ),
    "called_on_wrong_cards": Asked(
        _("Has {who} called on the wrong cards?"),
        _("Has called"),
    ),
    "cards_seen_are_of_a_later_board": Asked(
        _("Did {who} look at cards of a board he has yet to play?"),
        _("Later board seen"),
    ),
    "called_since": Asked(
        _("Who has called since then?"),
        _("Called since"),
        {
            "nobody": _("Nobody"),
            "lho": _("{lho}, but not {partner}"),
            "partner": _("{partner} too"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
    ),
    "board_may_run_in_spite_of_wrong_cards": Asked(
        _("Have the wrong cards made no difference to the auction and the play?"),
        _("No difference"),
        guidance=_(
            "The law is silent once play has begun. The usual ruling is an adjusted score; let it run "
            "only if the wrong cards were trivial."
        ),
    ),
    "auction_can_be_taken_up_again": Asked(
        _("Can the auction be taken up again, nothing that matters having been learned from the play?"),
        _("Auction again"),
        guidance=_(
            "The law is silent once play has begun. If dummy or several cards have been seen, hardly ever: then the "
            "score is artificial."
        ),
    ),
    "same_call_on_the_right_board": Asked(
        _("Does {who} make the same call on this board as the cancelled one?"),
        _("Same call"),
        hints={
            "yes": _("or one of much the same meaning"),
            "no": _("much different in meaning, or psychic"),
        },
    ),
    "normal_play_is_allowed": Asked(
        _("Can this board be played normally, in spite of what the cancelled call told?"),
        _("Normal play"),
        guidance=_(
            "You may allow it. Against other opponents than those who heard the cancelled call, weigh what they did "
            "not hear."
        ),
    ),
    "new_call_differs": Asked(
        _("Does the new call of {who} differ from the cancelled one?"),
        _("New call differs"),
        hints={
            "yes": _("much different in meaning, or psychic"),
        },
    ),
    "board_is_of_the_match": Asked(
        _("Does the board belong to this match, so that both tables play it?"),
        _("Of this match"),
    ),
    "cards_taken_out": Asked(
        _("Has a player taken his cards out of the board?"),
        _("Cards out"),
    ),
    "somebody_had_played_it": Asked(
        _("Had any of the four played this board before?"),
        _("Played before"),
        hints={
            "yes": _("against whomever"),
        },
    ),
    "deprived_contestants": Asked(
        _("Who loses the chance of a valid score?"),
        _("Who is deprived"),
        {
            "nobody": _("Nobody"),
            "ns": SIDES[Side.NS],
            "ew": SIDES[Side.EW],
            "both": _("Both sides"),
            "others": _("Only others, who were due to meet on this board"),
            "both_and_others": _("Both sides, and others who were due to meet on this board"),
        },
    ),
    "found_during_the_auction": Asked(
        _("Was it found during the auction?"),
        _("During the auction"),
    ),
    "second_auction_differs": Asked(
        _("Does any call of the second auction differ from the first?"),
        _("Second auction differs"),
    ),
}
QUESTIONS |= {
    f"{key}_2007": QUESTIONS[key]
    for key in ("called_on_wrong_cards", "called_since", "same_call_on_the_right_board", "normal_play_is_allowed")
}
