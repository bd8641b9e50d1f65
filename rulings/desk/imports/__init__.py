"""Sessions that come in from the files of scoring programs."""
