"""Satellites of element sets: their recordings are the command's to the last bit, whatever sines the machine has."""

import json
import unittest
from pathlib import Path

import skywindow as sw
from support import command, folder

LEO = {"MEAN_MOTION": 14.34216, "INCLINATION": 86.4, "ECCENTRICITY": 0.0002, "BSTAR": 1.2345e-5}
MEO = {"MEAN_MOTION": 2.00561, "INCLINATION": 55.1, "ECCENTRICITY": 0.012, "BSTAR": 0}
"""A turn in half a day, which SGP4 takes for deep space in resonance with the Earth."""


def sets(of: dict[str, float], planes: int, places: int) -> Path:
    """A file of invented satellites in orbits of that shape."""
    omm = [
        {
            "OBJECT_NAME": f"{plane} {place}",
            "NORAD_CAT_ID": 90_001 + places * plane + place,
            "EPOCH": "2026-03-20T06:00:00",
            "RA_OF_ASC_NODE": round(30.7 * plane, 4),
            "ARG_OF_PERICENTER": 90,
            "MEAN_ANOMALY": round((360 / places * (place + plane % 2 / 2)) % 360, 4),
            "MEAN_MOTION_DOT": 0,
            "MEAN_MOTION_DDOT": 0,
            **of,
        }
        for plane in range(planes)
        for place in range(places)
    ]
    file = folder() / "sets.json"
    file.write_text(json.dumps(omm), "utf-8")
    return file


class ElementSets(unittest.TestCase):
    def test_recordings_are_those_of_the_command(self) -> None:
        for of, planes, places in [(LEO, 6, 11), (LEO, 4, 5), (MEO, 6, 8)]:
            file = sets(of, planes, places)
            for scenario in ["iridium", "iridium-geo"]:
                run = sw.run(scenario, elements=file, duration=20)
                said = json.loads(command("run", scenario, "--elements", str(file), "--duration", "20"))
                self.assertEqual(run.hash, said["hash"], (scenario, of))


if __name__ == "__main__":
    unittest.main()
