"""Refrigeration dryer kits: cartridge and brush for small dryers; membranes, probe and bearing for large ones."""
import math
import random
from core import at, box, cyl, hexagon, hose, lathe, mesh, prism, ring, tube
from goods.service_kit import carton


def cartridge():
    """Drain cartridge: strainer below, solenoid head with its plug above."""
    lathe([(.0165, 0), (.0165, .006), (.0145, .007), (.0145, .034), (.0175, .036), (.0175, .044), (.0150, .046), (.0150, .054)], material='black', n=72, bevel=.0006)
    for i in range(20):                                 # slots of the strainer
        with at(rot=(0, 0, 18*i)):
            box((.0010, .0022, .022), (.0146, 0, .0205), 'grey', 0)
    ring(.0178, .0016, (0, 0, .040), 'rubber', n=72)
    lathe([(.0155, .054), (.0165, .056), (.0165, .084), (.0130, .090), (0, .090)], material='blue', n=72, bevel=.0006)
    lathe([(.0167, .060), (.0167, .064)], material='yellow', n=72, caps=False)
    prism(hexagon(.0085), .008, (0, 0, .089), 'brass', bevel=.0006)


def brush(length=.190):
    """Flat hand brush for the condenser fins; bristles down, handle along X."""
    tube([(-length*.62, 0, .040), (-length*.30, 0, .038), (0, 0, .033)], .0088, 'yellow', bend=.02, res=10)
    box((.094, .046, .011), (.044, 0, .0310), 'yellow', .004)
    rnd = random.Random(4)
    v, f = [], []
    for i in range(40):
        for j in range(16):
            x, y = .001+.0885*i/39, -.0195+.039*j/15
            dx, dy = rnd.uniform(-.0012, .0012), rnd.uniform(-.0014, .0014)
            o = len(v)
            v += [(x-.0007, y, .026), (x+.0007, y, .026), (x+dx+.0007, y+dy, .0002), (x+dx-.0007, y+dy, .0002), (x, y-.0007, .026), (x, y+.0007, .026), (x+dx, y+dy+.0007, .0002), (x+dx, y+dy-.0007, .0002)]
            f += [(o, o+1, o+2, o+3), (o+4, o+5, o+6, o+7)]
    mesh(v, f, 'black')


def membrane(loc, r=.024):
    """Moulded diaphragm with its bead, fold and centre disc."""
    lathe([(r*.96, 0), (r, .001), (r, .0028), (r*.94, .0036), (r*.84, .0026), (r*.74, .0052), (r*.60, .0058), (r*.48, .0030), (r*.40, .0036), (0, .0040)], loc, 'rubber', n=96, angle=60)
    lathe([(r*.30, 0), (r*.30, .0016), (r*.18, .0026), (0, .0026)], (loc[0], loc[1], loc[2]+.0036), 'steel', n=48)


def probe():
    """Temperature probe with its cable coiled."""
    turns = [(.026*math.cos(t*math.pi/12), .026*math.sin(t*math.pi/12), .0024+.0042*(t//24)) for t in range(70)]
    tube(turns[::-1], .0022, 'black', bend=0)
    hose([turns[0], (.030, -.012, .0026), (.046, -.030, .0030), (.066, -.036, .0036)], .0022, 'black', ferrules=False)
    with at((.066, -.036, .0038), (0, 90, -14)):
        lathe([(.0034, 0), (.0034, .010), (.0028, .012), (.0028, .036), (.0020, .038), (0, .038)], material='chrome', n=40)


def bearing(loc, r=.020, w=.011):
    """Ball bearing with its shield."""
    lathe([(r, 0), (r, w), (r*.84, w), (r*.84, 0), (r, 0)], loc, 'steel', n=96, caps=False, bevel=.0004)
    lathe([(r*.84, w*.92), (r*.56, w*.92)], loc, 'black', n=96, caps=False)
    lathe([(r*.56, 0), (r*.56, w), (r*.40, w), (r*.40, 0), (r*.56, 0)], loc, 'steel', n=96, caps=False, bevel=.0004)
    cyl(r*.84, w*.5, loc, 'black', bevel=0)
    cyl(r*.40, w*.51, loc, 'hole', bevel=0)


def scene():
    import studio
    with at((.020, .110, 0), (0, 0, 6)):
        carton(.180, .120, .112)
    with at((-.106, .040, 0)):
        cartridge()
    with at((-.060, -.062, 0), (0, 0, 30)):
        brush()
    membrane((.066, -.004, 0))
    membrane((.082, -.060, 0))
    with at((.132, .006, 0), (0, 0, -38)):
        probe()
    bearing((.024, -.070, 0))
    studio.product_setup(fill=.84, pitch=20, azimuth=8)
