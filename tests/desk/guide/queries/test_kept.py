"""What of the guide was drawn once is not drawn again, however many others are asked for in between."""

from django.conf import settings
from django.utils.translation import override

from rulings.desk.guide.queries.charts import chart_pdf
from rulings.desk.guide.queries.kept import MOST_OF_THE_GUIDE
from rulings.laws.engine import count
from rulings.laws.situations import SITUATIONS


def test_a_chart_stays_drawn_while_there_is_room_for_all_of_them() -> None:
    wanted = {
        (each.key, edition, code) for each in SITUATIONS for edition in each.laws for code, _ in settings.LANGUAGES
    }
    assert len(wanted) == MOST_OF_THE_GUIDE
    first, *others = sorted(
        (each for each in SITUATIONS if "2017" in each.laws), key=lambda each: count(each.laws["2017"])
    )
    drawn = chart_pdf(first, "2017")
    for each in others[:45]:
        chart_pdf(each, "2017")
    with override("it"):
        assert chart_pdf(first, "2017") != drawn
    assert chart_pdf(first, "2017") is drawn
