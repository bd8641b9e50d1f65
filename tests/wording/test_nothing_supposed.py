"""What happened is asked: no sentence of the play supposes it ("if he had shown them before...")."""

import re

import pytest

from rulings.laws.engine import Effect, every_path
from rulings.laws.engine.situation import Situation
from rulings.laws.play.situations import SITUATIONS as PLAY
from rulings.laws.tricks.situations import SITUATIONS as TRICKS
from rulings.wording.findings import sentence

SUPPOSED = re.compile(
    r"(?<!as )\b[Ii]f (he|they|it|[A-Z]\w+|(the|his|a|that) (card|lead|hand|remark)\b)[^,.:;]*"
    r"\b(was|were|had|did|played|led|showed|spoke|exposed|took|named)\b|, unless .*\b(was|had|exposed|led|showed)\b"
)


@pytest.mark.parametrize("situation", [*PLAY, *TRICKS], ids=lambda situation: situation.key)
def test_no_sentence_hangs_on_something_past_that_was_not_asked(situation: Situation) -> None:
    findings = {each for law in situation.laws.values() for path in every_path(law) for each in path.ruling.findings}
    said = {str(sentence(each)) for each in findings if each.effect is not Effect.CHECK_LATER}  # those are questions
    assert not {text for text in said if SUPPOSED.search(text)}


@pytest.mark.parametrize("text", [
    "If he played or led before his partner had played to this trick, see Law 57A on the premature play.",
    "If he showed them after an opening lead out of turn, he has become dummy.",
    "If the card of West was withdrawn because of an opponent's irregularity, his side may use what it tells.",
    "What East has seen of the card is unauthorized for him, unless an opponent's act exposed it.",
    "If West did not intend the card that he named from dummy, see Law 45C.",
])  # fmt: skip
def test_such_a_sentence_is_recognized(text: str) -> None:
    assert SUPPOSED.search(text)
