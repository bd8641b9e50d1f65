"""A report as it is typed and tapped."""
