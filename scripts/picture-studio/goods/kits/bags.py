"""Kits in bags: desiccant for desiccant dryers, carbon and fleece for oil-water separators."""
import math
import random
from core import at, box, lathe, loft, plate, prism, ring, rrect, text
from goods.kits.parts import beads
from parts.fittings import logo_flat


def bag(w, d, h, material, label, up=.36):
    """Filled upright bag: round below, sewn flat at the top, with a printed band in front."""
    a, b = w/2, d/2
    loft([((0, 0, 0), a*.90, b*.72, 3.6), ((0, 0, h*.03), a*.98, b*.92, 3.4), ((0, 0, h*.16), a*1.03, b*1.05, 3.2), ((0, 0, h*.40), a*1.01, b, 3.2), ((0, 0, h*.64), a, b*.84, 3.2),
          ((0, 0, h*.80), a*.99, b*.46, 3), ((0, 0, h*.89), a*.985, b*.14, 3), ((0, 0, h), a*.98, b*.045, 4)], material, n=72)
    for i in range(24):                                 # seam
        x = -a*.90+a*1.80*i/23
        box((a*.045, .0012, .0018), (x, -b*.085-.0004, h*.945), 'grey_mid', .0003)
    with at((0, -b*1.045, h*up), (-2, 0, 0)):
        plate([rrect(w*.74, h*.40, .004)], .0010, (0, 0, 0), 'white', rot=(90, 0, 0))
        plate([rrect(w*.74, h*.17, .004)], .0010, (0, -.0006, h*.115), 'blue', rot=(90, 0, 0))
        plate([rrect(w*.74, h*.012, .0004)], .0010, (0, -.0009, h*.024), 'yellow', rot=(90, 0, 0))
        logo_flat(w*.070, (0, -.0014, h*.115))
        text(label, w*.082, (-w*.33, -.0012, -h*.045), (90, 0, 0), 'navy', weight=.04)
        for i, k in enumerate((.56, .48, .30)):
            plate([rrect(w*k, h*.011, .0004)], .0006, (-w*.33+w*k/2, -.0010, -h*(.105+.030*i)), 'grey_mid', rot=(90, 0, 0))


def heap(r, h, size, material, seed=3):
    """Poured beads: the visible surface of a cone, and a few that have rolled away."""
    rnd = random.Random(seed)
    pts = []
    while len(pts) < 640:
        k, a = math.sqrt(rnd.random()), rnd.random()*2*math.pi
        top = h*(1-k)**1.15
        pts.append((r*k*math.cos(a), r*k*math.sin(a), size + max(0, top)*rnd.uniform(.86, 1)))
    for _ in range(26):
        a, k = rnd.random()*2*math.pi, r*rnd.uniform(1.02, 1.35)
        pts.append((k*math.cos(a), k*math.sin(a), size))
    beads(pts, size, material)
    lathe([(r*.96, 0), (r*.5, h*.42), (0, h*.92)], material=material, n=48)


def shuttle():
    """Shuttle of the valve between the towers, with its rings."""
    with at((0, 0, .0145)):
        lathe([(0, -.034), (.0125, -.034), (.0140, -.0325), (.0140, -.020), (.0070, -.016), (.0070, .016), (.0140, .020), (.0140, .0325), (.0125, .034), (0, .034)], material='alu', axis='X', n=72)
        for x in (-.026, .026):
            ring(.0138, .0019, (x, 0, 0), 'rubber', 'X', n=72)


def desiccant():
    with at((.020, .060, 0), (0, 0, 8)):
        bag(.260, .130, .360, 'paper', 'A   8 kg')
    with at((-.105, -.075, 0)):
        heap(.058, .026, .0026, 'white')
    with at((.060, -.095, 0), (0, 0, -14)):
        shuttle()
    with at((.125, -.060, 0), (0, 0, 12)):
        shuttle()


def mat_roll(r=.052, l=.300):
    """Rolled fleece, lying, with a yellow ribbon."""
    turns = 5
    pts = [(.012+(r-.016)*t/(turns*24))*1.0 for t in range(turns*24+1)]
    outer = [(p*math.cos(2*math.pi*i/24), p*math.sin(2*math.pi*i/24)) for i, p in enumerate(pts)]
    inner = [((p-.0062)*math.cos(2*math.pi*i/24), (p-.0062)*math.sin(2*math.pi*i/24)) for i, p in enumerate(pts)]
    with at((0, 0, r)):
        prism(outer+inner[::-1], l, (-l/2, 0, 0), 'grey', axis='X', bevel=0)
        lathe([(r*.955, -.014), (r*.965, -.012), (r*.965, .012), (r*.955, .014)], material='yellow', axis='X', n=72, caps=False)


def separator():
    with at((-.060, .050, 0), (0, 0, 16)):
        bag(.230, .130, .300, 'foam', 'OW', .52)
    with at((.150, .075, 0), (0, 0, -6)):
        bag(.200, .120, .260, 'foam', 'OW', .56)
    with at((.090, -.080, 0), (0, 0, 8)):
        mat_roll(.036, .200)
    with at((-.120, -.085, 0)):
        heap(.040, .016, .0022, 'ink', seed=8)


KITS = {'kit-desiccant': desiccant, 'kit-separator': separator}


def scene(which):
    import studio
    KITS[which]()
    studio.product_setup(fill=.80, pitch=14, azimuth=12)
