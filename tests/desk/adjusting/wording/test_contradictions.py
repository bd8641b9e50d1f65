"""Both sentences of a contradiction: the ruling's, and what the score does."""

import pytest

from rulings.desk.adjusting.values import Clash, Contradiction
from rulings.desk.adjusting.wording.contradictions import clash_text

VALUES = {"table": "T", "due": "D", "given": "G", "side": "S", "least": 3, "most": 5, "is_changed": True}


@pytest.mark.parametrize("clash", Clash)
def test_every_clash_has_its_sentence_beside_the_ruling_s(clash: Clash) -> None:
    told = clash_text(Contradiction(clash, 0, VALUES), "One trick goes over.", "64A2")
    assert told.startswith("The ruling says: “One trick goes over.” (Law 64A2). ")
    assert "G" in told
