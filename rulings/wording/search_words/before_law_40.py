"""The words for the doors of Laws 1 to 39."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
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
}
