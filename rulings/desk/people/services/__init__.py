"""The writers of people: clubs and roles, notes on conduct, erasure."""
