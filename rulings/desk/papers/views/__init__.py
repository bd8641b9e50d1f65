"""The forms on paper, blank or filled in."""
