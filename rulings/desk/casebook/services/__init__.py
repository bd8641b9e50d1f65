"""The writers of the casebook."""
