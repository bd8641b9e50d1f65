"""The writers of a site's beginning: clubs, how they look, and a trial of the desk."""
