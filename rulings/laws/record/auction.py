"""What a recorded auction tells of an irregular call, so that no law asks for it. Never judges, never rules.

The call in question is the last one recorded with the irregularity, as far as it is the offender's and not cancelled.
Where every such call was cancelled, the last of them still tells who made it, at whose turn and over which bid, and
what he called instead; what the others called since is then not told, for that came before the ruling or after it.
Each function returns None where nothing is recorded; the law then asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from rulings.bridge import Auction, AuctionCall, Call, CallIrregularity, CallKind, Seat
from rulings.laws.engine import Case, Fact, OneCall, one_of, yes_no
from rulings.laws.record.roles import offender, offender_recorded_as


class Turn(StrEnum):
    """Whose turn it was, seen from the offender."""

    OWN = "own"
    RHO = "rho"
    PARTNER = "partner"
    LHO = "lho"


@dataclass(frozen=True)
class InQuestion:
    """A recorded call with the auction before it and the calls after it; `since` are those after a cancelled one."""

    made: AuctionCall
    before: Auction
    after: tuple[AuctionCall, ...]
    since: tuple[AuctionCall, ...] = ()

    @property
    def turn(self) -> Turn | None:
        """Whose turn it was; None right after another call out of rotation, on which the director has yet to rule."""
        if self.before.calls and CallIrregularity.OUT_OF_ROTATION in self.before.calls[-1].irregular:
            return None
        return _turn_seen_from(self.made.seat, self.before.turn)

    @property
    def next_caller(self) -> Seat | None:
        """Who called next, if anybody."""
        return self.after[0].seat if self.after else None

    @property
    def lho_called(self) -> bool:
        """Whether his left-hand opponent has called since."""
        return self.made.seat.lho in {later.seat for later in self.after}

    @property
    def called_instead(self) -> AuctionCall | None:
        """What he called next, at the same turn or at his next, a second call that was cancelled too left out."""
        later = (made for made in (*self.after, *self.since) if not made.cancelled)
        return next((made for made in later if made.seat is self.made.seat), None)

    @property
    def at_his_next_turn(self) -> Auction:
        """The auction without this call, up to his next one or as far as it is recorded."""
        auction = self.before
        for made in (*self.after, *self.since):
            if made is self.called_instead:
                break
            auction = auction if made.cancelled else auction.then(made)
        return auction


def _turn_seen_from(who: Seat, turn: Seat) -> Turn:
    return {who: Turn.OWN, who.rho: Turn.RHO, who.partner: Turn.PARTNER, who.lho: Turn.LHO}[turn]


def seat_in_turn(who: Seat, turn: Turn) -> Seat:
    """The player whose turn it was."""
    return {Turn.OWN: who, Turn.RHO: who.rho, Turn.PARTNER: who.partner, Turn.LHO: who.lho}[turn]


def caller(case: Case, kind: CallIrregularity, *sorts: CallKind) -> Seat:
    """The offender; who made the recorded irregular call, of one of these sorts, is not asked.

    He is where several players made such calls: each is ruled on its own, and none is taken for the one that is meant.
    Where another is named as the offender, who made no such call, the auction is overruled.
    """
    found = call_or_cancelled_call(case, kind, sorts)
    is_told = found is not None and len(_callers(case, kind, sorts)) < 2
    who = offender_recorded_as(case, found.made.seat if found and is_told else None)
    if found and call_or_cancelled_call(case, kind, sorts) is None:
        case.overruled[offender] = found.made.seat
    return who


def _callers(case: Case, kind: CallIrregularity, sorts: tuple[CallKind, ...]) -> set[Seat]:
    """Who made such calls, the cancelled left out; of calls that explain one another, who made the first."""
    auction = in_force(case)
    places = irregular_places(case, auction, kind, sorts)
    return {auction.calls[_first_of_its_kind(auction, kind, place, None)].seat for place in places}


def call_in_question(case: Case, kind: CallIrregularity, sorts: tuple[CallKind, ...] = ()) -> InQuestion | None:
    """The recorded call with that irregularity, of the offender as far as he is established; none that is cancelled."""
    auction = in_force(case)
    places = irregular_places(case, auction, kind, sorts)
    who = case.relied_on.get(offender)
    found = in_question(auction, _first_of_its_kind(auction, kind, places[-1], who)) if places else None
    return found if found and (not sorts or found.made.call.kind in sorts) else None


def call_or_cancelled_call(case: Case, kind: CallIrregularity, sorts: tuple[CallKind, ...] = ()) -> InQuestion | None:
    """As `call_in_question`; where all such calls were cancelled, the last of them, with nothing after it."""
    auction, found = case.record.auction, call_in_question(case, kind, sorts)
    if found or auction is None:
        return found
    places = irregular_places(case, auction, kind, sorts)
    if not places:
        return None
    place = places[-1]
    return InQuestion(auction.calls[place], auction.before(place).in_force, (), auction.calls[place + 1 :])


def in_force(case: Case) -> Auction:
    """The recorded auction without its cancelled calls; an empty one where none is recorded."""
    return case.record.auction.in_force if case.record.auction else Auction(Seat.NORTH)


def irregular_places(case: Case, auction: Auction, kind: CallIrregularity, sorts: tuple[CallKind, ...]) -> list[int]:
    """Where the auction has calls with that irregularity, of one of these sorts, by the offender if he is known."""
    who = case.relied_on.get(offender)
    return [
        place
        for place, made in enumerate(auction.calls)
        if kind in made.irregular and who in (None, made.seat) and (not sorts or made.call.kind in sorts)
    ]


def _first_of_its_kind(auction: Auction, kind: CallIrregularity, place: int, who: Seat | None) -> int:
    """Back over what the call before it explains: a second try of the same player, a call by his partner in turn.

    Never to a call of another than the offender, where he is known: each irregular call is ruled on its own.
    """
    while place and kind in auction.calls[place - 1].irregular and who in (None, auction.calls[place - 1].seat):
        made = auction.calls[place]
        in_turn = made.seat is auction.before(place - 1).turn and not made.answers
        if not (in_turn or made.seat is auction.calls[place - 1].seat):
            break
        place -= 1
    return place


def in_question(auction: Auction, place: int) -> InQuestion:
    return InQuestion(auction.calls[place], auction.before(place), auction.calls[place + 1 :])


def last_call(case: Case) -> InQuestion | None:
    """The offender's last call, or the first of his last two where he has called twice in a row."""
    auction, who = in_force(case), case[offender]
    places = [place for place, made in enumerate(auction.calls) if made.seat is who]
    if not places:
        return None
    place = places[-1]
    return in_question(auction, place - 1 if place and auction.calls[place - 1].seat is who else place)


def recorded_second_caller(case: Case) -> Seat | None:
    """The player who is recorded with two calls in a row; None where nobody is."""
    doubles = [later.seat for earlier, later in pairwise(in_force(case).calls) if earlier.seat is later.seat]
    return doubles[-1] if doubles else None


def recorded_turn(kind: CallIrregularity) -> Callable[[Case], Turn | None]:
    def derive(case: Case) -> Turn | None:
        found = call_or_cancelled_call(case, kind)
        return found.turn if found else None

    return derive


def recorded_lho_called(kind: CallIrregularity) -> Callable[[Case], bool | None]:
    def derive(case: Case) -> bool | None:
        found = call_in_question(case, kind)
        return found.lho_called if found else None

    return derive


def is_cancelled(case: Case, kind: CallIrregularity) -> bool:
    """Whether a ruling has cancelled the call in question, so that nobody has accepted it.

    A call cancelled for its turn may since have been repeated in turn (31A1), and then that one is in question.
    """
    found = call_or_cancelled_call(case, kind)
    if found is None or call_in_question(case, kind):
        return False
    return kind is CallIrregularity.OUT_OF_ROTATION or CallIrregularity.OUT_OF_ROTATION not in found.made.irregular


def recorded_refusal(kind: CallIrregularity) -> Callable[[Case], bool | None]:
    def derive(case: Case) -> bool | None:
        return False if is_cancelled(case, kind) else None

    return derive


def _recorded_called_before(case: Case) -> bool | None:
    """Whether the offender had called earlier in this auction."""
    found = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION)
    return any(made.seat is found.made.seat for made in found.before.calls) if found else None


def recorded_proper_call(case: Case) -> AuctionCall | None:
    """What the player whose turn it was called next, once the call out of rotation was cancelled."""
    found = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION)
    later = next((made for made in found.since if not made.cancelled), None) if found else None
    return later if found and later and later.seat is found.before.turn else None


def recorded_lowest_bid(case: Case) -> Call | None:
    """The lowest sufficient bid in the denomination that the insufficient bid named."""
    found = call_or_cancelled_call(case, CallIrregularity.INSUFFICIENT)
    if found is None or found.made.call.denomination is None:
        return None
    return found.before.lowest_sufficient(found.made.call.denomination)


def replaced_call(case: Case) -> InQuestion | None:
    """The irregular call that the offender replaced, or is to replace: his last.

    A second call at the same turn is recorded as irregular too: the first of them is the one replaced.
    """
    kinds = (CallIrregularity.OUT_OF_ROTATION, CallIrregularity.INSUFFICIENT, CallIrregularity.INADMISSIBLE)
    irregular = [found for kind in kinds if (found := call_or_cancelled_call(case, kind))]
    last = max(irregular, key=lambda found: len(found.before.calls), default=None)
    while last and last.before.calls and last.before.calls[-1].seat is last.made.seat:
        last = in_question(in_force(case), len(last.before.calls) - 1)
    return last


def recorded_replacement_call(case: Case) -> Call | None:
    """What the offender called instead of his irregular call, at the same turn or at his next."""
    found = replaced_call(case)
    return found.called_instead.call if found and found.called_instead else None


def legal_replacements(case: Case) -> tuple[Call, ...]:
    """Every call, but no bid that the recorded auction makes insufficient and, once it is his turn, no inadmissible
    double: who insists on such a call commits another irregularity, which has its own law (27, 36).
    """
    found = replaced_call(case)
    if found is None:
        return OneCall.options
    auction, who = found.at_his_next_turn, found.made.seat
    is_his_turn = auction.turn is who
    return tuple(
        call
        for call in OneCall.options
        if auction.is_sufficient(call) and (not is_his_turn or auction.is_admissible(call, who))
    )


whose_turn = one_of("whose_turn", Turn, law="29", derive=recorded_turn(CallIrregularity.OUT_OF_ROTATION))
has_called_before: Fact[bool] = yes_no("has_called_before", law="29", derive=_recorded_called_before)
