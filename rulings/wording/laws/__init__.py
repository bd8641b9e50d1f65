"""The sentences and questions of the laws, in the parts of the Laws; `tables` gathers them. Holds no rule."""
