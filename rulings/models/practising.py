"""Tests of the practice as they are being taken: what was answered, as it was answered first."""

from django.db import models

from rulings.models.row import Row


class Sitting(Row):
    """Somebody takes a trainer's test, whom nobody knows here; it is deleted once `ends_at` is over.

    `digest` is the SHA-256 of the token in its address, `link` the sealed test, `test` the test's short name, by which
    those that took the same are counted, `number` which of them it is.
    """

    digest = models.CharField(max_length=64, unique=True)
    link = models.CharField(max_length=2000)
    test = models.CharField(max_length=16)
    number = models.PositiveSmallIntegerField()
    begun_at = models.DateTimeField()
    ends_at = models.DateTimeField(db_index=True)

    token = ""
    """The secret, on what was just begun."""

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint(fields=["test", "number"], name="one_sitting_per_number")]


class SittingAnswer(Row):
    """One answer of a sitting, never changed: `exercise` and `step` count from 0, `given` is what was pressed."""

    sitting = models.ForeignKey(Sitting, on_delete=models.CASCADE, related_name="answers")
    exercise = models.PositiveSmallIntegerField()
    step = models.PositiveSmallIntegerField()
    given = models.CharField(max_length=100)
    given_at = models.DateTimeField()

    class Meta:
        ordering = ["exercise", "step"]
        constraints = [models.UniqueConstraint(fields=["sitting", "exercise", "step"], name="an_answer_stays_given")]
