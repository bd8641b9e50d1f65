# The site in one image: packages by hash, static files and languages prepared, run by a user without rights.
FROM python:3.11-slim AS packages
COPY requirements/run.txt /tmp/run.txt
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes --requirement /tmp/run.txt

FROM python:3.11-slim
RUN useradd --system --no-create-home --home-dir /app --uid 10001 rulings
COPY --from=packages /venv /venv
WORKDIR /app
COPY manage.py ./
COPY config config
COPY rulings rulings
COPY templates templates
COPY static static
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 BIND=0.0.0.0:8000
RUN python -m compileall -q config rulings \
    && for po in rulings/locale/*/LC_MESSAGES/django.po; do \
         pybabel -q compile --domain django --input-file "$po" --output-file "${po%.po}.mo" \
           --locale "$(echo "$po" | cut -d/ -f3)" || exit 1; done \
    && python manage.py collectstatic --noinput --verbosity 0 \
    && rm -f var/secret_key \
    && chown rulings var
USER rulings
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=6s --start-period=30s CMD ["python", "-m", "config.health"]
CMD ["gunicorn", "--config", "config/gunicorn.py", "--worker-tmp-dir", "/dev/shm"]
