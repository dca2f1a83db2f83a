"""Somebody who looks at a display of the machine from outside, and wants it in another size."""
import socket
import struct

EXTENDED_DESKTOP_SIZE = -308


class Viewer:
    """An RFB 3.8 client without a password that only ever asks for sizes; virtio-gpu makes them its connector's new mode."""

    def __init__(self, path):
        self.connection = socket.socket(socket.AF_UNIX)
        self.connection.settimeout(30)
        self.connection.connect(str(path))
        self._read(12)
        self.connection.sendall(b"RFB 003.008\n")
        self._read(self._read(1)[0])
        self.connection.sendall(b"\1")
        self._read(4)
        self.connection.sendall(b"\1")
        self._read(20)
        self._read(struct.unpack(">I", self._read(4))[0])
        self.connection.sendall(struct.pack(">BxHi", 2, 1, EXTENDED_DESKTOP_SIZE))

    def resize(self, width, height):
        """Asks for one screen of this size."""
        head = struct.pack(">BxHHBx", 251, width, height, 1)
        self.connection.sendall(head + struct.pack(">IHHHHI", 0, 0, 0, width, height, 0))

    def close(self):
        self.connection.close()

    def _read(self, count):
        data = b""
        while len(data) < count:
            more = self.connection.recv(count - len(data))
            if not more:
                raise ConnectionError("the machine let go of its viewer")
            data += more
        return data
