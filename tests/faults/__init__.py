"""Faults of the machine, with real processes, kills and clusters: what was acknowledged is there once."""
