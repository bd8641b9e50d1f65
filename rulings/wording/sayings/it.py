"""What is said at the table, in Italian: the phrases of each door, with commas between."""

from collections.abc import Mapping

SAYINGS: Mapping[str, str] = {
    "board_dealt_wrongly": "due carte di fila allo stesso giocatore, sbagliato a distribuire, errore di "
    "distribuzione, carte date male",
    "card_seen_in_the_deal": "vista una carta mentre mescolava, carta girata durante la distribuzione, vista "
    "una carta nel dare",
    "board_not_shuffled": "dimenticati di mescolare, nessuno ha mescolato, carte non mescolate",
    "board_from_another_session": "mani del torneo di ieri, già giocata in un'altra sessione, smazzata della "
    "settimana scorsa, già giocato questa smazzata",
    "new_deal_wanted": "rifare le carte, ridistribuire, dare di nuovo le carte, nuova smazzata",
    "attention_drawn_in_auction": "segnalata irregolarità in dichiarazione, fatto notare l'irregolarità "
    "durante la licita, fatto notare in licita",
    "dummy_drew_attention": "il morto ha fatto notare, segnalata dal morto, morto ha fatto notare "
    "l'irregolarità, irregolarità segnalata dal morto",
    "who_may_draw_attention": "chi può segnalare un'irregolarità, devo segnalare la mia infrazione, devo "
    "denunciarmi, obbligo di segnalare",
    "acted_before_calling": "arbitro chiamato tardi, continuato prima di chiamare l'arbitro, chiamato in ritardo",
    "options_to_explain": "quali opzioni ho, spiegare le opzioni, che scelte ho",
    "consulted_partner": "chiesto al compagno quale opzione scegliere",
    "wants_waiver": "rinunciare alla rettifica, "
    "rinuncia alla penalità, lasciare perdere la penalità, non vuole applicare "
    "la penalità",
    "adjusted_score": "score ponderato, arbitrale, correggere lo score, chiede un risarcimento",
    "board_cannot_be_played": "sessanta quaranta, board annullato, board non giocabile, medie, non c'è tempo "
    "di giocare il board",
    "hand_with_more_than_thirteen": "uno ha più carte, uno ha quattordici carte e un altro dodici",
    "card_of_another_pack": "carta di un altro mazzo, due assi di picche, carta doppia, carta estranea, carta "
    "di dorso diverso, dorso diverso",
    "missing_card": "ho solo 12 carte, carta sotto il tavolo, manca una carta, carta trovata, dodici carte, "
    "gli mancava una carta dall'inizio",
    "called_on_cards_of_another_board": "licitato con le carte di un'altra smazzata, preso le carte dal board "
    "sbagliato",
    "board_whose_cards_were_taken": "carte aveva già visto, board di cui aveva già visto le carte, adesso il "
    "board le cui carte",
    "wrong_board_played": "giocato contro la coppia sbagliata, coppia sbagliata, board non previsto, board "
    "già giocato, giocato il board 7 invece dell'8",
    "hesitation": "contro lento, lunga pausa, passo lento, ci ha messo tanto, licita lenta, troppo veloce",
    "remark_question_or_gesture": "ha detto mi sono sbagliata dopo aver dichiarato, "
    "smorfia, sospirato, sospiro, scosso la testa, faccia, tono della voce, "
    "commento durante la licita",
    "information_from_explanation_or_alert": "usato la spiegazione del compagno, svegliato dall'alert, "
    "sentito la spiegazione del compagno",
    "withdrawn_actions": "informazione della licita ritirata, carta ritirata informazione",
    "heard_or_saw_a_board": "visto le carte dell'avversario, sentito parlare del board, sentito il risultato, "
    "visto lo score, ascoltato un altro tavolo",
    "auction_period": "a chi tocca dichiarare, a chi tocca, licita è finita, quando comincia",
    "passes_out_of_turn_skip_a_player": "saltato un giocatore, tre passi ma uno non ha parlato, non ha potuto parlare",
    "review_and_explanation": "posso chiedere che cosa vuol dire, ripetizione della licita, che significa la "
    "licita, chiedere spiegazioni, ripetete la licitazione",
    "wrong_review": "ripetizione della licita errata, ripetuto la dichiarazione sbagliata",
    "improper_question": "chiesto per il compagno, domanda nell'interesse del compagno, domanda per aiutare "
    "il compagno, domanda solo per far capire al compagno",
    "explanation_corrected": "compagno ha spiegato male quando correggo, correggere la spiegazione, mi sono "
    "accorto di aver spiegato male",
    "wrong_explanation": "spiegato male, avversari informati male, mal informato, disinformazione, detto "
    "forte invece era debole, spiegato male la licita, dato una spiegazione errata, "
    "spiegazioni sbagliate agli avversari",
    "missing_alert": "dimenticato di alertare, manca l'alert, non allertata, andava alertata",
    "hand_differs_from_explanation": "mano non era come spiegato, mano diversa da quella spiegata, non aveva "
    "quanto spiegato",
    "misinformation": "spiegazione corretta prima dell'attacco e vuole cambiare il passo, "
    "passato in base a informazione errata, cambiare la chiamata perché informato male, "
    "frainteso la licita",
    "comparable_call": "chiamata sostitutiva, sostituzione comparabile",
    "card_exposed_before_auction": "carta caduta prima della licita, prima dell'inizio della dichiarazione, "
    "togliendo le carte dal board",
    "card_exposed_in_auction": "attaccato a licita non finita, carta caduta durante la licita, carta scoperta "
    "durante la dichiarazione",
    "card_exposed_after_final_pass": "carta caduta a licita finita prima dell'attacco, esposta dopo l'ultimo "
    "passo, scoperto una carta dopo tre passi",
    "unintended_call": "tirato fuori la licita sbagliata, bidding box, voleva dire 1 picche ma è uscito 2, "
    "errore di cartellino, preso il cartellino accanto",
    "change_of_call": "vuole cambiare la dichiarazione, ritirare la mia licita, cambiato licita, "
    "ripensamento, vuole cambiare licita",
    "lead_restriction": "vietare l'attacco, divieto di attacco dopo licita ritirata, dichiarante può vietare, "
    "imporre l'attacco",
    "insufficient_bid": "1 cuori su 1 picche, dichiarazione troppo bassa, non sufficiente, non copre, sotto "
    "l'ultima licita, detto 2 fiori sopra 2 cuori, 2 fiori su 2 cuori",
    "pass_out_of_rotation": "passa prima che il distributore abbia dichiarato, "
    "passo non di turno, passato quando toccava a un altro",
    "bid_out_of_rotation": "dichiarato quando non toccava a lui, apertura non di turno, aperto fuori turno, "
    "licitato fuori turno, non toccava a lui",
    "artificial_pass_out_of_rotation": "passo forzante fuori turno, passo convenzionale fuori turno",
    "double_out_of_rotation": "contrato fuori turno, contro non di turno, surcontro non di turno, contro, surcontro",
    "simultaneous_calls": "licitato insieme, dichiarato contemporaneamente, licite simultanee, hanno parlato "
    "insieme in licita, due giocatori hanno licitato insieme",
    "inadmissible_double": "contrato il compagno, surcontro senza contro, contro impossibile",
    "call_by_player_required_to_pass": "doveva passare, obbligato a passare, zittito",
    "bid_above_seven": "otto fiori, livello di otto, otto picche, 8 senza",
    "call_after_final_pass": "licitato dopo i tre passi, contrato a licita chiusa, dopo la fine della licita",
    "understandings": "convenzione non ammessa, accordo segreto, sistema non consentito, brown sticker",
    "system_card_or_aid": "guardato la propria carta di convenzioni, consultato gli appunti, carta delle convenzioni",
    "psychic_call": "psicato, apertura psichica, deviazione dal sistema, bluffato",
    "face_down_lead": "attacco coperto del difensore sbagliato, attacco coperto fuori turno, attacco a carta "
    "coperta, attacco a faccia in giù",
    "late_question": "chiesto la licita durante il gioco, qual è il contratto, ripetizione a gioco iniziato",
    "dummy_spread_wrongly": "il morto ha steso solo dodici carte, "
    "morto ha esposto solo 12 carte, carta nascosta nel morto, morto ha steso male, "
    "morto ha dimenticato una carta, morto non ha messo giù tutte le carte",
    "dummy_spoke": "morto ha avvertito il dichiarante, morto ha chiamato l'arbitro, diritti del morto, morto "
    "ha detto, morto ha chiesto, morto dice attento",
    "dummy_looked_at_a_hand": "morto si è alzato, morto ha guardato le carte, morto ha visto le carte di un difensore",
    "defender_card_played": "carta del difensore è giocata, compagno poteva vedere la carta, difensore ha "
    "staccato la carta",
    "declarer_card_played": "carta del dichiarante è giocata, carta del dichiarante ha toccato il tavolo",
    "dummy_card_played": "carta del morto è giocata, dichiarante ha toccato una carta del morto",
    "declarer_meant_another_card": "detto asso ma voleva dire fante, chiamato la carta sbagliata, chiamato "
    "una carta per un'altra",
    "dummy_places_wrong_card": "morto ha giocato la carta sbagliata, morto ha messo una carta non chiamata, "
    "morto ha preso un'altra carta",
    "fifth_card": "cinque carte nella presa, giocato due volte nella stessa presa, quinta carta",
    "dummy_indicates": "morto ha suggerito, morto ha toccato una carta, morto ha indicato la carta",
    "designation": "detto solo gioca, detto bassa, detto alta, chiama picche senza dire quale, chiamato una "
    "carta che non c'è al morto, chiamata incompleta",
    "retracted_card": "posso cambiare carta, carta giocata riprendere, cambiato carta, rimangiarsi la carta, "
    "ingannato da una carta dell'ultima presa non girata",
    "played_on_wrong_explanation": "giocata fatta su spiegazione sbagliata, giocato a causa della spiegazione "
    "errata, attaccato per una spiegazione sbagliata",
    "told_wrongly_it_was_his_turn": "sì tocca a te attaccare, "
    "detto che toccava a lui, dichiarante gli ha detto di attaccare, tocca a te",
    "declarer_exposes": "dichiarante sono cadute le carte, dichiarante ha scoperto una carta, dichiarante ha "
    "mostrato, dichiarante ha posato le carte sul tavolo, dichiarante ha messo giù le "
    "carte",
    "penalty_card": "difensore ha fatto cadere una carta, penalizzata, penalizzata maggiore o minore, due "
    "carte penalizzate, carta mostrata dal difensore, scivolata una carta di mano a un "
    "difensore, un avversario ha fatto cadere la carta di mano",
    "card_taken_back_is_penalty_card": "difensore ha ritirato la carta giocata, attacco ritirato diventa "
    "carta penalizzata, corretta la renonce carta penalizzata",
    "failure_to_play_penalty_card": "non ha giocato la penalizzata, dimenticato la carta penalizzata, giocata "
    "un'altra invece della penalizzata",
    "defender_led_out_of_turn": "difensore è uscito quando la presa era del compagno, difensore attacca fuori "
    "turno a metà mano, difensore ha giocato fuori turno, presa era del compagno, "
    "attacco del difensore fuori turno alla quinta presa",
    "declarer_led_from_dummy": "giocato dal morto ma era in mano, dal morto ma la mano era sua, dal morto "
    "invece che dalla mano, chiamata dal morto ma era in mano, in mano ma ha mosso "
    "dal morto, dichiarante era in mano ma ha mosso dal morto",
    "declarer_led_from_his_hand": "giocato dalla mano ma era al morto, dalla mano invece che dal morto, era "
    "al morto ma ha giocato dalla mano",
    "declarer_led_from_the_wrong_hand": "non era in quella mano, uscito dalla parte sbagliata, parte "
    "sbagliata, giocato dalla mano che non vinceva la presa",
    "opening_lead_out_of_turn": "attaccato il giocatore sbagliato, attaccato fuori turno, attaccava il "
    "compagno, toccava al compagno attaccare, attacco fuori turno del difensore "
    "sbagliato",
    "played_before_partner": "giocato troppo presto nella presa, difensore ha giocato prima del compagno, "
    "terzo di mano prima del secondo",
    "led_to_next_before_partner_played": "attaccato la prossima presa troppo presto, uscito nella presa "
    "successiva prima del compagno, attacca alla presa dopo senza "
    "aspettare il compagno, senza aspettare il compagno",
    "played_at_right_opponents_turn": "difensore ha giocato prima del morto, giocato al turno dell'avversario "
    "di destra, quarto prima del terzo",
    "declarer_played_too_soon": "dichiarante ha giocato troppo presto, dichiarante ha giocato prima "
    "dell'avversario, dichiarante prima del turno",
    "two_players_at_once": "difensori hanno attaccato insieme, attacchi simultanei",
    "two_cards_at_once": "un difensore gioca due carte insieme, "
    "due carte insieme, cadute due carte insieme nella presa, due carte attaccate",
    "unable_to_comply": "non ha il colore richiesto, non può attaccare nel colore imposto, vuoto nel colore, "
    "non ha carte del seme",
    "play_after_illegal_play": "risposto all'attacco fuori turno, giocato dopo la giocata irregolare, giocato "
    "sull'attacco fuori turno",
    "revoke": "fatto renonce, tagliato ma aveva cuori, tagliato ma aveva il colore, scartato ma aveva il "
    "colore, renuncia, aveva ancora una carta del colore",
    "required_card_not_played": "attaccato nel colore vietato, non ha giocato il seme richiesto, non ha "
    "rispettato il divieto",
    "both_sides_revoked_in_one_trick": "doppia renonce nella stessa presa, renonce tutte e due le linee",
    "revoke_at_trick_twelve": "renonce alla dodicesima, renonce nella penultima presa",
    "revoke_inquiry": "chiesto al compagno se aveva cuori, non ne hai, non hai più picche, chiesto se ha fatto renonce",
    "established_revoke": "quante prese per la renonce, una o due prese, renonce è consumata, penalità per renonce",
    "several_revokes": "due renonce, renonce due volte, seconda renonce, renonce di nuovo, seconda renonce "
    "nello stesso colore",
    "revoke_equity": "equità, renonce ci ha danneggiato, danno per renonce",
    "card_wrongly_pointed": "girato la carta dal verso sbagliato, presa orientata male, carta messa dal verso "
    "sbagliato",
    "wants_to_see_a_trick": "rivedere la presa, guardato le prese chiuse, ultima presa, girato una presa vecchia",
    "trick_count_disputed": "d'accordo su quante prese hanno fatto, mescolato le carte prima di contare, "
    "prese mescolate",
    "no_card_to_a_trick": "rimasta una carta in più, solo tre carte nella presa, non ha giocato nella presa, "
    "carta in più alla fine, dimenticato di mettere la carta nella presa, dimenticato "
    "di giocare",
    "too_many_cards_to_a_trick": "due carte in una presa chiusa, manca una carta alla fine, troppe carte nella presa",
    "played_card_not_among_tricks": "rimesso in mano la carta giocata, carta giocata tornata in mano",
    "claim": "chiesto le restanti prese, sono tutte mie, ha richiesto, le restanti sono mie, il resto è mio",
    "concession": "concesso il resto, concede le ultime prese, abbandonato le carte, tutte vostre, si è arreso",
    "agreed_claim": "aveva accettato la richiesta, non accetta più, ci ripensa sulla richiesta",
    "contested_claim": "ha chiesto il resto ma c'era ancora un'atout fuori, "
    "contestano la richiesta, claim contestato, dimenticata un'atout, stesa contestata, "
    "non sono d'accordo con la richiesta, non accettano la stesura",
    "claim_after_revoke": "renonce scoperta dopo la richiesta, richiesta dopo una renonce, renonce prima del claim",
    "cancelled_concession": "concesso una presa che non poteva perdere, annullare la concessione, concesso "
    "una presa già vinta",
    "conduct": "insultato, urlato, bestemmia, offeso, parolacce, litigio, scorretto, cellulare, urlato agli avversari",
    "could_have_foreseen": "poteva sapere, poteva prevedere il danno, avrebbe danneggiato",
    "tempo": "variazione di tempo, tempo irregolare, modi e tempo di gioco, tempo di gioco, cambiato ritmo",
    "misled_by_tempo": "pensato con un singolo, falsa esitazione, ingannato dall'esitazione, esitato senza motivo",
    "mistaken_explanation": "licita sbagliata o spiegazione sbagliata, errore di licita o di spiegazione, "
    "sbagliato licita spiegazione giusta",
    "spectator": "uno spettatore ha fatto un commento, angolista ha parlato, pubblico, spettatore ha detto",
    "disputed_tricks": "contratto fatto o sotto di una, score segnato male, non d'accordo sul risultato",
    "score_recorded_wrongly": "risultato inserito sbagliato nel bridgemate, contratto segnato male",
    "facts_disputed": "ognuno racconta una storia diversa, versioni contrastanti, parola contro parola, fatti "
    "non chiari",
    "facts_agreed": "successo qualcos'altro, nessuna di queste situazioni, nessuna di queste, altro",
}
