"""Bring the translators' catalogues up to date with the code."""

from django.core.management.base import BaseCommand

from rulings.wording.catalogue import translated_languages, update_catalogue


class Command(BaseCommand):
    help = "Write the catalogues anew: new sentences without translation, gone ones left out."
    requires_system_checks = ()

    def handle(self, *args: object, **options: object) -> None:
        for language in translated_languages():
            everything, missing = update_catalogue(language)
            self.stdout.write(f"{language}: {everything} sentences, {missing} without translation")
