"""The commands, as a shell runs them."""
