"""Belt file and belt sander: an arm with an endless belt on a straight housing."""
import math
from core import at, circle, hull, lathe, plate, prism, socket_screw
from parts.fittings import knob
from tools.common import tool_setup
from tools.heads import belt
from tools.straight_body import straight_body


def drive(length, r):
    """Gear case between the nut and the drive pulley."""
    with at((-.020, 0, 0), (0, -90, 0)):
        lathe([(r, 0), (r*.96, length*.35), (r*.70, length*.55), (r*.66, length*.75), (0, length*.75)], material='alu_dark', n=96, bevel=.0008)


def cover(r, width):
    """Guard over the drive pulley: open at the front, closed towards the motor."""
    for y in (width/2+.0012, -width/2-.0012):
        prism(circle(r, 64), .0016, (0, y+.0008, 0), 'graphite', rot=(90, 0, 0), bevel=.0004)
    rim = [(r*math.cos(math.radians(a)), r*math.sin(math.radians(a))) for a in range(-90, 91, 6)]
    inner = [(x*.93, z*.93) for x, z in rim[::-1]]
    plate([rim+inner], width+.004, material='graphite', rot=(90, 0, 0))
    for a in (0, 120, 240):
        socket_screw((r*.68*math.cos(math.radians(a)), -width/2-.0020, r*.68*math.sin(math.radians(a))), .0020, '-Y')


def arm(length, half, z=0):
    """Flat arm inside the belt from the drive pulley to the front rollers."""
    return hull(circle(half, 32, 0, z) + circle(half*.55, 32, -length, z))


def belt_file():
    with at((0, 0, .030)):
        straight_body(.110, .0190)
        drive(.034, .0155)
        with at((-.052, 0, 0)):
            belt([(0, 0, .0120), (-.134, 0, .0036)], .010)
            prism(arm(.128, .0048), .006, (0, .003, 0), 'steel', rot=(90, 0, 0), bevel=.0006)
            cover(.0165, .014)


def belt_sander():
    with at((0, 0, .058)):
        straight_body(.130, .0215)
        drive(.046, .0195)
        with at((-.066, 0, 0)):
            belt([(0, 0, .0175), (-.178, .0290, .0105), (-.178, -.0290, .0105)], .020)
            cover(.0235, .024)
            # swing arm outside the belt, sprung at its root, with a fork for the two rollers
            for y in (-.0150,):
                prism(hull(circle(.0075, 24, 0, 0) + circle(.0060, 24, -.158, 0)), .004, (0, y, 0), 'alu_cast', rot=(90, 0, 0), bevel=.0008)
                prism(hull(circle(.0072, 24, -.158, 0) + circle(.0062, 24, -.178, .0290)), .004, (0, y, 0), 'alu_cast', rot=(90, 0, 0), bevel=.0008)
                prism(hull(circle(.0072, 24, -.158, 0) + circle(.0062, 24, -.178, -.0290)), .004, (0, y, 0), 'alu_cast', rot=(90, 0, 0), bevel=.0008)
                for x, z in ((-.158, 0), (-.178, .029), (-.178, -.029)):
                    socket_screw((x, y-.004, z), .0034, '-Y')
            with at((-.050, -.0190, 0)):
                knob(.0085, .010, (0, 0, 0), '-Y', 'yellow', ribs=14)


SHOTS = {'belt-file': belt_file, 'belt-sander': belt_sander}


def scene(which):
    SHOTS[which]()
    tool_setup(azimuth=-28, pitch=22, fill=.82)
