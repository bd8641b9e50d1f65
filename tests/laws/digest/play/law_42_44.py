"""Laws 42 and 43, dummy's rights and limits, and 44, which orders nothing by itself."""

from rulings.bridge import Card, Seat, Suit, Trick, legal_cards, winner
from rulings.laws.tricks.revoke_facts import Failure
from tests.laws.digest.rows import Worked, rows

LOST = {"had_looked_or_left": True}
KEPT = {"had_looked_or_left": False}
PENALTY = "43B1 penalty_possible_for_dummy"
UNPUNISHED = ("penalty_possible_for_dummy",)


def dummy(did: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("dummys_limits", {"dummy_did": did, **facts}, finds, lacks)


def cards(text: str) -> frozenset[Card]:
    return frozenset(Card.parse(word) for word in text.split())


def follow_suit_comes_first() -> None:
    assert legal_cards(cards("SA S2 H3"), Suit.SPADES) == cards("SA S2")
    assert legal_cards(cards("SA S2"), Suit.HEARTS) == cards("SA S2")


def leader_is_free() -> None:
    assert legal_cards(cards("SA H3"), None) == cards("SA H3")


def highest_trump_wins_else_the_highest_of_the_suit_led() -> None:
    trick = Trick.parse(Seat.NORTH, "H2 HA SA D2")
    assert (winner(trick, None), winner(trick, Suit.DIAMONDS)) == (Seat.EAST, Seat.WEST)


def may(wants: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("dummys_rights", {"dummy_wants": wants, **facts}, finds, lacks)


def four(*finds: str, edition: str = "2017", **facts: object) -> Worked:
    known = {"offender": "N", "first_card": "H2", "second_card": "HA", "third_card": "SA", "fourth_card": "D2"}
    return Worked("trick_won", known | facts, finds, edition=edition)


ROWS = (
    *rows(
        "42",
        ("42A", "absolute rights", (
            may("tell_facts_or_law", "42A1 dummy_tells_facts_or_law"),
            may("count_tricks", "42A2 dummy_counts_tricks"),
            may("play_as_told", "42A3 dummy_plays_as_told"),
        )),
        ("42A3", "he sees that dummy follows suit, whatever he has done before", (
            may("see_that_dummy_follows", "42A3 dummy_sees_that_dummy_follows"),
        )),
        ("42B1", "he asks declarer, never a defender", (
            may("ask_declarer", "42B1 dummy_may_ask_declarer_about_a_revoke", **KEPT),
            may("ask_declarer", "43B2(b) declarer_substitutes_a_legal_card",
                "43B2(b) counted_as_an_established_revoke", declarers_card_was_legal=False, **LOST),
            may("ask_declarer", "43B2(b) declarers_card_was_no_revoke", declarers_card_was_legal=True, **LOST),
            may("ask_defender", "61B2(b) dummy_asked_a_defender", "62A unestablished_revoke_is_corrected"),
        )),
        ("42B2", "he tries to prevent an irregularity, before it happens", (
            may("warn_declarer", "42B2 dummy_may_prevent_an_irregularity", it_had_happened=False, **KEPT),
            may("warn_declarer", "43B2(a) either_defender_chooses_the_hand", it_had_happened=False, **LOST),
            may("warn_declarer", "43A1 dummy_may_not_draw_attention", "81C3 irregularity_is_rectified_all_the_same",
                PENALTY, it_had_happened=True),
        )),
        ("42B3", "he speaks of any irregularity after play", (
            may("speak_of_irregularity", "42B3 dummy_may_speak_after_play", lacks=UNPUNISHED, board_played_out=True),
            may("speak_of_irregularity", "43A1 dummy_may_not_draw_attention", PENALTY, board_played_out=False, **KEPT),
            may("speak_of_irregularity", "43B3 no_rectification_now_play_on", "43B3 gain_of_the_defence_is_taken",
                board_played_out=False, **LOST),
        )),
        ("20F5", "what other laws let him do", (
            may("speak_of_turned_trick", "65B3 dummy_and_a_turned_trick"),
            may("correct_explanation", "20F5(b)(ii) dummy_must_correct_an_explanation"),
            may("doubt_a_claim", "68D dummy_may_doubt_a_claim"),
        )),
    ),
    *rows(
        "43",
        ("43B1", "any breach of his limits may be penalized", (
            dummy("looked_or_left", "43A2 dummy_has_lost_his_rights", PENALTY),
            dummy("advised_declarer", "43A1(c) dummy_may_take_no_part", PENALTY),
            dummy("was_shown_a_hand", "43A3 defender_may_not_show_dummy_his_hand", lacks=UNPUNISHED),
            dummy("acted_within_his_rights", "42A dummy_was_within_his_rights", lacks=UNPUNISHED),
        )),
        ("43B1", "only pointed at an irregularity: it is rectified all the same", (
            dummy("pointed_at_irregularity", "43A1 dummy_may_not_draw_attention",
                  "81C3 irregularity_is_rectified_all_the_same", "16B dummys_words_unauthorized_for_declarer", PENALTY,
                  lacks=("no_rectification_now_play_on",), **KEPT),
            dummy("advised_declarer", "45F dummys_advice_may_be_a_suggestion"),
        )),
        ("43B2(a)", "had looked, then warns of the wrong hand", (
            dummy("warned_of_wrong_hand", "43B2(a) either_defender_chooses_the_hand", it_had_happened=False, **LOST),
            dummy("warned_of_wrong_hand", "42B2 dummy_may_prevent_an_irregularity", it_had_happened=False, **KEPT),
        )),
        ("43B2(b)", "had looked, then asks about a revoke: corrected and counted as established", (
            dummy("asked_declarer", "43B2(b) declarer_substitutes_a_legal_card",
                  "43B2(b) counted_as_an_established_revoke", declarers_card_was_legal=False, **LOST),
        )),
        ("43B2(b)", "the same, and declarer's card was legal", (
            dummy("asked_declarer", "43B2(b) declarers_card_was_no_revoke",
                  lacks=("counted_as_an_established_revoke",), declarers_card_was_legal=True, **LOST),
        )),
        ("43B3", "had looked, then points at a defender's irregularity", (
            dummy("pointed_at_irregularity", "43B3 no_rectification_now_play_on", "43B3 gain_of_the_defence_is_taken",
                  lacks=("irregularity_is_rectified_all_the_same",), board_played_out=False, **LOST),
            dummy("pointed_at_irregularity", "43B3 defence_loses_its_gain", board_played_out=True, defence_gained=True,
                  **LOST),
            dummy("pointed_at_irregularity", "43B3 defence_gained_nothing", board_played_out=True,
                  defence_gained=False, **LOST),
        )),
        ("42B1", "dummy asks declarer whether he is void", (
            dummy("asked_declarer", "42B1 dummy_may_ask_declarer_about_a_revoke",
                  lacks=UNPUNISHED, **KEPT),
        )),
        ("61B2(b)", "dummy asks a defender", (
            dummy("asked_defender", "61B2(b) dummy_asked_a_defender", "62A unestablished_revoke_is_corrected",
                  "16B dummys_words_unauthorized_for_declarer"),
        )),
    ),
    *rows(
        "44",
        ("44A", "the leader is free unless restricted", (leader_is_free,)),
        ("44C", "following suit comes before everything", (
            follow_suit_comes_first, Worked("unable_to_comply", {"inability": "must_follow_suit"},
                                            ("59 following_suit_comes_first",)),
        )),
        ("44E", "who wins the trick, and leads next", (
            highest_trump_wins_else_the_highest_of_the_suit_led,
            four("44F highest_of_the_suit_led_wins", "44G winner_leads_next", denomination="NT"),
            four("44E highest_trump_wins", "44C must_have_had_none_of_the_suit", denomination="D", edition="2007"),
            four("44E highest_trump_wins", "44C must_have_had_none_of_the_suit", denomination="S"),
        )),
        ("61A", "a breach is a revoke", (
            Worked("revoke", {"failure": Failure.DID_NOT_FOLLOW_SUIT}, asks="revoke_trick"),
        )),
    ),
)  # fmt: skip
