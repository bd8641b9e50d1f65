"""Work out double dummy what every board of a session makes."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulings.desk.reports.queries.double_dummy import CannotSolve, NotInstalled, boards_with_cards
from rulings.desk.reports.services.double_dummy import solve_board
from rulings.management.arguments import bad_input, session_named
from rulings.models import Board

_WIDTH = 30


class Command(BaseCommand):
    help = "Solve every board of a session double dummy; needs the extra that `make analysis` installs."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("session", metavar="SESSION", help="the id or short name that import_session prints")

    def handle(self, *args: object, **options: Any) -> None:
        boards = list(boards_with_cards(session_named(options["session"])))
        if not boards:
            raise bad_input("no board of this session has its cards on record")
        unsolved = [board.number for done, board in enumerate(boards, 1) if not self.solve(board, done, len(boards))]
        if unsolved:
            raise CommandError(f"could not be solved: boards {', '.join(map(str, unsolved))}")

    def solve(self, board: Board, done: int, total: int) -> bool:
        """Solve one board and move the bar; False where it cannot be solved."""
        is_solved = True
        try:
            solve_board(actor=None, board=board)
        except NotInstalled as refusal:
            raise bad_input(str(refusal)) from None
        except CannotSolve:
            is_solved = False
        self.show(done, total)
        return is_solved

    def show(self, done: int, total: int) -> None:
        """The bar on a terminal, redrawn in its line; elsewhere a line a board."""
        if self.stdout.isatty():
            bar = "#" * (_WIDTH * done // total)
            self.stdout.write(f"\r[{bar:{_WIDTH}}] {done} of {total}", ending="\n" if done == total else "")
        else:
            self.stdout.write(f"{done} of {total}")
