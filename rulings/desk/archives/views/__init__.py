"""Pages of archives, of clubs that close or move, of what is held of a person, and of a site with its clubs."""
