"""One helper: a refusal must be the whole sentence, not a part of it."""

import re


def exactly(sentence: str) -> str:
    """The pattern that matches this sentence and no other, for `pytest.raises(match=...)`."""
    return f"^{re.escape(sentence)}$"
