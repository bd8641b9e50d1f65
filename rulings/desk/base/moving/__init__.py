"""Clubs that close, go to another site, or come from one."""
