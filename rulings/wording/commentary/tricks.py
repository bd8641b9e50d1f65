"""Laws 61 to 71: revokes, the tricks, claims and concessions."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

MISTAKES: Mapping[str, tuple[Text, ...]] = {
    "revoke": (
        _("A revoke is put right as long as nobody of the offending side has played to the next trick."),
        _("A defender’s withdrawn card becomes a major penalty card; declarer’s goes back to his hand."),
        _("Opponents may change what they played after it, and not what they played before."),
    ),
    "revoke_inquiry": (
        _("Every player may ask his partner whether he is out of the suit, but dummy may not ask a defender."),
        _("A question that was not allowed does not end the duty to put a revoke right."),
    ),
    "established_revoke": (
        _("Two tricks only if the revoking player himself won the revoke trick, not his partner."),
        _("Tricks won before the revoke are never transferred."),
        _("After the tricks comes a second look: would the other side have had more without the revoke (64C)?"),
        _("A revoke by dummy costs no tricks, but equity holds for it too."),
    ),
    "several_revokes": (
        _("A second revoke of the same player in the same suit costs no more tricks; it is judged by equity."),
        _("If both sides have revoked on the board, no tricks are transferred, and the director restores equity."),
    ),
    "revoke_equity": (
        _(
            "Equity is asked for every established revoke, also when tricks have been transferred or too much "
            "time has gone."
        ),
        _("It is never less than what the tricks transferred already give."),
    ),
    "tricks_disordered": (
        _("A card that points the wrong way is turned only as long as that side has not played to the next trick."),
        _("Cards that were mixed before the result was agreed make it hard to prove a revoke: do not mix them."),
    ),
    "defective_trick": (
        _("A card that is added late never wins the trick: the trick keeps its owner."),
        _("A missing card is found late when both sides have played on; one side alone is not enough."),
        _("Not to have played a card may be a revoke: one trick, never two."),
    ),
    "claim": (
        _("After a claim play stops. It goes on only if all four players agree, and then that result stands."),
        _("A defender’s concession to which his partner objects at once is no concession."),
        _("To show cards is not always to claim: what he meant is asked."),
    ),
    "agreed_claim": (
        _("An agreement can be taken back, but only within the correction period."),
        _("A trick is given back only if it was won, or likely to be won."),
    ),
    "contested_claim": (
        _("The line that was stated is played as it was stated; a better one is not allowed in afterwards."),
        _("Doubt counts against the claimer, but only among normal lines, careless ones among them."),
        _(
            "A trump that he did not mention costs a trick only if he may have been unaware of it and could "
            "lose one by normal play."
        ),
    ),
    "claim_after_revoke": (
        _("When the side that revoked claims or concedes, its revoke is established."),
        _("Doubt about the tricks left goes against the side that revoked."),
    ),
    "cancelled_concession": (
        _("A trick that was won is given back until the correction period ends."),
        _("A trick that no normal play could lose is given back too; one that could be lost is not."),
    ),
}
