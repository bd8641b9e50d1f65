"""The first hour of a new site: its first club, and who administers it."""
