"""Laws 57 to 60: premature plays, cards at once, inability, play after an illegal play. West is the offender."""

from tests.laws.digest.rows import Worked, rows

SITUATION = "premature_play"
BEFORE, NEXT = "played_before_partner", "led_to_next"
CARD = {"penalty_cards": "HQ", "suit_led": "H"}


def early(
    kind: str, since: str, *finds: str, lacks: tuple[str, ...] = (), edition: str = "2017", setting: str = "",
    **facts: object,
) -> Worked:  # fmt: skip
    known = {**CARD, "premature": kind, "since_premature": since, **facts}
    record = {"regulations": {"law57c_covers_lead_to_next": setting}} if setting else {}
    return Worked(SITUATION, known, finds, lacks, record=record, edition=edition)


def selects(what: str, *finds: str, kind: str = BEFORE, edition: str = "2017", **facts: object) -> Worked:
    return early(kind, "nothing", *finds, edition=edition, declarer_selects=what, **facts)


def too_soon(kind: str, legal: bool, *finds: str, lacks: tuple[str, ...] = (), edition: str = "2017") -> Worked:
    return Worked(SITUATION, {"premature": kind, "legal_at_proper_turn": legal}, finds, lacks, edition=edition)


NO_CHOICE = ("early_card_is_a_major_penalty_card",)
D = {"selected_suit": "D"}
LAW_57 = rows(
    "57",
    ("57C1", "declarer had played from both hands: no rectification", (
        early(BEFORE, "both_hands", "57C1 declarer_had_played_from_both_hands", lacks=NO_CHOICE),
        early(BEFORE, "both_hands", "57C1 declarer_had_played_from_both_hands", edition="2007"),
    )),
    ("57C2", "dummy had picked or suggested a card by himself: no rectification", (
        early(BEFORE, "dummy_by_himself", "57C2 dummy_had_played_or_suggested", lacks=NO_CHOICE),
        early(BEFORE, "dummy_by_himself", "57C1 dummy_had_played_or_suggested", edition="2007"),
    )),
    ("57A", "a lead to the next trick is not covered by 57C, but for a setting", (
        selects("highest", "57A early_card_is_a_major_penalty_card", kind=NEXT),
        early(NEXT, "both_hands", "57C1 declarer_had_played_from_both_hands", setting="yes"),
        early(NEXT, "both_hands", "57C1 declarer_had_played_from_both_hands", setting="ask", covers_lead_to_next=True),
        early(NEXT, "next_opponent_played", "60A1 right_forfeited_by_playing_on", "60A2 illegal_card_counts_as_in_turn",
              "60A3 earlier_duties_remain"),
    )),
    ("57A", "otherwise a major penalty card, and declarer selects partner's play", (
        selects("lowest", "57A early_card_is_a_major_penalty_card", "50 early_card_then_works_by_law_50"),
        selects("lowest", "57A early_card_is_a_major_penalty_card", "50B major_penalty_cards", penalty_cards="HQ S4",
                card_led_or_played="HQ"),
        Worked(SITUATION, {**CARD, "premature": BEFORE, "since_premature": "nothing"},
               ("57A early_card_is_a_major_penalty_card",), asks="declarer_selects"),
    )),
    ("57A1", "the highest or the lowest of the suit led", (
        selects("highest", "57A1 partner_plays_his_highest"), selects("lowest", "57A2 partner_plays_his_lowest"),
        selects("lowest", "57A2 partner_plays_his_lowest", edition="2007"),
    )),
    ("57A3", "a card of another suit named, or none of it: only if he is void", (
        selects("other_suit", "57A3 partner_plays_the_suit", **D),
        selects("not_suit", "57A4 partner_may_not_play_the_suit", **D),
        selects("not_suit", "57A3 partner_may_not_play_the_suit", edition="2007", **D),
    )),
    ("57B", "partner cannot comply: any legal card", (
        selects("highest", "57B if_unable_partner_plays_any_legal_card"),
    )),
    ("50D1(b)", "partner has a penalty card too: the selection beats it", (
        selects("highest", "50D1(b) selection_comes_before_partners_penalty_card"),
    )),
    ("57C3", "declarer plays too soon from either hand: it stays if legal", (
        too_soon("by_declarer", True, "57C3 declarers_early_card_is_played"),
        too_soon("by_declarer", True, "57C2 declarers_early_card_is_played", edition="2007"),
        too_soon("by_declarer", False, "47B declarers_early_card_is_corrected", "48A declarers_card_no_penalty_card"),
    )),
    ("57D", "a defender at his right opponent's turn: no choice, played in turn if legal", (
        too_soon("at_rhos_turn", True, "57D must_play_it_at_his_turn", "16B early_card_may_inform_partner",
                 lacks=NO_CHOICE),
        too_soon("at_rhos_turn", False, "57D early_card_is_major_penalty_card"),
        Worked(SITUATION, {"premature": "at_rhos_turn"}, ("49 early_card_has_no_rule_of_its_own",), edition="2007"),
    )),
)  # fmt: skip


def at_once(*finds: str, edition: str = "2017", lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("cards_played_at_once", facts, finds, lacks, edition=edition)


def second(counted: str, *finds: str) -> Worked:
    return at_once("58A counts_as_second", *finds, at_once="two_players", counted_second=counted)


ONE_HAND = {"at_once": "one_hand", "both_sides_played_on": False}
SEVERAL = {**ONE_HAND, "faces_visible": "several"}
LAW_58 = rows(
    "58",
    ("58A", "two players: the illegal card counts as the second", (
        second("in_turn", "58A second_card_stands"),
        second("lead_out_of_turn", "58A second_card_is_a_lead_out_of_turn"),
        second("premature", "58A second_card_is_premature"),
        second("after_irregular_play", "58A second_card_follows_an_irregular_play"),
    )),
    ("58B1", "one hand, one face visible", (
        at_once("58B1 visible_card_is_played", "58B1 others_are_picked_up", faces_visible="one", role="declarer",
                **ONE_HAND),
        at_once("58B1 visible_card_is_played", "58B1 others_are_picked_up_unseen", faces_visible="one", role="defender",
                **ONE_HAND),
        at_once("58B1 others_are_picked_up", faces_visible="one", role="dummy", edition="2007", **ONE_HAND),
    )),
    ("58B2", "several visible: he names one; a defender's others are penalty cards", (
        at_once("58B2 names_the_card_played", "58B2 other_visible_cards_are_penalty_cards", role="defender", **SEVERAL),
        at_once("58B2 names_the_card_played", "58B2 other_cards_go_back", role="declarer",
                lacks=("other_visible_cards_are_penalty_cards",), **SEVERAL),
    )),
    ("58B3", "an opponent who played after a withdrawn card may change", (
        at_once("58B3 opponent_who_played_after_may_change", role="defender", **SEVERAL),
    )),
    ("58B4", "found after both sides played to the next trick", (
        at_once("58B4 found_too_late", at_once="one_hand", both_sides_played_on=True),
    )),
)  # fmt: skip


def unable(why: str, *finds: str, edition: str = "2017") -> Worked:
    return Worked("unable_to_comply", {"inability": why}, finds, edition=edition)


STAYS = "59 requirement_stays_for_later_turns"
LAW_59 = rows(
    "59",
    ("59", "void in the required suit: any otherwise legal card, and the requirement stays", (
        unable("no_card_of_the_suit", "59 no_card_of_the_suit_any_legal_card", STAYS),
        unable("no_card_of_the_suit", "59 no_card_of_the_suit_any_legal_card", STAYS, edition="2007"),
    )),
    ("59", "only forbidden cards, as the one suit that is barred", (
        unable("only_forbidden_suit", "59 only_forbidden_suit_any_legal_card", STAYS),
    )),
    ("59", "must follow suit", (unable("must_follow_suit", "59 following_suit_comes_first", STAYS),)),
    ("59", "able after all: he must comply", (unable("able", "59 able_so_must_comply"),)),
)  # fmt: skip


def after(who: str, *finds: str, edition: str = "2017", lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("play_after_illegal_play", {"played_after": who, **facts}, finds, lacks, edition=edition)


NOT_HIS_LEAD = {"made_his_proper_lead": False}
LAW_60 = rows(
    "60",
    ("60A1", "an opponent plays after his right-hand opponent's illegal card: the right is lost", (
        after("next_opponent", "60A1 right_forfeited_by_playing_on", **NOT_HIS_LEAD),
        after("next_opponent", "60A1 right_forfeited_by_playing_on", edition="2007", **NOT_HIS_LEAD),
        after("other_opponent", "11A other_opponent_played_on", lacks=("right_forfeited_by_playing_on",)),
    )),
    ("60A2", "then the illegal play counts as in turn, but for 53B", (
        after("next_opponent", "60A2 illegal_card_counts_as_in_turn", **NOT_HIS_LEAD),
        after("next_opponent", "60A2 proper_lead_forfeits_nothing", lacks=("right_forfeited_by_playing_on",),
              made_his_proper_lead=True),
    )),
    ("60A3", "earlier penalty cards and restrictions remain", (
        after("next_opponent", "60A3 earlier_duties_remain", **NOT_HIS_LEAD),
    )),
    ("60B", "a defender plays after declarer's lead was refused and before the correct one", (
        after("defender_after_retraction", "60B defender_played_before_correct_lead", early_defender="he"),
    )),
    ("60C", "the offending side plays on: the opponents' rights stay", (
        after("offending_side", "60C rights_of_the_other_side_stay", "60C play_of_offending_side_may_be_rectified_too"),
    )),
)  # fmt: skip
ROWS = (*LAW_57, *LAW_58, *LAW_59, *LAW_60)
