"""What acts are about and decided on: by this a form is older than what it decides on."""
