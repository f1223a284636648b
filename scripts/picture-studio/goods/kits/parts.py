"""Common parts of service kits: springs, rings, sleeves, valve plates, beads."""
import math
from core import at, circle, cyl, lathe, mesh, plate, ring, rrect, tube


def o_ring(r, loc, t=.0022, material='rubber'):
    ring(r, t, (loc[0], loc[1], t), material, n=72)


def spring(r, l, turns, loc=(0, 0, 0), rot=(0, 0, 0), wire=.0011, taper=1.0):
    """Helix along local Z; `taper` is the ratio of upper to lower radius."""
    n = turns*24
    pts = []
    for i in range(n+1):
        t = i/n
        rise = wire + (l-2*wire)*min(1, max(0, (t*turns-.8)/(turns-1.6)))
        rr = r*(1+(taper-1)*t)
        pts.append((rr*math.cos(2*math.pi*t*turns), rr*math.sin(2*math.pi*t*turns), rise))
    tube(pts, wire, 'steel', bend=0, loc=loc, rot=rot, res=3)


def split_ring(r, loc, w=.0030, h=.0026, material='cast', gap=8):
    """Piston ring lying on the floor, its gap rotated depending on its position."""
    a0 = 40 + 900*loc[0]
    pts = [(r*math.cos(math.radians(a0+gap/2+(360-gap)*i/90)), r*math.sin(math.radians(a0+gap/2+(360-gap)*i/90))) for i in range(91)]
    inner = [(x*(r-w)/r, y*(r-w)/r) for x, y in pts][::-1]
    plate([pts+inner], h, (loc[0], loc[1], (loc[2] if len(loc) > 2 else 0)+h/2), material, bevel=.0003)


def sphere(r, loc, material, n=20):
    lathe([(0, -r)] + [(r*math.sin(math.pi*i/8), -r*math.cos(math.pi*i/8)) for i in range(1, 8)] + [(0, r)], loc, material, n=n, angle=180)


def beads(points, r, material):
    """Many small balls in one mesh."""
    v, f = [], []
    rings, n = 5, 8
    for x, y, z in points:
        o = len(v)
        v.append((x, y, z-r))
        for i in range(1, rings):
            a = math.pi*i/rings
            v += [(x+r*math.sin(a)*math.cos(2*math.pi*j/n), y+r*math.sin(a)*math.sin(2*math.pi*j/n), z-r*math.cos(a)) for j in range(n)]
        v.append((x, y, z+r))
        last = len(v)-1
        for j in range(n):
            k = (j+1) % n
            f.append((o, o+1+k, o+1+j))
            for i in range(rings-2):
                a, b = o+1+i*n, o+1+(i+1)*n
                f.append((a+j, a+k, b+k, b+j))
            f.append((last, last-n+j, last-n+k))
    mesh(v, f, material, angle=180)


def bolt_holes(w, h, r, inset=.009):
    return [circle(r, 24, sx*(w/2-inset), sy*(h/2-inset)) for sx in (-1, 1) for sy in (-1, 1)]


def valve_plate(w=.092, h=.092, t=.009, bores=((-.018, .017), (.018, .017), (-.018, -.017), (.018, -.017))):
    """Steel plate with bores under two riveted reeds; lies flat."""
    plate([rrect(w, h, .012)] + bolt_holes(w, h, .0042), t, (0, 0, t/2), 'alu_dark', bevel=.0006)
    for x, y in bores:
        plate([circle(.0075, 36, x, y), circle(.0052, 36, x, y)], .0004, (0, 0, t+.0002), 'steel')
        cyl(.0052, .0004, (x, y, t), 'hole', bevel=0)
    for s in (-1, 1):
        reed(.066, .0165, (s*.018, 0, t+.0012), (0, 0, 90))


def reed(l, w, loc, rot=(0, 0, 0)):
    """Valve reed of spring steel with its rivet in the centre."""
    plate([rrect(l, w, w*.48)], .0007, loc, 'chrome', rot=rot)
    with at(loc, rot):
        lathe([(.0040, 0), (.0040, .0012), (.0030, .0022), (0, .0022)], (0, 0, .0003), 'steel', n=32)


def head_gasket(w=.092, h=.092):
    bores = [circle(.030, 64)]
    plate([rrect(w, h, .012)] + bores + bolt_holes(w, h, .0046), .0011, (0, 0, .0006), 'graphite')
    ring(.0312, .0007, (0, 0, .0011), 'copper', n=72, k=6)
