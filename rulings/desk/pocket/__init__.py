"""Reports begun without a network: tonight as a device last saw it, what it sends later, and what clashes then."""
