"""A coil of compressed-air hose with a quick coupling and a nipple on its ends."""
import math
from mathutils import Vector
from core import at, lathe, plate, rrect, spline, tube
from parts.fittings import coupling


def build(r=.0075, turns=12, coil=.150, material='hose_blue'):
    pts, n = [], 72
    lay = [(i % 4, i // 4) for i in range(turns)]        # turns are stacked: row by row
    for k, (row, col) in enumerate(lay):
        for i in range(n):
            t = i/n
            nxt = lay[min(k+1, turns-1)]
            s = max(0, (t-.86)/.14)
            s = s*s*(3-2*s)
            rr = coil + (col + (nxt[0+1]-col)*s)*r*1.9 + (row % 2)*r*.5 + .0022*math.sin(3*t*math.pi*2+k*1.3)
            z = r + (row + (nxt[0]-row)*s)*r*1.82
            a = 2*math.pi*t - math.radians(118)
            pts.append(Vector((rr*math.cos(a), rr*math.sin(a), z)))
    last = pts[-1]                                      # the outer end comes out in front
    k = max(1, r/.0075)
    tail = [last + k*Vector((.03, -.022, -.002)), last + k*Vector((.085, -.040, -.012)), last + Vector((.15*k, -.045*k, r-last.z))]
    tube(smooth(pts + tail), r, material, bend=0, res=8)
    return pts, tail


def smooth(pts):
    return spline(pts[::3] + [pts[-1]], 6)


def strap(a, coil, r, rows=4, cols=3):
    """Yellow hook-and-loop strap around the bundle."""
    w, h = cols*r*2.25, rows*r*1.84
    with at((0, 0, 0), (0, 0, a)):
        with at((coil + w/2 - r*1.20, 0, h/2+.001)):
            o, i = rrect(w+.0075, h+.0065, .0100), rrect(w+.0045, h+.0035, .0085)
            plate([o, i], .024, (0, 0, 0), 'yellow', rot=(90, 0, 0))


def scene(material='hose_blue'):
    from tools.common import tool_setup
    r, coil = .0075, .150
    pts, tail = build(r, 12, coil, material)
    for a in (-25, 95, 205):
        strap(a, coil, r)
    end, before = tail[-1], tail[-2]
    d = end - before
    a = math.degrees(math.atan2(d.y, d.x))
    with at(end, (0, 0, a)):
        lathe([(r*1.30, -.004), (r*1.38, -.002), (r*1.38, .022), (r*1.1, .024)], material='steel', axis='X', n=48, bevel=.0006)
        with at((.024, 0, .004), (0, 0, 90), 1.0):
            coupling((0, 0, 0))
    tool_setup(azimuth=-20, pitch=24, fill=.80)
