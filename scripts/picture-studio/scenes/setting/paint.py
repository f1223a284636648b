"""What painters have at hand: gun and air unit, shelves of tins, the bench where paint is mixed."""
import math

from core import at, box, hose, lathe, tube
from goods import service_units
from tools import spray_gun

LABELS = ('white', 'mid_stripe', 'car_paint', 'yellow', 'grey_mid', 'green_machine', 'graphite', 'cream')


def gun_place():
    """Filter with regulator on the wall at the origin, facing -Y; its green hose over a hook, and the gun on another one."""
    box((.16, .012, .26), (0, -.006, 0), 'grey_mid', .004)
    with at((0, -.055, -service_units.UP)):
        service_units.filter_regulator()
    box((.03, .05, .03), (0, -.025, .02), 'graphite', .004)
    box((.10, .012, .10), (.36, -.006, .12), 'grey_mid', .004)
    tube([(.36, 0, .13), (.36, -.13, .13), (.36, -.14, .17)], .012, 'steel', bend=.03)
    for i in range(4):
        r, y = .17+.012*(i % 2), -.03-.026*i
        hose([(.36+r*math.sin(a), y-.004*math.sin(a/2), .15-r*1.35+r*1.35*math.cos(a)) for a in [math.radians(k*30) for k in range(13)]], .0075, 'hose_green', ferrules=False)
    hose([(.055, -.055, 0), (.12, -.06, -.02), (.18, -.05, -.08), (.195, -.04, -.16)], .0075, 'hose_green', ferrules=False)
    hose([(.49, -.11, -.22), (.56, -.11, -.32), (.65, -.10, -.28), (.684, -.085, -.16), (.684, -.085, -.078)], .0075, 'hose_green', ferrules=False)
    box((.09, .012, .09), (.664, -.006, .107), 'grey_mid', .004)
    tube([(.664, 0, .107), (.664, -.11, .107), (.664, -.115, .125)], .007, 'steel', bend=.02)
    with at((.63, -.085, -.07)):
        spray_gun.build()


def tins(w=2.2, rows=2, d=.24):
    """Wall shelves of tins, facing -Y; the lowest shelf at z=0."""
    for k in range(rows):
        z = .36*k
        box((w, d, .024), (0, -d/2, z), 'beech', .003)
        for x in (-w*.42, w*.42):
            box((.03, d*.8, .10), (x, -d*.4, z-.06), 'steelwork', .003)
        r, tall, step = (.085, .19, .195) if k == 0 else (.052, .125, .122)
        for i in range(int((w-.1)/step)):
            if (i*7+k*3) % 11 == 4:
                continue
            with at((-w/2+.05+step*(i+.5), -d/2+(i*5 % 3-1)*.012, z+.012)):
                lathe([(r*.98, 0), (r, .004), (r, tall-.004), (r*.96, tall), (r*.9, tall-.006), (0, tall-.006)], material='steel', n=40)
                lathe([(r+.0008, tall*.16), (r+.0008, tall*.84)], material=LABELS[(i*3+k*5+i//3) % 8], n=40, caps=False)


def mixing_bench(w=2.4, d=.62, h=.90):
    """Cupboards with a stainless top, a scale and a tin on it; faces -Y."""
    box((w-.04, d-.10, .10), (0, .03, .05), 'graphite', .003)
    for i in range(4):
        x = w*((i+.5)/4-.5)
        box((w/4-.006, d-.02, h-.14), (x, 0, .10+(h-.14)/2), 'panel', .004)
        tube([(x+(.20 if i % 2 else -.20), -d/2+.01, .62), (x+(.20 if i % 2 else -.20), -d/2-.03, .64), (x+(.20 if i % 2 else -.20), -d/2-.03, .76), (x+(.20 if i % 2 else -.20), -d/2+.01, .78)], .006, 'steel', bend=.01)
    box((w+.02, d+.03, .04), (0, -.01, h-.02), 'stainless', .004)
    box((.30, .30, .06), (.2, 0, h+.03), 'graphite', .012)
    box((.26, .24, .012), (.2, .02, h+.066), 'stainless', .004)
    lathe([(.083, 0), (.085, .004), (.085, .186), (.081, .19), (.077, .184), (.077, .12), (0, .12)], (.2, .02, h+.072), 'steel', n=48)
