"""What is left of a word without its endings, and the words that count as one: for looking something up.

The words are folded first (no case, no accents), for what is typed at a table has neither; that is why the tables are
our own, and short: a stemmer of grammar needs the accents. A double letter counts once, as slips take or add one.
"""

from collections.abc import Mapping
from functools import cache, lru_cache

_LEAST = 3
"""How many letters a stem keeps at least."""
_ENDINGS: Mapping[str, str] = {
    "en": "s es ed d ing ings er ers e ion ions ation ations ment ly y ies ied t",
    "it": "a e i o are ere ire ato ata ati ate uto uta uti ute ito ita iti ite ando endo ava avano ano hi he "
    "azione azioni ione ioni mente are arsi ando atore atori isce",
    "pl": "a e i o u y ow om ami ach a e ie iem em ia iu ii ją ej ego emu ych ymi ym im ich "
    "al ala ali aly alo il ila ili yl yla yli ował owal owala owali owano ano ono any ana ane anej anego "
    "ony ona one onej onego ac ic yc owac uje ujesz uja ka ki ke ko ek ku kiem kow kach kami kom acja acji acje acja "
    "anie ania aniu aniem enie enia eniu eniem iecie ien nej ny na ne nego nym nych nie isz amy imy",
}
"""By language; the longest that fits goes."""
_SAME: Mapping[str, tuple[str, ...]] = {
    "en": (
        "turn rotation",
        "lead led leads leading leader",
        "bid call bids calls bidding called",
        "director td",
        "forbid prohibit ban forbidden prohibited",
        "drop fall fell fallen dropped",
        "speak spoke said spoken say says talked",
        "take took taken",
        "show shown showed face faced expose exposed",
        "double doubled dbl",
        "pass passed passes",
        "simultaneously simultaneous together",
        "twelve 12 twelfth",
        "fourteen 14",
        "thirteen 13",
        "five fifth 5",
        "eight 8",
        "look looked see saw seen",
        "ask asked question",
        "place placed put laid",
        "opponent opponents opps",
        "partner pard",
        "end ended over finished",
        "alert alerted announce announcement",
        "choose choice choices option",
        "early soon premature",
        "revoke renege revoked reneged",
        "withdraw withdrawn retracted",
        "unauthorized unauthorised",
        "redeal reshuffle",
        "twice two second",
        "before ahead",
        "incorrect incorrectly wrong wrongly mistake mistaken",
        "irregularity infraction",
        "card cards",
        "begin began start started",
        "hesitation hesitated pause tank think thought thinking",
        "earlier already",
        "short fewer less",
        "deck pack",
    ),
    "it": (
        "licita licitato dichiarazione dichiarato licitazione",
        "arbitro direttore",
        "sbagliato errato male errore",
        "attacco uscita uscito uscire attaccato",
        "insieme contemporaneamente simultanee simultanei",
        "richiesta claim stesa steso stesura stendere",
        "tutte entrambe",
        "due doppia seconda",
        "detto parlato dice",
        "fine finita finito chiusa terminata",
        "alertato allertato alert alertare allertata",
        "vietato vietare divieto",
        "scoperta esposta caduta cadere cadute",
        "colore seme",
        "dodicesima 12 penultima",
        "prossima successiva",
        "compagno partner",
        "irregolarita infrazione",
        "visto vede vedere guardato guardare",
        "chiesto domanda domandato chiedere",
        "manca mancava mancante",
        "ritirata ritirato ripreso riprende riprendere ritirare",
        "coperto coperta giu",
        "tempo ritmo",
        "quattordici 14",
        "dodici 12",
        "cinque quinta 5",
        "otto 8",
        "presto prematuro anticipato",
        "opzione scelta scelte scegliere",
        "avvertito avviso avvisato",
        "segnalato segnalata notare richiamato",
        "distribuito distribuire dare dato date distribuzione",
        "giocato mosso muove giocata",
        "fatto combinato",
        "dimenticato scordato",
        "posato messo mettere",
        "accettato accetta accettata",
    ),
    "pl": (
        "wyszedl wyjscie wyszla wychodzi wist zawistowal wyjsc wychodzic wyjscia",
        "dziadek stol stolu stole dziadku",
        "upadl upadla spadla spadl wypadla upuscil wypadly upuszczona",
        "reka rece rak reki",
        "odslonil odkryta odslonieta pokazal odkryl",
        "jednoczesnie naraz jednoczesny",
        "zly zla zle niewlasciwy niewlasciwa bledny blednie blad pomylka pomylil",
        "dolozyl zagral dodal",
        "partner partnera partnerowi",
        "licytacja zalicytowal licytowal odzywka zapowiedz",
        "pas spasowal pasowal pasowac",
        "dwa dwie dwaj obaj obie drugi",
        "zakaz zakazac zakazany",
        "zakonczenie zakonczona koniec skonczyla",
        "wyjal wziac wzial zabral cofnal",
        "dwanascie dwunasta dwunastej 12 przedostatniej",
        "sedzia sedziego",
        "kolej kolejnosc kolejnoscia turze",
        "sprostowanie sprostowac poprawic poprawia",
        "wyjasnienie wyjasnil objasnil wyjasniono objasnic",
        "kartonik karta kasetka",
        "alert zaalertowal alertowac",
        "roszczenie claim",
        "skontrowal kontra kontrowal",
        "rekontra zrekontrowal rekontrowal",
        "zobaczyl widzial obejrzal ogladal zajrzal spojrzal patrzyl zobaczyc",
        "zapytal pytal pytanie zapytac spytal",
        "wezwal wezwali zawolal zawolali wezwanie",
        "rozegrali zagrali grali rozegrano",
        "pudelko rozdanie",
        "brakuje brak brakowalo brakujaca zabraklo",
        "wycofal wycofana cofnac cofniety",
        "czternascie 14",
        "piec piata 5",
        "osiem osmiu 8",
        "wczesnie przedwczesny wczesniej",
        "zanim przed",
        "opcje wybor mozliwosci",
        "zgadza zgadzaja uznaja uznaje odpowiada",
        "zgodzil zaakceptowal przyjal",
        "wskazal wskazuje wskazanie",
        "musial powinien obowiazek",
    ),
}
"""The forms that no ending tells, and what else is said for the same; each word in one group."""


@lru_cache(maxsize=8192)
def stem(word: str, language: str) -> str:
    """The folded word without its ending, a double letter counted once."""
    plain = _undoubled(word)
    for ending in _endings(language):
        if plain.endswith(ending) and len(plain) - len(ending) >= _LEAST:
            return plain[: -len(ending)]
    return plain


@lru_cache(maxsize=8192)
def same_as(word: str, language: str) -> str:
    """The first of the group of words that count as this one; "" where it stands alone."""
    return _groups(language).get(stem(word, language), "")


@cache
def _groups(language: str) -> Mapping[str, str]:
    """{stem: the first word of its group}."""
    return {
        stem(word, language): group.split()[0] for group in reversed(_SAME.get(language, ())) for word in group.split()
    }


@cache
def _endings(language: str) -> tuple[str, ...]:
    """The endings of a language, the longest first."""
    known = {_undoubled(each) for each in _ENDINGS.get(language, "").split()}
    return tuple(sorted(known, key=lambda ending: (-len(ending), ending)))


def _undoubled(word: str) -> str:
    """A double letter counts once; figures stay."""
    return "".join(sign for at, sign in enumerate(word) if sign.isdigit() or sign != word[at - 1 : at])
