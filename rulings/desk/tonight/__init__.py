"""An evening begun in three taps, from a template or last week's settings, and changed later."""
