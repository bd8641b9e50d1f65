"""What the package `bridge_laws` has of its own: how its sentences are translated, and what its index says of it."""
