"""Faults of the machine, with real processes and kills, and clusters of their own: what was acknowledged is there once."""
