"""The forms of a name in Polish, Italian and English: a name and a word meet where they have a key in common.

Everything is in plain letters, without case and accents (`letters.plain`), so that ó is o and ł is l already. A key is
a manner of declining and a stem, `m:nowak`; of the bare form the word itself. Words are undone, not names declined: a
word has some twenty keys, a name a handful. Diminutives and nicknames are other names: Kasia is not Katarzyna here, but
in `nicknames`.
"""

from collections.abc import Iterator
from functools import lru_cache

_OF_HIS = "owy owe owego owemu owym owych owymi owa owej owo"
"""His as an adjective, and his wife: Nowakowy, Nowakowa."""
_OF_HERS = "in ine inego inemu inej inym inych inymi ino"
"""Hers: Basin, Basinego."""
_ENDINGS = {
    # A name in a consonant: Nowak, Nowaka, Nowakowie; soft ones with i: Gołębia; his daughter: Nowakówna; as Czechs
    # write it: Nováková.
    "m": "a owi em iem e ie u y i owie ow om ami ach ia iowi iu iowie iow iom iami iach ostwo ostwa "
    "owna owny owne owno ownie owien ownom ownami ownach iowna iowny iowne iowno iownie iowien iownom iownami iownach "
    f"ova ove ovej ovou ovi um ech {_OF_HIS} i{_OF_HIS.replace(' ', ' i')}",
    # In -a: Anna, Anny, Annie; Duda, Dudowie, Dudowa; Basia, Basiu; Svoboda, Svobodou.
    "a": "y i e ie a o u iu ii owie ow om ami ach iowie iow iom iami iach ina iny inie yna yny ynie "
    f"anka anki ance anke anko ianka ianki iance ianke ianko ou ova ove ovou ovi iowa iowej iowo {_OF_HIS} {_OF_HERS}",
    # In -o: Moniuszko, Moniuszki, Moniuszce, Moniuszkowa; Mieszko, Mieszka; Hugo, Hugona.
    "o": "y i e ie a o u owi em iem owie ow om ami ach ona onowi onem onie onowie onow onom onami onach iego iemu im "
    f"{_OF_HIS}",
    # As an adjective: Kowalski, Kowalskiej, Kowalscy; Jerzy, Jerzego; Rossi, Rossiego; Dante, Dantego; Novotný,
    # Novotného.
    "d": "i y a e o ego iego emu iemu im ym em iem ej iej ich ych imi ymi owie ow iowie iow iom iami iach "
    "eho iho imu ou",
    # English: Nowak's, the Nowaks, the Joneses.
    "e": "s es",
}
_MANNERS = {
    ending: "".join(manner for manner, endings in _ENDINGS.items() if ending in endings.split())
    for endings in _ENDINGS.values()
    for ending in endings.split()
}
_LONGEST_ENDING = max(map(len, _MANNERS))
_LEAST_STEM = 2
_LEAST_BARE = 2
"""Letters of a stem that stands without an ending: `Barbar`, of several Barbaras."""
_SOFTENED = {
    "c": ("t", "k"),
    "dz": ("d", "g"),
    "rz": ("r",),
    "sz": ("ch", "h"),
    "s": ("ch",),
    "z": ("g", "h"),
    "cz": ("k",),
}
"""What a stem may end with before i, e and y, and what it ends with elsewhere: Monice of Monika, Piotrze of Piotr."""
_SOFTENS = tuple("iey")
_VOWELS = frozenset("aeiouy")


@lru_cache(maxsize=100_000)
def keys_of_word(word: str) -> frozenset[str]:
    """The keys under which names are found that the plain word may be a form of."""
    found = {word}
    for size in range(1, min(_LONGEST_ENDING, len(word) - _LEAST_STEM) + 1):
        stem, ending = word[:-size], word[-size:]
        for manner in _MANNERS.get(ending, ""):
            found |= {f"{manner}:{each}" for each in _as_elsewhere(stem, ending)}
    if word.endswith("ies"):
        found.add(f"e:{word[:-3]}y")
    if len(word) >= _LEAST_BARE:
        found.add(f"b:{word}")
    return frozenset(found)


def _as_elsewhere(stem: str, ending: str) -> Iterator[str]:
    """The stem, and as it is where nothing softens it."""
    yield stem
    if ending.startswith(_SOFTENS):
        for soft, hards in _SOFTENED.items():
            if stem.endswith(soft):
                yield from (stem.removesuffix(soft) + hard for hard in hards)


@lru_cache(maxsize=100_000)
def keys_of_name(part: str) -> frozenset[str]:
    """The keys of one word of a name, in plain letters, as it stands in the first case."""
    found = {part, f"e:{part}"}
    if len(part) < _LEAST_STEM or (len(part) == _LEAST_STEM and part[-1] in _VOWELS):
        return frozenset(found)
    stem, last = part[:-1], part[-1]
    if last not in _VOWELS:
        found |= {f"m:{each}" for each in _stems(part)}
    elif last == "a":
        found |= {f"{manner}:{each}" for manner in "ad" for each in _stems_in_a(stem)} | {f"b:{stem}"}
    elif last == "o":
        found |= {f"o:{each}" for each in _stems_in_a(stem)}
    elif last in "eiy":
        found |= {f"d:{stem}", f"d:{part}"}
    if last in _VOWELS:
        found |= {f"m:{each}" for each in _stems(part)}
    return frozenset(found)


def _stems(part: str) -> Iterator[str]:
    """Of a name in a consonant: Marek and Marka, Gołąb and Gołębia, Max and Maksa, Rey and Reja."""
    yield part
    if part.endswith("x"):
        yield part[:-1] + "ks"
    if part.endswith("y") and part[-2:-1] in _VOWELS:
        yield part[:-1] + "j"
    end = 2 if part.endswith(("dz", "cz", "rz", "sz", "ch")) else 1
    before, last = part[:-end], part[-end:]
    if before.endswith("a"):
        yield before[:-1] + "e" + last
    for fleeting in ("ie", "io", "e"):
        if before.endswith(fleeting) and len(before) > len(fleeting):
            left = before.removesuffix(fleeting)
            yield from {
                left + last,
                *(left.removesuffix(soft) + hard + last for soft, hard in _HARDENED if left.endswith(soft)),
            }


_HARDENED = (("c", "t"), ("dz", "d"), ("rz", "r"), ("c", ""))
"""Where an e falls out what stands before it is hard: Kwiecień and Kwietnia, Marzec and Marca, Ojciec and Ojca."""


def _stems_in_a(stem: str) -> Iterator[str]:
    """Of a name in -a or -o: Kasia and Kasiu, Maja and Mai, Luca and Luki."""
    yield stem
    if stem.endswith("i"):
        yield stem[:-1]
    if stem.endswith("j") and stem[-2:-1] in _VOWELS:
        yield stem[:-1]
    if stem.endswith("c"):
        yield stem[:-1] + "k"
