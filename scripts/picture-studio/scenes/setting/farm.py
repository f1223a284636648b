"""Farm: boarded walls and their door, silos, a pitchfork."""
import math

from core import at, box, cyl, lathe, tube


def boards(x0, x1, z0, z1, y=0, width=.19):
    """Upright boards with battens over their joints, facing -Y."""
    for i in range(math.ceil((x1-x0)/width)):
        x, dy = x0+width*(i+.5), (i*5 % 3)*.003
        with at((x, y-.012+dy, (z0+z1)/2), (0, 90, 0)):
            box((z1-z0, .024, width-.006), (0, 0, 0), 'weathered', .002)
        with at((x+width/2, y-.034, (z0+z1)/2), (0, 90, 0)):
            box((z1-z0, .020, .045), (0, 0, 0), 'weathered', .002)


def sliding_door(w, h):
    """Leaf of boards on a frame with a brace; its lower left corner at the origin, facing -Y."""
    boards(0, w, .10, h, width=.21)
    for z in (.24, h*.52, h-.14):
        box((w, .045, .16), (w/2, -.06, z), 'weathered', .004)
    for low, high in ((.32, h*.52-.08), (h*.52+.08, h-.22)):
        rise = math.degrees(math.atan2(high-low, w-.2))
        box((math.hypot(high-low, w-.2)-.06, .04, .14), (w/2, -.062, (low+high)/2), 'weathered', .004, rot=(0, -rise, 0))
    for x in (w*.15, w*.85):
        box((.06, .03, .34), (x, -.085, h+.02), 'steelwork', .004)
        cyl(.07, .03, (x, -.07, h+.20), 'steelwork', '-Y', n=40)


def silo(r=1.7, h=7.5, material='zinc'):
    """Round grain silo of corrugated sheets with a pointed roof."""
    profile = []
    for i in range(int(h/.12)):
        profile += [(r, .12*i), (r+.025, .12*i+.06)]
    lathe(profile + [(r+.10, h), (r*.15, h+r*.55), (r*.15, h+r*.62), (0, h+r*.66)], material=material, n=96, angle=30)
    for s in (-1, 1):
        tube([(s*.22, -r-.12, .6), (s*.22, -r-.12, h)], .016, material, bend=0, res=2)
    for i in range(int(h/.3)-2):
        tube([(-.22, -r-.12, .9+.3*i), (.22, -r-.12, .9+.3*i)], .012, material, bend=0, res=2)
    cyl(r+.15, .25, (0, 0, 0), 'concrete', n=64)


def pitchfork():
    """Upright on its tines."""
    cyl(.016, 1.35, (0, 0, .36), 'beech', n=24)
    cyl(.019, .14, (0, 0, .30), 'steelwork', n=24)
    for x in (-.10, -.034, .034, .10):
        tube([(0, 0, .31), (x*.7, -.01, .28), (x, 0, .24), (x, -.03, .10), (x*1.02, .01, 0)], .0045, 'steelwork', bend=.03)
