"""The Laws of Duplicate Bridge as code that asks.

A law is a generator function: it reads facts from a case, yields findings, and stops at the first fact
that nobody has established; that fact is the next question. This room knows no Django, reads no clock,
no database and no chance, and holds no sentence: sentences live in `rulings.wording`.
"""
