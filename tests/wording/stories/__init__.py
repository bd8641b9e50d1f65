"""The stories of the exercises."""
