"""The subject of every law in our own words, and what the desk does where no situation says it. Knows no ruling."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.laws.coverage import Help, Part
from rulings.wording.terms import Text

_HELPS: dict[Help, Text] = {
    Help.RULED: pgettext_lazy("what the desk does for a law", "ruled"),
    Help.JUDGED: pgettext_lazy("what the desk does for a law", "guided judgement"),
    Help.CALCULATED: pgettext_lazy("what the desk does for a law", "calculator"),
    Help.INFORMED: pgettext_lazy("what the desk does for a law", "information"),
    Help.NOTHING: pgettext_lazy("what the desk does for a law", "nothing to rule"),
}
_PARTS: dict[Part, Text] = {
    Part.PRELIMINARIES: _("Before the auction, and in general"),
    Part.AUCTION: _("The auction and its calls"),
    Part.PLAY: _("The play of the cards"),
    Part.TRICKS: _("Revokes, tricks and claims"),
    Part.REST: _("Conduct, scores, director and appeals"),
}
SUBJECTS: dict[int, Text] = {
    1: _("The pack of fifty-two cards and their rank"),
    2: _("Boards: who deals, who is vulnerable"),
    3: _("Tables and their places"),
    4: _("Who plays with whom"),
    5: _("Seats and changing them"),
    6: _("Shuffling and dealing, misdeals"),
    7: _("Care of the board and of the cards"),
    8: _("Rounds and when they end"),
    9: _("What to do after an irregularity"),
    10: _("Who rectifies, and choices after it"),
    11: _("Rights lost by acting too soon"),
    12: _("Adjusted scores and the director’s discretion"),
    13: _("Hands with a wrong number of cards"),
    14: _("A card that is missing"),
    15: _("The wrong board or the wrong opponents"),
    16: _("Information that may and may not be used"),
    17: _("When the auction begins and ends"),
    18: _("Bids, sufficient and insufficient"),
    19: _("Doubles and redoubles"),
    20: _("Questions, reviews and explanations"),
    21: _("Calls based on misinformation"),
    22: _("The end of the auction, boards passed out"),
    23: _("Comparable calls"),
    24: _("Cards seen or led during the auction"),
    25: _("Changing a call"),
    26: _("Withdrawn calls and what partner may lead"),
    27: _("Insufficient bids and how they are mended"),
    28: _("Calls that count as made in turn"),
    29: _("Calls out of turn, accepted or cancelled"),
    30: _("Passes out of turn"),
    31: _("Bids out of turn"),
    32: _("Doubles and redoubles out of turn"),
    33: _("Calls made at the same time"),
    34: _("A player who lost his turn to three passes"),
    35: _("Which calls are inadmissible"),
    36: _("Doubles and redoubles of nothing"),
    37: _("Calls by a player who has to pass"),
    38: _("Bids above seven"),
    39: _("Calls after the final pass"),
    40: _("Agreements, psychic calls, aids to memory"),
    41: _("The opening lead and dummy’s cards"),
    42: _("What dummy may do"),
    43: _("What dummy may not do"),
    44: _("Order of play, following suit, who wins"),
    45: _("When a card is played"),
    46: _("Unclear orders for dummy’s cards"),
    47: _("Taking back a played card"),
    48: _("Cards shown by declarer"),
    49: _("Cards shown by a defender"),
    50: _("A defender’s penalty card"),
    51: _("Several penalty cards of one defender"),
    52: _("A penalty card that was not played"),
    53: _("A lead out of turn that is accepted"),
    54: _("The opening lead by the wrong defender"),
    55: _("Declarer leads from the wrong hand"),
    56: _("A defender leads out of turn"),
    57: _("Leading or playing too early"),
    58: _("Cards played at the same time"),
    59: _("A player who cannot do as he was told"),
    60: _("Playing on after an illegal play"),
    61: _("What a revoke is, and asking about one"),
    62: _("Mending a revoke in time"),
    63: _("When a revoke is established"),
    64: _("Tricks transferred for a revoke"),
    65: _("How the tricks are laid"),
    66: _("Looking back at tricks"),
    67: _("A trick with a card too few or too many"),
    68: _("What a claim is, and playing on"),
    69: _("A claim that was agreed"),
    70: _("A claim that is contested"),
    71: _("A concession taken back"),
    72: _("Fair play, and what an offender could foresee"),
    73: _("Tempo, manner and deception"),
    74: _("Courtesy at the table"),
    75: _("A mistaken explanation or a mistaken call"),
    76: _("Spectators and what they may do"),
    77: _("What a contract is worth"),
    78: _("Matchpoints, IMPs and other scoring"),
    79: _("How many tricks were won"),
    80: _("Who regulates and who organizes"),
    81: _("The director and his duties"),
    82: _("The director’s own errors"),
    83: _("Telling players that they may appeal"),
    84: _("Ruling on facts that are agreed"),
    85: _("Ruling on facts that are disputed"),
    86: _("Adjusted scores in team play"),
    87: _("Boards that were not the same everywhere"),
    88: _("What a pair gets for a board it could not play"),
    89: _("Rectifications in individual events"),
    90: _("Procedural penalties"),
    91: _("Disciplinary penalties and suspension"),
    92: _("The right to appeal and its time limit"),
    93: _("Who hears appeals"),
}
NOTES: dict[int, Text] = {
    1: _("Which cards there are. A card too many is ruled on under Law 13, a missing one under Law 14."),
    2: _("The desk knows dealer and vulnerability from the board’s number."),
    3: _("How the room is set up."),
    4: _("Who may replace a player is the director’s and the organizer’s business."),
    12: _("The desk computes artificial, assigned and weighted scores."),
    19: _("The bidding box says whether a double or redouble was possible; Law 36 rules."),
    35: _("A list of the calls that Laws 36 to 39 rule on."),
    77: _("The desk computes the score from contract, vulnerability and tricks."),
    78: _("The desk computes matchpoints, IMPs and victory points."),
    80: _("Settings that the Laws leave to authority and organizer are kept in the club’s regulations."),
    81: _("Every ruling keeps the regulations it was given under; Laws 10 and 12 waive and adjust."),
    83: _("Every ruling shows until when it may be appealed; on disputed facts it says so itself."),
    85: _("Every judgement is kept with its reason and with whom the director consulted."),
    86: _("The desk computes adjusted scores in team play."),
    87: _("The desk scores each form of a fouled board by itself."),
    88: _("The desk computes average, average plus and average minus."),
    89: _("Every law applies as it does to pairs; only penalties spare a partner without blame."),
    90: _("The desk takes procedural penalties off the score, with the amounts of the club’s regulations."),
    91: _("The desk takes disciplinary penalties off the score; to suspend is the director’s own power."),
    92: _("The desk says until when a ruling may be appealed, and takes the appeal with the consent that it needs."),
    93: _("The desk leads an appeal from step to step: the other side’s word, the hearing, the decision."),
}


def law_subject(law: int) -> str:
    """What a law is about."""
    return str(SUBJECTS[law])


def law_note(law: int) -> str:
    """What the desk does besides its rulings, "" where there is nothing to say."""
    return str(NOTES.get(law, ""))


def help_text(help_: Help) -> str:
    """One word for what the desk does."""
    return str(_HELPS[help_])


def part_title(part: Part) -> str:
    """A part of the Laws as the page heads it."""
    return str(_PARTS[part])


OFFLINE: dict[str, Text] = {
    "title": _("The Laws guide without a network"),
    "what": _("What happened?"),
    "search": pgettext_lazy("a field", "Search the situations"),
    "nothing": _("Nothing here is called that. Search for fewer letters."),
    "edition": _("{edition} Laws"),
    "law": _("Law {paragraph}"),
    "judgement": _("Law {paragraph} · your judgement, with your reason"),
    "aloud": _("Law {paragraph} · to be read aloud to {role}"),
    "press": _("Read this, then press what is chosen"),
    "ruling": _("Law {law}, {edition} Laws"),
    "answers": _("Answers"),
    "none": _("None"),
    "several_cards": _("Two or more cards"),
    "these_cards": _("These cards"),
    "these_suits": _("These suits"),
    "number": _("Number"),
    "answer": pgettext_lazy("button", "Answer"),
    "so_far": _("So far"),
    "change": _("change"),
    "back": _("A step back"),
    "other": _("Another situation"),
    "found": _("Found so far"),
    "onward": _("It goes on with"),
    "go_on": _("Go on with: {title}"),
    "waits": _("If it cannot be told yet: it waits for {this}."),
    "not_an_answer": _("That is no answer to this question here. Choose another one."),
    "not_known": _(
        "This device does not know what follows from these answers together. Ask the desk when there is a network."
    ),
    "settings": _(
        "Where the Laws leave something to the regulations, the usual reading is taken here, not your club’s. What an "
        "entered auction or play would tell is asked instead."
    ),
    "no_network": _("There is no network, so the page that you asked for cannot be shown. The Laws guide works here."),
    "old_kept": _("A newer guide could not be fetched: the one on this device is kept."),
    "full_kept": _("This device has no room for the newer guide: the one on it is kept."),
    "damaged_kept": _("The newer guide came damaged and is not used: the one on this device is kept."),
    "language": _("Language"),
}
"""What the page says that rules without a network; names in braces are filled in by the browser."""
