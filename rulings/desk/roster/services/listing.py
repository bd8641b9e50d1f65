"""The club's list of players: added and changed one by one or many at once, taken from a session, removed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.line_ups import IN_ORDER
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, Stale
from rulings.desk.base.rights import Right
from rulings.desk.roster.queries.listed import Known, everybody_of, known_among, row_digest
from rulings.desk.roster.values.lists import Entry, Faults
from rulings.desk.roster.values.typed import (
    Named,
    clean_player,
    is_number,
    read_name,
    read_number,
    read_player,
    search_key,
)
from rulings.desk.roster.wording.refused import OWN_PARTNER
from rulings.models import Club, Player, RosterPlayer, Session, User, Verb

_BATCH = 500
_NOBODY = _("Nobody on the list is “%(partner)s”, the usual partner. Add that player too, or leave the partner out.")
_SEVERAL = _("Several players on the list are called %(partner)s. Write the partner's number instead.")


@transaction.atomic
def add_players(*, actor: User, club: Club, entries: Sequence[Entry], field: str = "text") -> tuple[int, int]:
    """Put players on the club's list; returns how many are new, and how many were changed. Records it.

    Who is there, by his number, or by his name where one of the two has no number, is brought up to date and never
    doubled. All or nothing: `BadLines` has one sentence for each line that cannot be taken, on the form's `field`.
    """
    club = club_for(actor, club.pk, Right.RUN_SESSION)
    work = _Work(club, everybody_of(club))
    faults = Faults(field)
    for entry in entries:
        with faults.at(entry.line):
            work.take(entry)
    for entry, row in work.taken:
        if entry.partner:
            with faults.at(entry.line):
                work.partner(row, _partner(work.known, entry.partner, row))
    faults.refuse()
    work.store()
    added, changed = len(work.new), len(work.changed)
    if added or changed:
        record(club, actor, Verb.ROSTER_CHANGED, club, after={"added": added, "changed": changed})
    return added, changed


@dataclass
class _Work:
    """What is being done to a list: whom it has, whose rows are new or changed, and what is wrong with which line."""

    club: Club
    known: Known
    taken: list[tuple[Entry, RosterPlayer]] = field(default_factory=list)
    new: list[RosterPlayer] = field(default_factory=list)
    changed: dict[int, RosterPlayer] = field(default_factory=dict)
    partners: list[tuple[RosterPlayer, RosterPlayer]] = field(default_factory=list)
    _lines: dict[str, tuple[int, str]] = field(default_factory=dict)

    def take(self, entry: Entry) -> None:
        """Find or make the entry's row; `BadInput` where an earlier line gives its number to somebody else."""
        self._check_number(entry)
        row = self._row_of(entry.player)
        if row is None:
            row = RosterPlayer(club=self.club)
            _write(row, entry.player)
            self.new.append(row)
            self.known.add(row)
        elif (row.name, row.number) != (entry.player.name, entry.player.number or row.number):
            self.known.forget(row)
            _write(row, entry.player)
            self.known.add(row)
            self._mark(row)
        self.taken.append((entry, row))

    def _check_number(self, entry: Entry) -> None:
        """`BadInput` where two lines give one number to two people."""
        number = entry.player.number.casefold()
        line, key = self._lines.setdefault(number, (entry.line, entry.player.key)) if number else (0, entry.player.key)
        if key != entry.player.key:
            sentence = _("Number %(number)s is another player's in line %(line)s. Correct one of the two.")
            raise BadInput(sentence % {"number": entry.player.number, "line": line})

    def _row_of(self, player: Named) -> RosterPlayer | None:
        """Who is there already: by number, else by name as long as not both have numbers."""
        if player.number and (row := self.known.by_number.get(player.number.casefold())):
            return row
        same = self.known.by_name.get(player.key, [])
        without = [row for row in same if not row.number]
        return next(iter(without if player.number else [*without, *same]), None)

    def _mark(self, row: RosterPlayer) -> None:
        """This row is to be stored anew; one that is new is stored anyhow."""
        if row.pk is not None:
            self.changed[row.pk] = row

    def partner(self, row: RosterPlayer, partner: RosterPlayer) -> None:
        """The usual partner of a row, stored once both are."""
        if partner.pk is None or row.partner_id != partner.pk:
            self._mark(row)
            self.partners.append((row, partner))

    def store(self) -> None:
        """New rows, then changed ones, and who plays with whom."""
        RosterPlayer.objects.bulk_create(self.new, batch_size=_BATCH)
        for row, partner in self.partners:
            row.partner = partner
        rows = self.changed | {row.pk: row for row, _partner in self.partners}
        # Thousands at once: twenty times as fast as `bulk_update`, which writes a case for each of them.
        RosterPlayer.objects.bulk_create(
            rows.values(),
            batch_size=_BATCH,
            update_conflicts=True,
            unique_fields=["id"],
            update_fields=["name", "number", "folded", "partner"],
        )


def _write(row: RosterPlayer, player: Named) -> None:
    """The player in his row; a number that is there stays where none is given."""
    row.name, row.folded, row.number = player.name, search_key(player.name), player.number or row.number


def _partner(known: Known, partner: Named, row: RosterPlayer) -> RosterPlayer:
    """Who is meant; `BadInput` for nobody, for one of several, and for the player himself."""
    found = known.meant_by(partner)
    if found is None:
        several = len(known.by_name.get(partner.key, ())) > 1 and not partner.number
        raise BadInput((_SEVERAL if several else _NOBODY) % {"partner": str(partner)}, "partner")
    if found is row:
        raise BadInput(OWN_PARTNER, "partner")
    return found


@transaction.atomic
def change_player(
    *, actor: User, player: RosterPlayer, name: str, number: str = "", partner: str = "", sheet: str | None = None
) -> RosterPlayer:
    """Write a player anew, and record that the list was changed; the same changes nothing.

    `partner` is typed as a name or a number, "" for none; `sheet` is the digest of the line that the page showed, None
    where no page did. Refuses a number that another has, an unknown partner, and a line that others have changed.
    """
    club = club_for(actor, player.club_id, Right.RUN_SESSION)
    row = _row_now(player, sheet)
    written = Named(read_name(name, "name"), read_number(number))
    other = RosterPlayer.objects.filter(club=club, number__iexact=written.number).exclude(pk=row.pk).first()
    if written.number and other is not None:
        sentence = _("Number %(number)s is that of %(name)s. Correct one of the two.")
        raise BadInput(sentence % {"number": written.number, "name": other.name}, "number")
    typed = clean_player(read_player(partner), "partner")
    usual = _partner(known_among(club, [typed]), typed, row) if typed else None
    if usual == row:
        raise BadInput(OWN_PARTNER, "partner")
    before = (row.name, row.number, row.partner)
    row.name, row.number, row.folded, row.partner = written.name, written.number, written.key, usual
    if (row.name, row.number, row.partner) != before:
        row.save()
        record(club, actor, Verb.ROSTER_CHANGED, club, after={"changed": 1})
    return row


@transaction.atomic
def remove_player(*, actor: User, player: RosterPlayer, sheet: str | None = None) -> None:
    """Take a player off the list, and record it; one who is gone stays so. `sheet` as above.

    Sessions in which he plays stay as they are.
    """
    club = club_for(actor, player.club_id, Right.RUN_SESSION)
    if RosterPlayer.objects.filter(pk=player.pk).exists():
        _row_now(player, sheet).delete()
        record(club, actor, Verb.ROSTER_CHANGED, club, after={"removed": 1})


def _row_now(player: RosterPlayer, sheet: str | None) -> RosterPlayer:
    """The line as it is now; `Stale` where it is gone, or the page showed another."""
    row = RosterPlayer.objects.select_related("partner").filter(pk=player.pk).first()
    if row is None or sheet not in (None, row_digest(row)):
        raise Stale(_("This player of the list was changed since the page was shown. Look at the list as it is now."))
    return row


@transaction.atomic
def take_from_session(*, actor: User, club: Club, session: Session) -> tuple[int, int]:
    """Put everybody who plays in a session on the club's list; returns how many are new, and how many were changed.

    Two who made a pair are each other's usual partners, where the list has none yet. Who was made anonymous stays off.
    """
    if session.event.club_id != club.pk:
        raise BadInput(_("Your club has no such session. Choose one of the list."), "session")
    rows = Player.objects.filter(contestant__session=session).order_by("contestant_id", *IN_ORDER)
    hidden = {search_key(each) for each in club.erasures.values_list("pseudonym", flat=True)}
    known = everybody_of(club)
    pairs: dict[int, list[Named]] = {}
    for row in rows:
        if search_key(row.name) not in hidden:
            pairs.setdefault(row.contestant_id, []).append(_listed(row))
    entries = [entry for players in pairs.values() for entry in _entries(players, known)]
    if not entries:
        raise BadInput(_("Nobody is named in that session. Choose another one."), "session")
    return add_players(actor=actor, club=club, entries=entries, field="session")


def _listed(row: Player) -> Named:
    """A player of a session as the list takes him; a number that is none is left out."""
    return Named(row.name, row.national_id if is_number(row.national_id) else "")


def _entries(players: Sequence[Named], known: Known) -> Iterable[Entry]:
    """The players of one contestant, each with his partner where there are two of them and he has none yet."""
    for player in players:
        others = [each for each in players if each != player] if len(players) == 2 else []
        row = known.meant_by(player)
        has_partner = row is not None and row.partner_id is not None
        yield Entry(player, others[0] if others and not has_partner else Named())
