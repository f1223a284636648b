"""Angle impact wrench and short ratchet: heads with a square on a straight housing."""
from core import at, box, cyl, lathe, loft, ring
from tools import ratchet
from tools.common import tool_setup
from tools.heads import gear_head
from tools.straight_body import straight_body


def hammer_case(r):
    """Bulge of the hammer between the nut and the gear head, 62 mm long."""
    with at(rot=(0, -90, 0)):
        lathe([(r*.92, .0195), (r*1.16, .026), (r*1.20, .032), (r*1.20, .058), (r*1.12, .066), (r*.90, .080), (0, .080)], material='alu_dark', n=96, bevel=.0010)
        for z in (.036, .041, .046):
            ring(r*1.205, .0008, (0, 0, z), 'alu_dark', n=96)


def square_down(z, side=.0127):
    """Square drive below z with its ball."""
    lathe([(side*1.02, z), (side*1.02, z-.0050), (side*.80, z-.0065), (0, z-.0065)], material='steel', n=64, bevel=.0004)
    box((side, side, .016), (0, 0, z-.0135), 'steel', .0010)
    cyl(.0022, .0008, (0, -side/2+.0003, z-.0155), 'chrome', '-Y', n=16, bevel=.0002)


def angle_impact():
    with at((0, 0, .046)):
        straight_body(.140, .0245, ribs=8)
        hammer_case(.0245)
        with at((-.058, 0, 0)):
            gear_head(.0240, .052, .020, .019)
        with at((-.110, 0, 0)):
            square_down(-.0185)


def short_ratchet(square=.0095):
    with at((0, 0, .036)):
        straight_body(.072, .0185, ribs=3, ribbed=.27)
        with at(rot=(0, -90, 0)):
            loft([((0, 0, .0195), .0168, .0168, 2), ((0, 0, .028), .0150, .0155, 2.3), ((0, 0, .036), .0112, .0142, 2.8), ((0, 0, .046), .0104, .0130, 3)], 'alu_dark', n=56)
        with at((-.060, 0, 0), scale=.84):
            ratchet.head(square/.84)


SHOTS = {'angle-impact': angle_impact, 'short-ratchet': short_ratchet}


def scene(which):
    SHOTS[which]()
    tool_setup(azimuth=-26, pitch=22, fill=.82)
