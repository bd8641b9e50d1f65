"""How many rulings each situation has, by edition: a change here is a change of the law, to be read and meant."""

COUNTS = {
    "2017": {
        "misdeal": 17,
        "call_attention": 22,
        "action_before_director": 30,
        "adjusted_score": 333,
        "wrong_number_of_cards": 24,
        "missing_card": 21,
        "cards_from_wrong_board": 10,
        "wrong_board_played": 6,
        "unauthorized_information": 36,
        "withdrawn_actions": 7,
        "extraneous_information": 9,
        "auction_period": 9,
        "directors_error": 4,
        "passes_out_of_turn_skip_a_player": 5,
        "explanation_corrected": 6,
        "misinformation": 34,
        "comparable_call": 22,
        "card_exposed_in_auction": 18,
        "unintended_call": 8,
        "change_of_call": 4,
        "lead_restriction": 24,
        "insufficient_bid": 33,
        "pass_out_of_rotation": 22,
        "bid_out_of_rotation": 30,
        "double_out_of_rotation": 18,
        "simultaneous_calls": 4,
        "inadmissible_double": 9,
        "call_by_player_required_to_pass": 6,
        "bid_above_seven": 2,
        "call_after_final_pass": 6,
        "fifth_card": 7,
        "penalty_card": 391,
        "cards_played_at_once": 9,
        "face_down_lead_out_of_turn": 7,
        "late_question": 28,
        "dummy_spread_wrongly": 4,
        "retracted_card": 23,
        "opening_lead_out_of_turn": 123,
        "failure_to_play_penalty_card": 4,
        "lead_out_of_turn": 107,
        "premature_play": 30,
        "play_after_illegal_play": 5,
        "unable_to_comply": 4,
        "defective_trick": 67,
    },
    "2007": {
        "wrong_number_of_cards": 25,
        "missing_card": 21,
        "cards_from_wrong_board": 11,
        "wrong_board_played": 6,
        "auction_period": 9,
        "passes_out_of_turn_skip_a_player": 5,
        "fifth_card": 7,
        "penalty_card": 375,
        "cards_played_at_once": 9,
        "lead_out_of_turn": 95,
        "premature_play": 21,
        "play_after_illegal_play": 5,
        "unable_to_comply": 4,
        "defective_trick": 64,
    },
}

ONLY_SOME_OPTIONS = {
    ("2017", "whose_turn"),  # never his own, where he called out of rotation
    ("2017", "misled_player"),  # only an opponent
    ("2017", "exception_of_64b"),  # two of its options are those of 2007
    ("2007", "exception_of_64b"),
    ("2007", "error"),  # 67B3 is new in 2017
    ("2017", "required_suit"),  # only the suits of the penalty cards
    ("2007", "required_suit"),
    ("2007", "lead_state"),  # the thirteenth trick is no exception in 2007
    ("2007", "declarer_selects"),  # to name another suit is new in 2017
}
