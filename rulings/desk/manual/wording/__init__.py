"""What the pages of help say: of each page, on one sheet for directors and one for players, and what is new."""
