"""Words that are no names: those that stand in small letters in the product's own sentences, and the game's capitals.

The sentences of all languages are read once from the compiled catalogues; where a language is not compiled, its words
are shown to be ticked more often, and no name is missed for it. Everything is in plain letters (`letters.plain`).
"""

import gettext
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from django.conf import settings

from rulings.desk.base.naming.letters import plain

_WORD = re.compile(r"[^\W\d_]+")
_PLACEHOLDER = re.compile(r"%\(\w+\)\w|\{\w*\}")
_LEAST = 2

PARTICLES = frozenset(
    [
        "al",
        "bin",
        "da",
        "dal",
        "dalla",
        "dalle",
        "dall",
        "de",
        "dei",
        "degli",
        "del",
        "dell",
        "della",
        "delle",
        "dello",
        "den",
        "der",
        "di",
        "do",
        "dos",
        "du",
        "el",
        "ibn",
        "la",
        "le",
        "lo",
        "los",
        "mac",
        "mc",
        "mr",
        "mrs",
        "ms",
        "dr",
        "jr",
        "sr",
        "pan",
        "pani",
        "san",
        "santa",
        "st",
        "ten",
        "ter",
        "van",
        "vom",
        "von",
        "zu",
        "zur",
        "y",
        "e",
    ]
)
"""Parts of names that tell nobody without the rest."""
AFTER_NAMES = frozenset(("jr", "sr"))
"""Those of them that stand after a name."""
_TERMS = """
acol alert astro ave banzai bath bergen blackwood blue bols brozel butler byes cappelletti checkback chicago cue danny
dont drury duplicate ebl ebu acbl wbf pzbs figb fantunes fishbein flannery flint forcing fourth gambling gazzilli
gerber ghestem gladiator grand grosvenor hamilton herbert howell imp imps jacoby josephine kickback kokish landy
lavinthal leaping lebensohl lightner mckenney michaels michell mitchell morton multi muiderberg namyats ogust patton
puppet rescue roman rosenkranz roth rubensohl rule sandwich smith smolen snapdragon splinter standard stayman swiss
tartan texas unusual vienna vinje walsh weiss wilkosz wspolny jezyk yarborough zar bit bam gf rkcb rkc kcb nt sa ba bt
ui ai la mi td vp vps mp mps lho rho cho tos tt np pn ns ew we eo ne no so se internet bbo funbridge realbridge
bridgemate sms ok covid english polish italian polski angielski inglese italiano italia polska england european world
championship youth ladies seniors open ang pol monday tuesday wednesday thursday friday saturday sunday january february
march april may june july august september october november december christmas easter natale pasqua wielkanoc
"""
_CARDS = """
as asa asem asie asy asow asow asami krol krola krolowi krolem krolu krole krolow krolami dama damy damie dame damo
damami walet waleta waletowi waletem walecie walety waletow blotka blotke blotki pik pika piki pikow pikami pikach
kier kiera kiery kierow kierami kierach karo kara kar karami karach trefl trefla trefle trefli treflami treflach atut
atu kolor asso assi re dama dame donna fante fanti picche cuori quadri fiori picca cuore quadro fiore morto ace aces
king kings queen queens jack jacks heart hearts spade spades diamond diamonds club clubs ten nove dieci trump trumps
hand dummy declarer lead player giocatore gracz slam double redouble pass bid
"""
CARDS = frozenset(_CARDS.split())
"""Words of the game that are also borne as names: alone, with a small letter, they are no name."""
_COMMON = """
i we you he she it they me us him her them who whom whose which what when where why how this that these those there
here was were been being had has have did done does will would may might must can could should shall not never always
often once twice again still yet only just very too also both either neither each every any some all none other
another same such much many more most less few little long short late early slow fast quick first last next new old
good bad well right left high low big small young hard soft cold hot warm rich poor sharp swift grace hope joy faith
dawn page hill wood stone field day summer winter bill mark will frank grant drew rose penny miles chance price case
lead ward cross cook black white brown green gray grey gold silver say said says told tell asked ask answered thought
think knew know came come went go gave give took take made make put set got get saw see found find wanted want after
before while because although io tu lui lei noi voi loro mi ti si ci vi lo la li le gli ne me te se chi che cui quale
quando dove come perche questo questa questi queste quello quella quelli quelle sono era erano stato stata stati state
essere avere aveva avevano avuto ha hanno ho hai abbiamo fatto fare detto dire dato dare andato venuto visto voluto
potuto dovuto poi ora mai sempre ancora gia solo anche molto poco piu meno tutto tutta tutti tutte altro altra altri
altre primo prima secondo seconda terzo terza ultimo ultima nuovo nuova vecchio vecchia buono buona bello bella
piccolo piccola piccoli piccole grande grandi lungo lunga breve forte rosso rossa neri nera nero bianca bianco verde
bravo pace guerra festa costa sala testa casa torre valle monti ja ty on ona ono my wy oni one mnie mi mna ciebie ci
tobie jego jemu mu nim jej niej nia ich im nimi kto co ktory ktora ktore ten ta to ci te tego temu tym tej tych tymi
sie siebie sobie byl byla bylo byli byly bylem bylam jest sa bedzie beda byc mial miala mialo mieli mialy miec mam ma
maja dal dala dalo dali daly dalem dalam dac da dano wzial wziela wzieli zrobil zrobila powiedzial powiedziala mowil
poszedl poszla przyszedl widzial widziala chcial chciala mogl mogla musial musiala i a ale lub albo oraz bo gdy gdyby
kiedy jak tak nie juz jeszcze tylko tez takze bardzo malo duzo wiecej mniej zawsze nigdy potem teraz tu tam nad pod
przed przy po za od do na w z ze o u bez dla przez miedzy pol polowa polowie polowe polowy raz razy jeden jedna jedno
dwa trzy piaty drugi druga drugie pierwszy pierwsza trzeci ostatni ostatnia nine dziesiatka dziesiatke dziesiatki
dziesiatce dziewiatka dziewiatke dziewiatki dziewiatce osemka osemke siodemka siodemke szostka szostke piatka piatke
czworka czworke trojka trojke dwojka dwojke hence poniedzialek poniedzialku wtorek wtorku sroda srode czwartek czwartku
piatek piatku sobota sobote niedziela niedziele lunedi martedi mercoledi giovedi venerdi sabato domenica styczen
stycznia luty lutego marzec kwiecien kwietnia maj maja czerwiec czerwca lipiec lipca sierpien sierpnia wrzesien
wrzesnia pazdziernik pazdziernika listopad listopada grudzien grudnia gennaio febbraio marzo aprile maggio giugno
luglio agosto settembre ottobre novembre dicembre
"""
_ADJECTIVES = "mal dlug dobr zl star now wielk niepewn siln slab wysok nisk bial czarn cich such ostr woln zimn mlod"
_AS_ADJECTIVES = [
    "y",
    "i",
    "a",
    "e",
    "ego",
    "iego",
    "emu",
    "iemu",
    "ej",
    "iej",
    "ym",
    "im",
    "ych",
    "ich",
    "ymi",
    "imi",
    "o",
]
_EVERYDAY = frozenset(_COMMON.split()) | {stem + end for stem in _ADJECTIVES.split() for end in _AS_ADJECTIVES}
"""Words of every day that the product may not say, but directors do."""
SEATS = frozenset(
    ["north", "south", "east", "west", "nord", "sud", "est", "ovest", "polnoc", "poludnie", "wschod", "zachod"]
)
"""Alone they are no names, whoever is called so."""
TERMS = frozenset(_TERMS.split()) | SEATS
"""What is written with a capital, or whole in capitals, and names nobody: conventions, movements, bodies, seats."""


@cache
def ordinary_words() -> frozenset[str]:
    """Every word that stands in small letters in the product's sentences, in any language."""
    return frozenset(plain(word) for text in _sentences() for word in _WORD.findall(text) if word.islower())


def is_ordinary(word: str) -> bool:
    """Whether the plain word is one of the languages', or what is left of one beside an apostrophe."""
    return word in ordinary_words() or word in CARDS or word in _EVERYDAY or len(word) < _LEAST


def _sentences() -> Iterator[str]:
    """The sentences as they are written, and in every language that is compiled."""
    for folder in settings.LOCALE_PATHS:
        for code, _name in settings.LANGUAGES:
            for written, translated in _catalogue(Path(folder), code).items():
                yield _PLACEHOLDER.sub(" ", written if isinstance(written, str) else written[0])
                yield _PLACEHOLDER.sub(" ", translated)


def _catalogue(folder: Path, code: str) -> Mapping[str | tuple[str, int], str]:
    """{sentence, or (sentence, number): its translation} of a compiled catalogue; {} where there is none."""
    found = gettext.translation("django", folder, [code], fallback=True)
    kept: Mapping[str | tuple[str, int], str] = vars(found).get("_catalog", {})
    return kept
