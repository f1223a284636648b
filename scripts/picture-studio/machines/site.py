"""M 50 B Site: the M 50 in a tubular frame for lifting by crane, with a rain hood."""
from core import at, box, ring, tube
from machines import belt
from parts.wheels import axle, grip, rubber_foot, wheel

R = .0145


def frame(L, W, H, ax):
    """Hoops in front of and behind the machine, joined at the ends."""
    zb = .055
    for s in (-1, 1):
        y = s*W
        tube([(-L+.10, y, zb), (L, y, zb), (L, y, H-.10), (L-.08, y, H), (-L+.08, y, H), (-L, y, H-.10), (-L, y, zb+.10), (-L+.10, y, zb)], R, 'graphite', bend=.05)
        for x in (-L*.45, L*.45):
            tube([(x, y, zb), (x, y*.62, ax-.10)], R*.8, 'graphite', bend=0)
        rubber_foot((L-.05, y, 0), .024, .050)
    for x, z in ((-L, H*.45), (L, H*.45), (-L+.09, H), (L-.09, H), (-L*.45, zb), (L*.45, zb)):
        tube([(x, -W, z), (x, W, z)], R*.9, 'graphite', bend=0)
    for s in (-1, 1):                                    # eyes for the hook in the upper corners
        for t in (-1, 1):
            with at((s*(L-.09), t*W, H+.012)):
                ring(.022, .0065, (0, 0, .020), 'yellow', 'Y', n=48)


def hood(L, W, H):
    """Sheet under the upper tubes, folded down in front and behind."""
    box((L*2-.20, W*2-.03, .004), (0, 0, H-.018), 'blue', .001)
    for s in (-1, 1):
        with at((0, s*(W-.016), H-.020), (s*24, 0, 0)):
            box((L*2-.20, .004, .085), (0, 0, -.042), 'blue', .001)
    for x in (-L*.55, 0, L*.55):
        box((.020, W*2-.06, .006), (x, 0, H-.013), 'blue', .002)
    box((L*1.2, .0015, .010), (0, -W+.002, H-.045), 'yellow', .0005, rot=(24, 0, 0))


def build(L=.455, W=.245, H=.800):
    ax = belt.SPEC['m-50-b-site']['lift']
    with at((-.015, 0, 0)):
        belt.build(belt.SPEC['m-50-b-site'])
    frame(L, W, H, ax)
    hood(L, W, H)
    wr, xw = .115, -L + .075
    axle(-W-.06, W+.06, xw, wr)
    for s in (-1, 1):
        wheel(wr, .050, (xw, s*(W+.045), wr), side=s)
    for s in (-1, 1):                                    # handles that fold out of the right end
        tube([(L, s*W*.62, H*.45), (L+.10, s*W*.62, H*.47)], R*.85, 'graphite', bend=0)
    tube([(L+.10, -W*.62, H*.47), (L+.10, W*.62, H*.47)], R*.85, 'graphite', bend=0)
    grip((L+.10, -.09, H*.47), (L+.10, .09, H*.47), .0195)


def scene():
    import studio
    build()
    studio.product_setup()
