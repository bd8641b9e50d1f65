"""Different ways into one event, part by part: they must rule alike."""
