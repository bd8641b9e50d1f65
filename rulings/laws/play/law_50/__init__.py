"""Laws 50 and 51: penalty cards, what they owe, and what declarer may choose."""
