"""The addresses of files that come in."""

from django.urls import path

from rulings.desk.imports.views import aside, columns, coming_in, door, files, progress, queued

urlpatterns = [
    path("import/", coming_in.import_page, name="import"),
    path("import/columns/<int:pk>/", columns.import_columns, name="import_columns"),
    path("import/template.csv", columns.template_csv, name="template_csv"),
    path("import/template.xlsx", columns.template_xlsx, name="template_xlsx"),
    path("import/progress/<uuid:key>/", progress.import_progress, name="import_progress"),
    path("import/large/<uuid:key>/", queued.import_queued, name="import_queued"),
    path("import/<int:pk>/", coming_in.import_which, name="import_which"),
    path("sessions/<slug:slug>/files/", files.session_files, name="session_files"),
    path("sessions/<slug:slug>/files/aside/", aside.kept_aside, name="kept_aside"),
    path("sessions/<slug:slug>/files/aside/<int:pk>/", aside.decide, name="kept_aside_decide"),
    path("sessions/<slug:slug>/files/send/", door.send_file, name="send_file"),
    path("sessions/<slug:slug>/files/token/", files.token_make, name="token_make"),
    path("sessions/<slug:slug>/files/revoke/", files.token_revoke, name="token_revoke"),
    path("sessions/<slug:slug>/files/undo/", files.file_undo, name="file_undo"),
    path("sessions/<slug:slug>/files/take/", files.difference_take, name="difference_take"),
    path("sessions/<slug:slug>/files/leave/", files.difference_leave, name="difference_leave"),
]
