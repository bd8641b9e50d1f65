"""Law 6: shuffle and deal."""

from tests.laws.digest.rows import Worked, rows

SITUATION = "misdeal"
PASSED_OUT: dict[str, object] = {"board": 1, "auction": "P P P P"}
ONE_CALL: dict[str, object] = {"board": 1, "auction": "1NT"}


def deal(trouble: str, *finds: str, **facts: object) -> Worked:
    return Worked(SITUATION, {"deal_trouble": trouble, **facts}, finds)


def wanted(obstacle: str, *finds: str) -> Worked:
    return deal("other_reason", *finds, obstacle_to_new_deal=obstacle)


ROWS = rows(
    "6",
    ("6D1", "misdeal or card seen before the auction: dealt anew", (
        deal("wrongly_dealt", "6D1 new_shuffle_and_deal", auction_begun_on_board=False),
        deal("card_seen", "6D1 new_shuffle_and_deal", auction_begun_on_board=False),
        Worked(SITUATION, {"deal_trouble": "wrongly_dealt", "hands_as_dealt": "thirteen_each"},
               ("6D1 too_late_for_a_new_deal",), ("new_shuffle_and_deal",), record=ONE_CALL),
        deal("wrongly_dealt", "13 dealt_more_than_thirteen",
             auction_begun_on_board=True, hands_as_dealt="more_than_thirteen"),
        deal("wrongly_dealt", "14 dealt_only_fewer", auction_begun_on_board=True, hands_as_dealt="only_fewer"),
    )),
    ("6D1", "card of another seen later: 16D, of its holder 24", (
        deal("card_seen", "6D1 card_of_another_seen", auction_begun_on_board=True, card_exposed_by_its_holder=False),
        deal("card_seen", "6D1 holder_exposed_his_card", auction_begun_on_board=True, card_exposed_by_its_holder=True),
    )),
    ("6D2", "not shuffled or imported: no result stands", (
        *(
            deal(trouble, "6D2 no_result_may_stand", "12C2(a) artificial_for_deal_not_to_be_played",
                 event_replays_past_deals=False, auction_begun_on_board=True)
            for trouble in ("not_shuffled", "from_another_session")
        ),
        deal("not_shuffled", "6D2 deal_not_to_be_played", "6D3 director_orders_a_new_deal",
             event_replays_past_deals=False, auction_begun_on_board=False),
        deal("from_another_session", "6D2 past_deals_are_meant", event_replays_past_deals=True),
    )),
    ("6D3", "any lawful reason: a new deal, not after a pass-out nor against 86A", (
        wanted("none", "6D3 director_may_order_a_new_deal"),
        wanted("passed_out", "22B passed_out_board_is_not_redealt"),
        Worked(SITUATION, {"deal_trouble": "other_reason"}, ("22B passed_out_board_is_not_redealt",),
               record=PASSED_OUT),
        Worked(SITUATION, {"deal_trouble": "other_reason", "obstacle_to_new_deal": "match_result_knowable",
                           "form_of_scoring": "teams", "team_boards": "several"},
               ("86A match_result_forbids_a_new_deal", "86B2(b) complement_for_the_side_at_fault")),
    )),
    ("6F", "one of several copies: normally no new deal", (
        wanted("one_of_several_copies", "6F copies_are_not_normally_redealt"),
    )),
)  # fmt: skip
