"""How far an import has come, in whole sentences."""

from django.utils.translation import gettext, ngettext

from rulings.desk.imports.values import Step
from rulings.models import WaitingFile


def progress_text(under_way: WaitingFile | None) -> str:
    """What is done with a file at this moment; None while it is still being sent."""
    if under_way is None:
        return gettext("The file is being sent.")
    return step_text(Step[under_way.layout["step"]], under_way.layout["results"])


def step_text(step: Step, results: int) -> str:
    """What an import does, with how many results."""
    match step:
        case Step.QUEUED:
            return gettext("The file is here. It is read as soon as the worker has time for it.")
        case Step.READING:
            return gettext("The file is being read.")
        case Step.MATCHING:
            text = ngettext(
                "{number} result is read; its session is being looked for.",
                "{number} results are read; their session is being looked for.",
                results,
            )
        case Step.COMPARING:
            text = ngettext(
                "{number} result is being compared with what is here.",
                "{number} results are being compared with what is here.",
                results,
            )
        case Step.SCORING:
            text = ngettext("{number} result is being scored.", "{number} results are being scored.", results)
        case Step.TURN | Step.WRITING:
            return gettext("The file is being stored.")
    return text.format(number=results)
