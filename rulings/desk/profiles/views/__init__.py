"""The pages of regulation profiles: each one, its versions side by side, and a figure tried on what was ruled."""
