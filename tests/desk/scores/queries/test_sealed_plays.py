"""The digests of what was called and played at a table."""

from rulings.desk.base.audit import record
from rulings.desk.scores.queries.sealed_plays import PLAYS, digest_of_play, seal_of_lines, seal_of_new, seal_of_plays
from rulings.models import Club, Result, Session, Verb
from tests.factories import make_three_tables

AUCTION = [{"call": "1NT", "seat": "N"}, {"call": "P", "seat": "E"}]


def test_lines_that_hold_nothing_have_none_and_the_first_entry_seals_all_others(club: Club, session: Session) -> None:
    line = make_three_tables(session)
    assert (digest_of_play(line), seal_of_plays(session, ())) == (None, {PLAYS: {}})
    Result.objects.filter(pk=line.pk).update(auction=AUCTION)
    first, empty = Result.objects.order_by("pk")[:2]
    sealed = {PLAYS: {str(line.pk): digest_of_play(first)}}
    assert seal_of_plays(session, ()) == sealed == seal_of_new([first, empty])
    record(club, None, Verb.FILE_ADDED, session, after=sealed)
    assert seal_of_plays(session, [empty]) == {}
    assert seal_of_plays(session, [first], [empty]) == {PLAYS: sealed[PLAYS] | {str(empty.pk): None}}
    assert seal_of_lines([empty]) == {PLAYS: {str(empty.pk): None}}


def test_what_players_wrote_is_not_in_it(session: Session) -> None:
    line = make_three_tables(session)
    line.auction, line.play = AUCTION, [{"leader": "W", "cards": ["W SA"]}]
    before = digest_of_play(line)
    line.auction = [AUCTION[0] | {"note": "weak"}, AUCTION[1]]
    line.play = [{"leader": "W", "cards": ["W SA"], "notes": {"SA": "so"}}]
    assert digest_of_play(line) == before
    line.play = [{"leader": "W", "cards": ["W SA"], "marks": {"SA": "revoke"}}]
    assert digest_of_play(line) != before
