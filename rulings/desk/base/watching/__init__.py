"""Watching over the site: what befalls the machine below it, whether all is there, what is logged and counted."""
