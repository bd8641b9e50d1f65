"""Who is what in a club, what its administrators set, notes on conduct, signing in."""
