"""Work that is done after the answer: queued in the transaction of an act, done by the worker beside the site."""
