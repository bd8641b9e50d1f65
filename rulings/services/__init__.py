"""The only writers: one verb each, atomic, audited. Never sees a request."""
