"""Pages that are drawn rather than laid out, written as a PDF at once: what is long and simple, for whoever asks."""
