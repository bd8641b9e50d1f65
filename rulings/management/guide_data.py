"""The Laws guide as files that a browser rules from without a network: trees, sentences by language, a manifest.

docs/pocket.md says what stands in them.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import override, pgettext

from rulings.bridge import Call, Rank, Role, Seat, Side
from rulings.desk.cases.queries.asking import asked_of_text
from rulings.desk.guide.wording import OFFLINE
from rulings.laws.engine import AskedOf, Regulations
from rulings.laws.pocket.leading import leads
from rulings.laws.pocket.trees import Trees
from rulings.laws.situations import SITUATIONS
from rulings.wording.laws.tables import TITLES
from rulings.wording.pocket import LANGUAGES, Texts
from rulings.wording.search_words import search_words
from rulings.wording.situations import door_hint, door_title, single_words, stage_title
from rulings.wording.terms import SUIT_NAMES, YES_NO, call_text, rank_text, value_text

FORMAT = 1
"""What `static/js/pocket/interpreter.js` reads; another number is another shape."""


def documents() -> dict[str, dict[str, Any]]:
    """The files by name: the trees, and the sentences of each language."""
    trees, texts = Trees(Random), Texts()
    roots = {
        situation.key: {
            edition: trees.grow(law, texts.words_of(situation.key)) for edition, law in situation.laws.items()
        }
        for situation in SITUATIONS
    }
    settings = {name: str(value) for name, value in vars(Regulations()).items()}
    listed = [_listed(situation, texts) for situation in SITUATIONS]
    shared = {
        "format": FORMAT,
        "settings": settings,
        "situations": listed,
        "roots": roots,
        "leads": leads(SITUATIONS),
        **trees.tables,
    }
    return {"trees": shared, **{language: _sentences(language, texts) for language in LANGUAGES}}


def _listed(situation: Any, texts: Texts) -> dict[str, Any]:
    return {
        "key": situation.key,
        "law": situation.law,
        "stage": str(situation.stage),
        "editions": list(situation.laws),
        "title": texts.number(TITLES[situation.key]),
        "doors": [{"key": door.key, "facts": dict(door.facts)} for door in situation.doors],
    }


def _sentences(language: str, texts: Texts) -> dict[str, Any]:
    """One language: the sentences by their numbers, and the words of the game."""
    with override(language):
        doors = {
            door.key: {
                "title": door_title(door),
                "hint": door_hint(door),
                "words": f"{single_words(door)} {search_words(door.key, language)}",
            }
            for situation in SITUATIONS
            for door in situation.doors
        }
        roles = {str(each): said for each in AskedOf if (said := asked_of_text(each))}
        stages = {str(each.stage): stage_title(each.stage) for each in SITUATIONS}
        words, page = _words(), {name: str(text) for name, text in OFFLINE.items()}
    texts_here = texts.in_language(language)
    return {
        "format": FORMAT,
        "language": language,
        "texts": texts_here,
        "words": words,
        "roles": roles,
        "stages": stages,
        "doors": doors,
        "page": page,
    }


def _words() -> dict[str, Any]:
    """The words of the game in the language that is active."""
    return {
        "seat": {str(seat): value_text(seat) for seat in Seat},
        "side": {str(side): value_text(side) for side in Side},
        "role": {str(role): value_text(role) for role in Role},
        "suit": {str(suit): str(name) for suit, name in SUIT_NAMES.items()},
        "rank": {rank.letter: rank_text(rank) for rank in Rank},
        "call": {str(call): call_text(call) for call in (Call.PASS, Call.DOUBLE, Call.REDOUBLE)},
        "notrump": pgettext("sign of the denomination", "NT"),
        "bool": {"yes": str(YES_NO[True]), "no": str(YES_NO[False])},
        "none": _("none"),
        "or": pgettext("between suits", "or"),
    }


def write(found: Mapping[str, Mapping[str, Any]], folder: Path) -> dict[str, Any]:
    """Write the files and, last of all, their manifest, which is returned; a file that nothing names any more goes."""
    folder.mkdir(parents=True, exist_ok=True)
    files: dict[str, dict[str, Any]] = {}
    for name, document in found.items():
        data = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
        _put(folder / f"{name}.json", data)
        files[name] = {"file": f"{name}.json", "sha256": hashlib.sha256(data).hexdigest(), "bytes": len(data)}
    version = hashlib.sha256("".join(each["sha256"] for each in files.values()).encode()).hexdigest()[:16]
    manifest = {"format": FORMAT, "version": version, "files": files}
    _put(folder / "manifest.json", (json.dumps(manifest, indent=1) + "\n").encode())
    return manifest


def _put(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    beside = path.with_suffix(".new")
    beside.write_bytes(data)
    beside.replace(path)
