"""What directors call it: words and short phrases by which a door is found, besides its own, in each language.

No page shows them. A phrase that is typed as it stands here is found before all others, so each stands at the door that
is meant by it most often; the titles, hints and laws of the doors need not be said again.
"""

from collections.abc import Mapping

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
_SEARCH_WORDS: Mapping[str, Mapping[str, str]] = {
    "board_dealt_wrongly": {
        "en": "misdeal, misdealt, wrong deal, fouled deal",
        "it": "smazzata sbagliata, distribuito male, mal distribuito",
        "pl": "błędne rozdanie, źle rozdane, pomyłka w rozdaniu",
    },
    "card_seen_in_the_deal": {
        "en": "card seen in the shuffle, flashed card",
        "it": "carta vista",
        "pl": "zobaczona karta",
    },
    "board_not_shuffled": {
        "en": "unshuffled, not shuffled, goulash",
        "it": "non mescolato",
        "pl": "niepotasowane, niepotasowana talia",
    },
    "pair_sits_wrongly": {
        "en": "wrong seats, wrong direction, wrong table, sat wrong, arrow switch forgotten",
        "it": "posti sbagliati, seduti male, tavolo sbagliato, linea sbagliata",
        "pl": "złe miejsca, zły kierunek, zły stół, usiedli źle",
    },
    "cards_in_wrong_pocket": {
        "en": "wrong pocket, wrong slot, misboarded, misboard, hands swapped, hands exchanged",
        "it": "tasca sbagliata, carte nella tasca sbagliata, mani scambiate",
        "pl": "niewłaściwa kieszeń, zła przegródka, zamienione ręce",
    },
    "table_is_late": {
        "en": "slow play, slow, late board, late play, out of time, unfinished board",
        "it": "gioco lento, lento, ritardo, board non finito, fuori tempo",
        "pl": "powolna gra, wolna gra, opóźnienie, brak czasu, niedokończone rozdanie",
    },
    "players_ruled_themselves": {
        "en": "own ruling, no director called, sorted it out",
        "it": "senza arbitro, arbitrato da soli",
        "pl": "bez sędziego, sami rozstrzygnęli",
    },
    "adjusted_score": {
        "en": "adjusted score, adjustment, weighted score, split score, assigned score",
        "it": "punteggio arbitrale, ponderato, score arbitrale, punteggio assegnato",
        "pl": "wynik rozjemczy, wynik ważony, korekta wyniku",
    },
    "board_cannot_be_played": {
        "en": "unplayable, not played, no play, average plus, average minus, A+ A-, 60 40, sit out",
        "it": "non giocato, media più, media meno, 60 40",
        "pl": "nie rozegrano, średnia plus, średnia minus, 60 40",
    },
    "hand_with_more_than_thirteen": {
        "en": "14 cards, fourteen cards, 12 cards, wrong number of cards, too many cards",
        "it": "14 carte, quattordici carte, 12 carte, troppe carte",
        "pl": "14 kart, czternaście kart, 12 kart, za dużo kart",
    },
    "missing_card": {
        "en": "missing card, card short, lost card, card on the floor",
        "it": "carta mancante, carta persa, carta per terra",
        "pl": "brakująca karta, zgubiona karta, karta na podłodze",
    },
    "called_on_cards_of_another_board": {
        "en": "cards from the wrong board, wrong cards, fouled cards",
        "it": "carte di un altro board, carte sbagliate",
        "pl": "karty z innego rozdania, złe karty, niewłaściwe karty",
    },
    "wrong_board_played": {
        "en": "wrong board, fouled board, fouled, foul board, board out of order, wrong opponents, wrong table",
        "it": "board sbagliato, board fuori turno, avversari sbagliati, tavolo sbagliato",
        "pl": "złe rozdanie, niewłaściwe pudełko, złe pudełko, niewłaściwe rozdanie, źli przeciwnicy, zły stół",
    },
    "hesitation": {
        "en": "hesitation, hesitated, tank, tanked, think, thinking, thought, BIT, break in tempo, slow, UI, huddle",
        "it": "esitazione, ha esitato, pensata, ha pensato, pausa, informazione non autorizzata, tempo",
        "pl": "namysł, namyślał się, myślał, zawahanie, wahanie, pauza, nielegalna informacja, tempo",
    },
    "remark_question_or_gesture": {
        "en": "remark, gesture, comment, table talk, UI from a question, unauthorized information",
        "it": "commento, gesto, osservazione, ha parlato",
        "pl": "uwaga, gest, komentarz, rozmowa przy stole",
    },
    "information_from_explanation_or_alert": {
        "en": "UI from an explanation, woken up, wake up, unexpected alert",
        "it": "svegliato dalla spiegazione, alert inatteso",
        "pl": "obudzony wyjaśnieniem, nieoczekiwany alert",
    },
    "directors_error": {
        "en": "director error, TD error, my mistake, wrong ruling",
        "it": "errore arbitrale, errore dell'arbitro",
        "pl": "błąd sędziego, błędne orzeczenie",
    },
    "wrong_explanation": {
        "en": "wrong explanation, misexplained, misexplanation, misinformation, MI, misinformed",
        "it": "spiegazione errata, spiegazione sbagliata, informazione errata",
        "pl": "błędne wyjaśnienie, złe wyjaśnienie, błędna informacja, dezinformacja",
    },
    "missing_alert": {
        "en": "alert, missing alert, no alert, unalerted, failure to alert, not alerted",
        "it": "alert, mancato alert, non alertato, senza alert",
        "pl": "alert, brak alertu, nie zaalertował, bez alertu, nie alertował",
    },
    "hand_differs_from_explanation": {
        "en": "hand not as explained, forgot the convention",
        "it": "mano diversa dalla spiegazione, ha dimenticato la convenzione",
        "pl": "ręka inna niż wyjaśnienie, zapomniał konwencji",
    },
    "comparable_call": {"en": "comparable call", "it": "chiamata comparabile", "pl": "zapowiedź porównywalna"},
    "card_exposed_in_auction": {
        "en": "card exposed in the auction, led during the auction",
        "it": "carta esposta in licita, carta caduta in licita",
        "pl": "karta odsłonięta w licytacji, karta upadła w licytacji",
    },
    "unintended_call": {
        "en": "mechanical error, mispull, mispulled, misclick, unintended, wrong bidding card",
        "it": "errore meccanico, cartellino sbagliato, chiamata involontaria",
        "pl": "błąd mechaniczny, pomyłka mechaniczna, zły kartonik, niezamierzona",
    },
    "change_of_call": {
        "en": "changed call, change of mind, wants another call",
        "it": "cambio di chiamata, ha cambiato idea",
        "pl": "zmiana zapowiedzi, zmienił zdanie",
    },
    "lead_restriction": {
        "en": "lead restriction, lead penalty, 26B",
        "it": "restrizione d'attacco, divieto d'attacco",
        "pl": "ograniczenie wistu, zakaz wistu, zakaz wyjścia",
    },
    "insufficient_bid": {
        "en": "insufficient bid, insufficient, underbid, too low, IB, not enough",
        "it": "licita insufficiente, dichiarazione insufficiente, insufficiente, troppo bassa",
        "pl": "odzywka niewystarczająca, niewystarczająca, za niska odzywka, niedostateczna",
    },
    "pass_out_of_rotation": {
        "en": "pass out of turn, pass out of rotation, passed out of turn, POOT",
        "it": "passo fuori turno, passo fuori rotazione",
        "pl": "pas poza kolejnością, pas nie w kolejności",
    },
    "bid_out_of_rotation": {
        "en": "bid out of turn, bid out of rotation, call out of turn, "
        "call out of rotation, opened out of turn, BOOT, BOOR",
        "it": "licita fuori turno, dichiarazione fuori turno, chiamata fuori turno, apertura fuori turno",
        "pl": "odzywka poza kolejnością, licytacja poza kolejnością, "
        "zapowiedź poza kolejnością, otwarcie poza kolejnością",
    },
    "double_out_of_rotation": {
        "en": "double out of turn, double out of rotation",
        "it": "contro fuori turno, surcontro fuori turno",
        "pl": "kontra poza kolejnością, rekontra poza kolejnością",
    },
    "inadmissible_double": {
        "en": "inadmissible double, illegal double, doubled partner",
        "it": "contro inammissibile, contro al compagno",
        "pl": "kontra niedopuszczalna, kontra na partnera",
    },
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


def search_words(door: str, language: str) -> str:
    """The phrases of a door in that language, with commas between; "" for a door that needs none."""
    return _SEARCH_WORDS.get(door, {}).get(language, "")
