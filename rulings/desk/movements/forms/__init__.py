"""A section with its movement, and a round seated by hand."""
