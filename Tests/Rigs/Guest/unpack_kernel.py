"""unpack_kernel.py BZIMAGE ELF: writes the kernel proper that a compressed boot image holds."""
import lzma
import struct
import subprocess
import sys

image = open(sys.argv[1], "rb").read()
if image[0x202:0x206] != b"HdrS":
    sys.exit(f"unpack_kernel: {sys.argv[1]} is no boot image")
setup_sectors = image[0x1F1] or 4
offset, length = struct.unpack_from("<II", image, 0x248)
start = (setup_sectors + 1) * 512 + offset
payload = image[start:start + length]
if payload[:6] == b"\xfd7zXZ\0":
    kernel = lzma.LZMADecompressor().decompress(payload)
elif payload[:4] == b"\x28\xb5\x2f\xfd":
    # It says that something follows the end; what came until then is whole.
    kernel = subprocess.run(["zstd", "-dcq"], input=payload, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
else:
    sys.exit(f"unpack_kernel: {sys.argv[1]} is compressed with neither xz nor zstd")
if kernel[:4] != b"\x7fELF":
    sys.exit(f"unpack_kernel: {sys.argv[1]} holds no kernel")
with open(sys.argv[2], "wb") as file:
    file.write(kernel)
