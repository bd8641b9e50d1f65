"""The door for an ASGI server; the site itself is written for WSGI."""

import os

from django.core.asgi import get_asgi_application

from config.refusing import NOT_TO_BE_LOADED, in_a_sentence

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

with in_a_sentence(NOT_TO_BE_LOADED):
    application = get_asgi_application()
