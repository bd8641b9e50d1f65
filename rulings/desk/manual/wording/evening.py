"""What each page of the evening: sessions, boards, scores, files, calls is for, by the name of its address."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

EVENING: dict[str, Text] = {
    "desk": _("Open rulings, calls from the tables and deadlines. A ruling begins with one press here."),
    "pocket": _("Rule where there is no network: begin, announce, walk on. It is filed once the network is back."),
    "arrival": _("A report begun without a network that met with something else. Choose what becomes of it."),
    "tonight": _("Choose your club, and begin tonight's session before any result file exists."),
    "begin": _("Tables, boards and movement of tonight. A template fills them in; everything can be changed later."),
    "sessions": _("Every session of your clubs, the latest first."),
    "session": _("One session: its reports, boards and scores, and what is left to do until it can be closed."),
    "session_settings": _("Name, day, form and regulations of the session. Its history shows who changed what."),
    "session_available": _(
        "Say when the official score was available: the times to query the score and to appeal run from then."
    ),
    "session_periods": _("Make the time to query a score or to appeal longer, with the reason."),
    "session_profile": _("Under which regulations the session is played. They stay once something has been ruled."),
    "session_end": _(
        "What still stands between the session and its official score. Nothing here forbids the end: you decide."
    ),
    "session_exports": _("The session as a file for scoring programs. Each kind says what it cannot carry."),
    "session_files": _(
        "The result files of this session. Load it again during play: you see what is new and what differs."
    ),
    "kept_aside": _("Lines of the file that contradict themselves. Decide each one; all the others are in already."),
    "session_calls": _("Who calls the director, from which table. Take a call, and go."),
    "call": _("One call from a table: take it, put it off, or say what it led to."),
    "table_key": _("The address that calls the director from this table. Print it, renew it, or end it."),
    "table_page": _("Call the director to your table with one press. Nobody else's cards are told."),
    "session_pace": _("The round clock and the tables that are slow. Its public screen can hang on a wall."),
    "session_late": _("A board that is played later: say who, when and why."),
    "late_board": _("A board put off: note when it was played, or that it will not be."),
    "session_screen": _("The address of the clock for a screen in the room."),
    "sections": _("The lines of the session and their movements."),
    "section_new": _("Add a line: tables, boards, and a movement that fits them."),
    "section": _("Who sits where in each round. A round can be put right by hand."),
    "section_round": _("Put one round right by hand: who sits at which table, and which boards lie there."),
    "session_solve": _("Work out double dummy what every board of the session allows, one after the other."),
    "who_plays": _("Numbers and names of tonight. Players can enter them at the door with their own phones."),
    "pair_names": _("The names behind a number, and substitutes for some boards."),
    "door": _("Enter your names for tonight. The director confirms them."),
    "door_entry": _("Your entry for tonight, and whether the director has confirmed it."),
    "players": _("Choose the club whose list of players you want."),
    "club_players": _("The club's players. Paste or load a list once: names are then offered while you type."),
    "club_player": _("One player of the list. Correct the name or number, or take it off the list."),
    "board": _("One board: its hands, its results and what was ruled on it. A ruling on it begins here."),
    "traveller": _("Every result of this board with its score. A wrong one is corrected by its row."),
    "table_results": _("What was played at one table, round by round."),
    "result_new": _("Write a result that no file brought."),
    "result": _("A table's result. A correction keeps what stood there before, and who changed it."),
    "session_scores": _("The ranking as it stands, with adjusted scores and penalties."),
    "session_scoring": _("How this session is scored. What the file says can be overruled with a reason."),
    "session_pair": _("One pair's evening, board by board."),
    "session_queries": _("What players ask about their scores. Answer each: corrected, or right as it stands."),
    "session_playing": _("A director who plays sees no board that he has still to play."),
    "import": _("Bring in a file of your scoring program: PBN, USEBIO, Bridgemate, CSV, Excel and others."),
    "import_which": _("Look at what the file holds before it is stored, and say which session it belongs to."),
    "import_columns": _("Say what each column of your sheet holds. It is remembered for the next time."),
    "import_queued": _("How far a large file has come, which is read beside the pages; then what came of it."),
    "import_progress": _("A large file is being read. You may leave this page, or cancel."),
    "public_ranking": _("The ranking as the club shows it to everybody."),
    "public_board": _("One board of the public ranking, with every result."),
}
