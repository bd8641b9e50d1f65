"""Cases of Laws 41 to 71 composed from the text, where several things come together; `source` is what decides."""

from dataclasses import replace

import pytest

from tests.laws.published.case import Published

NOTRUMP = {"contract": "3NT by S"}
SEEN = {"visibility": "seen_or_named"}
IN_TIME = {"failure": "did_not_follow_suit", "revoke_trick": 3, "since_the_revoke": "nothing"}
TWO_OF_DIAMONDS = {"contract": "4S by N", "cards": {"W": "D2"}}
REFUSED = {"whose_lead": "partner", "lead_state": "nothing", "partners_major_penalty_cards": []}
BOTH_LED = {"whose_lead": "partner", "lead_state": "partner_led"}
THREE_AND_FIVE = NOTRUMP | {"offender": "W", "cards": {"W": "D3", "E": "C5"}}
FIVE_AND_FOUR = NOTRUMP | {
    "penalty_cards": [{"seat": "W", "card": "S5", "kind": "minor"}], "cards": {"W": "H4"}
}  # fmt: skip
TWELFTH = {"failure": "did_not_follow_suit", "revoke_trick": 12, "hands_returned": False}

TODAY = (
    Published(
        "a low card led out of turn beside a minor penalty card: both are major, and one suit of the two is barred",
        "51B2", "lead_out_of_turn",
        REFUSED | {"declarer_on_the_lead": "forbid", "forbidden_suits": ["S"]},
        ("51B2(b) lead_restriction who=E suits=S", "51B2(b) card_returned who=W cards=S5",
         "51B2(b) penalty_card who=W cards=H4 major=True", "50E2 information who=E of=W"), record=FIVE_AND_FOUR,
    ),
    Published(
        "or both suits are, and both cards go back",
        "51B2", "lead_out_of_turn",
        REFUSED | {"declarer_on_the_lead": "forbid", "forbidden_suits": ["S", "H"]},
        ("51B2(b) lead_restriction who=E suits=S,H", "51B2(b) card_returned who=W cards=S5,H4"), ("must_play",),
        record=FIVE_AND_FOUR,
    ),
    Published(
        "the choice about a penalty card comes back with each lead that partner keeps",
        "50D2(b)", "penalty_card", SEEN, ("50B penalty_card who=W cards=HT major=True",),
        asks="declarer_chooses: require forbid neither",
        record=NOTRUMP | {"penalty_cards": [{"seat": "W", "card": "HT", "kind": "major"}], "cards": {"W": "HT"},
                          "tricks": [["W:C2", "C3", "CA", "C4"]]},
    ),
    Published(
        "the other defender leads too before declarer has spoken: his card is one as well, diamonds may be required",
        "50D2 and 49", "lead_out_of_turn",
        BOTH_LED | {"declarer_on_the_lead": "require"},
        ("49 penalty_card who=E cards=C5 major=True", "50D2(a) lead_restriction who=E suit=D",
         "50D2(a) card_returned who=W cards=D3", "50D1(a) must_play who=E cards=C5"), record=THREE_AND_FIVE,
    ),
    Published(
        "or the first lead is accepted, and the second card is played at its turn",
        "57D", "lead_out_of_turn", BOTH_LED | {"declarer_on_the_lead": "accept"},
        ("53A stands who=W", "57D must_play who=E"), ("penalty_card",), record=THREE_AND_FIVE,
    ),
    Published(
        "at trick twelve the side that did not revoke may use what it saw, partner may not",
        "62D", "revoke", TWELFTH | {"revoked_before_partners_turn": "yes"},
        ("62D1 card_returned who=W", "16C1 information side=NS", "62D2 information who=E of=W", "64B6 tricks=0"),
        ("tricks_transferred", "penalty_card"), record=NOTRUMP | {"offender": "W"},
    ),
    Published(
        "a trump played though it lay there as a penalty card, and he could follow: it lies there again",
        "62B2", "revoke",
        IN_TIME | {"withdrawn_card": "defenders_faced_card", "played_after_revoke": "nobody"},
        ("62B2 no_rectification who=W", "64A no_rectification tricks=0"), ("penalty_card",),
        record={"contract": "4S by S", "offender": "W"},
    ),
    Published(
        "a defender gives up and his partner objects: the cards shown go back, and only the objector may not use them",
        "68B2", "claim", {"claim_statement": "partner_objected"},
        ("68B2 no_rectification who=W", "68B2 card_returned who=W partner=E", "16C information who=E of=W"),
        ("penalty_card",), record=NOTRUMP | {"offender": "W"},
    ),
    Published(
        "a fifth card of a defender: the four cards before it are the trick",
        "45E", "fifth_card", {"both_sides_played_on": False, "deemed_led": False},
        ("45E1 stands", "45E1 see_law who=W law=50"), record=NOTRUMP | {"offender": "W"},
    ),
    Published(
        "dummy asks, no hearts partner? and nobody can say whether he had looked into a hand: both sides are heard",
        "43B2(b) and 85", "revoke_inquiry",
        {"inquiry": "dummy_asks_declarer", "had_looked_or_left": "cannot_be_told"}, ("85 see_law who=N law=85",),
        record=NOTRUMP | {"offender": "N"},
    ),
    Published(
        "declarer's sleeve sweeps a king out of a defender's hand: it goes back, and his partner may know of it",
        "50, for the director designates otherwise", "penalty_card", {"visibility": "by_opponent"},
        ("50 card_returned who=W partner=E", "16B information who=E of=W", "12A1 check_later side=NS of=W"),
        ("penalty_card", "lead_restriction"), record=NOTRUMP | {"cards": {"W": "HK"}},
    ),
    Published(
        "we have this one, says a defender, and puts the winner down before his partner has played",
        "68 and 57A", "claim",
        {"claim_statement": "current_trick_only", "card_came_with_the_remark": True},
        ("57A see_law who=W law=57A", "16B information partner=E"), ("card_returned",),
        record=NOTRUMP | {"offender": "W"},
    ),
    Published(
        "win it, and nothing in dummy beats the king on the table: the Laws name no card",
        "46B1(b)", "designation",
        {"different_intention_incontrovertible": False, "said": "win", "dummy_has_a_known_winner": False},
        ("46B1(b) procedure who=S",), ("must_play",), record=NOTRUMP | {"offender": "S"},
    ),
    Published(
        "declarer lays his hand down after a lead out of turn: no claim, he has begun to be dummy",
        "48B1", "claim", {"claim_statement": "showed_cards", "shown_after_lead_out_of_turn": True},
        ("48B1 see_law who=W of=N law=54",), record={"contract": "4S by N", "offender": "N"},
    ),
    Published(
        "a defender follows with another heart than the one that lies there: declarer may accept that",
        "52", "revoke", {"failure": "did_not_play_penalty_card"}, ("52 see_law who=W law=52",), ("card_returned",),
        record=NOTRUMP | {"offender": "W"},
    ),
    Published(
        "a defender plays low under a card of dummy that was won with before and never turned",
        "47F2, 65A and 12A1; BBO Forums, 92035", "retracted_card",
        {"reason_to_retract": "irregularity_without_remedy"},
        ("47F2 stands who=W", "12A1 check_later side=EW of=W"), ("card_returned",), record=NOTRUMP | {"offender": "W"},
    ),
    Published(
        "declarer leads his own card beside a defender's lead out of turn: that card may go back, his own is played to",
        "53B", "lead_out_of_turn", {"whose_lead": "rho", "lead_state": "right_played"},
        ("53B stands who=S of=W", "44B play_on who=W of=S", "47F1 card_returned who=W",
         "16C information side=NS of=EW"),
        ("penalty_card",), record=NOTRUMP | {"offender": "W", "cards": {"W": "C5"}},
    ),
    Published(
        "two penalty cards, and only the heart may be played to a heart: the spade stays where it is",
        "50D1(a)", "penalty_card", SEEN | {"moment": "owner_to_play", "playable_penalty_cards": "one"},
        ("50D1(a) must_play who=W cards=S5,H7", "50A procedure who=W cards=S5,H7"), ("card_returned",),
        record=NOTRUMP | {"cards": {"W": "S5 H7"}},
    ),
    Published(
        "both defenders lead to the first trick: which card the other led is asked before it can be required",
        "49", "opening_lead_out_of_turn", {"since_opening_lead": "partner_led_faced", "one_of_five": "forbid"},
        ("54D turn_returns who=E of=W",), asks="partners_cards_after_lead:", record=TWO_OF_DIAMONDS,
    ),
    Published(
        "three established revokes and none of them is spared: one question instead of three",
        "64A", "several_revokes",
        {"second_revoke": "and_a_third", "one_of_three_is_spared": "no", "first_revoke_trick_won_by": "partner"},
        asks="second_revoke_trick_won_by: revoker partner opponents", record=NOTRUMP | {"offender": "W"},
    ),
    Published(
        "a defender revokes and then claims: the claim gives the tricks that count as won later",
        "63A3 and 68D", "revoke",
        {"failure": "did_not_follow_suit", "revoke_trick": 9, "since_the_revoke": "claimed", "exception_of_64b": "none",
         "revoke_trick_won_by": "opponents"},
        ("63A3 procedure who=W side=EW", "68D procedure"), asks="later_tricks: none some cannot_be_told",
        record=NOTRUMP | {"offender": "W"},
    ),
)  # fmt: skip
BEFORE = (
    Published(
        "under the 2007 Laws one defender agrees to the claim, the other contests it: agreeing established the revoke",
        "2007, 63A3; BBO Forums, 64921", "revoke",
        {"failure": "did_not_follow_suit", "revoke_trick": 9, "since_the_revoke": "agreed_to_claim",
         "exception_of_64b": "none", "revoke_trick_won_by": "opponents", "later_tricks": "some"},
        ("63A3 procedure who=S side=NS", "68D procedure", "64A2 tricks_transferred to=EW tricks=1"),
        record={"contract": "5D by W", "offender": "S"},
    ),
    Published(
        "under the 2007 Laws a claim that was played on is judged, and what was played may be evidence",
        "2007, 70D3", "contested_claim", {}, ("70D3 procedure who=S",),
        asks="trump_is_out_and_unmentioned: yes no cannot_be_told", record={"contract": "4S by S", "offender": "S"},
    ),
    Published(
        "a lead out of turn that was refused, under the 2007 Laws: what was seen stays out of partner's use",
        "2007, 54D and 50E", "opening_lead_out_of_turn",
        {"since_opening_lead": "nothing", "one_of_five": "neither"},
        ("54D turn_returns who=E", "50E1 information who=E of=W", "50E2 information who=E of=W"),
        record=TWO_OF_DIAMONDS,
    ),
)  # fmt: skip
CASES = (*TODAY, *(replace(case, edition="2007") for case in BEFORE))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_a_composed_case_is_ruled_as_the_law_has_it(case: Published) -> None:
    case.check()
