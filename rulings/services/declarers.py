"""Law 54A: declarer has become dummy, so from that ruling on the contract of its report is his partner's."""

from dataclasses import replace

from rulings.bridge.contracts import Contract
from rulings.models import Club, IrregularityReport, Ruling, User
from rulings.services.filing import keep, told

KEY = "contract_has_another_declarer"


def contract_after(ruling: Ruling) -> str:
    """The contract as the ruling leaves it, "" where it changes nothing or the director ruled in his own words."""
    findings = [] if ruling.override_text else ruling.findings
    return next((str(each["values"]["contract"]) for each in findings if each["key"] == KEY), "")


def is_left_by_a_ruling(report: IrregularityReport, reached: Contract | None) -> bool:
    """Whether a ruling in force has made declarer's partner the report's declarer: the auction is not contradicted."""
    if reached is None or report.contract != str(replace(reached, declarer=reached.dummy)):
        return False
    return any(contract_after(ruling) == report.contract for ruling in report.rulings.filter(is_current=True))


def change_declarer(club: Club, actor: User, ruling: Ruling) -> None:
    """Write the contract that the ruling leaves into its report, and record it."""
    after = contract_after(ruling)
    if after:
        rewrite(club, actor, ruling.report, after)


def restore_declarer(club: Club, actor: User, ruling: Ruling) -> None:
    """Put the contract back that the ruling was given, for its case is heard anew; not one that was corrected since."""
    after = contract_after(ruling)
    if after and ruling.report.contract == after:
        rewrite(club, actor, ruling.report, str(ruling.record.get("contract", "")))


def rewrite(club: Club, actor: User, report: IrregularityReport, contract: str) -> None:
    """Store the contract and record the change, with the answers of open cases that it drops."""
    before = told(report)
    report.contract = contract
    keep(club, actor, report, before)
