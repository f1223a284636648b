"""Staplers and hog-ring tool on the head and grip of the brad nailer."""
import math
from core import at, box, cyl, loft, prism, socket_screw, tube
from parts.fittings import logo_flat
from tools import nailer
from tools.big_nailers import nail_guide
from tools.common import tool_setup
from tools.nailer import HEAD


def rail(z, length, height, width, logo):
    """Level staple magazine under the grip, from the nose backwards."""
    x0 = HEAD-.012
    box((length, width, height), (x0+length/2, 0, z), 'graphite', .0025)
    box((length*.96, width*1.16, height*.26), (x0+length*.50, 0, z-height*.40), 'alu_dark', .0015)
    box((length*.26, .0010, height*.22), (x0+length*.68, -width*.5-.0001, z+height*.16), 'hole', .0003)
    box((length*.18, .0014, height*.13), (x0+length*.66, -width*.5-.0002, z+height*.16), 'steel', .0003)
    box((.018, width*1.24, height*1.08), (x0+length-.006, 0, z), 'black', .0035)
    box((.010, width*1.30, height*.46), (x0+length-.020, 0, z+height*.16), 'yellow', .0020)
    logo_flat(logo, (x0+length*.34, -width*.5-.0002, z+height*.10), with_mark=False)


def small_stapler():
    """Fine wire: a light tool with a long nose under its magazine."""
    with at(scale=.74):
        nailer.head()
        nailer.grip()
        with at((HEAD, 0, 0)):
            box((.020, .024, .034), (-.002, 0, .082), 'alu_dark', .003)
            box((.0100, .0170, .100), (-.0100, 0, .050), 'steel', .0014)
            box((.0030, .0150, .094), (-.0160, 0, .047), 'alu_dark', .0008)
            for z in (.078, .090):
                socket_screw((-.002, -.012, z), .0028, '-Y')
        rail(.0930, .204, .024, .0155, .0072)
        loft([((.094, 0, .156), .0130, .0085, 3), ((.096, 0, .136), .0105, .0070, 3), ((.098, 0, .094), .0120, .0070, 3)], 'blue', n=32)


def big_stapler():
    with at(scale=1.02):
        nailer.head()
        nailer.grip()
        nail_guide(.002)
        rail(.0420, .214, .040, .0200, .0090)
        loft([((.092, 0, .152), .0140, .0090, 3), ((.094, 0, .126), .0115, .0075, 3), ((.096, 0, .094), .0115, .0075, 3), ((.098, 0, .050), .0135, .0080, 3)], 'blue', n=32)


def staplers():
    """50 mm behind on the left, 16 mm in front on the right."""
    big_stapler()
    with at((.205, -.045, 0)):
        small_stapler()


def jaw(s):
    """One of two fingers that close a ring; s = -1 in front, 1 behind."""
    o = [(.003, .040), (.010, .040), (.0155, .030), (.0175, .016), (.0140, .004), (.0050, -.004), (.0035, -.001), (.0100, .007), (.0120, .016), (.0095, .026), (.003, .031)]
    o = [(s*x, z) for x, z in o][::s]
    prism(o, .0090, (0, .0045, 0), 'steel', rot=(90, 0, 0), bevel=.0012)
    cyl(.0050, .0150, (s*.0075, -.0075, .0345), 'alu_dark', 'Y', n=40, bevel=.0006)


def hog_ring():
    """Two fingers under the head with an open ring between them, the rings on a level rail."""
    with at(scale=.86):
        nailer.head()
        nailer.grip()
        with at((HEAD-.004, 0, 0)):
            box((.034, .022, .046), (.002, 0, .072), 'alu_dark', .004)
            box((.040, .0040, .030), (.002, -.0105, .052), 'alu_dark', .0015)
            box((.040, .0040, .030), (.002, .0105, .052), 'alu_dark', .0015)
            for x in (-.010, .014):
                socket_screw((x, -.0120, .084), .0028, '-Y')
            with at((.002, 0, .008)):
                jaw(-1)
                jaw(1)
                tube([(.0070*math.sin(math.radians(a)), 0, .0120+.0070*math.cos(math.radians(a))) for a in range(-130, 131, 20)], .0011, 'copper', bend=0)
        rail(.0640, .208, .026, .0150, .0072)
        loft([((.093, 0, .154), .0130, .0085, 3), ((.095, 0, .126), .0105, .0070, 3), ((.097, 0, .064), .0120, .0070, 3)], 'blue', n=32)


SHOTS = {'staplers': staplers, 'hog-ring': hog_ring}


def scene(which):
    SHOTS[which]()
    tool_setup(azimuth=-30, pitch=13, fill=.80)
