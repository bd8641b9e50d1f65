"""How much of the guide a worker keeps: all that there is of one kind, so that nobody makes it draw the same again."""

from django.conf import settings

from rulings.laws.situations import SITUATIONS

MOST_OF_THE_GUIDE = sum(len(each.laws) for each in SITUATIONS) * len(settings.LANGUAGES)
"""Every situation in each of its editions and every language: of the charts some 25 MB as PDF."""
