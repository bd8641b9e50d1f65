"""The clock set and moved, boards put off and ended, the screen opened and closed."""
