"""The words for the doors of Laws 40 to 93."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "understandings": {
        "en": "illegal convention, illegal system, undisclosed agreement",
        "it": "convenzione vietata, sistema vietato, accordo nascosto",
        "pl": "niedozwolona konwencja, niedozwolony system, nieujawnione ustalenie",
    },
    "psychic_call": {"en": "psyche, psych, psychic bid", "it": "psichica, bluff", "pl": "psych, blef"},
    "dummy_spoke": {
        "en": "dummy spoke, dummy talked, dummy interfered",
        "it": "il morto ha parlato, morto parla",
        "pl": "dziadek odezwał się, dziadek mówi, dziadek przeszkodził",
    },
    "declarer_meant_another_card": {
        "en": "wrong card from dummy, misspoke, slip of the tongue",
        "it": "carta sbagliata dal morto, lapsus",
        "pl": "zła karta ze stołu, przejęzyczenie",
    },
    "retracted_card": {
        "en": "took back a card, wants the card back, withdrawn card, take back",
        "it": "riprendere la carta, carta ritirata, vuole riprendere",
        "pl": "cofnięta karta, wycofana karta, chce cofnąć",
    },
    "declarer_exposes": {
        "en": "declarer dropped a card, declarer exposed",
        "it": "il dichiarante ha esposto, carta caduta al dichiarante",
        "pl": "rozgrywający odsłonił kartę, rozgrywający upuścił kartę",
    },
    "penalty_card": {
        "en": "penalty card, exposed card, dropped card, card dropped, card fell, faced card, card exposed",
        "it": "carta penalizzata, carta esposta, carta caduta, carta scoperta",
        "pl": "karta przygwożdżona, karta odsłonięta, odsłonięta karta, karta upadła, upuszczona karta, spadła karta",
    },
    "failure_to_play_penalty_card": {
        "en": "did not play the penalty card",
        "it": "non ha giocato la carta penalizzata",
        "pl": "nie zagrał karty przygwożdżonej",
    },
    "defender_led_out_of_turn": {
        "en": "lead out of turn, defender led out of turn, LOOT",
        "it": "difensore fuori turno, attacco del difensore fuori turno",
        "pl": "obrońca wyszedł poza kolejnością, wyjście obrońcy poza kolejnością",
    },
    "declarer_led_from_dummy": {
        "en": "lead from dummy, led from dummy, dummy instead of hand",
        "it": "dal morto, giocato dal morto, uscita dal morto",
        "pl": "ze stołu, wyjście ze stołu, ze stołu zamiast z ręki",
    },
    "declarer_led_from_his_hand": {
        "en": "lead from hand, led from hand, hand instead of dummy",
        "it": "dalla mano, giocato dalla mano, uscita dalla mano",
        "pl": "z ręki, wyjście z ręki, z ręki zamiast ze stołu",
    },
    "declarer_led_from_the_wrong_hand": {
        "en": "wrong hand, lead from the wrong hand, led from the wrong hand, wrong side",
        "it": "mano sbagliata, dalla mano sbagliata, gioco dalla mano sbagliata, uscita dalla mano sbagliata",
        "pl": "zła ręka, ze złej ręki, niewłaściwa ręka, z niewłaściwej ręki, wyjście ze złej ręki, nie z tej ręki",
    },
    "opening_lead_out_of_turn": {
        "en": "opening lead out of turn, OLOOT, lead out of turn, led out of turn, wrong lead, wrong leader",
        "it": "attacco fuori turno, attacco iniziale fuori turno, uscita fuori turno, attacco sbagliato",
        "pl": "wist poza kolejnością, pierwszy wist poza kolejnością, "
        "wyjście poza kolejnością, zły wist, wist nie z tej ręki",
    },
    "played_before_partner": {
        "en": "played out of turn, premature play, played too soon",
        "it": "giocato fuori turno, gioco prematuro",
        "pl": "zagranie poza kolejnością, przedwczesne zagranie",
    },
    "revoke": {
        "en": "revoke, revoked, renege, reneged, failed to follow, didn't follow, not followed suit, discarded wrongly",
        "it": "renonce, rinuncia al colore, non ha risposto, non ha seguito, scarto sbagliato",
        "pl": "fałszywy renons, renons, nie dołożył, nie do koloru, nie dodał do koloru",
    },
    "established_revoke": {
        "en": "established revoke, revoke penalty, revoke tricks, how many tricks",
        "it": "renonce consumata, prese di penalità, quante prese",
        "pl": "dokonany fałszywy renons, kara za renons, ile lew",
    },
    "wants_to_see_a_trick": {
        "en": "see the last trick, inspect a trick",
        "it": "vedere l'ultima presa",
        "pl": "zobaczyć ostatnią lewę",
    },
    "no_card_to_a_trick": {
        "en": "defective trick, forgot to play, no card played",
        "it": "presa difettosa, non ha giocato",
        "pl": "wadliwa lewa, nie zagrał, zapomniał dołożyć",
    },
    "claim": {
        "en": "claimed, faced his hand, showed his hand",
        "it": "ha steso, steso le carte, mostrato le carte",
        "pl": "wyłożył karty, pokazał karty",
    },
    "concession": {
        "en": "conceded, gave up, concession",
        "it": "ha concesso, concessione",
        "pl": "oddał lewy, zrzekł się, poddał",
    },
    "contested_claim": {
        "en": "claim, contested claim, disputed claim, bad claim, faulty claim, claim disputed",
        "it": "richiesta, reclamo, claim, richiesta contestata, stesura, stesura contestata",
        "pl": "roszczenie, claim, sporne roszczenie, deklaracja lew, zakwestionowane roszczenie",
    },
    "cancelled_concession": {
        "en": "wants tricks back, cancelled concession",
        "it": "rivuole le prese",
        "pl": "chce odzyskać lewy",
    },
    "conduct": {
        "en": "behaviour, behavior, rude, zero tolerance, procedural penalty, disciplinary penalty, cheating",
        "it": "comportamento, maleducato, penalità disciplinare, penalità procedurale, proteste",
        "pl": "zachowanie, niegrzeczny, kara dyscyplinarna, kara proceduralna, kłótnia",
    },
    "spectator": {"en": "kibitzer, spectator", "it": "spettatore, angolista", "pl": "kibic, widz"},
    "disputed_tricks": {
        "en": "score wrong, wrong score, number of tricks disputed",
        "it": "score sbagliato, prese contestate, numero di prese",
        "pl": "zły zapis, spór o lewy, zła liczba lew",
    },
    "score_recorded_wrongly": {
        "en": "score entered wrongly, scoring error, wrong contract entered, score for the wrong side, 79C",
        "it": "score inserito male, errore di trascrizione, contratto inserito sbagliato, score alla linea sbagliata",
        "pl": "błędnie wpisany zapis, pomyłka w zapisie, wpisany zły kontrakt, zapis po złej stronie",
    },
    "fouled_board": {
        "en": "board fouled at another table, hands switched, 87",
        "it": "board alterato, mani scambiate, carte scambiate",
        "pl": "rozdanie sfałszowane, zamienione ręce, zamienione karty",
    },
    "penalty": {
        "en": "procedural penalty, PP, fine, late arrival, late for the round",
        "it": "penalità procedurale, penalità, ritardo",
        "pl": "kara proceduralna, kara, spóźnienie",
    },
    "discipline": {
        "en": "disciplinary penalty, DP, suspension, disqualification, send home",
        "it": "penalità disciplinare, sospensione, squalifica, espulsione",
        "pl": "kara dyscyplinarna, zawieszenie, dyskwalifikacja, wykluczenie",
    },
    "after_a_ruling": {
        "en": "appeal, appeals, committee, does not accept the ruling",
        "it": "appello, ricorso, comitato, non accetta la decisione",
        "pl": "odwołanie, komisja odwoławcza, nie zgadza się z orzeczeniem",
    },
    "facts_disputed": {
        "en": "players disagree, disputed facts",
        "it": "versioni diverse, fatti contestati",
        "pl": "różne wersje, sporne fakty",
    },
}
