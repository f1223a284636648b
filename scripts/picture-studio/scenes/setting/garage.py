"""Equipment of a vehicle workshop: two-post lift, tyres, tool trolley, wall of spanners."""
import math

from core import at, bolt, box, circle, cyl, plate, ring, rrect
from parts.wheels import tyre


def lift(height, span=2.75, material='dado', arms='yellow'):
    """Two posts, their carriages `height` above the floor, and the arms below a car that lies along Y."""
    for s in (-1, 1):
        x = s*span/2
        box((.46, .60, .025), (x, 0, .0125), 'steelwork', .004)
        for y in (-.24, .24):
            for dx in (-.18, .18):
                bolt((x+dx, y, .025), .016)
        box((.05, .34, 2.75), (x+s*.14, 0, 1.40), material, .004)
        for y in (-.15, .15):
            box((.26, .04, 2.75), (x, y, 1.40), material, .006)
        box((.30, .36, .05), (x, 0, 2.80), material, .006)
        box((.20, .24, .62), (x-s*.06, 0, height-.10), arms, .008)
        box((.03, .10, .30), (x+s*.172, -.19, 1.5), 'black', .004)
        for t in (-1, 1):
            a, b = (x-s*.10, t*.10), (s*.58, t*.62)
            length, turn = math.dist(a, b), math.degrees(math.atan2(b[1]-a[1], b[0]-a[0]))
            with at(((a[0]+b[0])/2, (a[1]+b[1])/2, height-.20), (0, 0, turn)):
                box((length, .09, .08), (0, 0, 0), arms, .008)
            cyl(.055, .12, (b[0], b[1], height-.17), 'graphite', n=40)
            cyl(.065, .03, (b[0], b[1], height-.05), 'rubber', n=40)


def tyre_stack(n, r=.315, w=.195):
    for i in range(n):
        with at(((i*37 % 5-2)*.006, (i*23 % 5-2)*.006, w*(i+.5)), (90, 0, i*31)):
            with at((0, 0, -r)):
                tyre(r, w, 0)


def trolley(material='red_machine', w=.70, d=.46, h=.86):
    """Tool trolley with seven drawers; faces -Y."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            with at((sx*(w/2-.07), sy*(d/2-.07), .065)):
                cyl(.062, .034, (0, -.017, 0), 'rubber', 'Y', n=48)
                cyl(.040, .036, (0, -.018, 0), 'grey', 'Y', n=48)
                box((.05, .05, .03), (0, 0, .07), 'zinc', .003)
    box((w, d, h-.16), (0, 0, .15+(h-.16)/2), material, .010)
    z = .17
    for k in (.15, .15, .10, .07, .07, .07):
        box((w-.05, .016, k-.008), (0, -d/2-.004, z+k/2), 'graphite', .003)
        box((w-.12, .014, .012), (0, -d/2-.014, z+k-.016), 'alu', .003)
        z += k
    box((w+.03, d+.03, .035), (0, 0, h+.005), 'black', .010)


def spanner(length, material='chrome'):
    """Flat, in the XZ plane, hanging by its ring."""
    r = length*.062
    arm = rrect(r*1.1, length*.80, r*.4)
    plate([[(x, z-length*.46) for x, z in arm]], .006, (0, 0, 0), material, rot=(90, 0, 0), bevel=.001)
    plate([circle(r*1.25, 32), circle(r*.72, 6)], .009, (0, 0, 0), material, rot=(90, 0, 0), bevel=.0015)
    jaw = [(r*1.45*math.cos(math.radians(a)), r*1.45*math.sin(math.radians(a))-length*.92) for a in range(-65, 246, 12)]
    plate([jaw + [(-r*.6, -length*.90), (r*.6, -length*.90)]], .009, (0, 0, 0), material, rot=(90, 0, 0), bevel=.0015)


def tool_wall(w=2.4, h=1.0):
    """Perforated board with spanners in order of size and sockets below; faces -Y, its lower edge at z=0."""
    box((w, .02, h), (0, 0, h/2), 'grey_mid', .004)
    for i in range(12):
        with at((-w*.44+i*.105, -.018, h*.88)):
            cyl(.005, .03, (0, .018, 0), 'steel', '-Y', n=16)
            spanner(.17+.022*i)
    for i in range(6):
        with at((w*.14+i*.16, -.03, h*.86)):
            box((.03, .026, .11), (0, 0, -.04), ('red', 'yellow', 'mid_stripe')[i % 3], .010)
            cyl(.004, .16+.01*i, (0, 0, -.09), 'steel', '-Z', n=16)
    box((w*.52, .10, .02), (w*.20, -.05, h*.34), 'grey', .003)
    for i in range(14):
        cyl(.010+.0012*i, .045+.002*i, (w*-.03+i*.078, -.055, h*.35), 'chrome', n=32)
    ring(.13, .012, (w*.40, -.03, h*.16), 'hose_blue', 'Y')
    ring(.125, .012, (w*.40, -.05, h*.155), 'hose_blue', 'Y')
