"""What is said of a player, a pair or an entry that cannot be taken: by the services, and by the forms before them."""

from django.utils.translation import gettext_lazy as _

GONE = _("This number is not in the session any more. Look at the list again.")
OWN_PARTNER = _("Nobody is his own partner. Write the other player, or leave the partner out.")
WHO_COMES = _("Write who plays in his place.")
NO_NUMBER = _("Write the number of the pair.")
FROM_FILE = _("These names came with a file. Say that you write over them, or leave them as they are.")
YOUR_NAME = _("Write your name, so that the director knows who plays.")
