"""Law 24: a card exposed or led during the auction."""

from tests.laws.digest.rows import Worked, rows

SEEN = {"card_shown": "during_auction", "partner_could_see_face": True}
LATER = {"card_shown": "after_final_pass"}
SITUATION = "card_exposed_in_auction"


def exposed(cards: str, *finds: str, side: str = "not_yet", lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked(SITUATION, {**SEEN, "exposed_cards": cards, "side_in_play": side, **facts}, finds, lacks)


def after(side: str, led: bool, *finds: str) -> Worked:
    return Worked(SITUATION, {**LATER, "side_in_play": side, "attempted_opening_lead": led}, finds)


ROWS = rows(
    "24",
    ("24", "any card: face up until the auction ends, authorized for the others only", (
        exposed("S7", "24 face_up_until_the_auction_ends", "16C1 card_in_the_auction_authorized_for_the_others",
                "16C2 card_in_the_auction_unauthorized_for_his_side", led_prematurely=False),
        Worked(SITUATION, {"card_shown": "during_auction", "partner_could_see_face": False},
               ("24 partner_could_not_see_the_card",), judged=("partner_could_see_face",)),
    )),
    ("24A", "one card below honour, not led", (
        exposed("S9", "24A low_card_nobody_has_to_pass", lacks=("must_pass_at_his_next_turn",), led_prematurely=False),
    )),
)  # fmt: skip
