"""The casebook's pages, for people and for programs."""
