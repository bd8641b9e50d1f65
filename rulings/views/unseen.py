"""What a playing director is told in place of a board that he has still to play, and how to see it all the same."""

from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from rulings.forms.directors_playing import SeeForm
from rulings.models import Board
from rulings.services.refusals import BoardUnseen


def unseen_page(request: HttpRequest, refusal: BoardUnseen, then: str, form: Form | None = None) -> HttpResponse:
    """The sentence, and the form that opens the board; `then` is the page that he goes on to."""
    board = refusal.board
    context = {
        "refusal": refusal,
        "board": board,
        "session": board.session,
        "address": see_address(board),
        "form": form or SeeForm(initial={"then": then}),
    }
    return render(request, "playing/unseen.html", context, status=200 if form else refusal.status)


def see_address(board: Board) -> str:
    """Where a board is opened."""
    return reverse("board_see", args=[board.session.slug, board.number])
