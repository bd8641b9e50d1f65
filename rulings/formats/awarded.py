"""How a session was scored, told by the unit of its awards: programs that write no word for it write those."""

from __future__ import annotations

from dataclasses import replace

from rulings.formats.session import AwardUnit, SessionFile

WORDS = {AwardUnit.IMPS: "IMP", AwardUnit.PERCENT: "MatchPoints", AwardUnit.MATCHPOINTS: "MatchPoints"}
"""What a file that says it would say."""


def with_scoring(session: SessionFile) -> SessionFile:
    """The session with how it was scored, where its awards have one meaning and nothing else says it."""
    told = {WORDS[award.unit] for result in session.results for award in result.awards}
    return session if session.scoring or len(told) != 1 else replace(session, scoring=told.pop())
