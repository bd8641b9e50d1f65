"""The addresses of the desk's pages, a file for each capability. What changes something lies under the page that it
belongs to.
"""

from django.urls import include, path

# Histories first: an act on an appeal takes any word after the appeal's number.
_CAPABILITIES = (
    "trail",
    "sessions",
    "movements",
    "roster",
    "tonight",
    "calls",
    "pace",
    "official",
    "account",
    "people",
    "tasks",
    "notices",
    "beginning",
    "archives",
    "between",
    "guide",
    "api",
    "practice",
    "manual",
    "imports",
    "profiles",
    "review",
    "scores",
    "playing",
    "pocket",
    "reports",
    "cases",
    "players",
    "polls",
    "casebook",
    "adjusting",
    "papers",
    "appeals",
)

urlpatterns = [path("", include(f"rulings.desk.{name}.urls")) for name in _CAPABILITIES]
