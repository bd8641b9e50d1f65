"""What every capability uses: rights, finding with a right, the audit trail, refusals, texts, errors, PDF."""
