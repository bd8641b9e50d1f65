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
)  # fmt: skip
BEFORE = (
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
