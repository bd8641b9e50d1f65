"""What is said of appeals: of steps and states, and why something is refused."""
