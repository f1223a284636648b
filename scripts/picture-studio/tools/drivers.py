"""Drills, tapping tool and screwdrivers based on the pistol drill or on a straight housing."""
import math
from core import at, box, cyl, hexagon, lathe, mesh, prism, ring, tube
from parts.fittings import logo_flat
from tools import drill
from tools.common import side_handle, tool_setup
from tools.heads import gear_head
from tools.straight_body import straight_body


def pistol(front):
    """The drill's motor and grip with another tool on its gear case, whose front is at local .066."""
    with at((0, 0, drill.AXIS), (0, -90, 0)):
        drill.housing()
        front()
    drill.handle()
    logo_flat(.0058, (.0150, -.0279, drill.AXIS+.002))


def second_stage():
    """Another gear stage with the side handle's clamp, to .088, and a bigger chuck."""
    lathe([(.0165, .058), (.0225, .062), (.0230, .064), (.0230, .082), (.0215, .086), (.0165, .088)], material='alu_dark', n=96, bevel=.0008)
    lathe([(.0232, .066), (.0250, .067), (.0250, .080), (.0232, .081)], material='black', n=96, bevel=.0006)
    with at((0, -.023, .0735), (90, 0, 0)):
        side_handle()
    with at((0, 0, .0875), scale=1.14):
        drill.chuck(0)


def tap(z0, length=.052, r=.0060):
    """Tap: shank, then a thread cut by flutes, its first turns tapered."""
    cyl(r*.78, .030, (0, 0, z0-.010), 'steel', n=40, bevel=.0004)
    v, f, n, m = [], [], 176, 48
    for k in range(n+1):
        t = k/n
        thread = abs((k % 8)/4 - 1)
        lead = min(1, .74+(1-t)*2.4)
        for i in range(m):
            a = 2*math.pi*i/m
            flute = .66 if math.sin(3*a) < -.55 else 1
            rr = r*lead*(1-.13*thread)*flute
            v.append((rr*math.cos(a), rr*math.sin(a), z0+.020+(length-.020)*t))
    for k in range(n):
        for i in range(m):
            f.append((k*m+i, k*m+(i+1) % m, (k+1)*m+(i+1) % m, (k+1)*m+i))
    f += [tuple(range(m)), tuple(range(n*m, (n+1)*m))]
    mesh(v, f, 'steel', angle=20)


def tapping_head():
    """Reversing gear, then the collet with the tap."""
    lathe([(.0165, .058), (.0235, .063), (.0245, .066), (.0245, .098), (.0225, .104), (.0150, .110)], material='alu_dark', n=96, bevel=.0008)
    for z in (.072, .078, .084):
        ring(.0246, .0008, (0, 0, z), 'alu_dark', n=96)
    lathe([(.0248, .0905), (.0253, .0915), (.0253, .0945), (.0248, .0955)], material='yellow', n=96, bevel=.0003)
    lathe([(.0140, .109), (.0150, .111), (.0150, .122), (.0140, .124)], material='chrome', n=72, bevel=.0005)
    prism(hexagon(.0150), .010, (0, 0, .124), 'steel', bevel=.0008)
    lathe([(.0120, .1335), (.0112, .142), (.0072, .146), (0, .146)], material='chrome', n=64, bevel=.0005)
    tap(.145)


def clutch(z, r=.0180):
    """Torque clutch with its scale, bit holder and bit, from z on."""
    lathe([(r*.95, z), (r, z+.002), (r, z+.012), (r*.97, z+.013)], material='alu_tool', n=96, bevel=.0005)
    lathe([(r*1.02, z+.0135), (r*1.06, z+.015), (r*1.06, z+.034), (r*.92, z+.037)], material='black', n=96, bevel=.0005)
    for i in range(24):
        a = math.radians(15*i)
        box((.0016, .0024, .015), (r*1.06*math.cos(a), r*1.06*math.sin(a), z+.0245), 'black', .0005, rot=(0, 0, 15*i))
    ring(r*1.0, .0010, (0, 0, z+.0132), 'yellow', n=96)
    for i in range(9):                                   # the scale faces the viewer, above the side
        a = math.radians(-118+i*9)
        box((.0005, .0006, .005 if i % 2 else .0075), (r*1.002*math.cos(a), r*1.002*math.sin(a), z+.0075), 'ink', 0, rot=(0, 0, math.degrees(a)))
    lathe([(r*.80, z+.036), (r*.62, z+.046), (.0082, z+.048), (.0082, z+.066), (.0074, z+.068), (0, z+.068)], material='chrome', n=72, bevel=.0005)
    lathe([(.0084, z+.050), (.0092, z+.051), (.0092, z+.060), (.0084, z+.061)], material='alu_dark', n=64, bevel=.0004)
    prism(hexagon(.0036), .020, (0, 0, z+.064), 'steel', bevel=.0003)
    lathe([(.0032, z+.084), (.0028, z+.088), (.0028, z+.094), (.0010, z+.099), (0, z+.099)], material='steel', n=24, bevel=.0002)


def bail(loc, w=.016, h=.020):
    """Wire loop for a balancer."""
    x, y, z = loc
    tube([(x, y-w, z-.004), (x, y-w, z+h*.7), (x, y, z+h), (x, y+w, z+h*.7), (x, y+w, z-.004)], .0017, 'steel', bend=.008)


def screwdrivers():
    with at((.020, .080, 0)):
        pistol(lambda: clutch(.064))
    with at((-.010, -.045, .0235)):
        straight_body(.104, .0210, lever=False)
        with at((-.020, 0, 0), (0, -90, 0)):
            clutch(0)
        bail((.108, 0, .012), .0195, .018)


def angle_drill():
    with at((0, 0, .092)):
        straight_body(.116, .0195)
        gear_head(.0195, .050, .017, .017)
        with at((-.050, 0, -.015), (180, 0, 0), .82):
            drill.chuck(0, .082)


SHOTS = {
    'drill-13': lambda: pistol(second_stage), 'tapping': lambda: pistol(tapping_head),
    'screwdrivers': screwdrivers, 'angle': angle_drill}


def scene(which):
    SHOTS[which]()
    tool_setup(azimuth=-32, pitch=14 if which != 'angle' else 18, fill=.80)
