"""Points of a file that its own contract and tricks contradict (Law 77): named, and left as the file has them.

Which of the two is wrong nobody can tell from the line: the score as it was agreed counts until somebody corrects it
(79), and the file's awards were worked out from its points.
"""

from collections.abc import Iterator

from rulings.bridge.boards import Vulnerability
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileResult, SessionFile
from rulings.scoring.boards.table_results import PASSED_OUT, TableResult
from rulings.scoring.notation.results import write_result


def contradictions(file: SessionFile) -> Iterator[Remark]:
    """A remark for each line whose points are not what its contract and tricks are worth."""
    vulnerable = {board.number: board.vulnerability for board in file.boards}
    for result in file.results:
        table = told(result)
        if table is None or result.score_ns is None:
            continue
        worth = table.points_ns(vulnerable.get(result.board, Vulnerability.NONE))
        if worth != result.score_ns:
            yield Remark.of(
                RemarkKey.CONTRADICTION,
                line=result.line,
                board=result.board,
                points=result.score_ns,
                contract=write_result(table, "en"),
                worth=worth,
            )


def told(result: FileResult) -> TableResult | None:
    """What a line tells of the table; None where contract, declarer or tricks are missing, or the tricks disputed."""
    contract = result.contract
    if result.artificial is not None or result.is_result_disputed:
        return None
    if result.is_passed_out:
        return PASSED_OUT
    if contract is None or contract.declarer is None or result.tricks is None:
        return None
    return TableResult(contract, result.tricks)
