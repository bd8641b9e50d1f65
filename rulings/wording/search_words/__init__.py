"""What directors call it: words and short phrases by which a door is found, besides its own, in each language.

No page shows them. A phrase that is typed as it stands here is found before all others, so each stands at the door that
is meant by it most often; the titles, hints and laws of the doors need not be said again.
"""

from collections.abc import Mapping

from rulings.wording.search_words.before_law_40 import WORDS as BEFORE_LAW_40
from rulings.wording.search_words.from_law_40 import WORDS as FROM_LAW_40

SMALL_WORDS: Mapping[str, str] = {
    "en": "law laws a am an and are be been but by can could did didn do does doesn don for from had has have he "
    "her him his i if in into is isn it its just me my of on or s she so some t that the their them then "
    "there they this to us was wasn we went were weren what when while with would you your",
    "it": "legge art a ai al all alla anche articolo che chi ci codice con cosa cui da dai dal dall dalla de dei "
    "del dell della delle di e era fra gli ha hanno ho i il in io l la le li lo loro lui ma ne nel nell nella "
    "nello noi per perche quando se si stata stati stato sua sue sugli sul sulla suo suoi tra tu un una uno "
    "voi",
    "pl": "prawo przepis a ale bo by byl byla bylo byly chociaz co czy do go i ich ja jak jego jej jest ktora ktore "
    "ktorego ktory ma mial miala mu na nie o od on ona po sa sie swoj swoja swoje swojej ta tak tam te tego "
    "tej ten to tu u w we z za ze zeby",
}
"""What is typed before the number of a law, and words that tell no door from another."""
_SEARCH_WORDS: Mapping[str, Mapping[str, str]] = {**BEFORE_LAW_40, **FROM_LAW_40}


def search_words(door: str, language: str) -> str:
    """The phrases of a door in that language, with commas between; "" for a door that needs none."""
    return _SEARCH_WORDS.get(door, {}).get(language, "")
