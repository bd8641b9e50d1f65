"""What a device takes along of a session, and what stands beside a report that came later. Writes nothing."""
