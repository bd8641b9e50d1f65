"""Sentences and questions of Law 7: the handling of board and cards."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "board_handling": _("Board or cards handled wrongly"),
}
DOORS = {
    "cards_in_wrong_pocket": DoorWords(
        _("Cards were put back into a wrong pocket"),
        pgettext_lazy("search words", "wrong pocket misboarded returned hands exchanged swapped fouled board"),
        _("or the board was turned, and hands were exchanged"),
    ),
    "cards_not_counted": DoorWords(
        _("A player did not count his cards"),
        pgettext_lazy("search words", "not counted count cards face down before looking"),
    ),
    "touched_anothers_cards": DoorWords(
        _("A player touched another's cards"),
        pgettext_lazy("search words", "touched handled took cards belonging to another player dummy opponent"),
    ),
    "cards_were_mixed": DoorWords(
        _("Cards were mixed up after the play"),
        pgettext_lazy("search words", "mixed shuffled together cards thrown in before agreed spilled dropped board"),
    ),
    "board_moved_or_hand_taken": DoorWords(
        _("The board was moved, or a hand taken out after the play"),
        pgettext_lazy("search words", "board moved turned middle of the table hand taken from board after play"),
    ),
}
SENTENCES = {
    "cards_are_counted_first": _(
        "Each player counts his cards face down, thirteen, before he looks at them: they are counted now."
    ),
    "thirteen_each_after_all": _("Every hand has 13 cards: the board is played, and no score is adjusted."),
    "hands_are_put_right": _(
        "The director puts every hand right, from the record of the deal or with those who held it, so that "
        "later tables "
        "play the board as dealt."
    ),
    "next_table_plays_normally": _(
        "Nobody has played it in the wrong form: the next table plays normally, and no score is adjusted."
    ),
    "has_seen_another_hand": _(
        "{who} has seen cards that are not his: that is information from elsewhere, see Law {law}."
    ),
    "each_takes_his_own_hand": _(
        "Nobody has called, and nobody has seen another's card: each takes his own hand, and no score is adjusted."
    ),
    "board_is_fouled": _(
        "The board is fouled from there on: cards lay in the wrong place, and not all have played it in the same form."
    ),
    "board_is_played_as_it_is": _("The auction and play go on with the cards as they are; no call is changed."),
    "board_is_not_fouled": _(
        "All who are compared play it in this form: it is not fouled for being otherwise than dealt, and the "
        "scores stand."
    ),
    "each_form_is_rated_apart": _(
        "The scores stand, and those made in each form of the board are compared with one another only."
    ),
    "wrong_pocket_may_be_penalized": _(
        "Whoever put the cards into the wrong pocket may be given a procedural penalty, also a pair that has moved on."
    ),
    "touching_was_allowed": _("That was allowed: no penalty, and no score is adjusted."),
    "each_keeps_his_own_cards": _(
        "During and after the play nobody touches another's cards without leave of an opponent or the director: "
        "they go "
        "back to their place."
    ),
    "nothing_came_of_it": _("Nothing came of it: no score is adjusted."),
    "touching_may_be_penalized": _("Whoever handled cards that are not his may be given a procedural penalty."),
    "tricks_have_to_be_agreed": _(
        "{who} has disturbed the order of the cards before the tricks were agreed: the tricks are established by "
        "Law {law}."
    ),
    "deal_is_lost": _(
        "Nobody can tell how the cards were dealt: no other table plays this board; scores made on it stand."
    ),
    "later_tables_get_averages": _(
        "Those who were still to play it get an artificial adjusted score: average plus, where they are not at fault."
    ),
    "mixing_may_be_penalized": _("Whoever mixed the cards may be given a procedural penalty."),
    "board_stays_in_the_middle": _(
        "The board stays in the middle of the table, the right way round, until play ends: it is put back, and "
        "no score "
        "is adjusted."
    ),
    "no_hand_leaves_the_board": _(
        "After the play no hand is taken from the board unless a member of each side, or the director, is there: "
        "it goes "
        "back."
    ),
}
QUESTIONS = {
    "handling": Asked(
        _("What was done with the board or the cards?"),
        _("Handling"),
        {
            "not_counted": _("A player has not counted his cards"),
            "wrong_pocket": _("Cards are in a wrong pocket of the board"),
            "touched": _("A player touched cards that are not his"),
            "mixed": _("Cards were mixed up"),
            "board_moved": _("The board was moved or turned"),
            "hand_taken_away": _("A hand was taken out after the play"),
        },
        {
            "board_moved": _("and nobody took another's hand; else they are in a wrong pocket"),
            "hand_taken_away": _("without a member of each side present"),
        },
    ),
    "wrong_pocket_found": Asked(
        _("How far had the board gone when it was found?"),
        _("Found"),
        {
            "not_taken_out": _("Nobody has taken the cards out since"),
            "nobody_called": _("Cards are out, nobody has called"),
            "called": _("Somebody has called"),
            "played": _("It has been played in this form"),
        },
    ),
    "forms_played": Asked(
        _("In what form have the others played the board, or can they still?"),
        _("Forms"),
        {
            "same": _("All in this form"),
            "several": _("Some in this form, some in another"),
            "alone": _("Nobody else in this form"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        {
            "same": _("those with whom this table is compared"),
        },
    ),
    "touching_was_permitted": Asked(
        _("Was it with leave of an opponent or the director, or declarer playing dummy's cards?"),
        _("Permitted"),
    ),
    "came_of_it": Asked(
        _("What came of it?"),
        _("Came of it"),
        {
            "nothing": _("Nothing"),
            "card_seen": _("A player has seen cards that are not his"),
            "tricks_disordered": _("The order of played cards is lost"),
        },
        {
            "card_seen": _("on a board he is playing or has yet to play"),
            "tricks_disordered": _("and the tricks are not agreed"),
        },
    ),
    "cards_mixed": Asked(
        _("When were they mixed, and is the deal known?"),
        _("Mixed"),
        {
            "before_agreement": _("Before the tricks were agreed"),
            "deal_known": _("After that; the deal can be made again"),
            "deal_not_known": _("After that; nobody can tell the deal"),
        },
        {
            "deal_known": _("from a record, or by those who held the hands"),
        },
    ),
}
