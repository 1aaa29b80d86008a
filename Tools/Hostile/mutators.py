"""Ways to spoil the content of one file; all chance comes from the given source of it."""

import re

import seed_swift

TOKEN = re.compile(rb"[A-Za-z_][A-Za-z_0-9]*|[0-9]+(?:\.[0-9]+)?|\s+|[^\sA-Za-z_0-9]")
NUMBERS = [
    b"0",
    b"-1",
    b"255",
    b"65536",
    b"2147483648",
    b"4294967296",
    b"-9223372036854775808",
    b"9223372036854775807",
    b"9223372036854775808",
    b"18446744073709551616",
    b"1e308",
    b"1e999",
    b"-0.0",
    b"0x7fffffffffffffff",
    b"9" * 400,
    b"NaN",
    b"inf",
]
ORDERS = [
    b"::error::x",
    b"\n::add-mask::x\n",
    b"\n##[error]x\n",
    b"\x1b[31m",
    b"\x1b]0;x\x07",
    b"\xe2\x80\xae",
    b"\xc2\x9b31m",
    b"\r",
    b"\x7f",
    b"\x08" * 5,
    b"%0A::stop-commands::x",
    b"]]>",
    b"</script><script>",
    b"<!--",
    b"\"'><",
    b"`|`",
    b"\xe2\x80\xa8",
    b"\xf0\x9f\x92\xa9",
]
BRACKETS = b"(){}[]<>\"'`\\/*#"
SMALL = 1 << 16
LARGEST = 1 << 20


def flip_bits(data, chance, _):
    """Some bits are wrong."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8, 64)) if changed else 0):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def set_bytes(data, chance, _):
    """Some bytes are others, often ones that mean something."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 2, 4)) if changed else 0):
        changed[chance.randrange(len(changed))] = chance.choice(BRACKETS + b"\0\xff\x80\r\n\t ")
    return bytes(changed)


def delete(data, chance, _):
    """A piece is missing."""
    start, end = _range(data, chance)
    return data[:start] + data[end:]


def insert(data, chance, _):
    """Something is put in that services, terminals or other formats understand."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(ORDERS) + data[at:]


def insert_noise(data, chance, _):
    """Random bytes are put in."""
    at = chance.randrange(len(data) + 1)
    count = chance.choice((1, 4, 64, 1024))
    return data[:at] + bytes(chance.randrange(256) for _ in range(count)) + data[at:]


def duplicate(data, chance, _):
    """A piece stands there twice, or very often."""
    start, end = _range(data, chance)
    count = chance.choice((1, 1, 2, 10, 1000))
    count = max(1, min(count, LARGEST // max(1, end - start)))
    return data[:end] + data[start:end] * count + data[end:]


def swap(data, chance, _):
    """Two pieces have changed places."""
    a, b = sorted((_range(data, chance), _range(data, chance)))
    if a[1] > b[0]:
        return data
    return data[: a[0]] + data[b[0] : b[1]] + data[a[1] : b[0]] + data[a[0] : a[1]] + data[b[1] :]


def splice(data, chance, others):
    """It goes on as another file."""
    other = chance.choice(others)
    return data[: chance.randrange(len(data) + 1)] + other[chance.randrange(len(other) + 1) :]


def truncate(data, chance, _):
    """It is cut short."""
    return data[: chance.randrange(len(data) + 1)]


def swap_tokens(data, chance, _):
    """Two tokens have changed places."""
    tokens = TOKEN.findall(data)
    if len(tokens) > 1:
        a, b = chance.randrange(len(tokens)), chance.randrange(len(tokens))
        tokens[a], tokens[b] = tokens[b], tokens[a]
    return b"".join(tokens)


def repeat_token(data, chance, _):
    """A token or two stand there a thousand times."""
    tokens = TOKEN.findall(data)
    if not tokens:
        return data
    at = chance.randrange(len(tokens))
    piece = b"".join(tokens[at : at + chance.choice((1, 1, 2, 5))])
    tokens.insert(at, piece * max(1, min(1000, LARGEST // len(piece))))
    return b"".join(tokens)


def drop_tokens(data, chance, _):
    """Identifiers, brackets or quotes are missing here and there."""
    is_kind = chance.choice(
        (lambda token: token[:1].isalpha(), lambda token: token in BRACKETS, lambda token: True)
    )
    share = chance.choice((0.02, 0.2, 1))
    return b"".join(
        token for token in TOKEN.findall(data) if not is_kind(token) or chance.random() >= share
    )


def change_number(data, chance, _):
    """A number is huge, negative or none."""
    spots = [match.span() for match in re.finditer(rb"\d+(?:\.\d+)?", data)]
    if not spots:
        return data
    start, end = chance.choice(spots)
    return data[:start] + chance.choice(NUMBERS) + data[end:]


def keyword_soup(data, chance, _):
    """Words of the language in no order."""
    words = " ".join(chance.choice(seed_swift.KEYWORDS) for _ in range(chance.choice((5, 50, 500))))
    at = chance.choice((0, len(data), chance.randrange(len(data) + 1)))
    return data[:at] + words.encode() + data[at:]


def nest(data, chance, _):
    """Something is nested deeply, closed or not."""
    opening, closing = chance.choice(
        (
            (b"(", b")"),
            (b"[", b"]"),
            (b"{", b"}"),
            (b"<", b">"),
            (b"if x {", b"}"),
            (b"-", b""),
            (b"#if A\n", b"\n#endif\n"),
            (b'"\\(', b')"'),
            (b"/*", b"*/"),
            (b"{a,", b"}"),
            (b"struct A {", b"}"),
            (b"a: {", b"}"),
            (b"- ", b""),
            (b"x.", b"y"),
            (b"&a [", b"]"),
        )
    )
    depth = chance.choice((50, 300, 5000))
    at = chance.randrange(len(data) + 1)
    middle = data[at:] if chance.random() < 0.5 else b"x"
    rest = b"" if middle != b"x" else data[at:]
    return data[:at] + opening * depth + middle + closing * depth * chance.randrange(2) + rest


def long_line(data, chance, _):
    """A line has no end for a long time."""
    if chance.random() < 0.5:
        return data.replace(b"\n", b" ")
    at = chance.randrange(len(data) + 1)
    return (
        data[:at] + chance.choice((b"x", b" ", b"\t", b"#", b"\\", b'"', b"/")) * SMALL + data[at:]
    )


def recode(data, chance, _):
    """It is in another encoding, or has other ends of lines."""
    text = data.decode(errors="replace")
    return chance.choice(
        (
            lambda: b"\xef\xbb\xbf" + data,
            lambda: text.encode("utf-16"),
            lambda: b"\xff\xfe" + data,
            lambda: text.encode("utf-16-be"),
            lambda: text.encode("latin-1", "replace"),
            lambda: data.replace(b"\n", b"\r\n"),
            lambda: data.replace(b"\n", b"\r"),
            lambda: data.replace(b" ", b"\0"),
            lambda: data.replace(b"e", b"\xc3"),
            lambda: text.encode("utf-32"),
            lambda: data.replace(b"\n", "\u2028".encode()),
        )
    )()


def lengthen_names(data, chance, _):
    """A name is very long, or one that others have too."""
    names = list(dict.fromkeys(re.findall(rb"[A-Za-z_]{3,}", data)))
    if not names:
        return data
    name = chance.choice(names)
    other = chance.choice(
        (name * 2000, chance.choice(names), "\u202eegnaro".encode(), b"class", b"_")
    )
    return data.replace(name, other) if len(data) * 8 < LARGEST else data


def empty(_data, _chance, _others):
    """There is nothing in it."""
    return b""


ALL = [
    flip_bits,
    set_bytes,
    delete,
    insert,
    insert_noise,
    duplicate,
    swap,
    splice,
    truncate,
    swap_tokens,
    repeat_token,
    drop_tokens,
    change_number,
    keyword_soup,
    nest,
    long_line,
    recode,
    lengthen_names,
    empty,
]
WEIGHTS = [3, 3, 3, 3, 1, 2, 2, 2, 2, 4, 2, 3, 3, 2, 3, 1, 2, 2, 1]


def mutate(data, chance, others):
    """The content spoiled in one way; what has grown too large stays as it was."""
    changed = chance.choices(ALL, WEIGHTS)[0](data, chance, others)
    return changed if len(changed) <= 2 * LARGEST else data


def _range(data, chance):
    start = chance.randrange(len(data) + 1)
    length = chance.choice((1, 2, 8, 64, 512))
    return start, min(len(data), start + length)
