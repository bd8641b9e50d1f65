"""The situations of Laws 5 to 16: seats, the deal, the cards of hands and boards, information, the adjusted score.

`auction_period` (17A to D2) stands here because the 2007 Law 17 holds the cards from a wrong board as well;
`directors_error` (82) because it leads to the adjusted score, as 12 does.
"""

from rulings.laws.auction.law_17.period import auction_period
from rulings.laws.engine.matters import Matter
from rulings.laws.engine.situation import Situation, Stage, both_editions, door, only_2017
from rulings.laws.preliminaries.law_05 import wrong_seat
from rulings.laws.preliminaries.law_06 import misdeal
from rulings.laws.preliminaries.law_07 import board_handling
from rulings.laws.preliminaries.law_08 import late_board
from rulings.laws.preliminaries.law_09 import call_attention
from rulings.laws.preliminaries.law_10 import action_before_director
from rulings.laws.preliminaries.law_12.adjusted_score import adjusted_score
from rulings.laws.preliminaries.law_13 import wrong_number_of_cards
from rulings.laws.preliminaries.law_14 import missing_card
from rulings.laws.preliminaries.law_15.wrong_board import wrong_board_played, wrong_board_played_2007
from rulings.laws.preliminaries.law_15.wrong_cards import cards_from_wrong_board
from rulings.laws.preliminaries.law_16.other_sources import extraneous_information
from rulings.laws.preliminaries.law_16.partner import unauthorized_information
from rulings.laws.preliminaries.law_16.withdrawn_actions import withdrawn_actions
from rulings.laws.scoring_and_appeals.law_82 import directors_error

SITUATIONS = (
    Situation(
        "wrong_seat",
        "5",
        Stage.BEFORE_THE_AUCTION,
        only_2017(wrong_seat),
        (
            door("pair_sits_wrongly"),
            door("partners_changed_seats", seating="partners_changed"),
        ),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "misdeal",
        "6",
        Stage.BEFORE_THE_AUCTION,
        only_2017(misdeal),
        (
            door("board_dealt_wrongly", deal_trouble="wrongly_dealt"),
            door("card_seen_in_the_deal", deal_trouble="card_seen"),
            door("board_not_shuffled", deal_trouble="not_shuffled"),
            door("board_from_another_session", deal_trouble="from_another_session"),
            door("new_deal_wanted", deal_trouble="other_reason"),
        ),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "board_handling",
        "7",
        Stage.BEFORE_THE_AUCTION,
        only_2017(board_handling),
        (
            door("cards_in_wrong_pocket", handling="wrong_pocket"),
            door("cards_not_counted", handling="not_counted"),
            door("touched_anothers_cards", handling="touched"),
            door("cards_were_mixed", handling="mixed"),
            door("board_moved_or_hand_taken"),
        ),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "late_board",
        "8",
        Stage.BEFORE_THE_AUCTION,
        only_2017(late_board),
        (
            door("table_is_late"),
            door("players_came_late", late_board_state="not_started"),
            door("is_the_round_over", late_board_state="round_asked"),
        ),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "call_attention",
        "9",
        Stage.AUCTION,
        only_2017(call_attention),
        (
            door("attention_drawn_in_auction", attention="in_auction"),
            door("dummy_drew_attention", attention="in_play", spoke_in_play="dummy"),
            door("who_may_draw_attention"),
        ),
        frozenset({Matter.RIGHT}),
    ),
    Situation(
        "action_before_director",
        "10",
        Stage.AUCTION,
        only_2017(action_before_director),
        (
            door("players_ruled_themselves", done_without_director="ruled_themselves"),
            door("acted_before_calling", done_without_director="non_offenders_acted"),
            door("options_to_explain", done_without_director="choice_to_be_made"),
            door("consulted_partner", done_without_director="consulted_partner"),
            door("wants_waiver", done_without_director="ask_to_waive"),
        ),
        frozenset({Matter.REMEDY}),
    ),
    Situation(
        "adjusted_score",
        "12",
        Stage.END_OF_PLAY,
        both_editions(adjusted_score),
        (
            door("adjusted_score"),
            door("board_cannot_be_played", adjusted_score_basis="no_normal_play"),
        ),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "wrong_number_of_cards",
        "13",
        Stage.AUCTION,
        both_editions(wrong_number_of_cards),
        (
            door("hand_with_more_than_thirteen", counts="more_than_thirteen"),
            door("card_of_another_pack", counts="foreign_card"),
        ),
        frozenset({Matter.SCORE, Matter.CALL}),
    ),
    Situation(
        "missing_card",
        "14",
        Stage.AUCTION,
        both_editions(missing_card),
        (door("missing_card"),),
        frozenset({Matter.CARD, Matter.SCORE}),
    ),
    Situation(
        "cards_from_wrong_board",
        "15",
        Stage.AUCTION,
        both_editions(cards_from_wrong_board),
        (
            door("called_on_cards_of_another_board", wrong_cards_entry="auction"),
            door("board_whose_cards_were_taken", wrong_cards_entry="board_of_the_cards"),
        ),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "wrong_board_played",
        "15",
        Stage.AUCTION,
        both_editions(wrong_board_played, wrong_board_played_2007),
        (door("wrong_board_played"),),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "unauthorized_information",
        "16",
        Stage.AUCTION,
        only_2017(unauthorized_information),
        (
            door("hesitation", information_from="tempo"),
            door("remark_question_or_gesture"),
            door("information_from_explanation_or_alert"),
        ),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "withdrawn_actions",
        "16",
        Stage.AUCTION,
        only_2017(withdrawn_actions),
        (door("withdrawn_actions"),),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "extraneous_information",
        "16",
        Stage.BEFORE_THE_AUCTION,
        both_editions(extraneous_information),
        (door("heard_or_saw_a_board"),),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "auction_period",
        "17",
        Stage.AUCTION,
        both_editions(auction_period),
        (door("auction_period"),),
        frozenset({Matter.AUCTION}),
    ),
    Situation(
        "directors_error",
        "82",
        Stage.END_OF_PLAY,
        only_2017(directors_error),
        (door("directors_error"),),
        frozenset({Matter.SCORE}),
    ),
)
