"""The layout of a cache pack, to spoil one so that its checksums are right all the same.

The layout is that of `Sources/StrataData/Cache/PackFile.swift` and `PackEntry.swift`.
"""

import struct

HEADER = 32
SEGMENT = struct.Struct(">QQQQ")
MARK = 0x53545241_5345474D
ENTRY = struct.Struct(">B3xQQIQIIQ")
WORD = (1 << 64) - 1


def checksum(data):
    """The sum that guards tables and entries."""
    total = (len(data) + 0x9E3779B97F4A7C15) & WORD
    whole = len(data) // 8 * 8
    for (number,) in struct.iter_unpack("<Q", data[:whole]):
        total = ((total ^ number) * 0xFF51AFD7ED558CCD) & WORD
        total ^= total >> 32
    for byte in data[whole:]:
        total = ((total ^ byte) * 0xFF51AFD7ED558CCD) & WORD
        total ^= total >> 32
    return total


def entries(pack):
    """The entries of the first segment, each `[kind, id, id, id, source size, bytes]`."""
    if len(pack) < HEADER + SEGMENT.size:
        return []
    mark, count, _, _ = SEGMENT.unpack_from(pack, HEADER)
    if mark != MARK:
        return []
    found = []
    for index in range(count):
        kind, a, b, c, offset, length, size, _ = ENTRY.unpack_from(
            pack, HEADER + SEGMENT.size + index * ENTRY.size
        )
        found.append([kind, a, b, c, size, pack[offset : offset + length]])
    return found


def packed(header, content):
    """A pack of one segment with right checksums."""
    start = HEADER + SEGMENT.size + len(content) * ENTRY.size
    table, payload = b"", b""
    for kind, a, b, c, size, data in content:
        table += ENTRY.pack(kind, a, b, c, start + len(payload), len(data), size, checksum(data))
        payload += data
    length = SEGMENT.size + len(table) + len(payload)
    return header + SEGMENT.pack(MARK, len(content), length, checksum(table)) + table + payload


def damaged(pack, chance, mutate):
    """A pack that an accident spoiled; its checksums tell."""
    return mutate(pack, chance, [pack])


def forged(pack, chance, mutate):
    """A pack whose entries were spoiled and whose checksums are right."""
    content = entries(pack)
    for _ in range(chance.choice((1, 2, 8)) if content else 0):
        entry = chance.choice(content)
        if chance.random() < 0.8:
            entry[5] = mutate(entry[5], chance, [other[5] for other in content])
        elif chance.random() < 0.5:
            entry[0] = chance.randrange(5)
        else:
            entry[4] = chance.choice((0, 1, 0xFFFFFFFF, 0x7FFFFFFF))
    return packed(pack[:HEADER], content)


def lying(pack, chance):
    """A pack whose table says more than there is, with a right checksum over it."""
    content = bytearray(pack)
    if len(content) < HEADER + SEGMENT.size + ENTRY.size:
        return pack
    _, count, _, _ = SEGMENT.unpack_from(content, HEADER)
    huge = chance.choice((0, 1, 1 << 31, (1 << 32) - 1, 1 << 40, (1 << 63) - 1, WORD))
    if chance.random() < 0.5:
        at = HEADER + chance.choice((8, 16))
        struct.pack_into(">Q", content, at, huge)
        return bytes(content)
    start = HEADER + SEGMENT.size
    entry = start + chance.randrange(max(1, count)) * ENTRY.size
    if chance.random() < 0.5:
        struct.pack_into(">Q", content, entry + 24, huge)
    else:
        struct.pack_into(">I", content, entry + 32, huge & 0xFFFFFFFF)
    struct.pack_into(
        ">Q", content, HEADER + 24, checksum(bytes(content[start : start + count * ENTRY.size]))
    )
    return bytes(content)
