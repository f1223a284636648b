"""Wheels, castors and push handles."""
import math
from core import at, lathe, cyl, tube, prism, ring, box, bolt, plate, circle


def wheel(r=.10, w=.045, loc=(0, 0, 0), side=-1):
    """Solid-rubber wheel, axis Y; side -1: hub cap faces -Y."""
    with at(loc, (0, 0, 0 if side < 0 else 180)):
        t = .30*r
        k = w/2
        lathe([(r-t, -k*.72), (r-t*.75, -k*.95), (r-t*.30, -k), (r-t*.10, -k*.86), (r-.002, -k*.6), (r, -k*.35),
               (r, -k*.12), (r*.975, -k*.08), (r*.975, k*.08), (r, k*.12),
               (r, k*.35), (r-.002, k*.6), (r-t*.10, k*.86), (r-t*.30, k), (r-t*.75, k*.95), (r-t, k*.72), (r-t, -k*.72)],
              material='rubber', axis='Y', n=96, caps=False)
        ring(r - t*.50, .0013, (0, -k*1.0, 0), 'rubber', 'Y', n=64)
        # rim: outer band and disc with five windows
        lathe([(r-t-.001, -k*.80), (r-t-.001, k*.8), (r-t-.006, k*.8), (r-t-.006, -k*.80), (r-t-.001, -k*.80)],
              material='grey', axis='Y', n=64, caps=False)
        R = r - t - .004
        win = []
        for i in range(5):
            a0 = 2*math.pi*i/5
            o = []
            for j in range(9):
                a = a0 + math.radians(-24 + 48*j/8)
                o.append((R*.86*math.cos(a), R*.86*math.sin(a)))
            for j in range(9):
                a = a0 + math.radians(17 - 34*j/8)
                o.append((R*.50*math.cos(a), R*.50*math.sin(a)))
            win.append(o)
        plate([circle(R, 64)] + win, .008, (0, -k*.45, 0), 'grey', axis='-Y', bevel=.001)
        cyl(R*.93, .002, (0, k*.2, 0), 'black', 'Y')
        lathe([(R*.36, 0), (R*.34, .012), (R*.26, .016), (0, .017)], (0, -k*.50, 0), 'graphite', '-Y', n=48, bevel=.001)
        lathe([(R*.18, 0), (R*.16, .003), (0, .0035)], (0, -k*.50 - .0165, 0), 'yellow', '-Y', n=32)


def axle(y0, y1, x, z, r=.009):
    cyl(r, y1-y0, (x, y0, z), 'steel', 'Y')


def grip(p, q, r=.017, material='yellow'):
    """Soft grip on a tube between p and q."""
    tube([p, q], r, material, bend=0)
    from mathutils import Vector
    p, q = Vector(p), Vector(q)
    d = (q-p)
    for i in range(1, 8):
        c = p + d*(i/8)
        u = d.normalized()
        tube([c - u*.004, c + u*.004], r*1.06, material, bend=0)


def rubber_foot(loc, r=.025, h=.03):
    lathe([(r, 0), (r*.92, h*.85), (r*.8, h)], loc, 'rubber', n=32, bevel=.002)


def tyre(r, w, x):
    """Pneumatic tyre with blocks on a pressed rim, in a fork."""
    with at((x, 0, r)):
        n, prof = 20, []
        for i in range(n):
            a = 2*math.pi*i/n
            prof.append((r - w*.48 + w*.48*math.cos(a), w*.5*math.sin(a)))
        lathe(prof + prof[:1], material='rubber', axis='Y', n=96, caps=False)
        for i in range(40):
            with at(rot=(0, 9*i, 0)):
                for s in (-1, 1):
                    box((.010, w*.34, .010), (r-.006, s*w*.20, 0), 'rubber', .002, rot=(0, 0, s*24))
        rim = r - w*.86
        for s in (-1, 1):
            lathe([(rim, 0), (rim+.006, .004), (rim-.004, .010), (rim*.5, .002), (rim*.36, .016), (0, .018)], (0, s*w*.30, 0), 'grey', 'Y' if s > 0 else '-Y', n=72, bevel=.001)
            cyl(.014, .014, (0, s*(w*.30+.014), 0), 'steel', 'Y' if s > 0 else '-Y')
        cyl(rim, w*.6, (0, -w*.3, 0), 'grey', 'Y')
        cyl(.0085, w+.09, (0, -w/2-.045, 0), 'steel', 'Y')
