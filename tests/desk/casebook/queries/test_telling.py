"""What tells a board is found however it is written, in three languages, and whatever else stands in the text stays."""

from time import process_time

import pytest

from rulings.bridge import Contract
from rulings.desk.casebook.queries.telling import telling, without

SAYINGS = (
    "board {}", "Board no. {}", "board #{}", "brd. {}", "board ({}", "B{}", "#{}", "hand {}", "smazzata n° {}",
    "mano {}", "nr {}", "w rozdaniu nr {}", "rozd. {}", "Rozdanie numer {}", "{}. rozdanie", "{}a smazzata",
    "b\u200board {}", "Ｂoard {}",
)  # fmt: skip
IN_WORDS = {
    1: "the first board/pierwsze rozdanie/prima smazzata", 2: "board two/drugie rozdanie/smazzata due",
    14: "the fourteenth board/rozdanie czternaste/mano quattordici", 20: "hand twenty/w dwudziestym rozdaniu",
    21: "board twenty-one/rozdanie dwudzieste pierwsze", 30: "board thirty/smazzata trenta",
}  # fmt: skip
PLACES = (
    "dealer East", "Dealer: E", "East dealt", "N was the dealer", "rozdawał E", "dealer Est", "N-S vulnerable",
    "vul: EW",
    "all vul", "nobody was vulnerable", "NS non-vul", "tutti in zona", "NS in zona", "obie po partii", "po partii NS",
    "wszyscy przed partią", "green against red", "Love all", "table 5", "pair no. 12", "Round 3", "tavolo n. 5",
    "coppia 12", "turno 3", "stolik 5", "stole 5", "para nr 12", "runda 3", "5th table", "drużyna 4", "mecz 2",
    "12 IMPs",
    "-13 imp", "8.5 MP",
)  # fmt: skip
CONTRACTS = ("4S", "4♠", "4 ♤", "4-S", "four spades", "4 Spades", "quattro picche", "4 di picche", "cztery piki", "４♠",
             "4 pików", "4Sx-1", "4P=")  # fmt: skip
HARMLESS = (
    "West thought for ten seconds at trick 4 and led the ♠A; Law 14 was read out. Two boards were late.",
    "Est ha pensato per dieci secondi prima di giocare; la Legge 14 parla di una carta.",
    "W namyślał się dziesięć sekund i zagrał ♠A w czwartej lewie; Prawo 14. Zapis 60% i 40%.",
    "Rozdającego i założenia zna pudełko, po partii w rozdaniu; la vulnerabilità e le carte; average plus: 3 IMPs (79)",
)


@pytest.mark.parametrize("number", [1, 2, 9, 14, 20, 21, 30, 36])
def test_a_boards_number_is_found_in_figures_and_no_other(number: int) -> None:
    patterns, others = telling(number, [], []), telling(number + 1, [], [])
    told = [each.format(number) for each in SAYINGS]
    assert [each for each in told if str(number) in without(f"On {each} he led.", patterns)] == []
    assert [each for each in told if str(number) not in without(f"On {each} he led.", others)] == []


@pytest.mark.parametrize("number", IN_WORDS)
def test_and_in_words(number: int) -> None:
    for said in IN_WORDS[number].split("/"):
        assert without(said, telling(number, [], [])) in ("…", "the …", "w …")
        assert without(said, telling(number + 3, [], [])) == said


@pytest.mark.parametrize("said", PLACES)
def test_dealer_vulnerability_and_who_played_it_where(said: str) -> None:
    assert without(f"He said: {said}, and led.", telling(7, [], [])) in (
        "He said: …, and led.",
        "He said: …; and led.",
    )


@pytest.mark.parametrize("said", CONTRACTS)
def test_contracts(said: str) -> None:
    contract = Contract.parse("4S")
    assert contract is not None
    assert without(f"So {said} was it", telling(7, [contract], [])) == "So … was it"


@pytest.mark.parametrize("said", ["+1430", "-1430", "1,430", "1.430", "1 430"])
def test_scores(said: str) -> None:
    assert without(f"So {said} was it", telling(7, [], [1430])) == "So … was it"


@pytest.mark.parametrize("text", HARMLESS)
def test_all_else_stays(text: str) -> None:
    assert without(text, telling(7, [], [620])) == text


@pytest.mark.parametrize("text", ["n" * 10_000, "n " * 5_000, "1 " * 5_000, "board " * 1_600, "dealer - " * 1_100])
def test_whatever_stands_in_a_text_it_is_cheap(text: str) -> None:
    contract = Contract.parse("4S")
    assert contract is not None
    begun = process_time()
    without(text, telling(21, [contract], [1430]))
    assert process_time() - begun < 1
