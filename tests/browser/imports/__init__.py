"""The evening itself: begun without a file, who plays, calls, the clock, two directors at once."""
