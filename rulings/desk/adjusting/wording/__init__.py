"""An adjusted score in words and in notation."""
