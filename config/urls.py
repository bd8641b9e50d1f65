"""The site's addresses and its error pages."""

from django.urls import include, path

from rulings.desk.base.errors import healthz

urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("i18n/", include("django.conf.urls.i18n")),
    path("", include("rulings.urls")),
]

handler400 = "rulings.desk.base.errors.bad_request"
handler403 = "rulings.desk.base.errors.permission_denied"
handler404 = "rulings.desk.base.errors.not_found"
handler500 = "rulings.desk.base.errors.server_error"
