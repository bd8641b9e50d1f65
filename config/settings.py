"""The project's settings, from the environment alone. README.md lists every variable.

Without ALLOWED_HOSTS the site answers this machine only, over plain HTTP. Naming hosts makes it a production
site: the secret must then be given, and everything goes over HTTPS.
"""

from datetime import timedelta
from pathlib import Path

from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured
from django.utils.translation import gettext_lazy as _

from config import env
from config.database import databases
from config.hosts import Hosts
from config.logs import logging_to_console

BASE_DIR = Path(__file__).resolve().parent.parent
# What it writes on this machine: the secret of a site of its own, SQLite's file, collected static files.
VAR_DIR = env.folder("VAR_DIR", BASE_DIR / "var")
LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"]

# Who may ask, and how
# Without it the site answers as well to the name in the address that is set in the browser, and to no other.
HOSTS_ARE_GIVEN = bool(env.text("ALLOWED_HOSTS"))
ALLOWED_HOSTS = Hosts(env.hosts("ALLOWED_HOSTS", LOCAL_HOSTS))
LOCAL = set(ALLOWED_HOSTS) <= set(LOCAL_HOSTS)
DEBUG = env.flag("DEBUG", default=False)
if DEBUG and not LOCAL:
    raise ImproperlyConfigured("DEBUG=1 shows the code to every visitor: unset it, or unset ALLOWED_HOSTS.")
SECRET_KEY = env.secret("DJANGO_SECRET_KEY") or (env.kept_secret(VAR_DIR / "secret_key") if LOCAL else "")
if len(SECRET_KEY) < 50:
    raise ImproperlyConfigured(
        f"DJANGO_SECRET_KEY has {len(SECRET_KEY)} characters: expected 50 or more random ones, kept secret"
        " (or DJANGO_SECRET_KEY_FILE, the path of a file that holds them)."
    )
# Signs the audit trail and what leaves it. From the secret unless given: then it changes when the secret does.
AUDIT_KEY = env.signing_key("AUDIT_KEY", SECRET_KEY)
# The key of before a change, until every club's trail has handed over: `manage.py sign_heads`.
AUDIT_KEY_BEFORE = env.signing_key("AUDIT_KEY_BEFORE", "")
HTTPS = env.flag("HTTPS", default=not LOCAL)
# Where it is not given, whoever administers the site sets it in the browser; until then it is this.
SITE_URL_IS_GIVEN = bool(env.text("SITE_URL"))
SITE_PORT = env.port("SITE_PORT", default=8000)
SITE_URL = env.origin(
    "SITE_URL",
    env.text("SITE_URL", f"http://127.0.0.1:{SITE_PORT}" if LOCAL else f"https://{ALLOWED_HOSTS[0].lstrip('.')}"),
)
CSRF_TRUSTED_ORIGINS = [
    env.origin("CSRF_TRUSTED_ORIGINS", word) for word in env.words("CSRF_TRUSTED_ORIGINS", [SITE_URL])
]

# The house
INSTALLED_APPS = [
    "rulings",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django.contrib.sitemaps",
    "django.forms",
    "django_htmx",
    "csp",
    "axes",
]
MIDDLEWARE = [
    # What is logged of a request, and how long it took, is of all that stands below.
    "rulings.middleware.observed",
    # First what stands on every answer, also where something below refuses the request.
    "csp.middleware.CSPMiddleware",
    "rulings.middleware.safe_headers",
    "rulings.middleware.own_hosts",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "rulings.middleware.own_languages",
    "django_htmx.middleware.HtmxMiddleware",
    "rulings.middleware.utf_8_alone",
    "rulings.middleware.plain_addresses",
    "rulings.middleware.request_size",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "axes.middleware.AxesMiddleware",
    "rulings.middleware.cache_manners",
    "rulings.middleware.strangers_bounded",
    "rulings.middleware.pages_seen",
    "rulings.desk.base.watching.sign_ins.last_seen_noted",
    "rulings.desk.base.watching.replica.who_writes_is_marked",
]
ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
ASGI_APPLICATION = "config.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            # `url` makes each address once, and `csrf_token` says as well what the page has seen.
            "builtins": ["rulings.templatetags.addresses", "rulings.templatetags.sent"],
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]
FORM_RENDERER = "django.forms.renderers.TemplatesSetting"
DATABASES = databases(VAR_DIR)
DATABASE_ROUTERS = ["rulings.desk.base.watching.replica.Router"] if "replica" in DATABASES else []
# So many seconds the replica may be behind; who has just written reads from the primary for as long.
DATABASE_REPLICA_LAG = env.whole("DATABASE_REPLICA_LAG", default=10, least=2)
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Languages and time
LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("it", _("Italian")), ("pl", _("Polish"))]
FORMAT_MODULE_PATH = "config.formats"
LOCALE_PATHS = [BASE_DIR / "rulings" / "locale"]
TIME_ZONE = env.time_zone("TIME_ZONE", "UTC")
USE_TZ = True

# Files: hashed and compressed once, served by WhiteNoise
STATIC_URL = "static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATIC_ROOT = VAR_DIR / "static"
WHITENOISE_ROOT = BASE_DIR / "static" / "top"  # served at the very top: what answers for every page must lie there
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}

# What a request may carry: forms allow files of 8 MB, so a whole request gets a little more.
REQUEST_MAX_BYTES = 9 * 1024 * 1024
DATA_UPLOAD_MAX_MEMORY_SIZE = 2 * 1024 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 500
FILE_UPLOAD_HANDLERS = [
    "django.core.files.uploadhandler.MemoryFileUploadHandler",
    "rulings.desk.base.watching.uploads.UnnamedFileHandler",
]

# Who is who
AUTH_USER_MODEL = "rulings.User"
LOGIN_URL = "login"
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/"
AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "rulings.desk.base.backend.MemberBackend"]
PASSWORD_HASHERS = [
    "rulings.desk.base.hashing.OneAtATime",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 10}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
# Name and address together: nobody can lock a director out of his own session from elsewhere. What comes from many
# addresses is slowed down by desk/people/queries/guesses.py.
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_FAILURE_LIMIT = 6
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_RESET_ON_SUCCESS = True
AXES_RESET_COOL_OFF_ON_FAILURE_DURING_LOCKOUT = False
AXES_LOCKOUT_CALLABLE = "rulings.desk.base.errors.locked_out"
AXES_CLIENT_IP_CALLABLE = "rulings.desk.base.addresses.client_network"
# Its log of who signed in from where would be kept for ever, and nobody reads it.
AXES_DISABLE_ACCESS_LOG = True
AXES_ENABLE_ADMIN = False
AXES_VERBOSE = False

# Mail: invitations, links for a forgotten password, notices to who wants them, the heads of the audit trail
EMAIL_HOST = env.host("EMAIL_HOST")
EMAIL_PORT = env.port("EMAIL_PORT", default=25)
EMAIL_HOST_USER = env.text("EMAIL_HOST_USER")
EMAIL_HOST_PASSWORD = env.secret("EMAIL_HOST_PASSWORD")
EMAIL_USE_TLS = env.flag("EMAIL_USE_TLS", default=False)
EMAIL_USE_SSL = env.flag("EMAIL_USE_SSL", default=False)
if EMAIL_USE_TLS and EMAIL_USE_SSL:
    raise ImproperlyConfigured("EMAIL_USE_TLS and EMAIL_USE_SSL are both set: keep the one that it speaks.")
EMAIL_TIMEOUT = 30
EMAIL_FROM = env.sender("EMAIL_FROM")
DEFAULT_FROM_EMAIL = EMAIL_FROM or f"rulings@{LOCAL_HOSTS[0] if LOCAL else ALLOWED_HOSTS[0].lstrip('.')}"

# Services by which browsers are told things while no page is open: nothing is sent to any other. ".x" is all below x.
PUSH_HOSTS = env.hosts(
    "PUSH_HOSTS",
    [
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        ".notify.windows.com",
    ],
)

# When the worker does what is to be done once a night; None where somebody else does
NIGHTLY_AT = env.clock("NIGHTLY_AT", "03:30")
# What of that is left out where it is not named: where heads are kept, and backups; how many of these
HEADS_FILE = env.text("HEADS_FILE")
BACKUP_TO = env.place("BACKUP_TO")
BACKUPS_KEPT = env.whole("BACKUPS_KEPT", default=30)

# Manners towards the browser
BEHIND_PROXY = env.flag("BEHIND_PROXY", default=False)
if BEHIND_PROXY:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^(healthz|readyz|metrics)$"]
SECURE_HSTS_SECONDS = env.whole("HSTS_SECONDS", default=365 * 24 * 3600) if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = env.flag("HSTS_INCLUDE_SUBDOMAINS", default=True)
SECURE_HSTS_PRELOAD = env.flag("HSTS_PRELOAD", default=False)
# Who preloads can hardly go back: nobody does unless he asks for it (W021). `safe_headers` forbids frames on every
# answer, also on one that is refused before Django's own middleware would speak (W002).
SILENCED_SYSTEM_CHECKS = ["security.W021", "security.W002"]
SECURE_REFERRER_POLICY = "same-origin"  # the address of a private link is its secret
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
# Ours knows whose a session is, so that he may see and end it.
SESSION_ENGINE = "rulings.desk.base.watching.sign_ins"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = HTTPS
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = LANGUAGE_COOKIE_SAMESITE = "Lax"
X_FRAME_OPTIONS = "DENY"
CSRF_FAILURE_VIEW = "rulings.desk.base.errors.csrf_failure"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    },
}

LOGGING = logging_to_console(
    env.choice("LOG_LEVEL", ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"), default="INFO"),
    env.choice("LOG_FORMAT", ("TEXT", "JSON"), default="TEXT"),
)
# Without it nothing is counted, and /metrics is not there.
METRICS_TOKEN = env.token("METRICS_TOKEN")
