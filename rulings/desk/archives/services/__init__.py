"""An archive made and taken in; a club closed, moved, opened again."""
