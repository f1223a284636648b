"""Screw compressors on horizontal tanks of 270 and 1000 l, alone or beside their dryer."""
import math
from core import at, box, cyl, hexagon, prism, ring, tube
from machines.screw import dryer
from parts.cabinet import screw_cabinet
from parts.fittings import ball_valve, gauge, safety_valve
from parts.tank import foot, rating_plate, tank


def frame(L, reach, r, zt, h):
    """Two rails on plates welded to the shell, cross members below the machines."""
    for s in (-1, 1):
        box((L, .060, .050), (0, s*reach, zt-.025), 'graphite', .004)
        z = math.sqrt(r*r - reach*reach)
        for x in (-h*.86, 0, h*.86):
            box((.07, .012, zt-z), (x, s*reach, (zt-.04+z-.02)/2), 'graphite', .002)
    for x in (-L*.48, 0, L*.48):
        box((.06, reach*2+.02, .040), (x, 0, zt-.025), 'graphite', .004)


def union(x, y, z, axis='Z'):
    prism(hexagon(.028), .022, (x, y, z), 'steel', axis=axis, bevel=.0015)


def through_dryer(x0, x1, xd, zt, hd, r):
    """Pipes from the cabinet's side (x0) over the dryer (at xd, its right side x1) down into the tank."""
    y, z = .10, zt + hd + .13
    tube([(x0, y, z), (xd-.09, y, z), (xd-.09, y, zt+hd)], .017, 'alu', bend=.05)
    ring(.024, .006, (x0+.004, y, z), 'steel', 'X')
    union(xd-.09, y, zt+hd+.022)
    xv = x1 + .075
    tube([(xd+.09, y, zt+hd), (xd+.09, y, z), (xv, y, z), (xv, y, zt+.10)], .017, 'alu', bend=.05)
    union(xd+.09, y, zt+hd+.022)
    with at((xv, y, zt+.12)):
        ball_valve((0, 0, 0), s=1.25)
    xs = xv - .10                                      # into the end of the shell
    tube([(xv, y, zt+.09), (xv, y, zt-r*.55), (xs, y, zt-r*.55)], .017, 'alu', bend=.04)


def into_shell(x0, zt, z, r, reach):
    """One pipe from the cabinet's side down into the shell."""
    x, y = x0 + .13, .10
    tube([(x0, y, z), (x, y, z), (x, y, r*.9)], .017, 'alu', bend=.05)
    ring(.024, .006, (x0+.004, y, z), 'steel', 'X')
    union(x, y, zt+.06)
    cyl(.032, .05, (x, y, math.sqrt(r*r-y*y)-.02), 'blue')


def fittings(h, r):
    """Gauge, safety valve and the outlet's ball valve."""
    gauge(.038, (h*.62, -r*.88-.06, r*.52), stem=False, value=.6)
    cyl(.013, .08, (h*.62, -r*.84, r*.52), 'brass', '-Y')
    with at((h + r*.30, 0, r*.66)):
        cyl(.024, .06, (-.05, 0, 0), 'blue', 'X')
        cyl(.016, .05, (0, 0, 0), 'steel', 'X')
        ball_valve((.075, 0, 0), (0, 90, 0), 1.3)
    cyl(.017, .04, (-h*.93, -r*.45, r*.86), 'blue')
    safety_valve((-h*.93, -r*.45, r*.86+.038))


def build(label, litres, diameter, cabinet, doors=1, dryer_size=None):
    r = diameter/2
    w, d, hc = cabinet
    with at((0, 0, r + .16)):
        r, shell, total = tank(litres, logo_h=r*(.24 if litres < 500 else .32), centre_deg=-6, diameter=diameter)
        h, zt, reach = shell/2, r + .055, min(d*.42, r*.86)
        for x in (-h*.74, h*.74):
            foot(r, x, r+.135, width=r*1.55)
        rating_plate(r, h*.80, -18, w=.11, hgt=.07)
        wd = dryer_size[0] + .06 if dryer_size else 0
        L = max(total*.94, w + wd + .10)
        frame(L, reach, r, zt, h)
        xc = -(wd + .04)/2 - .03 if dryer_size else -.06
        with at((xc, 0, zt)):
            screw_cabinet(w, d, hc, label, feet=False, doors=doors, ctrl=1.0 if w < 1 else 1.15)
        x0 = xc + w/2
        if dryer_size:
            wd, dd, hd = dryer_size
            xd = x0 + .10 + wd/2
            dryer((xd, .02, zt), w=wd, d=dd, h=hd)
            through_dryer(x0, xd + wd/2, xd, zt, hd + .02, r)
        else:
            into_shell(x0, zt, zt + hc*.62, r, reach)
        fittings(h, r)


STATIONS = {
    'r-7-270': lambda: build('R 7', 270, .60, (.66, .74, .98)),
    'r-11-270': lambda: build('R 11', 270, .60, (.70, .78, 1.08)),
    'r-7-t': lambda: build('R 7 T', 270, .60, (.66, .74, .98), dryer_size=(.36, .50, .44)),
    'r-30-1000': lambda: build('', 1000, .80, (1.16, .94, 1.40), doors=2),
    'r-30-t': lambda: build('', 1000, .80, (1.16, .94, 1.40), doors=2, dryer_size=(.52, .72, .66)),
}


def scene(which):
    import studio
    STATIONS[which]()
    studio.product_setup()
