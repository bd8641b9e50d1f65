"""The texts of a facts sheet, and how long each may be."""

from rulings.desk.base.texts import Text

TEXTS = {
    "agreed": Text.FACTS_AGREED,
    "disputed": Text.FACTS_DISPUTED,
    "ns_words": Text.WORDS,
    "ew_words": Text.WORDS,
    "additional": Text.FACTS_ADDITIONAL,
    "level": Text.LEVEL,
}
