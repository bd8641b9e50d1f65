"""The Laws and the casebook for other people's programs."""
