"""Tyre inflator and suction gun on the body of the blow gun."""
import math
from core import at, box, cyl, hexagon, hose, lathe, mesh, prism, spline
from parts.fittings import gauge
from tools import blow_gun
from tools.blow_gun import AXIS, along
from tools.common import tool_setup

NOSE = (-.090, 0, AXIS)


def body():
    """The gun with its gauge on top; the hose leaves its nose at `NOSE`."""
    blow_gun.gun()
    with at((-.022, 0, AXIS), scale=.88):
        cyl(.0080, .016, (0, 0, .012), 'chrome', n=40, bevel=.0006)
        gauge(.0310, (0, -.008, .056), stem=False, value=.22)
        lathe([(.0345, -.020), (.0370, -.017), (.0370, .006), (.0345, .008), (.0330, .008), (.0330, -.020)], (0, -.008, .056), 'rubber', '-Y', n=96, bevel=.0012)
        cyl(.0330, .003, (0, .012, .056), 'black', 'Y', n=96, bevel=.0008)
    with along():
        lathe([(.0062, -.002), (.0062, .010), (.0075, .011), (.0075, .020), (0, .020)], material='chrome', n=40, bevel=.0004)


def connector():
    """Clips on a valve, whose axis is local Z."""
    prism(hexagon(.0090), .010, (0, 0, -.002), 'brass', bevel=.0006)
    lathe([(.0078, .007), (.0090, .009), (.0090, .026), (.0074, .029), (.0046, .029), (.0046, .020), (0, .020)], material='chrome', n=48, bevel=.0004)
    box((.0040, .0070, .030), (-.0105, 0, .014), 'yellow', .0012, rot=(0, 8, 0))


def inflator():
    """Standing, its hose curled round in front of it."""
    body()
    hose([NOSE, (-.112, -.002, AXIS-.002), (-.150, -.010, AXIS-.030), (-.160, -.020, .060), (-.135, -.035, .016), (-.085, -.050, .0065), (-.040, -.058, .0065)], .0058)
    with at((-.034, -.059, .0065), (0, 90, -8)):
        connector()


def suction():
    """Wide tube through the gun: dirt moves from the nozzle into the bag behind."""
    blow_gun.gun()
    with at((0, 0, AXIS+.030), (0, -90, 0)):
        lathe([(.0165, -.042), (.0175, -.038), (.0175, .070), (.0150, .078), (.0150, .130), (.0128, .130), (.0128, .060), (0, .060)], material='alu_dark', n=72, bevel=.0006)
        lathe([(.0178, .030), (.0183, .031), (.0183, .036), (.0178, .037)], material='yellow', n=72, bevel=.0003)
        lathe([(.0152, .118), (.0175, .120), (.0175, .150), (.0150, .152), (.0150, .120)], material='black', n=72, bevel=.0006)
        lathe([(.0190, -.050), (.0198, -.048), (.0198, -.034), (.0190, -.032)], material='black', n=72, bevel=.0006)
        box((.012, .016, .024), (-.018, 0, .010), 'alu_dark', .003)
    bag(AXIS+.030)


def bag(z):
    """Cloth bag hanging from the back of the tube: gathered at its neck, fuller below."""
    path = spline([(.046, 0, z), (.080, 0, z-.002), (.108, 0, z-.026), (.122, 0, z-.066), (.128, 0, z-.112), (.130, 0, z-.150)], 12)
    n, m, v, f = len(path), 96, [], []
    for k, p in enumerate(path):
        t = k/(n-1)
        r = .0192+.030*min(1, max(0, t-.12)/.60)**1.2
        if t > .9:
            r *= 1-((t-.9)/.1)**2*.35
        q, o = path[min(n-1, k+1)], path[max(0, k-1)]
        d = (q-o).normalized()
        side = d.cross((0, 1, 0)).normalized()
        for i in range(m):
            a = 2*math.pi*i/m
            fold = 1+.075*math.sin(9*a+2*t)*max(0, t-.08)*(1-t*.45)+.035*math.sin(5*a-7*t)*t
            v.append(p + side*(r*fold*math.cos(a)) + type(p)((0, 1, 0))*(r*fold*.74*math.sin(a)))
    for k in range(n-1):
        for i in range(m):
            f.append((k*m+i, k*m+(i+1) % m, (k+1)*m+(i+1) % m, (k+1)*m+i))
    f += [tuple(range(m)), tuple(range((n-1)*m, n*m))]
    mesh(v, f, 'wall_low', angle=80)
    lathe([(.0202, 0), (.0212, .002), (.0212, .010), (.0202, .012)], (.052, 0, z), 'black', 'X', n=72, bevel=.0004)


SHOTS = {'inflator': inflator, 'suction': suction}


def scene(which):
    SHOTS[which]()
    tool_setup(azimuth=-30, pitch=12, fill=.80)
