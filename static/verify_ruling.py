"""Checks a ruling exported by a Rulings Desk: python3 verify_ruling.py FILE [PUBLIC_KEY]. Needs Python 3.11 alone.

Without PUBLIC_KEY it believes the one in the file; the site shows its own at /audit/key.
"""

import hashlib
import json
import sys

P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493  # the curve Ed25519 (RFC 8032)
D = -121665 * pow(121666, -1, P) % P


def add(a, b):
    k = D * a[0] * b[0] * a[1] * b[1]
    x, y = a[0] * b[1] + a[1] * b[0], a[1] * b[1] + a[0] * b[0]
    return x * pow(1 + k, -1, P) % P, y * pow(1 - k, -1, P) % P


def times(n, point):
    total = (0, 1)
    while n:
        total, point, n = add(total, point) if n & 1 else total, add(point, point), n >> 1
    return total


def point(data):
    y = int.from_bytes(data, "little") % 2**255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    roots = (root := pow(square, (P + 3) // 8, P)), root * pow(2, (P - 1) // 4, P) % P
    x = next(root for root in roots if root * root % P == square)
    return (x if x % 2 == data[31] >> 7 else P - x), y


def is_signed(message, signature, key):
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little")
    s, base = int.from_bytes(signature[32:], "little"), point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
    return s < L and times(s, base) == add(point(signature[:32]), times(k, point(key)))


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(data):
    return hashlib.sha256(data).hexdigest()


def sealed(value):
    if isinstance(value, dict) and set(value) == {"sealed"}:
        return [value["sealed"]]
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [each for part in inside for each in sealed(part)]


def check(file, key):
    signature, before, issued = file.pop("signature"), None, False
    yield "the signature", is_signed(canonical(file), bytes.fromhex(signature), bytes.fromhex(key))
    for entry in file["entries"]:
        number, stated = entry["sequence"], entry.pop("hash")
        yield f"entry {number}", digest(canonical(entry)) == stated and number <= file["head"]["sequence"]
        if before and number <= before[0] + 1:
            yield f"entry {number} after {before[0]}", (number - 1, entry["previous_hash"]) == before
        before = number, stated
        for seal in sealed([entry["before"], entry["after"]]):
            text = file["texts"].get(seal, {"salt": "", "text": ""})
            is_kept = digest((text["salt"] + text["text"]).encode()) == file["erased"].get(seal, seal)
            yield f"a text of entry {number}", is_kept
        if (entry["verb"], entry["object_id"]) == ("ruling.issued", file["ruling"]["id"]):
            stated = file["erased"].get(str(entry["object_id"]), entry["after"]["digest"])
            yield "the ruling", digest(canonical(file["ruling"]["content"])) == stated
            issued = True
    yield "the entry that issued the ruling", issued
    if before and before[0] == file["head"]["sequence"]:
        yield "the head of the chain", before[1] == file["head"]["hash"]


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as opened:
        given = json.load(opened)
    wrong = [what for what, holds in check(given, (sys.argv[2:] or [given["public_key"]])[0]) if not holds]
    print(f"It does not hold: {', '.join(wrong)}." if wrong else "It holds.")
    sys.exit(bool(wrong))
