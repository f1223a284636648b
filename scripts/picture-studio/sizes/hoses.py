"""Hoses by bore and outer diameter, with a quick coupling or, from 19 mm on, a threaded end."""
import math
from core import at, cyl, hexagon, lathe, prism, ring
from goods import hose_reel
from goods.hose import build, strap
from parts.fittings import coupling
from sizes import connection, figures
from tools.common import tool_setup

# bore in mm: turns of the coil in stacks of four, its inner radius, material
COILS = {6: (20, .120, 'hose_blue'), 8: (16, .130, 'hose_blue'), 13: (12, .170, 'rubber'), 19: (8, .200, 'rubber'), 25: (8, .240, 'rubber')}


def threaded(r):
    """Brass nut and male thread on the end of a hose, axis X."""
    prism(hexagon(r*1.30), r*1.1, material='brass', axis='X', bevel=.001)
    cyl(r*.92, r*2.4, (0, 0, 0), 'brass', 'X', bevel=.001)
    for i in range(7):
        ring(r*.92, r*.07, (r*(1.35+.15*i), 0, 0), 'brass', 'X', n=64, k=8)


def reel(of):
    """The reel of 20 m is a fifth larger than the one of 15 m."""
    k = 1.2
    with at(scale=k):
        hose_reel.build(f"{of['innerDiameter']} mm  ·  {of['length']//1000} m", of['outerDiameter']/2000/k)
    tool_setup(azimuth=-24, pitch=14, fill=.80)


def scene(order_number):
    of = figures(order_number)
    if 'reel' in of['name']:
        return reel(of)
    r = of['outerDiameter']/2000
    turns, coil, material = COILS[of['innerDiameter']]
    tail = build(r, turns, coil, material)[1]
    for a in (-25, 95, 205):
        strap(a, coil, r, cols=turns//4)
    end, d = tail[-1], tail[-1] - tail[-2]
    with at(end, (0, 0, math.degrees(math.atan2(d.y, d.x)))):
        lathe([(r*1.30, -.004), (r*1.38, -.002), (r*1.38, .022), (r*1.1, .024)], material='steel', axis='X', n=48, bevel=.0006)
        with at((.024, 0, .004)):
            if connection(order_number).startswith('G'):
                threaded(r)
            else:
                with at(rot=(0, 0, 90)):
                    coupling((0, 0, 0))
    tool_setup(azimuth=-20, pitch=24, fill=.80)
