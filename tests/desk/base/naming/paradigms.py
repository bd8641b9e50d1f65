"""Names in all their cases, as grammars have them: declined forwards, in full spelling, from `tests/data/names`.

Knows nothing of how the product finds a name; `forms(language, name)` is a set of words or short phrases.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

DATA = Path(__file__).parents[3] / "data" / "names"
VOWELS = "aeiouyąęó"


@cache
def names(language: str) -> tuple[tuple[str, str, str], ...]:
    """(name, its class, the stem of its other cases or "") of a language; `polish`, `italian`, `english`."""
    found, kind = {}, ""
    for line in (DATA / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            kind = line.strip("[]")
        elif not line.startswith("#"):
            for each in line.split():
                name, _stroke, stem = each.replace("_", " ").partition("/")
                found[name, kind] = (name, kind, stem)
    return tuple(found.values())


@cache
def forms(language: str, name: str, kind: str, stem: str = "") -> tuple[str, ...]:
    """Every form of a name in its language, itself first."""
    made = {"polish": polish, "italian": italian, "english": english}[language](name, kind, stem)
    return tuple(dict.fromkeys([name, *made]))


def english(name: str, _kind: str, _stem: str) -> Iterator[str]:
    """The genitive, with both apostrophes, and the family."""
    yield from (f"{name}'s", f"{name}’s")
    family = f"{name}es" if name.endswith(("s", "x", "z", "ch", "sh")) else f"{name}s"
    yield from (family, f"{family}'")


def italian(name: str, _kind: str, _stem: str) -> Iterator[str]:
    """After articles and prepositions, which are one word with it before a vowel."""
    yield from (f"{word} {name}" for word in ("dei", "i", "la", "di"))
    if name[0] in "AEIOU":
        yield from (f"{word}{name}" for word in ("d'", "dell'", "all'", "dall’", "l'", "dell’"))


def polish(name: str, kind: str, stem: str) -> Iterator[str]:
    """All cases of both numbers; of an adjective both genders."""
    if kind == "adjective" or name.endswith(("ski", "cki", "dzki", "y", "i")):
        return adjective(name)
    if name.endswith("a"):
        return in_a(name, kind)
    if name.endswith("o"):
        return in_o(name)
    return masculine(name, stem)


MANY = {"sk": "sc", "ck": "cc", "dzk": "dzc", "k": "c", "g": "dz", "ch": "s", "st": "śc", "t": "c", "d": "dz", "ł": "l",
        "r": "rz", "rz": "rz"}  # fmt: skip


def adjective(name: str) -> Iterator[str]:
    """Kowalski and Kowalska, Biały and Biała, Jerzy."""
    stem, last = name[:-1], name[-1]
    hard = "i" if last == "i" and not stem.endswith(("k", "g")) else ""
    narrow = last
    yield from (stem + hard + ending for ending in ("ego", "emu", "ej", "a", "ą"))
    if last == "i" and stem.endswith(("k", "g")):
        yield from (stem + "i" + ending for ending in ("ego", "emu", "ej"))
    yield from (stem + narrow + ending for ending in ("m", "ch", "mi"))
    yield from (f"{softened(stem)}{'y' if softened(stem).endswith(('c', 'dz', 'rz')) else 'i'}", f"{stem}owie")


def softened(stem: str) -> str:
    """As it is before the i of men in the plural."""
    for hard in sorted(MANY, key=len, reverse=True):
        if stem.endswith(hard):
            return stem.removesuffix(hard) + MANY[hard]
    return stem


PLACE = {"st": "ści", "zd": "ździ", "sł": "śl", "zł": "źl", "sn": "śni", "zn": "źni", "t": "ci", "d": "dzi", "r": "rz",
         "ł": "l", "k": "c", "g": "dz", "ch": "sz", "h": "ż"}  # fmt: skip
SOFT = ("c", "cz", "dz", "rz", "sz", "ż", "l", "j")


def before_e(stem: str) -> str:
    """The stem before the e of the sixth case: Janie, Robercie, Piotrze, Monice."""
    for hard in sorted(PLACE, key=len, reverse=True):
        if stem.endswith(hard):
            return stem.removesuffix(hard) + PLACE[hard] + "e"
    return f"{stem}e" if stem.endswith(SOFT) else f"{stem}ie"


def masculine(name: str, given: str) -> Iterator[str]:
    """Nowak, Piotr, Stępień: a man in a consonant, his plural, his wife and his daughter in -owa and -ówna."""
    stem = given or name
    yield from (stem + ending for ending in ("a", "owi"))
    yield stem + ("iem" if stem.endswith(("k", "g")) else "em")
    is_soft = stem.endswith((*SOFT, "i", "k", "g", "ch", "h"))
    yield f"{stem}u" if is_soft else before_e(stem)
    yield from (stem + ending for ending in ("owie", "ów", "om", "ami", "ach", "owa", "owej", "ówna", "ówny"))
    if not stem.endswith(("i", *SOFT)):
        yield softened(stem) + ("y" if softened(stem).endswith(("c", "dz", "rz")) else "i")


def in_a(name: str, kind: str) -> Iterator[str]:
    """Anna, Maria, Kasia, Maja; Duda and Zięba, who are men or women."""
    stem = name[:-1]
    if stem.endswith("i"):
        foreign = (kind == "feminine" and stem[-2] not in "sńśzchn") or name in (
            "Stefania",
            "Eugenia",
            "Anastazja",
            "Hania",
        )
        yield from [stem + "i", stem] if foreign or len(name) > 5 else [stem]
    elif stem.endswith("j"):
        yield f"{stem[:-1]}i" if stem[-2] in VOWELS else f"{stem}i"
    else:
        yield stem + ("i" if stem.endswith(("k", "g", "l")) else "y")
        yield f"{stem}i" if stem.endswith("l") else before_e(stem)
    yield from (stem + ending for ending in ("ę", "ą", "o", "om", "ami", "ach"))
    if stem.endswith(("i", "l", "j")):
        yield f"{stem}u"
    if kind != "feminine":
        yield from (f"{stem}owie", f"{stem}ów")
    elif not stem.endswith(("i", "j")):
        yield stem if stem.endswith(("k", "g", "l", *SOFT)) or len(stem) > 2 else f"{stem}e"


def in_o(name: str) -> Iterator[str]:
    """Kościuszko as a woman is declined, Mieszko as a man, Hugo and Bruno with -on-."""
    stem = name[:-1]
    if name in ("Hugo", "Bruno"):
        yield from (f"{name}{ending}" for ending in ("na", "nowi", "nem", "nie", "nowie", "nów"))
    elif name == "Mieszko":
        yield from (stem + ending for ending in ("a", "owi", "iem", "u", "owie", "ów"))
    else:
        yield stem + ("i" if stem.endswith(("k", "g")) else "y")
        yield before_e(stem)
        yield from (stem + ending for ending in ("ę", "ą", "owie", "ów", "om", "ami", "ach"))
