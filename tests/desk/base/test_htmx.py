"""What htmx is told."""

from django.http import HttpResponse

from rulings.desk.base.htmx import shown_in


def test_an_answer_goes_into_another_element_with_the_top_of_the_page_in_sight() -> None:
    answer = shown_in("#notice", HttpResponse("Too late."))
    assert (answer["HX-Retarget"], answer["HX-Reswap"]) == ("#notice", "innerHTML show:window:top")
    assert answer.content == b"Too late."
