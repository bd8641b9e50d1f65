"""What is said at the table, in Polish: the phrases of each door, with commas between."""

from collections.abc import Mapping

SAYINGS: Mapping[str, str] = {
    "board_dealt_wrongly": "rozdający się pomylił, dwie karty pod rząd do tej samej ręki, źle rozdał, błąd "
    "przy rozdawaniu",
    "card_seen_in_the_deal": "przy tasowaniu pokazała się karta, karta odkryła się w czasie rozdawania",
    "board_not_shuffled": "karty nietasowane, nie potasował, zapomnieli potasować, nieprzetasowane",
    "board_from_another_session": "rozdanie z wczorajszego turnieju, karty z poprzedniej sesji, już graliśmy "
    "to rozdanie, rozdanie z zeszłego tygodnia",
    "new_deal_wanted": "rozdać jeszcze raz, przetasować i rozdać na nowo, przerozdać, ponowne rozdanie",
    "attention_drawn_in_auction": "zauważył nieprawidłowość w trakcie licytacji, zwrócił uwagę na błąd w licytacji",
    "dummy_drew_attention": "dziadek zwrócił uwagę, dziadek pierwszy wskazał, dziadek zauważył, dziadek "
    "zwrócił uwagę na nieprawidłowość",
    "who_may_draw_attention": "kto może zwrócić uwagę, czy muszę zwrócić uwagę na własne wykroczenie, "
    "obowiązek zwrócenia uwagi, własne wykroczenie, przyznać się do renonsu, trzeba "
    "się przyznać",
    "acted_before_calling": "zalicytowali dalej zanim wezwali, za późno wezwali sędziego, grali dalej przed "
    "wezwaniem, wezwali sędziego dopiero po następnej odzywce",
    "options_to_explain": "jakie mam opcje, objaśnić opcje, jaki mam wybór",
    "consulted_partner": "naradzali się",
    "wants_waiver": "zrezygnować ze sprostowania, odpuścić karę, darować karę",
    "adjusted_score": "orzec wynik rozjemczy, ważony wynik, zmienić wynik, poprawa wyniku",
    "board_cannot_be_played": "nie do rozegrania, rozdania nie rozegrano, średnia, unieważnione rozdanie, nie "
    "ma czasu na rozegranie, nie zdążyli zagrać, 60% dla strony niewinnej, zabrakło "
    "czasu",
    "hand_with_more_than_thirteen": "jeden ma więcej kart",
    "card_of_another_pack": "karta z innej talii, dwa asy pik w rozdaniu, dwie takie same karty, obca karta",
    "missing_card": "mam tylko 12 kart, brakuje karty, karta pod stołem, dwanaście kart, brakowało jednej karty",
    "called_on_cards_of_another_board": "licytował z kartami z innego rozdania, wyjął karty z niewłaściwego pudełka",
    "board_whose_cards_were_taken": "karty już oglądał, rozdanie z którego wcześniej wyjął karty, teraz to rozdanie",
    "wrong_board_played": "zagrali nie to rozdanie, niewłaściwa para, grali z niewłaściwą parą, rozegrali złe "
    "pudełko, zagrali rozdanie 7 zamiast 8, rozdanie już grane",
    "hesitation": "wolna kontra, długo się namyślał, zawahał się, pas po namyśle, wolny pas, szybki pas, "
    "złamanie tempa",
    "remark_question_or_gesture": "skrzywił się, westchnął, mina, grymas, pokręcił głową, ton głosu, "
    "komentował przy stole",
    "information_from_explanation_or_alert": "wykorzystał wyjaśnienie partnera, alert partnera obudził, "
    "usłyszał wyjaśnienie partnera",
    "withdrawn_actions": "korzystać z wycofanej odzywki, informacja z wycofanej zapowiedzi, wycofana karta informacja",
    "heard_or_saw_a_board": "zobaczył karty przeciwnika, podsłuchał, usłyszał wynik, zobaczył wynik, widział "
    "cudze karty, cudza karta przy sąsiednim stoliku, zajrzał w cudze karty",
    "auction_period": "kiedy zaczyna się licytacja, czyja kolej, licytacja zakończona, kto licytuje, kto jest "
    "rozdającym",
    "passes_out_of_turn_skip_a_player": "pominięto gracza, trzy pasy a jeden nie licytował, spasowano zanim "
    "się odezwał, ominęła go kolejka",
    "review_and_explanation": "proszę o powtórzenie licytacji, zapytać co znaczy, co znaczy ta odzywka, "
    "prośba o wyjaśnienie, pytać o licytację przeciwników",
    "wrong_review": "źle powtórzono licytację, powtórzenie licytacji błędne",
    "improper_question": "pytanie w interesie partnera, pytanie dla partnera, pytał dla dobra partnera",
    "explanation_corrected": "partner źle wyjaśnił moją odzywkę a jesteśmy w obronie, "
    "sprostowanie wyjaśnienia, sprostować wyjaśnienie, zorientował się że źle "
    "wyjaśnił, partner źle wyjaśnił kiedy sprostować",
    "wrong_explanation": "przeciwnicy dostali złe wyjaśnienie, źle objaśnił, wprowadził w błąd wyjaśnieniem, "
    "źle wyjaśnił odzywkę, błędnie poinformował",
    "missing_alert": "zapomniał zaalertować, niezaalertowana, zaalertować, nie było alertu, powinien "
    "zaalertować, nie zaalertował odzywki",
    "hand_differs_from_explanation": "karta nie zgadza się z wyjaśnieniem, miał inną rękę niż wyjaśniono, "
    "miał co innego niż wyjaśniono, ręka nie odpowiada wyjaśnieniom",
    "misinformation": "przed wistem poprawił wyjaśnienie a przeciwnik chce zmienić pasa, "
    "zmienić pas z powodu błędnej informacji, zalicytował na podstawie błędnej informacji, "
    "źle zrozumiał odzywkę, licytował na błędnej informacji",
    "comparable_call": "odzywka porównywalna, porównywalne zapowiedzi, odzywka zastępcza",
    "card_exposed_before_auction": "karta upadła przed licytacją, odsłonił kartę przed rozpoczęciem "
    "licytacji, przy wyjmowaniu z pudełka",
    "card_exposed_in_auction": "zawistował w trakcie licytacji, karta upadła podczas licytacji, wist przed "
    "końcem licytacji, w licytacji pokazał kartę, pokazał kartę podczas licytacji, "
    "karta odkryta w czasie licytacji",
    "card_exposed_after_final_pass": "karta upadła po ostatnim pasie, po zakończeniu licytacji przed wistem",
    "unintended_call": "pomyłka w kasetce, nie ten kartonik, wyciągnął zły kartonik, chciał zalicytować 1 pik "
    "a wyjął 2 pik, omsknęła się ręka, karton, bidding box, kasetka, wyjął nie ten "
    "kartonik",
    "change_of_call": "zmienił odzywkę, chce zmienić odzywkę, rozmyślił się, cofnąć odzywkę, zamienił odzywkę",
    "lead_restriction": "zakazać wyjścia w kolor, zakaz wyjścia po wycofanej odzywce, ograniczenia wistowe, "
    "nakaz wistu",
    "insufficient_bid": "nie przelicytował, 1 kier na 1 pik, zalicytował za nisko, za nisko, odzywka niższa "
    "od poprzedniej",
    "pass_out_of_rotation": "spasował zanim rozdający się odezwał, "
    "spasował nie w swojej kolejności, pas nie w turze, spasował poza kolejnością, "
    "spasował za wcześnie, spasował poza koleją",
    "bid_out_of_rotation": "otworzył nie w kolejności, zalicytował poza kolejnością, licytował nie w swojej "
    "kolejności, otworzył poza kolejnością, zalicytował przed rozdającym, odezwał się "
    "nie w swojej kolejce, nie w swojej kolejce",
    "artificial_pass_out_of_rotation": "sztuczny pas poza kolejnością, pas konwencyjny poza kolejnością, pas "
    "forsujący poza kolejnością",
    "double_out_of_rotation": "skontrował poza kolejnością, kontra nie w kolejności, skontrował nie w swojej "
    "kolejności",
    "simultaneous_calls": "dwóch graczy zalicytowało jednocześnie, "
    "zalicytowali jednocześnie, zalicytowali w tym samym momencie, jednoczesne odzywki, "
    "zalicytowali naraz, dwaj gracze zalicytowali jednocześnie",
    "inadmissible_double": "skontrował partnera, rekontra bez kontry, kontra której nie wolno, skontrował "
    "odzywkę partnera",
    "call_by_player_required_to_pass": "miał pasować do końca, zalicytował mimo obowiązku pasowania, musiał "
    "pasować, powinien pasować a dał odzywkę",
    "bid_above_seven": "na wysokości ośmiu, osiem trefli, osiem pik, odzywka ósemkowa, 8 bez atu",
    "call_after_final_pass": "zalicytował po trzech pasach, skontrował po zakończeniu licytacji, kontra po "
    "końcu licytacji, odezwał się po końcowym pasie",
    "understandings": "ukryte ustalenie, konwencja niedozwolona, nieujawnione porozumienie, HUM, brązowa naklejka",
    "system_card_or_aid": "korzystał z notatek, zajrzał do własnej karty konwencyjnej, karta konwencyjna, "
    "notatki systemowe",
    "psychic_call": "zapsychował, otwarcie psychiczne, zablefował, odstępstwo od systemu, psychował",
    "face_down_lead": "wist zakrytą kartą, zakryty wist niewłaściwego obrońcy, zakryte wyjście poza "
    "kolejnością, wist w ciemno",
    "late_question": "zapytał o licytację w trakcie rozgrywki, jaki jest kontrakt, pytanie o licytację "
    "podczas rozgrywki",
    "dummy_spread_wrongly": "w dziadku ukryta karta, dziadek wyłożył tylko 12 kart, dziadek źle wyłożył "
    "karty, dziadek zapomniał wyłożyć karty, karta schowana w dziadku",
    "dummy_spoke": "dziadek ostrzegł rozgrywającego, dziadek wezwał sędziego, prawa dziadka, dziadek gadał, "
    "dziadek zapytał, dziadek powiedział",
    "dummy_looked_at_a_hand": "dziadek wstał, dziadek obejrzał rękę, dziadek zajrzał w karty, dziadek odszedł "
    "od stołu, dziadek patrzył w karty rozgrywającego, dziadek zobaczył karty",
    "defender_card_played": "czy karta obrońcy jest zagrana, partner mógł zobaczyć kartę obrońcy, obrońca "
    "wysunął kartę",
    "declarer_card_played": "czy karta rozgrywającego jest zagrana, karta rozgrywającego dotknęła stołu, "
    "rozgrywający wysunął kartę z ręki",
    "dummy_card_played": "czy karta dziadka jest zagrana, rozgrywający dotknął karty w dziadku",
    "declarer_meant_another_card": "powiedział as a miał na myśli waleta, poprosił o złą kartę, rozgrywający "
    "przejęzyczył się, pomylił się przy zadysponowaniu",
    "dummy_places_wrong_card": "dziadek dołożył złą kartę, dziadek zagrał inną kartę niż kazał, dziadek "
    "zagrał złą kartę",
    "fifth_card": "pięć kart w lewie, dwa razy dołożył do tej samej lewy, piąta karta",
    "dummy_indicates": "dziadek podpowiedział, dziadek sięgnął po kartę, dziadek dotknął karty, dziadek "
    "pokazał palcem kartę, dziadek wskazuje kartę, dziadek wskazał kartę",
    "designation": "powiedział tylko graj, powiedział mała, powiedział góra, zadysponował kartę której nie "
    "ma, niepełne zadysponowanie, graj cokolwiek, zadysponował",
    "retracted_card": "cofnął kartę, zmienił zagraną kartę, zabrał kartę z powrotem, chce cofnąć zagraną "
    "kartę, chce zmienić kartę, zmyliła go niezakryta karta z ostatniej lewy",
    "played_on_wrong_explanation": "zagrał kartę wskutek błędnego wyjaśnienia, zagranie na podstawie złego "
    "wyjaśnienia, zawistował po błędnym wyjaśnieniu",
    "told_wrongly_it_was_his_turn": "powiedział że jego kolej, powiedział ty wychodzisz, źle poinformowany że "
    "jego wist, twój wist",
    "declarer_exposes": "rozgrywający wyłożył swoje karty, rozgrywającemu wypadły karty, rozgrywający pokazał "
    "kartę, rozgrywającemu spadła karta",
    "penalty_card": "obrońcy wypadła karta, obrońca pokazał kartę, dwie karty przygwożdżone, przygwożdżona, "
    "karta spadła obrońcy, duża i mała przygwożdżona, karty przygwożdżonej, obrońcy wyleciała "
    "karta, przeciwnik wytrącił mu kartę z ręki",
    "card_taken_back_is_penalty_card": "obrońca zabrał zagraną kartę, obrońca wycofał wist karta "
    "przygwożdżona, poprawił renons karta przygwożdżona",
    "failure_to_play_penalty_card": "nie zagrał przygwożdżonej, zapomniał o karcie przygwożdżonej, zagrał "
    "inną kartę niż przygwożdżona",
    "defender_led_out_of_turn": "obrońca zagrał poza kolejnością, obrońca wyszedł chociaż lewę wziął partner, "
    "obrońca wyszedł nie w swojej kolejności, lewę wziął partner, wyszedł poza "
    "kolejnością w środku rozgrywki, wyjście obrońcy nie w kolejności w piątej "
    "lewie",
    "declarer_led_from_dummy": "zagrał ze stołu a był w ręce, wyszedł z dziadka zamiast z ręki, wyjście z "
    "dziadka, był w ręce a zagrał z dziadka",
    "declarer_led_from_his_hand": "zagrał z ręki a był na stole, wyszedł z ręki zamiast z dziadka, z ręki a "
    "był w dziadku, był na stole a zagrał z ręki",
    "declarer_led_from_the_wrong_hand": "zagrał nie z tej ręki, wyszedł nie z tej ręki, zagrał ze złej ręki, "
    "rozgrywający wyszedł ze złej ręki",
    "opening_lead_out_of_turn": "zawistował nie ten gracz, zawistował poza kolejnością, wist partnera, "
    "pierwszego wistu poza kolejnością, wyszedł poza kolejnością w pierwszej "
    "lewie, zawistował nie ten obrońca",
    "played_before_partner": "za wcześnie dołożył do lewy, obrońca zagrał przed partnerem, zagrał za wcześnie",
    "led_to_next_before_partner_played": "wyszedł do następnej lewy zanim partner dołożył, zaczął następną "
    "lewę za wcześnie",
    "played_at_right_opponents_turn": "obrońca dołożył przed dziadkiem, zagrał przed przeciwnikiem z prawej, "
    "przed dziadkiem, zagrał zanim dziadek dołożył",
    "declarer_played_too_soon": "rozgrywający zagrał za wcześnie, rozgrywający dołożył z dziadka przed "
    "obrońcą, rozgrywający zagrał przed obrońcą",
    "two_players_at_once": "dwóch graczy zawistowało naraz, obaj obrońcy wyszli jednocześnie",
    "two_cards_at_once": "wyszedł dwiema kartami, dwie karty skleiły się, zagrał dwie karty, dwie karty naraz",
    "unable_to_comply": "nie ma żądanego koloru, nie może wyjść w nakazany kolor, nie ma karty w kolorze",
    "play_after_illegal_play": "dołożył do wyjścia poza kolejnością, grał dalej po nieprawidłowym wyjściu",
    "revoke": "popełnił renons, miał kiera a nie dołożył, przebił a miał kolor, nie dołożył do koloru, miał "
    "jeszcze w kolorze, zrzucił a miał kolor, nie dorzucił do koloru",
    "required_card_not_played": "wyszedł w zakazany kolor, nie zagrał w nakazany kolor, złamał zakaz wistu",
    "both_sides_revoked_in_one_trick": "obie strony nie dołożyły do koloru, renons po obu stronach w tej samej lewie",
    "revoke_at_trick_twelve": "renons w przedostatniej lewie, renons w dwunastej lewie",
    "revoke_inquiry": "zapytał partnera czy nie ma kierów, nie masz partnerze, nie masz pików, już nie masz, "
    "pytał o renons",
    "established_revoke": "ile lew za renons, jedna czy dwie lewy, dokonany renons, dokonanego renonsu, kara "
    "za fałszywy renons",
    "several_revokes": "dwa razy nie dołożył, drugi renons tej samej strony, dwa renonse, dwa razy renons",
    "revoke_equity": "szkoda po renonsie, renons kosztował więcej lew, renons zaszkodził",
    "card_wrongly_pointed": "źle położył zakrytą kartę, lewa położona w złą stronę, karta w złą stronę, "
    "przegraną lewę położył jak wygraną",
    "wants_to_see_a_trick": "pokaż lewę, zaglądał do zakrytych lew, obejrzeć ostatnią lewę, odwrócił zakrytą lewę",
    "trick_count_disputed": "nie zgadza się liczba lew po rozgrywce, pomieszał karty przed uzgodnieniem lew, "
    "pomieszane lewy",
    "no_card_to_a_trick": "jedna karta za dużo, trzy karty w lewie, nie dołożył karty do lewy, została karta na końcu",
    "too_many_cards_to_a_trick": "brakło karty na końcu, dwie karty w jednej lewie, za dużo kart do lewy",
    "played_card_not_among_tricks": "wsadził zagraną kartę z powrotem do ręki, zagrana karta wróciła do ręki",
    "claim": "reszta moja, zgłosił roszczenie, zaklejmował, zakejmował, claimował, wyłożył karty na stół, "
    "położył karty i wziął resztę",
    "concession": "oddał resztę lew, poddał się, zrzekł się lewy, oddaję resztę",
    "agreed_claim": "zgodził się na roszczenie, wycofuje zgodę, teraz protestuje, zaakceptował roszczenie "
    "potem zmienił zdanie",
    "contested_claim": "zgłosił roszczenie a został jeszcze atut, "
    "kwestionują roszczenie, spór o claim, zapomniał o atucie, nie zgadzają się z "
    "roszczeniem, kwestionowane, nie uznają roszczenia",
    "claim_after_revoke": "renons wykryty po roszczeniu, roszczenie po renonsie",
    "cancelled_concession": "oddał lewę której nie mógł przegrać, cofnąć zrzeczenie, oddał lewę którą już wziął",
    "conduct": "obraził, krzyczał, wulgarny, przeklinał, niesportowe, awantura, chamstwo, telefon",
    "could_have_foreseen": "mógł wiedzieć, mógł przewidzieć, zaszkodzi",
    "tempo": "nierówne tempo gry, tempo zagrania, zmiany tempa, zmienne tempo",
    "misled_by_tempo": "udawany namysł, namyślał się z singlem, zmylony namysłem, namysł bez powodu",
    "mistaken_explanation": "błędna odzywka czy błędne wyjaśnienie, pomylił się w licytacji a wyjaśnienie było dobre",
    "spectator": "kibicowi nie wolno, kibic się odezwał, kibic podpowiedział, obserwator",
    "disputed_tricks": "swoje czy bez jednej, nie zgadzają się ile lew wzięli, bez jednej",
    "score_recorded_wrongly": "źle wpisany wynik, źle wpisany wynik w bridgemate, pomylili się przy wpisywaniu wyniku",
    "facts_disputed": "każda strona mówi co innego, słowo przeciw słowu, nie zgadzają się co do przebiegu",
    "facts_agreed": "coś innego się stało, żadna z tych sytuacji, inna nieprawidłowość, coś innego",
}
