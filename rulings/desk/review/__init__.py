"""The second pair of eyes: the queue, countersigning, whether a club rules alike."""
