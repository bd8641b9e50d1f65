"""What a finding says, in the reader's language."""

from rulings.laws.engine import Finding
from rulings.wording.laws.tables import SENTENCES
from rulings.wording.terms import value_text


def sentence(finding: Finding) -> str:
    """The finding's sentence with its values; a key without wording is a `KeyError`, which the tests rule out."""
    values = {name: value_text(value) for name, value in finding.values.items()}
    return str(SENTENCES[finding.key]).format_map(values)
