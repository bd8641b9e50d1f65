"""Reads of cases: put before their law, told, compared; writes nothing."""
