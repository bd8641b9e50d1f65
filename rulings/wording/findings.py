"""What a finding says, in the reader's language."""

from rulings.laws.findings import Finding
from rulings.wording import law_50, law_67
from rulings.wording.terms import Text, value_text

SENTENCES: dict[str, Text] = {**law_50.SENTENCES, **law_67.SENTENCES}


def sentence(finding: Finding) -> str:
    """The finding's sentence with its values; a key without wording is a `KeyError`, which the tests rule out."""
    values = {name: value_text(value) for name, value in finding.values.items()}
    return str(SENTENCES[finding.key]).format_map(values)
