"""The pages of a site's beginning, and of what a club begins with."""
