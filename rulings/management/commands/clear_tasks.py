"""Delete what is known of tasks that are long over. Run it every night."""

from typing import Any

from django.core.management.base import BaseCommand

from rulings.desk.casebook.services.books import clear_books
from rulings.desk.tasks.services import clear_tasks


class Command(BaseCommand):
    help = "Mail that went out or was given up two months ago, and who asked for a new password before yesterday."

    def handle(self, *args: object, **options: Any) -> None:
        self.stdout.write(f"{clear_tasks()} tasks deleted, {clear_books()} books that show what is no more")
