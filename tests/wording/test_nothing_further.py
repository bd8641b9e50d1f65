"""Where a ruling says that nothing further follows, nothing further follows."""

import pytest

from rulings.laws.engine import Effect, every_path
from rulings.laws.engine.situation import Situation
from rulings.laws.play.situations import SITUATIONS
from rulings.wording.laws.tables import SENTENCES

THE_END = ("nothing further", "no further rectification")
RECTIFIES = {
    Effect.PENALTY_CARD,
    Effect.CARD_RETURNED,
    Effect.LEAD_RESTRICTION,
    Effect.PLAY_RESTRICTION,
    Effect.MUST_PLAY,
    Effect.TRICKS_TRANSFERRED,
    Effect.PENALTY,
    Effect.ADJUSTED_SCORE,
    Effect.CHECK_LATER,
    Effect.SEE_LAW,
}


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.key)
def test_nothing_follows_a_sentence_that_says_so(situation: Situation) -> None:
    for law in situation.laws.values():
        for path in every_path(law):
            findings = path.ruling.findings
            ends = [place for place, each in enumerate(findings) if says_the_end(each.key)]
            after = findings[ends[0] + 1 :] if ends else ()
            assert not [each for each in after if each.effect in RECTIFIES], path.answers


def says_the_end(key: str) -> bool:
    return any(words in str(SENTENCES[key]).lower() for words in THE_END)
