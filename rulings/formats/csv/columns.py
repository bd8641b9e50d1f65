"""Headers to the columns that we know, in English, Italian and Polish, and as common programs call them.

A header is taken apart into words: which side or seat it speaks of (`NS`, `N/S`, `Est`), and of what. Accents, capitals
and punctuation say nothing. The columns' names are ours; the file they stand in has no standard.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from rulings.bridge import Seat, Side

_WORDS = re.compile(r"[a-z0-9]+|%")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_LONGEST = 60
"""The signs of a header: a longer text is none, and would be compared with all that a header may say for nothing."""
_FOLDED = str.maketrans({"ł": "l", "ß": "ss", "ø": "o", "đ": "d"})
_SIDES = {"ns": Side.NS, "nordsud": Side.NS, "ew": Side.EW, "we": Side.EW, "eo": Side.EW, "estovest": Side.EW}
_APART = {("n", "s"): "ns", ("e", "w"): "ew", ("w", "e"): "ew", ("e", "o"): "ew", ("nord", "sud"): "ns"}
_APART |= {("est", "ovest"): "ew", ("north", "south"): "ns", ("east", "west"): "ew"}
_SEATS = dict.fromkeys(("north", "n", "nord", "polnoc"), Seat.NORTH)
_SEATS |= dict.fromkeys(("east", "e", "est", "wschod"), Seat.EAST)
_SEATS |= dict.fromkeys(("south", "s", "sud", "poludnie"), Seat.SOUTH)
_SEATS |= dict.fromkeys(("west", "w", "ovest", "o", "zachod"), Seat.WEST)

_SAID_OF_ALL = {
    "board": "board boardno boardnumber boardnr boardnum boardnummer bd brd mano numeromano nrmano nmano smazzata "
    "smazz numerosmazzata numeroboard rozdanie rozd nrrozdania numerrozdania nrrozd nrboard numerboard",
    "section": "section sect sec sectionletter girone sezione sektor sekcja",
    "table": "table tableno tablenumber tbl tavolo tav stol nrstolu numerstolu",
    "round": "round roundno roundnumber rnd turno runda rundy nrrundy",
    "room": "room sala pokoj",
    "contract": "contract contratto contr kontrakt kontr ktr finalcontract contrattofinale",
    "declarer": "declarer decl by playedby dichiarante dich dichiar giocante rozgrywajacy rozgr rozgrywa rozg rg gra",
    "lead": "lead ld openinglead leadcard attacco att wist wst pierwszywist",
    "tricks": "tricks trickstaken tricksmade trk result res made prese lewy lew lewwzietych risultato ris esito",
    "score_ns": "score points punti punteggio zapis",
    "event": "event eventname torneo turniej evento zawody",
    "date": "date data",
    "scoring": "scoring scoringmethod",
    "competition": "competition eventtype",
    "winners": "winners winnertype",
    "artificial": "artificial artificialscore",
    "adjusted": "adjusted",
    "adjusted_unit": "adjustedunit",
    "reason": "reason",
}
_SAID_OF_A_SIDE = {
    "number": "number numbers no nr num n pair pairs pairno pairnumber pairid numero numeri coppia numerocoppia "
    "nrcoppia para numer numery nrpary numerpary team teamno",
    "names": "names players nomi giocatori nominativi nazwiska nazwiskaiimiona imionainazwiska gracze zawodnicy "
    "playernames",
    "name": "name nome nazwa teamname pairname",
    "score": "score scores points pts punti punteggio punteggi zapis zapisy",
    "mp": "mp mps mpts matchpoints matchpoint matchpunkty",
    "imp": "imp imps ximp ximps crossimp crossimps butler impy",
    "percent": "% percent percentage perc pct percentuale procent procenty wynik%",
    "adjusted": "adjusted",
    "weights": "weights",
}
_SAID_OF_A_SEAT = {
    "name": "player name playername giocatore nome gracz nazwisko zawodnik imieinazwisko",
    "number": "number no nr id playernumber playerid playerno",
}
_OF_ALL = {word: name for name, words in _SAID_OF_ALL.items() for word in words.split()}
_OF_A_SIDE = {"": "number"} | {word: name for name, words in _SAID_OF_A_SIDE.items() for word in words.split()}
_OF_A_SEAT = {"": "name"} | {word: name for name, words in _SAID_OF_A_SEAT.items() for word in words.split()}

HEADERS = {
    "event": "Event",
    "date": "Date",
    "scoring": "Scoring",
    "competition": "Competition",
    "winners": "Winners",
    "board": "Board",
    "section": "Section",
    "table": "Table",
    "round": "Round",
    "room": "Room",
    **{f"{what}_{side.value.lower()}": f"{side} {what}" for side in Side for what in ("number", "name", "names")},
    **{f"{what}_{seat.value}": f"{seat.name.capitalize()} {what}" for seat in Seat for what in ("number", "name")},
    "contract": "Contract",
    "declarer": "Declarer",
    "lead": "Lead",
    "tricks": "Tricks",
    "score_ns": "Score NS",
    "score_ew": "Score EW",
    "artificial": "Artificial",
    **{
        f"{key}_{side.value.lower()}": f"{word} {side}"
        for key, word in (("mp", "MP"), ("imp", "IMP"), ("percent", "%"))
        for side in Side
    },
    "adjusted": "Adjusted",
    "adjusted_ns": "Adjusted NS",
    "adjusted_ew": "Adjusted EW",
    "adjusted_unit": "Adjusted unit",
    "weights_ns": "Weights NS",
    "weights_ew": "Weights EW",
    "reason": "Reason",
}
"""Every column by its key, with the header that we write; a side's keys end in ns or ew, a seat's in its letter."""


def column_of(header: str) -> str:
    """The key of the column that a header names, "" for one that we do not know."""
    if len(header) > _LONGEST:
        return ""
    words = list(_words(header))
    said = "".join(words)
    if said in _OF_ALL:
        return _OF_ALL[said]
    for at, word in enumerate(words):
        rest = "".join((*words[:at], *words[at + 1 :]))
        if (side := _SIDES.get(word)) and rest in _OF_A_SIDE:
            return f"{_OF_A_SIDE[rest]}_{side.value.lower()}"
    for at, word in enumerate(words):
        rest = "".join((*words[:at], *words[at + 1 :]))
        if (seat := _SEATS.get(word)) and rest in _OF_A_SEAT:
            return f"{_OF_A_SEAT[rest]}_{seat.value}"
    return ""


def _words(header: str) -> Iterator[str]:
    """The words of a header in small letters without accents; a side that is written apart is one word."""
    words = folded(_CAMEL.sub(" ", header)).split()
    at = 0
    while at < len(words):
        together = _APART.get((words[at], words[at + 1]), "") if at + 1 < len(words) else ""
        yield together or words[at]
        at += 2 if together else 1


def folded(text: str) -> str:
    """The words of a text in small letters without accents and punctuation."""
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
    return " ".join(_WORDS.findall(bare.casefold().translate(_FOLDED)))
