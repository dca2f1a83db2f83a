"""Pictures, compared pixel for pixel.

    picture.py FOLDER OTHER      writes each picture of one folder to the other as a display of 16 bits a pixel shows it
"""
import pathlib
import sys

from PIL import Image, ImageChops


def difference(wanted, got):
    """Nothing when two picture files show the same pixels, else a sentence that says how they differ."""
    with Image.open(wanted) as first, Image.open(got) as second:
        first, second = first.convert("RGB"), second.convert("RGB")
        if first.size != second.size:
            return f"{second.size[0]}x{second.size[1]} instead of {first.size[0]}x{first.size[1]}"
        box = ImageChops.difference(first, second).getbbox()
        if box is None:
            return None
        per_channel = ImageChops.difference(first, second).crop(box).split()
        lightest = ImageChops.lighter(ImageChops.lighter(per_channel[0], per_channel[1]), per_channel[2])
        count = sum(lightest.histogram()[1:])
        return f"{count} pixels differ, within {box}"


def keep(wanted, got, name, folder):
    """Writes two pictures and their difference as PNG, for a person to look at."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with Image.open(wanted) as first, Image.open(got) as second:
        first, second = first.convert("RGB"), second.convert("RGB")
        first.save(folder / f"{name}-wanted.png")
        second.save(folder / f"{name}-got.png")
        if first.size == second.size:
            marked = ImageChops.difference(first, second).point(lambda value: 255 if value else 0)
            marked.save(folder / f"{name}-difference.png")


BAYER = (0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5)
"""The thresholds of a 4 by 4 block in sixteenths, row by row."""


def as_sixteen_bits(source, target):
    """Writes a picture as a display shows it that has 5 bits of red and blue and 6 of green, dithered."""
    with Image.open(source) as image:
        image = image.convert("RGB")
    width, height = image.size
    pixels = bytearray(image.tobytes())
    tables = {(bits, threshold): _levels(bits, threshold) for bits in (5, 6) for threshold in range(16)}
    for y in range(height):
        for x in range(4):
            for channel, bits in enumerate((5, 6, 5)):
                places = slice((y * width + x) * 3 + channel, (y + 1) * width * 3, 12)
                pixels[places] = pixels[places].translate(tables[bits, BAYER[y % 4][x]])
    Image.frombytes("RGB", image.size, bytes(pixels)).save(target)


def _levels(bits, threshold):
    """For each of 256 values what is shown of it: the level below or the one above, each repeated into the bits that it lacks."""
    levels = [level << (8 - bits) | level >> (2 * bits - 8) for level in range(1 << bits)]
    shown = bytearray()
    for value in range(256):
        low = max(level for level in levels if level <= value)
        high = min((level for level in levels if level > value), default=low)
        # Half a sixteenth more than the threshold: what is exact stays, and the block's mean is the value's.
        shown.append(high if (value - low) * 32 > (high - low) * (2 * threshold + 1) else low)
    return bytes(shown)


def colours(path):
    """How many different colours a picture has."""
    with Image.open(path) as image:
        return len(image.convert("RGB").getcolors(1 << 24))


if __name__ == "__main__":
    source, target = map(pathlib.Path, sys.argv[1:])
    target.mkdir(parents=True, exist_ok=True)
    for path in source.glob("picture-*.png"):
        as_sixteen_bits(path, target / path.name)
