"""The door for a WSGI server (gunicorn)."""

import os

from django.core.wsgi import get_wsgi_application

from config.refusing import NOT_TO_BE_LOADED, in_a_sentence

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

with in_a_sentence(NOT_TO_BE_LOADED):
    application = get_wsgi_application()
