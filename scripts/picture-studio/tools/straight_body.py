"""Straight motor housing of grinders, ratchets and angle tools: along X, its front end at 0, the inlet behind."""
import math
import wordmark as wm
from core import at, box, cyl, lathe, wrap_on_cylinder
from tools.common import air_inlet, paddle


def straight_body(length, r, ribs=7, ribbed=.46, lever=True):
    """Housing of a given length and radius behind a fluted nut; rubber rings on part of it; a throttle lever on top."""
    with at(rot=(0, -90, 0)):                            # local Z = towards the head (-X), local X = up
        lathe([(r*.70, -length), (r*.86, -length+.006), (r*.95, -length+.016), (r*.98, -length*.5), (r*1.02, -.010), (r, 0), (0, 0)],
              material='blue', n=96, bevel=.0006)
        lathe([(r*.88, -length+.0005), (r*.89, -length-.007), (r*.77, -length-.011), (0, -length-.011)][::-1], material='black', n=72, bevel=.0006)
        step = length*ribbed/ribs
        for i in range(ribs):
            z = -length+.022+i*step
            lathe([(r*.95, z), (r*1.05, z+step*.2), (r*1.05, z+step*.62), (r*.95, z+step*.8)], material='rubber', n=96)
        lathe([(r*1.02, -.0085), (r*1.05, -.0075), (r*1.05, -.0045), (r*1.02, -.0035)], material='yellow', n=96, bevel=.0003)
    fluted_nut(r)
    if lever:
        lever_on(length, r)
    air_inlet((length+.010, 0, 0), (0, -90, 0), .95)
    room = length*(1-ribbed) - .033                             # between the yellow ring and the first rib
    height = min(.0050, r*.30, room/wm.width())
    wrap_on_cylinder(wm.centred(), r*1.012, height, 'white', (.010+room/2, 0, 0), centre_deg=14)


def fluted_nut(r):
    """Clamp nut in front of the housing, 21 mm long."""
    with at(rot=(0, -90, 0)):
        lathe([(r*.95, -.001), (r, .001), (r, .017), (r*.91, .021), (0, .021)], material='alu_tool', n=96, bevel=.0005)
        for i in range(30):
            a = math.radians(12*i)
            box((.0016, .0018, .012), (r*math.cos(a), r*math.sin(a), .009), 'alu_tool', .0005, rot=(0, 0, 12*i))


def lever_on(length, r):
    """Throttle lever along the top, hinged at the back."""
    up = r*1.08
    path = [(length*1.03, up), (length*.94, up+.0032), (length*.68, up+.0070), (length*.40, up+.0088), (length*.18, up+.0082), (length*.11, up+.0066)]
    k = min(1, r/.0205)
    half = [.0065*k, .0078*k, .0085*k, .0085*k, .0080*k, .0066*k]
    paddle([(x, w, z) for (x, z), w in zip(path, half)], .0026)
    box((.012, .0135*k, .012), (length*.97, 0, up-.0010), 'alu_dark', .002)
    cyl(.0022, .019*k, (length*.985, -.0095*k, up+.0026), 'steel', 'Y', n=20)
    cyl(.0040, .012, (length*.62, 0, up-.0050), 'steel', n=24)
