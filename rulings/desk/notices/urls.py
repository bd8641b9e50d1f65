"""The addresses of notices and of the calendar file."""

from django.urls import path

from rulings.desk.notices import views

urlpatterns = [
    path("notices/", views.notices, name="notices"),
    path("notices/again/", views.notices_again, name="notices_again"),
    path("notices/calendar/", views.notices_calendar, name="notices_calendar"),
    path("notices/device/", views.notices_device, name="notices_device"),
    path("notices/device/end/", views.notices_device_end, name="notices_device_end"),
    path("notices/device/try/", views.notices_device_try, name="notices_device_try"),
    path("notices/close/", views.notices_close, name="notices_close"),
    path("notices/confirm/<str:token>/", views.confirm_address, name="confirm_address"),
    path("notices/stop/<str:token>/", views.stop_notices, name="stop_notices"),
    path("calendar/<str:token>.ics", views.calendar_file, name="calendar_file"),
]
