"""How gunicorn serves the site: a few sync workers, which gave the best list page when measured."""

import os

wsgi_app = "config.wsgi"
bind = os.environ.get("BIND", "127.0.0.1:8000")
workers = int(os.environ.get("WEB_CONCURRENCY", "2"))
timeout = 30
max_requests = 5000
max_requests_jitter = 500
loglevel = "warning"
errorlog = "-"
no_control_socket = True
