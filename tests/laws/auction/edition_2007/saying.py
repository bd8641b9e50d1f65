"""Words for rulings of the 2007 edition; West calls, East is his partner, North on his left."""

from rulings.laws.engine import Effect, Ruling

REFUSED: dict[str, object] = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation_2007": False}


def passes(ruling: Ruling) -> dict[str, str]:
    """Who must pass, and for how long."""
    found = [each.plain_values() for each in ruling.findings if each.effect is Effect.MUST_PASS]
    return {str(each["who"]): str(each["until"]) for each in found}
