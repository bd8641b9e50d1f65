"""What follows a withdrawn or cancelled call: who must pass, who may know what, and what is left for later.

Laws 23 to 39 share these findings. Whether they apply is for those laws to say.
"""

from collections.abc import Generator, Iterator

from rulings.bridge import Seat
from rulings.laws.engine import Case, Effect, Fact, Finding


def must_pass_once(paragraph: str, who: Seat) -> Finding:
    """He passes when next it is his turn, only then."""
    return Finding(paragraph, "must_pass_at_his_next_turn", Effect.MUST_PASS, who=who, until="once")


def must_pass_for_the_rest(paragraph: str, who: Seat) -> Finding:
    """He passes whenever it is his turn, until the auction ends."""
    return Finding(paragraph, "must_pass_for_the_rest", Effect.MUST_PASS, who=who, until="rest")


def withdrawn_call_information(who: Seat) -> Iterator[Finding]:
    """16C1 and C2: authorized for the other side, unauthorized for his own."""
    yield Finding("16C1", "withdrawn_call_authorized_for_the_others", Effect.INFORMATION, side=who.side.other, of=who)
    yield Finding("16C2", "withdrawn_call_unauthorized_for_his_side", Effect.INFORMATION, side=who.side, of=who)


def accepted_call_information(who: Seat) -> Finding:
    """16A1(a): an irregular call that was accepted is a call like any other."""
    return Finding("16A1(a)", "accepted_call_may_be_used", Effect.INFORMATION, of=who)


def prescribed_call_information(who: Seat) -> Iterator[Finding]:
    """16C of a cancelled call whose successor the Law prescribes: where that means the same, 23B lifts 16C2."""
    yield Finding("16C1", "withdrawn_call_authorized_for_the_others", Effect.INFORMATION, side=who.side.other, of=who)
    yield Finding("16C2", "withdrawn_call_unauthorized_unless_comparable", Effect.INFORMATION, side=who.side, of=who)


def calls_next(who: Seat, of: Seat) -> Finding:
    """17C: whose turn it is after a call that stands."""
    return Finding("17C", "calls_next_unless_over", Effect.PROCEDURE, who=who, of=of)


def in_rotation_over_it(who: Seat, proper: Seat) -> Iterator[Finding]:
    """28B: the call of the player in turn is in rotation, the other counts for nothing; 26 is off, 16C2 is on."""
    yield Finding("28B", "proper_call_is_in_rotation", Effect.STANDS, who=proper, of=who)
    yield Finding("28B", "call_out_of_rotation_counts_for_nothing", Effect.CANCELLED, who=who)
    yield Finding("28B", "right_to_rectification_forfeited", Effect.NO_RECTIFICATION, who=who)
    yield calls_next(proper.lho, proper)
    yield from withdrawn_call_information(who)


def lead_restriction_may_follow(who: Seat) -> Finding:
    """26B: seen when the auction is over, and only if he defends and made no comparable call (26A)."""
    return Finding(
        "26B",
        "lead_restriction_may_follow",
        Effect.SEE_LAW,
        who=who,
        partner=who.partner,
        law="26",
        situation="lead_restriction",
    )


def no_lead_restriction_named(paragraph: str, who: Seat) -> Finding:
    """The paragraph does not name 26B, so there is none, unless the director judges that 26 fits by its own words."""
    return Finding(paragraph, "no_lead_restriction_unless_i_judge_so", Effect.NO_RECTIFICATION, who=who)


def could_have_known_later(who: Seat) -> Finding:
    """72C, judged after play."""
    return Finding("72C", "judge_after_play_whether_could_have_known", Effect.CHECK_LATER, who=who)


def insufficient_bid_assisted_later(who: Seat) -> Finding:
    """27D, judged after play."""
    return Finding(
        "27D", "judge_after_play_whether_insufficient_bid_assisted", Effect.CHECK_LATER, side=who.side.other, of=who
    )


def no_comparable_call(paragraph: str, who: Seat) -> Iterator[Finding]:
    """After a call out of rotation: the partner passes once, 16C, 26B, 72C."""
    yield must_pass_once(paragraph, who.partner)
    yield from besides_the_pass(who)


def partner_barred_for_the_rest(paragraph: str, who: Seat) -> Iterator[Finding]:
    """After an insufficient bid: the partner passes to the end, 16C, 26B, 72C."""
    yield must_pass_for_the_rest(paragraph, who.partner)
    yield from besides_the_pass(who)


def besides_the_pass(who: Seat) -> Iterator[Finding]:
    """16C, 26B, 72C: what a call that is not comparable costs besides the partner's turn."""
    yield from withdrawn_call_information(who)
    yield lead_restriction_may_follow(who)
    yield could_have_known_later(who)


def second_insufficient_bid(case: Case, who: Seat, lho_accepts: Fact[bool]) -> Generator[Finding, None, bool]:
    """27B4: LHO may accept the second one (27A1), and 16C is of the first, which is withdrawn; that 26 is too, no
    paragraph says. Returns whether it is refused, so that he replaces it again.
    """
    yield Finding("27A1", "lho_may_accept_second_insufficient_bid", Effect.PROCEDURE, who=who.lho, of=who)
    if case[lho_accepts]:
        yield Finding("27A1", "second_insufficient_bid_accepted", Effect.STANDS, who=who, lho=who.lho)
        yield calls_next(who.lho, who)
        yield from withdrawn_call_information(who)
        yield no_lead_restriction_named("27A1", who)
        return False
    yield Finding("27B4", "second_insufficient_bid_replaced_again", Effect.CANCELLED, who=who)
    return True
