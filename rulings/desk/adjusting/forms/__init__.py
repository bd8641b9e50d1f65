"""An adjusted score as it is typed."""
