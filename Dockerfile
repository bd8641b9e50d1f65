# The site in one image: packages by hash, static files and languages prepared, run by a user without rights.
FROM python:3.11.14-slim-bookworm@sha256:65a93d69fa75478d554f4ad27c85c1e69fa184956261b4301ebaf6dbb0a3543d AS packages
# ANALYSIS=1 adds the double dummy solver, some 140 MB; BRIDGEMATE=1 the client of Bridgemate live scoring; SHEETS=1 what
# reads Excel workbooks; S3=1 what keeps backups in a bucket.
ARG ANALYSIS=0
ARG BRIDGEMATE=0
ARG SHEETS=0
ARG S3=0
COPY requirements/run.txt requirements/analysis.txt requirements/bridgemate.txt requirements/sheets.txt requirements/s3.txt \
    /tmp/
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --require-hashes --requirement /tmp/run.txt \
    && if [ "$ANALYSIS" = 1 ]; then \
         /venv/bin/pip install --no-cache-dir --require-hashes --requirement /tmp/analysis.txt; fi \
    && if [ "$BRIDGEMATE" = 1 ]; then \
         /venv/bin/pip install --no-cache-dir --require-hashes --requirement /tmp/bridgemate.txt; fi \
    && if [ "$SHEETS" = 1 ]; then \
         /venv/bin/pip install --no-cache-dir --require-hashes --requirement /tmp/sheets.txt; fi \
    && if [ "$S3" = 1 ]; then \
         /venv/bin/pip install --no-cache-dir --require-hashes --requirement /tmp/s3.txt; fi

# What `backup` and `restore` call: of the version of the server in docker-compose.yml.
FROM postgres:16.10-bookworm@sha256:38471f330eb885e04de130b768d6db4e10469e2311879c7e5c699f6d2d8a1c74 AS database

FROM python:3.11.14-slim-bookworm@sha256:65a93d69fa75478d554f4ad27c85c1e69fa184956261b4301ebaf6dbb0a3543d
# Pango makes the PDFs; DejaVu has suit signs and every letter of the three languages.
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0 fonts-dejavu-core \
         libpq5 liblz4-1 libzstd1 libreadline8 \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --no-create-home --home-dir /app --uid 10001 rulings
COPY --from=packages /venv /venv
# With their own libpq, found before Debian's older one, which brings what it needs itself.
COPY --from=database /usr/lib/postgresql/16/bin/pg_dump /usr/lib/postgresql/16/bin/pg_restore \
    /usr/lib/postgresql/16/bin/psql /usr/lib/postgresql/16/bin/
COPY --from=database /usr/lib/*-linux-gnu/libpq.so.5* /usr/local/lib/
RUN ldconfig
WORKDIR /app
COPY manage.py ./
COPY config config
COPY rulings rulings
COPY templates templates
COPY static static
# Pango keeps its list of fonts in /tmp: nothing else can be written to where compose runs it.
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 BIND=0.0.0.0:8000 XDG_CACHE_HOME=/tmp
RUN python -m compileall -q config rulings \
    && for po in rulings/locale/*/LC_MESSAGES/django.po; do \
         pybabel -q compile --domain django --input-file "$po" --output-file "${po%.po}.mo" \
           --locale "$(echo "$po" | cut -d/ -f3)" || exit 1; done \
    && python manage.py export_guide \
    && python manage.py collectstatic --noinput --verbosity 0 \
    && rm -f var/secret_key \
    && chown rulings var \
    && install --directory --owner=rulings /kept /app/var/books
USER rulings
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=6s --start-period=30s CMD ["python", "-m", "config.health"]
CMD ["python", "-m", "config.server", "--worker-tmp-dir", "/dev/shm"]
