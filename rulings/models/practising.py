"""Tests of the practice as they are being taken: what was answered, as it was answered first."""

from django.db import models

from rulings.models.row import Row


class Sitting(Row):
    """Somebody takes a trainer's test, whom nobody knows here; it is deleted once `ends_at` is over.

    `digest` is the SHA-256 of the token in its address, `sealed` the test, which opens no page, `test` the test's short
    name, by which those that took the same are counted, `number` which of them it is. `origin` is one of some thousand
    marks that its network gets within this test: who has it finds no network, since millions have the same.
    """

    digest = models.CharField(max_length=64, unique=True)
    sealed = models.TextField()
    test = models.CharField(max_length=16)
    number = models.PositiveSmallIntegerField()
    origin = models.PositiveSmallIntegerField(default=0)
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
