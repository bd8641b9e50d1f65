"""The addresses of notices and of the calendar file."""

from django.urls import path

from rulings.desk.notices.views import mailboxes, site_mail

urlpatterns = [
    path("site/mail/", site_mail.site_mail, name="site_mail"),
    path("notices/", mailboxes.notices, name="notices"),
    path("notices/again/", mailboxes.notices_again, name="notices_again"),
    path("notices/calendar/", mailboxes.notices_calendar, name="notices_calendar"),
    path("notices/close/", mailboxes.notices_close, name="notices_close"),
    path("notices/confirm/<str:token>/", mailboxes.confirm_address, name="confirm_address"),
    path("notices/stop/<str:token>/", mailboxes.stop_notices, name="stop_notices"),
    path("calendar/<str:token>.ics", mailboxes.calendar_file, name="calendar_file"),
]
