#!/usr/bin/env python3
"""Makes the pictures that the decoders are tested with, and what must come of them.

    python3 make.py          writes png.txt, jpeg.txt and webp.txt beside this file

A line is: name, size, how far a component may be off, the file in hexadecimal, the pixels in
hexadecimal (red, green, blue, alpha, not premultiplied, as stored: not turned).

PNG files are put together here, byte by byte, from samples; the pixels are worked out from the same
samples by the format's rules, so they do not come from any decoder. Where Pillow reads the same
format without a loss, it must agree, or nothing is written. JPEG and WebP files are written and read
by Pillow (Debian: python3-pil).
"""

import io
import os
import struct
import zlib

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
WIDTH, HEIGHT = 11, 9
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


class Dice:
    """Numbers that are the same on every run."""

    def __init__(self, seed):
        self.state = seed * 2654435761 % 2**32 or 1

    def roll(self, limit):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return (self.state >> 8) % limit


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def pack_row(samples, depth):
    if depth == 16:
        return b"".join(struct.pack(">H", s) for s in samples)
    if depth == 8:
        return bytes(samples)
    out, bits, count = bytearray(), 0, 0
    for sample in samples:
        bits, count = bits << depth | sample, count + depth
        if count == 8:
            out.append(bits)
            bits, count = 0, 0
    if count:
        out.append(bits << (8 - count))
    return bytes(out)


def paeth(a, b, c):
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def filtered(rows, step, dice):
    """Rows with each of the five filters in turn."""
    out, above = bytearray(), None
    for row in rows:
        kind = dice.roll(5)
        out.append(kind)
        for i, value in enumerate(row):
            a = row[i - step] if i >= step else 0
            b = above[i] if above else 0
            c = above[i - step] if above and i >= step else 0
            out.append((value - [0, a, b, (a + b) // 2, paeth(a, b, c)][kind]) % 256)
        above = row
    return bytes(out)


def png(kind, depth, pixels, width, height, interlaced=False, before=b"", pieces=1, after=b""):
    """A file of pixels[y][x], each a list of samples."""
    dice = Dice(kind * 100 + depth)
    step = max(1, CHANNELS[kind] * depth // 8)
    data = b""
    for x0, y0, dx, dy in PASSES if interlaced else [(0, 0, 1, 1)]:
        rows = []
        for y in range(y0, height, dy):
            samples = [s for x in range(x0, width, dx) for s in pixels[y][x]]
            if samples:
                rows.append(pack_row(samples, depth))
        data += filtered(rows, step, dice)
    packed = zlib.compress(data, 9)
    size = -(-len(packed) // pieces)
    body = b"".join(chunk(b"IDAT", packed[i : i + size]) for i in range(0, len(packed), size))
    head = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, int(interlaced))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + before + body + after + chunk(b"IEND", b"")


def samples(kind, depth, width=WIDTH, height=HEIGHT, seed=1, limit=None):
    dice = Dice(seed + kind * 7 + depth)
    limit = limit or 2**depth
    return [[[dice.roll(limit) for _ in range(CHANNELS[kind])] for _ in range(width)] for _ in range(height)]


def eight(value, depth):
    """A sample of `depth` bits as the nearest of 8."""
    return (value * 255 * 2 + (2**depth - 1)) // (2 * (2**depth - 1))


def colours(kind, depth, pixels, palette=None, key=None, alphas=None, curve=None):
    out = bytearray()
    for row in pixels:
        for p in row:
            if kind == 3:
                rgb, alpha = palette[p[0]], alphas[p[0]] if alphas and p[0] < len(alphas) else 255
            else:
                c = [eight(s, depth) for s in p]
                rgb = [c[0]] * 3 if kind in (0, 4) else c[:3]
                alpha = c[-1] if kind in (4, 6) else 255
                if key is not None and list(p) == key:
                    alpha = 0
            if curve:
                rgb = [curve(v) for v in rgb]
            out += bytes(rgb) + bytes([alpha])
    return bytes(out)


def agree(name, data, expected, tolerance=0):
    """Stops where Pillow reads other pixels; those without any opacity have no colour to compare."""
    got = Image.open(io.BytesIO(data)).convert("RGBA").tobytes()
    for i in range(0, len(expected), 4):
        if expected[i + 3] == 0 and got[i + 3] == 0:
            continue
        if any(abs(a - b) > tolerance for a, b in zip(got[i : i + 4], expected[i : i + 4])):
            raise SystemExit(f"{name}: Pillow reads {got[i:i+4].hex()} at {i // 4}, not {expected[i:i+4].hex()}")


def line(name, width, height, tolerance, data, expected):
    return f"{name} {width} {height} {tolerance} {data.hex()} {expected.hex()}\n"


def make_png():
    out = []

    def add(name, data, expected, width=WIDTH, height=HEIGHT, tolerance=0, pillow=True):
        if pillow:
            agree(name, data, expected)
        out.append(line(name, width, height, tolerance, data, expected))

    dice = Dice(99)
    palette = [[dice.roll(256) for _ in range(3)] for _ in range(256)]
    for interlaced in (False, True):
        tail = "-interlaced" if interlaced else ""
        for kind, depths in ((0, (1, 2, 4, 8, 16)), (2, (8, 16)), (4, (8, 16)), (6, (8, 16))):
            for depth in depths:
                p = samples(kind, depth)
                data = png(kind, depth, p, WIDTH, HEIGHT, interlaced)
                # Pillow cuts the lower half off samples of 16 bits, or clips grey ones.
                add(f"type{kind}-{depth}bit{tail}", data, colours(kind, depth, p), pillow=depth < 16)
        for depth in (1, 2, 4, 8):
            p = samples(3, depth)
            plte = chunk(b"PLTE", bytes(sum(palette[: 2**depth], [])))
            data = png(3, depth, p, WIDTH, HEIGHT, interlaced, plte)
            add(f"type3-{depth}bit{tail}", data, colours(3, depth, p, palette))
            alphas = [dice.roll(256) for _ in range(max(1, 2**depth - 1))]
            data = png(3, depth, p, WIDTH, HEIGHT, interlaced, plte + chunk(b"tRNS", bytes(alphas)))
            add(f"type3-{depth}bit-alpha{tail}", data, colours(3, depth, p, palette, alphas=alphas))
    for kind, depth in ((0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16)):
        p = samples(kind, depth, limit=min(4, 2**depth))
        key = list(p[4][5])
        trns = chunk(b"tRNS", b"".join(struct.pack(">H", s) for s in key))
        add(
            f"type{kind}-{depth}bit-key",
            png(kind, depth, p, WIDTH, HEIGHT, before=trns),
            colours(kind, depth, p, key=key),
            pillow=depth == 8,
        )
    for width in range(1, 10):
        for height in (1, 2, 5, 8):
            p = samples(2, 8, width, height)
            add(f"size{width}x{height}-interlaced", png(2, 8, p, width, height, True), colours(2, 8, p), width, height)
    p = samples(6, 8)
    plain = colours(6, 8, p)
    extras = {
        "several-data-parts": dict(pieces=5),
        "text": dict(before=chunk(b"tEXt", b"Title\0A picture"), after=chunk(b"tIME", b"\x07\xe8\1\1\0\0\0")),
        "unknown-part": dict(before=chunk(b"quAx", b"what is this")),
        "background": dict(before=chunk(b"bKGD", struct.pack(">HHH", 9, 9, 9))),
        "physical-size": dict(before=chunk(b"pHYs", struct.pack(">IIB", 11811, 11811, 1))),
        "srgb": dict(before=chunk(b"sRGB", b"\0")),
        "gamma-2.2": dict(before=chunk(b"gAMA", struct.pack(">I", 45455))),
    }
    for name, options in extras.items():
        add(name, png(6, 8, p, WIDTH, HEIGHT, **options), plain)
    # Light that is stored linearly becomes as it is seen: a power of 1/2.2.
    p = samples(2, 8)
    add(
        "gamma-1",
        png(2, 8, p, WIDTH, HEIGHT, before=chunk(b"gAMA", struct.pack(">I", 100000))),
        colours(2, 8, p, curve=lambda v: round(255 * (v / 255) ** (1 / 2.2))),
        tolerance=1,
        pillow=False,
    )
    open(os.path.join(HERE, "png.txt"), "w").writelines(out)


def scene(width, height, alpha=False):
    """A soft picture with an edge in it."""
    image = Image.new("RGBA" if alpha else "RGB", (width, height))
    for y in range(height):
        for x in range(width):
            c = (x * 255 // width, y * 255 // height, 200 if x + y > (width + height) // 2 else 40)
            image.putpixel((x, y), c + ((x * y * 255 // (width * height)),) if alpha else c)
    return image


def saved(image, kind, **options):
    data = io.BytesIO()
    image.save(data, kind, **options)
    return data.getvalue()


def exif(number, big=False):
    order, mark = (">", b"MM\0*") if big else ("<", b"II*\0")
    entries = [(0x0100, 4, 1, 33), (0x0112, 3, 1, number)]
    table = struct.pack(order + "H", len(entries))
    for tag, kind, count, value in entries:
        table += struct.pack(order + "HHI", tag, kind, count)
        table += struct.pack(order + "I", value) if kind == 4 else struct.pack(order + "HH", value, 0)
    return b"Exif\0\0" + mark + struct.pack(order + "I", 8) + table + struct.pack(order + "I", 0)


def make_jpeg():
    out = []
    image = scene(21, 13)

    def add(name, data, tolerance=2):
        read = Image.open(io.BytesIO(data))
        out.append(line(name, *read.size, tolerance, data, read.convert("RGBA").tobytes()))

    add("baseline-444", saved(image, "JPEG", quality=90, subsampling=0))
    add("baseline-422", saved(image, "JPEG", quality=90, subsampling=1))
    add("baseline-420", saved(image, "JPEG", quality=90, subsampling=2))
    add("progressive", saved(image, "JPEG", quality=80, progressive=True))
    add("optimized", saved(image, "JPEG", quality=30, optimize=True))
    add("grey", saved(image.convert("L"), "JPEG", quality=90))
    add("inks", saved(image.convert("CMYK"), "JPEG", quality=95, subsampling=0))
    add("one-pixel", saved(scene(1, 1), "JPEG", quality=90))
    for number in range(1, 9):
        add(f"orientation-{number}", saved(image, "JPEG", quality=70, exif=exif(number, big=number % 2 == 0)))
    open(os.path.join(HERE, "jpeg.txt"), "w").writelines(out)


def make_webp():
    out = []

    def add(name, data, tolerance):
        read = Image.open(io.BytesIO(data))
        out.append(line(name, *read.size, tolerance, data, read.convert("RGBA").tobytes()))

    add("lossless", saved(scene(21, 13), "WEBP", lossless=True), 0)
    add("lossless-alpha", saved(scene(21, 13, True), "WEBP", lossless=True, exact=True), 0)
    add("lossy", saved(scene(21, 13), "WEBP", quality=80), 2)
    add("lossy-alpha", saved(scene(21, 13, True), "WEBP", quality=80), 2)
    add("one-pixel", saved(scene(1, 1), "WEBP", lossless=True), 0)
    add("orientation-6", saved(scene(21, 13), "WEBP", lossless=True, exif=exif(6)), 0)
    first, second = scene(21, 13, True), scene(21, 13, True).transpose(Image.FLIP_LEFT_RIGHT)
    add("animated", saved(first, "WEBP", lossless=True, exact=True, save_all=True, append_images=[second]), 0)
    open(os.path.join(HERE, "webp.txt"), "w").writelines(out)


make_png()
make_jpeg()
make_webp()
