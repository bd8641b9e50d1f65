"""The site's addresses and its error pages."""

from django.urls import include, path

from rulings.views.errors import healthz

urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("i18n/", include("django.conf.urls.i18n")),
    path("", include("rulings.urls")),
]

handler400 = "rulings.views.errors.bad_request"
handler403 = "rulings.views.errors.permission_denied"
handler404 = "rulings.views.errors.not_found"
handler500 = "rulings.views.errors.server_error"
