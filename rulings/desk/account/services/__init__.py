"""The writers of accounts: sign-ins ended, one-time codes, passkeys."""
