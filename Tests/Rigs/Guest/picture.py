"""Pictures, compared pixel for pixel."""
import pathlib

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


def colours(path):
    """How many different colours a picture has."""
    with Image.open(path) as image:
        return len(image.convert("RGB").getcolors(1 << 24))
