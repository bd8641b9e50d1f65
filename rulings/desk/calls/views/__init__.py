"""The page of the calls and the cards, for directors; the page behind a card, for its table."""
