"""The site's addresses and its error pages."""

from django.urls import include, path
from django.views.decorators.csrf import csrf_exempt
from django.views.i18n import set_language

from rulings.desk.base.watching.views import healthz, metrics, readyz

urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("readyz", readyz, name="readyz"),
    path("metrics", metrics, name="metrics"),
    # Without a token, so that pages for everybody can be kept: who sends somebody here changes no more than a language.
    path("i18n/setlang/", csrf_exempt(set_language), name="set_language"),
    path("", include("rulings.urls")),
]

handler400 = "rulings.desk.base.errors.bad_request"
handler403 = "rulings.desk.base.errors.permission_denied"
handler404 = "rulings.desk.base.errors.not_found"
handler500 = "rulings.desk.base.errors.server_error"
