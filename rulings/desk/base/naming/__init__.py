"""Whether a text names a person: one policy for everything that people outside the club may read."""
