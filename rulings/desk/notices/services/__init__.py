"""The writers of notices: what happened is queued for those who want it, what is due is sent, mailboxes are set."""
