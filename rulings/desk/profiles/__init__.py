"""Regulation profiles: the figures that a federation or a club sets."""
