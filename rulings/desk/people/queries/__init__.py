"""Reads of people: notes on conduct, and where somebody is named."""
