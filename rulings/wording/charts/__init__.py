"""The tree of a situation as a flow chart: its boxes, where they lie, how they are drawn on a screen and on paper."""
