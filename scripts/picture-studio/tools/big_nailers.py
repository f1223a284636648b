"""Coil nailer and framing nailer on the head and grip of the brad nailer."""
import math
from core import at, box, cyl, lathe, loft, prism, ring, socket_screw, tube
from parts.fittings import knob
from tools import nailer
from tools.common import tool_setup
from tools.nailer import HEAD


def nail_guide(foot, top=.092):
    """Driver guide from the neck down to `foot`, with toothed safety contact and its rod."""
    h = top-foot-.022
    with at((HEAD, 0, 0)):
        box((.022, .026, h), (-.004, 0, top-h/2), 'alu_dark', .003)
        box((.007, .019, h+.014), (-.0175, 0, top-h/2-.008), 'steel', .0012)
        box((.007, .013, .032), (-.0185, 0, foot+.016), 'steel', .0012)
        for y in (-.0045, 0, .0045):
            prism([(-.003, .006), (.003, .006), (0, -.002)], .0026, (-.0185, y+.0013, foot-.0005), 'steel', rot=(90, 0, 0), bevel=.0003)
        tube([(-.012, -.0150, foot+.020), (-.012, -.0150, top-.010), (-.004, -.0170, top+.012)], .0022, 'steel', bend=.008)
        for z in (top-h*.35, top-h*.65):
            socket_screw((.000, -.013, z), .0032, '-Y')
        with at((-.002, -.0135, top-h*.85)):
            knob(.0085, .007, (0, 0, 0), '-Y', 'yellow', ribs=14)


def stick(p, length, angle):
    """Open magazine with a strip of nails, inclined by `angle` degrees from p = (x, z)."""
    with at((p[0], 0, p[1]), (0, -angle, 0)):
        box((length, .0150, .034), (length/2, 0, .004), 'graphite', .003)
        box((length*.98, .0200, .008), (length*.51, 0, .0230), 'alu_dark', .002)
        box((length*.66, .0010, .0200), (length*.40, -.0080, .0020), 'hole', .0004)
        n = int(length*.60/.0052)
        for i in range(n):                               # nails are perpendicular to the drive, not to the magazine
            x = length*.10+i*.0052
            with at((x, -.0082, .0020), (0, angle, 0)):
                cyl(.0013, .021, (0, 0, -.0105), 'steel', n=12, bevel=0)
                cyl(.0025, .0012, (0, 0, .0100), 'steel', n=16, bevel=.0002)
        for z in (-.0055, .0090):
            box((length*.62, .0006, .0022), (length*.39, -.0092, z), 'yellow', .0002)
        box((.024, .0220, .040), (length-.008, 0, .004), 'black', .004)
        box((.010, .0225, .015), (length*.80, 0, .010), 'yellow', .002)


def framing():
    with at(scale=1.15):
        with at((0, 0, .062)):
            nailer.head()
            nailer.grip()
        nail_guide(.004, .152)
        stick((-.080, .052), .240, 34)
        loft([((.092, 0, .216), .0140, .0090, 3), ((.096, 0, .200), .0120, .0080, 3), ((.100, 0, .186), .0130, .0080, 3)], 'blue', n=32)


def coil():
    """Round drum under the grip, with a feeder between it and the nose."""
    with at(scale=1.12):
        with at((0, 0, .028)):
            nailer.head()
            nailer.grip()
        nail_guide(.002, .120)
        with at((.002, 0, 0)):
            lathe([(.0500, .030), (.0530, .034), (.0530, .0500), (.0540, .0510), (.0540, .0530), (.0530, .0540), (.0530, .108), (.0500, .112), (0, .112)], material='graphite', n=128, bevel=.0010)
            lathe([(.0500, .030), (.0460, .026), (.0300, .0245), (0, .0245)][::-1], material='black', n=96, bevel=.0008)
            lathe([(.0440, .112), (.0420, .1160), (.0160, .1180), (.0140, .1240), (0, .1240)], material='black', n=96, bevel=.0008)
            ring(.0533, .0010, (0, 0, .1010), 'yellow', n=128)
            for i in range(9):                           # window: the coil of nails
                a = math.radians(-136+i*9)
                with at((0, 0, 0), (0, 0, math.degrees(a))):
                    cyl(.0013, .036, (.0532, 0, .0590), 'steel', n=12, bevel=0)
                    cyl(.0025, .0014, (.0532, 0, .0940), 'steel', n=16, bevel=.0002)
            with at((.0, 0, .072), (0, 0, -62)):
                box((.006, .018, .040), (.0530, 0, 0), 'black', .0020)
                box((.006, .010, .016), (.0560, 0, 0), 'yellow', .0020)
        box((.042, .026, .052), (-.056, .004, .066), 'alu_dark', .004)
        box((.034, .0030, .044), (-.060, -.0100, .066), 'steel', .0010)
        for x in (-.070, -.050):
            socket_screw((x, -.0112, .082), .0026, '-Y')
        cyl(.0095, .020, (-.058, .017, .066), 'alu_dark', 'Y', n=48)
        loft([((.088, 0, .180), .0140, .0095, 3), ((.080, 0, .150), .0110, .0080, 3), ((.062, 0, .128), .0140, .0085, 3), ((.046, 0, .108), .0150, .0085, 3)], 'blue', n=32)
        box((.040, .0180, .008), (.036, 0, .1140), 'blue', .002)


SHOTS = {'coil': coil, 'framing': framing}


def scene(which):
    SHOTS[which]()
    tool_setup(azimuth=-30, pitch=13, fill=.80)
