"""A commentary on a published case, as the federations' casebooks have: later than the case, signed, without names."""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.models import Publication, User, Verb
from rulings.permissions import may_publish
from rulings.services.access import club_for
from rulings.services.audit import record
from rulings.services.casebook_index import index
from rulings.services.public_texts import PublicWords, refuse_names
from rulings.services.refusals import BadInput, WrongState
from rulings.services.texts import Text, clean


@transaction.atomic
def comment_on_case(*, actor: User, publication: Publication, commentary: str, commentator: str) -> Publication:
    """Store a commentary under the name of who wrote it, in place of the one before, and record both.

    Empty texts take it away; the same texts again change nothing. Refuses one without its author, a player's name in
    it, and a case that was withdrawn.
    """
    club = club_for(actor, publication.club_id, may_publish)
    publication = Publication.objects.select_related("club", "ruling__report__session", "ruling__case").get(
        pk=publication.pk
    )
    if publication.withdrawn_at is not None:
        raise WrongState(_("This case was withdrawn from publication: nobody would read a commentary on it."))
    text, author = clean(commentary, Text.COMMENTARY), clean(commentator, Text.COMMENTATOR)
    if bool(text) != bool(author):
        sentence = _("Write both the commentary and who wrote it, or leave both empty.")
        raise BadInput(sentence, "commentator" if text else "commentary")
    refuse_names(publication.ruling, PublicWords(text, "", {}, []), ())
    before = {"commentary": publication.commentary, "commentator": publication.commentator}
    after = {"commentary": text, "commentator": author}
    if after == before:
        return publication
    publication.commentary, publication.commentator = text, author
    publication.commented_at = timezone.now() if text else None
    publication.save(update_fields=["commentary", "commentator", "commented_at"])
    index(publication)
    numbered = {"year": publication.year, "number": publication.number}
    report = publication.ruling.report
    record(club, actor, Verb.CASE_COMMENTED, publication, report=report, before=before, after=after | numbered)
    return publication
