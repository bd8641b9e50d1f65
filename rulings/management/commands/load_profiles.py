"""Store the regulation profiles that come with the house."""

from django.core.management.base import BaseCommand

from rulings.desk.profiles.services import load_profiles


class Command(BaseCommand):
    help = "Store the common regulation profiles, each unless it is there. What is there stays as it is."

    def handle(self, *args: object, **options: object) -> None:
        for profile in load_profiles():
            self.stdout.write(f"{profile.name}, from {profile.valid_from.isoformat()}")
