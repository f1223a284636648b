"""Booster: pump set on a base frame that takes air from the network and delivers it at up to 35 bar."""
import math
from mathutils import Vector
from core import at, bolt, box, cyl, hexagon, lathe, prism, ring, text, tube
from machines.belt import pump_set
from machines.screw import filter_bowl
from parts.fittings import ball_valve, gauge, logo_flat, safety_valve
from parts.pump import finned_tube


def frame(w, d, h, lettering):
    """Two rails and cross members of folded steel on rubber feet, with a plate on top."""
    for s in (-1, 1):
        box((w, .060, h-.05), (0, s*(d/2-.03), (h+.05)/2), 'blue', .005)
        for x in (-w/2+.08, w/2-.08):
            lathe([(.034, 0), (.034, .010), (.026, .018), (.026, .050)], (x, s*(d/2-.03), 0), 'rubber', n=40, bevel=.002)
            bolt((x, s*(d/2-.03), h), .009)
    for x in (-w/2+.04, 0, w/2-.04):
        box((.07, d-.06, h-.06), (x, 0, (h+.05)/2), 'blue', .004)
    box((w-.06, d-.05, .010), (0, 0, h-.004), 'graphite', .002)
    box((w*.7, .003, .008), (0, -d/2-.0005, h-.03), 'yellow', .001)
    logo_flat(.045, (-w*.18, -d/2-.0008, h*.58))
    text(lettering, .062, (w*.22, -d/2-.0008, h*.58), (90, 0, 0), weight=.03)


def panel(x, y, z):
    """Gauges of suction and delivery with the isolating switch, on two posts."""
    for s in (-1, 1):
        tube([(x+s*.10, y+.02, z), (x+s*.10, y+.02, z+.36)], .011, 'graphite', bend=0)
    box((.30, .022, .20), (x, y, z+.35), 'graphite', .008)
    box((.29, .003, .006), (x, y-.0115, z+.275), 'yellow', .001)
    for dx, v in ((-.080, .30), (.025, .78)):
        gauge(.043, (x+dx, y-.022, z+.37), stem=False, value=v)
    box((.044, .014, .054), (x+.108, y-.015, z+.37), 'black', .003)
    box((.022, .012, .030), (x+.108, y-.022, z+.37), 'red', .002, rot=(14, 0, 0))


def separator(x, y, z):
    """Bottle behind the cooler that separates condensate."""
    lathe([(0, -.02), (.050, .0), (.056, .03), (.056, .27), (.045, .30), (.020, .312), (0, .312)], (x, y, z+.04), 'blue', n=72, bevel=.001)
    ring(.056, .003, (x, y, z+.09), 'blue', n=72)
    prism(hexagon(.022), .030, (x, y, z+.345), 'brass', bevel=.001)
    cyl(.010, .03, (x, y, z), 'brass')
    safety_valve((x, y, z+.372))


def build(kind='two4', kw=7.5, w=1.12, d=.56, h=.20, lettering='B 7'):
    frame(w, d, h, lettering)
    k = pump_set(kind, kw, -.03, h, None)
    # delivery: finned cooler in front, separator, outlet valve on the right
    p, out = k['port'], k['out']
    xs, ys = -w/2+.06, -d/2+.12
    yc = -d/2 + .045
    finned_tube([p, p+out*.045, (p.x+.05, yc, p.z+.01), (p.x+.05, yc, h+.30)], .0105, .021, .006, 'alu', bend=.05)
    for i in range(3):
        z = h + .27 - i*.075
        finned_tube([(-.34, yc, z), (.12, yc, z)], .0105, .023, .006, 'alu', bend=0)
        if i < 2:
            s = 1 if i % 2 == 0 else -1
            xe = -.34 if s > 0 else .12
            tube([(xe, yc, z), (xe-s*.045, yc, z), (xe-s*.045, yc, z-.075), (xe, yc, z-.075)], .0105, 'alu', bend=.03)
    for x in (-.30, .08):
        box((.010, .050, .26), (x, yc+.004, h+.13), 'graphite', .002)
    tube([(-.34, yc, h+.12), (-.42, yc, h+.12), (xs, ys, h+.12)], .0105, 'alu', bend=.03)
    separator(xs, ys, h)
    tube([(xs, ys, h+.27), (xs-.10, ys, h+.27)], .0105, 'alu', bend=0)
    with at((xs-.120, ys, h+.27), (0, 90, 0)):
        ball_valve((0, 0, 0))
    # suction: ball valve and filter on the left, behind the separator
    with at((-w/2+.04, .13, h+.42)):
        filter_bowl((0, 0, 0), 1.2)
        with at((-.10, 0, 0), (0, 90, 0)):
            with at(rot=(0, 0, 90)):
                ball_valve((0, 0, 0), s=1.2)
        tube([(.06, 0, 0), (.115, 0, 0), (.115, -.13, 0)], .014, 'alu', bend=.03)      # into the head of the first stage
    tube([(-w/2+.04, .17, h), (-w/2+.04, .17, h+.42)], .014, 'graphite', bend=0)
    panel(w/2-.14, -d/2+.03, h)


def scene():
    import studio
    build()
    studio.product_setup()
