"""The recorded session that the headless run and the guest's fingers both play."""
import json


class Session:
    """A session of touches and named pictures, in the format of docs/recording.md."""

    def __init__(self, path):
        lines = [json.loads(line) for line in open(path, encoding="utf-8")]
        self.size = lines[0]["width"], lines[0]["height"]
        self.pictures = [line["name"] for line in lines if line.get("event") == "picture"]
        self._entries = lines[1:]

    def steps(self):
        """What happens, in order: (time in seconds, finger commands) or (time in seconds, name of a picture)."""
        frame, frame_time = [], None
        for entry in self._entries:
            if frame and entry["t"] != frame_time:
                yield frame_time, [*frame, "sync"]
                frame = []
            frame_time = entry["t"]
            if entry.get("event") == "picture":
                yield frame_time, entry["name"]
            elif "phase" in entry:
                frame.append(_command(entry))


def _command(contact):
    """A contact as a line for the guest's touchscreen."""
    if contact["phase"] == "up":
        return f"up {contact['slot']}"
    return f"{contact['phase']} {contact['slot']} {contact['x']} {contact['y']}"
