"""An archive written and read; what of a person a club holds. Reads only."""
