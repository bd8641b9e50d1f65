"""Typed values of notices: letters, and what a push service is sent."""
