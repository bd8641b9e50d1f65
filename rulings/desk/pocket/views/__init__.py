"""The page in the pocket, what devices ask and send, and the pages of what is to be decided."""
