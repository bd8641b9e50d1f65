"""A result that a session did not have: of a board played late, or never entered (79C). Pairs, teams, single players.

In a match the result belongs to the round in which the two met. What is wrong with a side is said with its name.
"""

from collections.abc import Sequence

from django.db import transaction
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from rulings.formats.session import MEMBERS
from rulings.laws.record.record import Form
from rulings.models import Board, Contestant, ContestantKind, Player, Result, Session, User, Verb
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.regulations import Unit
from rulings.services.access import club_for
from rulings.services.audit import record
from rulings.services.refusals import BadInput
from rulings.services.results import Agreement, checked, content_of, may_of, put
from rulings.services.scoring_words import is_of_teams
from rulings.services.seating import key_of, match_name, match_of, own_key
from rulings.services.tables import checked_pairs
from rulings.services.texts import Text, clean
from rulings.services.weighing import regulations_or_none

ALREADY = _("%(pair)s has a result on board %(board)s already. Correct that one, or choose another pair.")
ALREADY_SO = _(
    "%(pair)s has a result on board %(board)s of this match already, sitting the same way. Correct that one, or "
    "exchange the two teams."
)
LONGEST_NUMBER = 20
Seated = Sequence[Contestant]
"""Who competes on one side of a table: a pair, a team, or two single players in the order of their seats."""


@transaction.atomic
def enter_result(
    *,
    actor: User,
    board: Board,
    ns: Seated,
    ew: Seated,
    table: TableResult,
    at: str,
    agreement: Agreement,
    round_played: str = "",
) -> Result:
    """Store the result, and for two single players who had not sat together yet the pair that they make; record it.

    `at` names the table, `round_played` the round where the two sides meet in several. Refuses who does not play in
    this session, who has a result on the board, who meet in no match, and what `correct_result` refuses.
    """
    club = club_for(actor, board.session.event.club_id, may_of(agreement))
    board = Board.objects.select_related("session__profile", "session__event").get(pk=board.pk)
    check_seated(board.session, ns, ew)
    played = match_round(board.session, ns, ew, round_played) if has_matches(board.session) else ""
    check_not_there(board, ns, ew, played)
    agreed = checked(agreement, board)
    sides = [side[0] if len(side) == 1 else partnership(*side) for side in (ns, ew)]
    result = Result(board=board, ns=sides[0], ew=sides[1], table=clean(at, Text.TABLE), round=played)
    put(result, table)
    result.save(force_insert=True)
    told = {"board": board.number, "table": result.table, "round": played, "ns": str(result.ns), "ew": str(result.ew)}
    record(club, actor, Verb.RESULT_ENTERED, result, after=told | content_of(result) | agreed)
    return result


def kind_of(session: Session) -> ContestantKind:
    """What competes in a session."""
    if is_of_teams(session):
        return ContestantKind.TEAM
    return ContestantKind.INDIVIDUAL if session.form == Form.INDIVIDUAL else ContestantKind.PAIR


def has_matches(session: Session) -> bool:
    """Whether a table is part of a match: of teams, or of pairs whose matches become victory points."""
    regulations = regulations_or_none(session)
    return is_of_teams(session) or (regulations is not None and regulations.total_unit is Unit.VPS)


def check_seated(session: Session, ns: Seated, ew: Seated) -> None:
    """`BadInput` unless all play in this session, are what competes there, and nobody sits twice."""
    kind, everybody = kind_of(session), [*ns, *ew]
    for field, side in (("ns", ns), ("ew", ew)):
        for contestant in side:
            checked_pairs(session, contestant, None)
            if contestant.kind != kind or len(side) != (2 if kind == ContestantKind.INDIVIDUAL else 1):
                sentence = _("%(who)s does not compete as such in this session. Choose from the list.")
                raise BadInput(sentence % {"who": contestant}, field)
    if kind == ContestantKind.PAIR:
        checked_pairs(session, ns[0], ew[0])
    twice = next((each for each in everybody if everybody.count(each) > 1), None)
    if twice is not None:
        raise BadInput(_("%(who)s cannot sit twice at one table. Change one of the two.") % {"who": twice}, "ew")


def match_round(session: Session, ns: Seated, ew: Seated, told: str) -> str:
    """The round of the match that the two sides play; `BadInput` where they meet in none, or in several."""
    one, other = ns[0], ew[0]
    met = Result.objects.filter(Q(ns=one, ew=other) | Q(ns=other, ew=one), board__session=session)
    rounds = sorted(set(met.values_list("round", flat=True)))
    names = {"ns": one, "ew": other, "rounds": ", ".join(rounds)}
    if not rounds:
        sentence = _("%(ns)s and %(ew)s meet in no match of this session, so that they did not play the board.")
        raise BadInput(sentence % names, "ew")
    if told and told not in rounds:
        sentence = _("%(ns)s and %(ew)s do not meet in that round. Choose from: %(rounds)s.")
        raise BadInput(sentence % names, "round_played")
    if not told and len(rounds) > 1:
        sentence = _("%(ns)s and %(ew)s meet in several rounds: %(rounds)s. Choose one of them.")
        raise BadInput(sentence % names, "round_played")
    return told or rounds[0]


def check_not_there(board: Board, ns: Seated, ew: Seated, played: str) -> None:
    """`BadInput` for whoever has a result on the board: in that round, a team in that match and that way round."""
    there = list(board.results.select_related("ns", "ew"))
    is_team, sentence = is_of_teams(board.session), ALREADY
    if is_team:
        sentence, match = ALREADY_SO, match_name(played, (own_key(ns[0]), own_key(ew[0])))
        there = [each for each in there if match_of(each) == match]
    elif has_matches(board.session):
        there = [each for each in there if each.round == played]
    for field, side in (("ns", ns), ("ew", ew)):
        ways = (field.upper(),) if is_team else ("NS", "EW")
        taken = {key for each in there for way in ways for key in key_of(each, way)}
        for contestant in side:
            if own_key(contestant) in taken:
                raise BadInput(sentence % {"pair": contestant, "board": board.number}, field)


def partnership(one: Contestant, other: Contestant) -> Contestant:
    """The pair of two single players, made where they had not sat together in these seats before."""
    both = (one, other)
    number = "+".join(each.number for each in both)
    pair, is_new = Contestant.objects.get_or_create(
        session_id=one.session_id,
        key=MEMBERS.join(each.key for each in both),
        defaults={
            "number": number if len(number) <= LONGEST_NUMBER else "",
            "name": " – ".join(each.name for each in both),
        },
    )
    if is_new:
        players = Player.objects.filter(contestant__in=both)
        Player.objects.bulk_create(
            Player(contestant=pair, name=each.name, national_id=each.national_id)
            for each in sorted(players, key=lambda each: each.contestant_id != one.pk)
        )
    return pair
