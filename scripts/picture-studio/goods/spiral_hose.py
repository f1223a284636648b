"""Retracted polyurethane spiral hose with a coupling on one end and a nipple on the other."""
import math
from core import at, lathe, ring, spline, tube
from parts.fittings import coupling
from parts.threads import nipple

R, COIL, TURNS = .0060, .042, 22


def helix():
    """Turns side by side along X; both ends come out in front of the coil."""
    n, step, z = 40, R*2.12, COIL+R
    half = TURNS*step/2
    turns = [(i/n*step-half, COIL*math.sin(2*math.pi*i/n), z-COIL*math.cos(2*math.pi*i/n)) for i in range(TURNS*n+1)]
    left = [(-half-.092, -.070, R*1.5), (-half-.060, -.062, R*1.3), (-half-.026, -.038, R)]
    right = [(half+.024, .030, R), (half+.058, .010, R*1.2), (half+.094, -.020, R*1.5)]
    return left + turns[6:-6:3] + right


def kink_guard(p, q):
    """Kink-protection spring on the last centimetres of the hose."""
    d = [b-a for a, b in zip(p, q)]
    l = math.dist(p, q)
    u = [x/l for x in d]
    with at(p, (0, 0, math.degrees(math.atan2(u[1], u[0])))):
        for i in range(9):
            ring(R*1.16, .0011, (.002+i*.0036, 0, 0), 'steel', 'X', n=40, k=6)
        lathe([(R*1.30, -.012), (R*1.42, -.010), (R*1.42, .001), (R*1.2, .002)], material='brass', axis='X', n=48, bevel=.0004)


def scene():
    from tools.common import tool_setup
    pts = helix()
    tube(spline(pts, 4), R, 'pipe_blue', bend=0, res=8)
    for end, nxt, out in ((pts[0], pts[1], 'coupling'), (pts[-1], pts[-2], 'nipple')):
        kink_guard(end, nxt)
        a = math.degrees(math.atan2(end[1]-nxt[1], end[0]-nxt[0]))
        with at(end, (0, 0, a)):
            if out == 'coupling':
                coupling((.010, 0, .004), (0, 0, 90))
            else:
                nipple((.010, 0, 0), (0, 90, 0))
    tool_setup(azimuth=-22, pitch=22, fill=.80)
