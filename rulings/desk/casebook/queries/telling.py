"""What in a text tells a board to who has the results of its event: in English, Italian and Polish, figures or words.

Its number, dealer and vulnerability; who played it where and when, by number: table, pair, team, round, segment; its
contracts; its scores in points, in IMPs and matchpoints. All is compared without accents and, but for a seat's letter,
without case. Who writes more than that (the whole auction in words, what day it rained) is not stopped here. Reads no
database.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from rulings.bridge import Contract, Denomination
from rulings.scoring.notation.habits import HABITS, SYMBOLS

Pattern = re.Pattern[str]

_INSTEAD = "…"
_LEAST_POINTS, _THOUSAND = 50, 1000
_UNSEEN = re.compile(r"[\u00ad\u034f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]")
_ONE_FOR_ONE = str.maketrans("♤♡♢♧łŁ−–—‑‐’", "♠♥♦♣lL-----'")

_ENGLISH = """one/first two/second three/third four/fourth five/fifth six/sixth seven/seventh eight/eighth nine/ninth
    ten/tenth eleven/eleventh twelve/twelfth thirteen/thirteenth fourteen/fourteenth fifteen/fifteenth sixteen/sixteenth
    seventeen/seventeenth eighteen/eighteenth nineteen/nineteenth twenty/twentieth"""
_ITALIAN = """uno/un/una/prim[ao] due/second[ao] tre/terz[ao] quattro/quart[ao] cinque/quint[ao] sei/sest[ao]
    sette/settim[ao] otto/ottav[ao] nove/non[ao] dieci/decim[ao] undici dodici tredici quattordici quindici sedici
    diciassette diciotto diciannove venti"""
_POLISH = r"""jeden/jedno/jedna/pierwsz\w+ dwa/dwie/drugi\w* trzy/trzeci\w* czter\w+/czwart\w+ piec/piat\w+
    szesc/szost\w+ siedem/siodm\w+ osiem/osm\w+ dziewiec/dziewiat\w+ dziesiec/dziesiat\w+ jedenast\w+ dwunast\w+
    trzynast\w+ czternast\w+ pietnast\w+ szesnast\w+ siedemnast\w+ osiemnast\w+ dziewietnast\w+ dwudziest\w+"""
_IN_WORDS = tuple(
    "|".join(word.replace("/", "|") for word in words)
    for words in zip(_ENGLISH.split(), _ITALIAN.split(), _POLISH.split(), strict=True)
)
"""The numbers from one to twenty in words, cardinal and ordinal."""
_TENS = {20: r"twenty|venti|dwudziest\w+|dwadziescia", 30: r"thirty|trenta?|trzydziest\w+|trzydziesci"}

_BOARD = r"(?:boards?|brd|bds?|deals?|hands?|smazzat[ae]|man[oi]|rozdani\w*|rozdan|rozd)"
_CALLED = r"(?:(?:nr|no|num|number|numero|numerze|numerem|numeru|numer|n)\b)"
_LINK = rf"[\s.:#°º-]*+(?:{_CALLED}[\s.:#°º]*+)?"
_PLACE = (
    r"(?:tables?|tbl|pairs?|rounds?|teams?|segments?|matches|match|sections?|tavol[oi]|coppi[ae]|turn[oi]|squadr[ae]"
    r"|incontr[oi]|segment[oi]|giron[ei]|stolik\w*|stol|stole|stolow|par|para|pary|pare|parze|rund\w*|druzyn\w*|mecz\w*"
    r"|segment\w*|sekcj\w*)"
)
_SEAT = r"(?:north|east|south|west|nord|sud|est|ovest|polnoc\w*|wschod\w*|poludni\w*|zachod\w*|(?-i:[NESWO]))"
_DEALER = r"(?:dealer|dealt|mazziere|rozdaja\w*|rozdawal\w*)"
_IS = r"(?:was|is|were|are|e|era|sono|erano|jest|byl\w*|sa)"
_SIDE = (
    rf"(?:{_SEAT}\s?[-/]?\s?{_SEAT}|{_SEAT}|both|all|none|nobody|neither|everybody|we|they|us|them|tutti|entrambi|entrambe"
    r"|nessuno|obie|wszyscy|nikt|zadna)(?:\s+(?:sides?|strony|strona|lini[ae]|pary|para|le\s+linee|line[ae]))?"
)
_VULNERABLE = (
    r"(?:(?:non-?|not\s+|in)?vul(?:n\w*)?\b\.?|in\s+(?:prima|zona|seconda)|(?:po|przed)\s+parti\w+"
    r"|zona)"
)


def _pattern(said: str) -> Pattern:
    """Compiled, in either case."""
    return re.compile(said, re.IGNORECASE)


_ALWAYS = tuple(
    _pattern(pattern)
    for pattern in (
        rf"\b{_PLACE}{_LINK}\d+(?!\w)",
        rf"(?<![\w.,])\d+(?:st|nd|rd|th|\.|°|º|ª|[ao])\s?{_PLACE}\b",
        rf"\b{_DEALER}[\s:=,-]*(?:{_IS}\s+)?{_SEAT}\b",
        rf"\b{_SEAT}[\s:=,-]+(?:{_IS}\s+)?(?:the\s+|il\s+)?{_DEALER}\b",
        rf"\b{_SIDE}\s+(?:{_IS}\s+)?{_VULNERABLE}(?!\w)",
        rf"\b{_VULNERABLE}[\s:=]*(?:{_IS}\s+)?{_SIDE}\b",
        r"\b(?:green|red|white|amber)\s+(?:against|versus|vs?\.?|on)\s+(?:green|red|white|amber)\b",
        r"\b(?:game|love)[\s-]all\b",
        r"\b(?:un)?favou?rable\s+vul\w*|\b(?:nie)?korzystn\w+\s+zalozeni\w*",
        r"(?<![\w.,])(?![+-]?[03]\s?imp)[+-]?\d+(?:[.,]\d+)?\s?(?:imps?|mps?|matchpoints?|match\s?points?)\b",
    )
)
"""What is found in the results of every event, whichever the board."""


def telling(number: int, contracts: Iterable[Contract], points: Iterable[int]) -> list[Pattern]:
    """All that tells a board of this number, these contracts and these scores."""
    scores = sorted({abs(each) for each in points if abs(each) >= _LEAST_POINTS})
    return [*_of_number(number), *_ALWAYS, *map(_of_contract, contracts), *map(_of_points, scores)]


def without(text: str, patterns: Iterable[Pattern]) -> str:
    """The text with “…” in place of all that the patterns find in it, and without signs that nobody sees."""
    text = _UNSEEN.sub("", unicodedata.normalize("NFC", text))
    compared = "".join(map(_compared, text))
    kept, at = [], 0
    for start, end in sorted(found.span() for pattern in patterns for found in pattern.finditer(compared)):
        if start >= at:
            kept += [text[at:start], _INSTEAD]
        at = max(at, end)
    return "".join([*kept, text[at:]])


def _compared(sign: str) -> str:
    """One sign as it is compared: without accents, one sign too."""
    plain = sign.translate(_ONE_FOR_ONE)
    return plain if plain.isascii() else unicodedata.normalize("NFKD", plain)[:1]


def _words_of(number: int) -> str:
    """A number in words, as a pattern; one that matches nothing for a number that nobody writes so."""
    if number <= len(_IN_WORDS):
        return _IN_WORDS[number - 1]
    tens, units = number // 10 * 10, number % 10
    if tens not in _TENS:
        return r"(?!)"
    return rf"(?:{_TENS[tens]})[\s-]?(?:{_IN_WORDS[units - 1]})" if units else _TENS[tens]


def _of_number(number: int) -> Iterator[Pattern]:
    """A board's number where it is called one: board 14, 14th board, nr 14, rozdanie czternaste."""
    figures, said = rf"0*{number}(?!\d)", rf"(?:{_words_of(number)})"
    yield _pattern(rf"\b{_BOARD}\s*+\(?+{_LINK}(?:{figures}|{said}\b)")
    yield _pattern(rf"\b(?:{_CALLED}[\s.:°º]*+|b\s?){figures}")
    yield _pattern(rf"#\s?{figures}")
    yield _pattern(rf"(?<![\w.,])(?:{number}(?:st|nd|rd|th|\.|°|º|ª|[ao])?|{said})\s+{_BOARD}\b")


def _of_contract(contract: Contract) -> Pattern:
    """A contract as it is written in any of the languages, doubled or not, with its tricks."""
    named = {word for habit in HABITS.values() for word in habit.denominations[contract.denomination]}
    named |= {SYMBOLS[contract.denomination]} if contract.denomination in SYMBOLS else set()
    named = {"".join(map(_compared, word)) for word in named}
    spelled = "|".join(map(re.escape, sorted(named, key=len, reverse=True)))
    cases = r"(?:(?<=\w{3})(?:ow|i|y|a|ach|ami|s))?" if contract.denomination is not Denomination.NOTRUMP else ""
    return _pattern(
        rf"(?<!\w)(?:{contract.level}|(?:{_IN_WORDS[contract.level - 1]})(?=[\s-]))[\s-]?(?:of\s|di\s|w\s)?"
        rf"(?:{spelled}){cases}"
        r"(?:\s?xx?)?(?:\s?(?:[+-]\d|=))?(?!\w)"
    )


def _of_points(points: int) -> Pattern:
    """A score in points, with or without its sign; a percentage is a weight."""
    figures = str(points)
    if points >= _THOUSAND:
        figures = rf"{points // _THOUSAND}[ .,']?{points % _THOUSAND:03d}"
    return _pattern(rf"(?<![\w.])[+-]?{figures}(?![\w%])")
