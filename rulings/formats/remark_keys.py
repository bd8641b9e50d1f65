"""Every remark of a reader or a writer, by its key: the English sentence with blanks for its values."""

from enum import StrEnum


class RemarkKey(StrEnum):
    """Every remark there is; the value is its English sentence, to be filled with the remark's values."""

    READ_AS = "The file does not say how its letters are encoded; they were read as {encoding}."
    CHARSET_UNKNOWN = "The file says that its letters are encoded as {encoding}, which is not known here."
    OTHER_EVENT = "Other events of the file, with the number of their boards, were left out: {names}."
    NO_BOARD_NUMBER = (
        "Games without a board number were left out: {count}, the first in line {line}."
        " Give each its number in the file, and import that."
    )
    FURTHER_TABLES = (
        "Games without a board number and without cards were taken as further tables of the board before them:"
        " {count}, the first in line {line}."
    )
    NUMBERED_IN_ORDER = (
        "No game has a board number; they were numbered in the file's order, to which every dealer and vulnerability"
        " fits."
    )
    OTHER_DEAL = "Line {line}: board {board} was given before with other cards, dealer or vulnerability; left out."
    END_POSITION = "Line {line}: board {board} holds an end position, not a deal; its cards were left out."
    UNUSED = "Not used here, and left out: {names}."
    COLUMNS_TAKEN = "The columns were taken so: {names}."
    TAG_REPEATED = "Line {line}: {name} is given twice for one game; the first was taken."
    DATE_INCOMPLETE = "The date {date} is incomplete; it was left out."
    OTHER_SCORING = "Line {line}: the scoring changes to {scoring}; the first one named was taken."
    UNMARKED_INSUFFICIENT = (
        "Line {line}: {call} is insufficient and the file does not say so; it was taken as it stands."
    )
    PASSES_PUT_IN = (
        "Auctions that reach their contract only with passes before the first bid were taken with them: {count},"
        " the first in line {line}."
    )
    UNUSUAL_BOARD = "Board {board}: dealer or vulnerability is not the usual one; the file's was taken."
    AUCTION_WITHOUT_LINE = "Line {line}: board {board} has an auction that no line of its score table owns; left out."
    ROWS_COUNTED_TOGETHER = "Line {line}: board {board} has score lines that count for several tables; left out."
    WITHOUT_DECLARER = "Line {line}: {text} was given without a declarer; it was left out."
    REPEATED_RESULT = "Line {line}: the same result of board {board} is given twice; it was taken once."
    AWARD_WITHOUT_SCORE = "Line {line}: board {board} has an award and no score; no weights were guessed."
    AWARD_NOT_UNDERSTOOD = "Line {line}: board {board} has the score {text}; it was kept as text."
    TOTALS_RECOMPUTED = "The file's totals and places were left out; they are computed here."
    MORE = "There is more to say about this file; further remarks: {count}."
    SAT_OUT = "Line {line}: somebody sat out board {board}; the line was left out."
    DIRECTION_ASSUMED = (
        "Line {line}: board {board} does not say which way the teams sat; the first line was taken as north-south."
    )
    HOME_ASSUMED = (
        "Line {line}: the games do not say in which room they were played; the home team was taken as north-south."
    )
    BESIDE_BOARDS = "{contestant} has {amount} in the file beside the boards ({what}); the ranking here is without it."
    BESIDE_COUNTED = "{contestant} has {amount} in the file beside the boards ({what}), counted as its totals show."
    CONTRADICTION = (
        "Line {line}: board {board} has {points} for {contract}, which is worth {worth}; the file's points were taken."
    )
    CROSS_BY_COMPARISONS = "By the file's own awards cross-IMPs are divided by the number of comparisons."
    CROSS_BY_RESULTS = "By the file's own awards cross-IMPs are divided by the number of results."
    CROSS_UNDIVIDED = "By the file's own awards cross-IMPs are added up and not divided."
    DATUM = (
        "By the file's own awards the datum leaves out the {trim} best and the {trim} worst scores,"
        " rounded to {unit} points."
    )
    SHORT_BY_FORMULA = "By the file's own awards boards played fewer times are scored by this formula: {formula}."
    SHORT_AS_IT_IS = "By the file's own awards boards played fewer times have fewer matchpoints and no formula."
    SHORT_BY_SHARE = "By the file's own awards boards played fewer times give the same part of a top."
    SHORT_AS_EQUAL = "By the file's own awards each score that a board lacks counts as an equal one."
    SECTIONS_APART = "By the file's own awards each section is scored by itself."
    FROM_AVERAGE = "By the file's own awards matchpoints are counted from the average: who has half of a top has 0."
    ADDED_UP = "By the file's own totals everybody's boards are added up, however many he played."
    ADJUSTED_AS_GIVEN = (
        "Adjusted scores were taken as what each side got for them: {count}, the first on board {board}. What they were"
        " made of does not come in with a file; others on these boards may come out a little differently."
    )
    ADJUSTED_BY_AWARDS = "Board {board}: the file has {text}, and its awards are {ns} and {ew}; the awards were taken."
    BYE = "{contestant} has {amount} in the file for a match without opponents, and has it here."
    ADJUSTED_IN_AWARDS = "Board {board}: the file has 0 points and no contract; its awards show an adjusted score."
    EARLIER_SAVE = (
        "This is an earlier save of what is here: nothing is taken away. Results here that it has not yet: {count}."
    )
    OTHER_AWARDS = "Lines that have other awards here than in the file: {count} of {lines}, the first on board {board}."
    WHY_SHORT = (
        "Lines that the file prints without the formula for boards played fewer times, while its totals have it:"
        " {count}, on these boards: {boards}."
    )
    WHY_ROUNDED = "Lines whose award the file rounds, and that are exact here: {count}, on these boards: {boards}."
    WHY_RATIO = "The file counts each award {ratio} times as high as it is here; lines: {count}."
    WHY_CONTRADICTED = (
        "Lines of boards on which a score contradicts its own contract in the file: {count}, on these boards: {boards}."
    )
    WHY_ADJUSTED = (
        "Lines of boards with an adjusted score, beside which the file counts the others in its own way: {count}, on"
        " these boards: {boards}."
    )
    WHY_UNEQUAL = (
        "Lines of boards on which the file awards equal scores differently: {count}, on these boards: {boards}."
    )
    WHY_SUM = (
        "Lines whose two awards do not come to what the other lines of the board share: {count}, on these boards:"
        " {boards}."
    )
    WHY_UNKNOWN = (
        "Lines that the file counts in a way that is not known here: {count}, on these boards: {boards}. Look at them"
        " before the score is official."
    )
    TOTAL_NOT_ITS_LINES = (
        "{contestant} has {total} in the file, and the file’s own lines come to {lines}. Here the lines count."
    )
    TOTALS_AS_LINES = "Totals that are others here, as lines of theirs are: {count}, the first that of {contestant}."
    TOTALS_OTHER = (
        "Totals that the file works out otherwise from the same lines: {count}, the first that of {contestant}."
    )
    MATCHES_WITHOUT_BOARDS = (
        "Matches of teams that are given without the results of their boards were left out: {count}, the first in line"
        " {line}. Import the file of their boards to score them."
    )
    PASSED_OVER = "Line {line}: “{found}” was left out. Expected: {expected}."
    PASSED_OVER_ELEMENT = "Line {line}, element {element}: “{found}” was left out. Expected: {expected}."
    MISSING = "Line {line}: something is missing, and was left out. Expected: {expected}."
    MISSING_ELEMENT = "Line {line}, element {element}: something is missing, and was left out. Expected: {expected}."
    MORE_FAULTS = "So many more faults were left out, because they are too many to be decided one by one: {count}."
    EVENTS_WITHOUT_BOARDS = (
        "Events without a board that has a number, with the number of their lines, were left out: {names}."
    )
    NO_EMPTY_LINE = "Line {line}: no empty line stands before board {board}; it was taken as the next game."
    NO_DATE = "The file does not say on which day it was played; it was taken as played on {date}."
    NO_CONTESTANTS = "Line {line}: a score line names no pairs; it was left out."

    MARKS_LEFT_OUT = (
        "Marks behind calls and cards, as ! for an alert or ? for a doubtful one, were left out: {count}, the first in"
        " line {line}."
    )
    NOTES_MISSING = (
        "Calls and cards that refer to a note which the file does not have: {count}, the first in line {line}."
    )
    NOTES_UNUSED = "Notes to which no call and no card refers were left out: {count}, the first in line {line}."
    ALERTS_UNEXPLAINED = "Alerts without an explanation were left out: {count}, the first in line {line}."
    COMMENTS_LEFT_OUT = "Comments were left out: {count}, the first in line {line}."
    BYE_WITHOUT_SCORE = "Line {line}: {contestant} had no opponents in round {round}; the file gives no score for it."
    TEXTS_SHORTENED = "Texts that are longer than their place were cut: {count}, the first begins “{start}”."
    TEXT_CUT = "Line {line}, element {element}: a text of {length} characters was cut to {limit}."
    LONG_TEXT_CUT = "Line {line}: a text of {length} characters was cut to {limit}."
    ROWS_PASSED_OVER = "Rows that tell no result were passed over: {count}, the first in line {line}."
    FORMULAS_UNKNOWN = (
        "Formulas whose values the file does not hold were left out: {count}, the first in line {line}. Open it in a"
        " spreadsheet, save it there, and import that."
    )
    CELLS_PASSED_OVER = "Cells in columns without a heading were passed over: {count}, the first in line {line}."
    BOARDS_UNPLAYED = "Boards of the file that have no result: {count}. Their numbers: {boards}."
    HAND_UNREADABLE = (
        "Board {board}: a hand that its line links to cannot be read; its cards, auction and play were left out."
    )
    ENTRY_LEFT_OUT = (  # said of files that came in before such a line was kept aside
        "Board {board}, table {table}, round {round}: “{text}” is no result; it was left out. Correct it in the scoring"
        " program, and import its file again."
    )
    WORDS_KEPT = "Board {board}, table {table}, round {round}: the score {text} was kept as text."
    LEAD_LEFT_OUT = "Board {board}, table {table}, round {round}: {text} is no card; the lead was left out."
    ROUND_WITHOUT_BOARDS = (
        "Lines of the movement whose boards are none were left out: {count}, the first is table {table} in round"
        " {round}."
    )
    TABLE_SAT_OUT = "Board {board}, table {table}, round {round}: a pair is missing there; the result was left out."
    AUCTION_LEFT_OUT = "Board {board}, table {table}, round {round}: the auction is not possible; it was left out."
    PLAY_LEFT_OUT = "Board {board}, table {table}, round {round}: the play is not possible; it was left out."
    HANDS_LEFT_OUT = "Board {board}: its hands are not thirteen different cards each; they were left out."
    CARDS_OF_PAGES = (
        "Pages show the cards of their boards, which are not taken from pages: {count}. Send the PBN of the deals to"
        " the same session."
    )
    OTHER_HANDS = "Board {board}: sections have different cards; those of the first were taken."
    NOT_ENTERED = (
        "Results that the movement has and nobody entered: {count} of {all}, the first on board {board} at table"
        " {table} in round {round}."
    )
    WITHOUT_OPPONENTS = (
        "Tables at which somebody has no opponents for a round: {count}, the first is table {table} in round {round}."
    )
    CAME_LATER = (
        "Players who came for others in a later round: {count}, the first is {name} in round {round}. They stand with"
        " the results of their rounds only."
    )
    OTHER_NAMES = (
        "Names that are others than those given before for the same number were left out: {count}, the first for"
        " {number}: {names}."
    )
    WITHOUT_NAME = "Players of whom the file has a number and no name: {count}, the first is {number}."
    UNDER_WAY = "Boards that were under way when the file was saved: {count}. A later save brings them."

    ADJUSTED_WITHOUT_WEIGHTS = (
        "{format} has no place for weighted scores; results written as what they give, without their weights: {count},"
        " the first on board {board}."
    )
    ADJUSTED_WITHOUT_SPLIT = (
        "{format} has one score for both sides of a table; split scores written as what they give: {count},"
        " the first on board {board}."
    )
    ADJUSTED_WITHOUT_FORMS = (
        "{format} has no place for the forms of a fouled board; results written as what they give, because they are not"
        " compared with all: {count}, the first on board {board}."
    )
    WITHOUT_REASONS = "{format} has no place for the reasons of adjusted scores and penalties; left out: {count}."
    WITHOUT_PENALTIES = (
        "{format} has no place for penalties; contestants whose penalties were left out: {count}."
        " Enter them where the session is scored."
    )
    WITHOUT_BESIDE = (
        "{format} has no place for what counts beside the boards; contestants whose amount was left out: {count}."
    )
    WITHOUT_TOTALS = "{format} has no place for totals; contestants whose total was left out: {count}."
    WITHOUT_DEALS = "{format} has no place for the cards of a board; deals left out: {count}."
    WITHOUT_RECORDS = (
        "{format} has no place for auctions and plays; results whose record was left out: {count}, the first on board"
        " {board}."
    )
    WITHOUT_DEALERS = (
        "{format} has no place for an unusual dealer or vulnerability; boards that have one: {count}, the first is"
        " board {board}."
    )
    WITHOUT_BOARDS = (
        "{format} has no place for hands of fewer than thirteen cards; boards whose cards were left out: {count},"
        " the first is board {board}."
    )
    WITHOUT_SEATS = (
        "{format} has no place for which player of a pair sat where; results where that was left out: {count},"
        " the first on board {board}."
    )
    WITHOUT_ROOMS = "{format} has no place for the room; results where it was left out: {count}."
    WITHOUT_MARKS = (
        "{format} has no place for a disputed number of tricks, or for declarer and dummy who changed parts; results"
        " that have one: {count}, the first on board {board}."
    )
    WITHOUT_NUMBERS = "{format} has no place for players' own numbers; players whose number was left out: {count}."
    WITHOUT_SUBSTITUTES = "{format} has no place for substitutes; players left out who came for others: {count}."
    WITHOUT_NAMES = "{format} has no place for a name of a pair beside its players; names left out: {count}."
    WITHOUT_DIRECTIONS = (
        "{format} has no place for the direction of a contestant; contestants whose direction was left out: {count}."
    )
    WITHOUT_MATCHES = "{format} has no place for the scores of matches; matches left out: {count}."
    WITHOUT_SECTIONS = (
        "{format} knows each contestant in one section; somebody plays in several, so the sections were left out."
    )
    WITHOUT_HEADER = "{format} has no place for some of what stands at the head of a session; left out: {header}."
    WITHOUT_RULINGS = "{format} has no place for rulings; rulings left out: {count}, the first on board {board}."
    RULINGS_NOT_TAKEN = "Rulings of where the file was made are not taken over; left out: {count}."
    SUBSTITUTES_NOT_TAKEN = "Who came for others is not taken over; players left out: {count}."
    RESULTS_WITHOUT_PAIRS = (
        "{format} needs the pairs of every result; results left out because they name none: {count}, the first on"
        " board {board}."
    )
    RECORDS_IMPOSSIBLE = (
        "{format} has no place for a double of nothing or a card played twice; auctions and plays left out: {count},"
        " the first on board {board}."
    )
    CALLS_LEFT_OUT = (
        "{format} has no place for calls that were cancelled or came after the end; auctions written without them:"
        " {count}, the first on board {board}."
    )
    NOTES_LEFT_OUT = (
        "{format} has at most 32 notes for an auction or a play; further notes left out: {count}, the first on board"
        " {board}."
    )
    TEXTS_CUT = "{format} has no place for very long texts; texts that were cut: {count}."
    SIGNS_REPLACED = "{format} keeps the semicolon for itself; names in which a comma stands in its place: {count}."
