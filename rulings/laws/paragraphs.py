"""Which paragraphs each edition has: a finding that cites any other is a mistake that the tests find.

A law is written as its lowest divisions; every division above one is a paragraph too (50D1(a) gives 50D1, 50D, 50).
"""

import re

_2017 = {
    "11": "11A 11B",
    "12": (
        "12A1 12A2 12A3 12B1 12B2 12C1(a) 12C1(b) 12C1(c) 12C1(d) 12C1(e)(i) 12C1(e)(ii) 12C2(a) 12C2(b) 12C2(c) "
        "12C2(d) 12C3 12C4"
    ),
    "16": "16A 16B1(a) 16B1(b) 16B2 16B3 16C1 16C2 16C3 16D1 16D2(a) 16D2(b) 16D2(c) 16D2(d)",
    "17": "17A 17B 17C 17D1 17D2 17D3",
    "18": "18A 18B 18C 18D 18E 18F",
    "19": "19A1 19A2 19A3 19B1 19B2 19B3 19C 19D",
    "20": "20A 20B 20C1 20C2 20D 20E 20F1 20F2 20F3 20F4(a) 20F4(b) 20F5(a) 20F5(b)(i) 20F5(b)(ii) 20F6 20G1 20G2 20G3",
    "21": "21A 21B1(a) 21B1(b) 21B2 21B3",
    "22": "22A 22B",
    "23": "23A1 23A2 23A3 23B 23C",
    "24": "24A 24B 24C 24D 24E",
    "25": "25A1 25A2 25A3 25A4 25A5 25A6 25B1 25B2 25B3",
    "26": "26A 26B",
    "27": "27A1 27A2 27B1(a) 27B1(b) 27B2 27B3 27B4 27C 27D",
    "28": "28A 28B",
    "29": "29A 29B 29C",
    "30": "30A 30B1(a) 30B1(b)(i) 30B1(b)(ii) 30B2 30C",
    "31": "31A1 31A2(a) 31A2(b) 31B1 31B2 31C",
    "32": "32A1 32A2(a) 32A2(b) 32B1 32B2 32C",
    "33": "33",
    "34": "34",
    "35": "35A 35B 35C 35D",
    "36": "36A 36B1 36B2 36B3 36B4 36C",
    "37": "37A 37B1 37B2",
    "38": "38A 38B 38C 38D",
    "39": "39A 39B 39C",
    "40": (
        "40A1(a) 40A1(b) 40A2 40A3 40A4 40B1(c) 40B2(a)(i) 40B2(a)(ii) 40B2(a)(iii) 40B2(a)(iv) 40B2(a)(v) 40B2(b) "
        "40B2(c) 40B2(d) 40B3(a) 40B3(b) 40B4 40B5(a) 40B5(b) 40C1 40C2"
    ),
    "41": "41A 41B 41C 41D",
    "42": "42A1 42A2 42A3 42B1 42B2 42B3",
    "43": "43A1(a) 43A1(b) 43A1(c) 43A2(a) 43A2(b) 43A2(c) 43A3 43B1 43B2(a) 43B2(b) 43B3",
    "44": "44A 44B 44C 44D 44E 44F 44G",
    "45": "45A 45B 45C1 45C2(a) 45C2(b) 45C3 45C4(a) 45C4(b) 45C5 45D1 45D2 45E1 45E2 45F 45G",
    "46": "46A 46B1(a) 46B1(b) 46B1(c) 46B2 46B3(a) 46B3(b) 46B4 46B5",
    "47": "47A 47B 47C 47D 47E1 47E2(a) 47E2(b) 47F1 47F2",
    "48": "48A 48B1 48B2",
    "49": "49",
    "50": "50A 50B 50C 50D1(a) 50D1(b) 50D2(a) 50D2(b) 50E1 50E2 50E3 50E4",
    "51": "51A 51B1(a) 51B1(b) 51B2(a) 51B2(b) 51B2(c)",
    "52": "52A 52B1(a) 52B1(b) 52B1(c) 52B2",
    "53": "53A 53B 53C",
    "54": "54A 54B1 54B2 54C 54D 54E",
    "55": "55A 55B1 55B2 55C",
    "56": "56A 56B",
    "57": "57A1 57A2 57A3 57A4 57B 57C1 57C2 57C3 57D",
    "58": "58A 58B1 58B2 58B3 58B4",
    "59": "59",
    "60": "60A1 60A2 60A3 60B 60C",
    "62": "62A 62B1 62B2 62C1 62C2 62C3 62D1 62D2",
    "64": "64A1 64A2 64B1 64B2 64B3 64B4 64B5 64B6 64B7 64B8 64C1 64C2(a) 64C2(b)",
    "67": "67A1 67A2 67B1(a) 67B1(b) 67B2(a) 67B2(b) 67B3",
    "68": "68A 68B1 68B2 68C 68D1 68D2(a) 68D2(b)",
    "72": "72A 72B1 72B2 72B3 72B4 72C",
    "75": "75A 75B1 75B2 75B3 75C 75D1 75D2 75D3",
    "84": "84A 84B 84C 84D 84E",
}
_2007 = _2017 | {
    "16": "16A 16B1(a) 16B1(b) 16B2 16B3 16C1 16C2(a) 16C2(b) 16C2(c) 16C3 16D1 16D2",
    "17": "17A 17B 17C 17D1 17D2 17D3 17D4 17E1 17E2",
    "22": "22A1 22A2 22B1 22B2",
    "23": "23",
    "50": "50A 50B 50C 50D1(a) 50D1(b) 50D2(a) 50D2(b) 50E1 50E2 50E3",
    "51": "51A 51B1(a) 51B1(b) 51B2(a) 51B2(b)",
    "56": "56",
    "57": "57A1 57A2 57A3 57B 57C1 57C2",
    "64": "64A1 64A2 64B1 64B2 64B3 64B4 64B5 64B6 64B7 64C",
    "67": "67A1 67A2 67B1(a) 67B1(b) 67B2(a) 67B2(b)",
    "72": "72A 72B1 72B2 72B3 72B4",
}


def _with_divisions(lowest: str) -> set[str]:
    parts = re.findall(r"\d+|[A-Z]|\([a-z]+\)", lowest)
    return {"".join(parts[:length]) for length in range(1, len(parts) + 1)}


def _all(laws: dict[str, str]) -> frozenset[str]:
    return frozenset(part for row in laws.values() for lowest in row.split() for part in _with_divisions(lowest))


PARAGRAPHS = {"2017": _all(_2017), "2007": _all(_2007)}
