"""Site machines on two slim tanks in a tubular frame: wheelbarrows with a pneumatic tyre, and a carried machine."""
from core import at, box, hose, ring, tube
from dims import MOTORS, tank_size
from machines.belt import pump_set, runs_on_petrol
from parts.pump import finned_tube
from parts.service_end import service_end
from parts.tank import rating_plate, tank
from parts.wheels import grip, rubber_foot, tyre

R = .0135                                               # of the frame's tubes


def tanks(litres, gap, za, logo_h):
    r, shell, total = tank_size(litres)
    for s in (-1, 1):
        with at((0, s*gap, za)):
            tank(litres, logo=s < 0, logo_h=logo_h, centre_deg=-2)
            if s < 0:
                rating_plate(r, -shell*.40, 48, .052, .034)
    return r, shell/2


def set_on_deck(kind, kw, x, zd, L, w, xs):
    """Pump, belt and motor on a plate; pipe and cable to the service end at xs."""
    box((L, w, .005), (0, 0, zd-.0025), 'blue', .0015)
    for s in (-1, 1):
        box((L, .005, .024), (0, s*(w/2-.0025), zd-.012), 'blue', .001)
    k = pump_set(kind, kw, x, zd, None)
    p, out = k['port'], k['out']
    e = p + out*.03
    finned_tube([p, e, (e.x+.03, -w*.30, e.z-.04), (e.x+.03, -w*.30, zd-.02)], .0075, .0145, .0055, 'alu', bend=.03)
    M = MOTORS[kw]
    if runs_on_petrol(kw):
        hose([(xs, .02, zd+.10), (xs-.03, .06, zd+.16), (k['xm']+.10, k['y']+.06, k['zm']+.10)], .004, 'black', ferrules=False)
    else:
        hose([(xs, .02, zd+.10), (xs-.03, .06, zd+.12), (k['xm']+M[1]*.8, k['y']+.03, k['zm']+M[1]*1.3), (k['xm']+M[1]*.5, k['y']-M[2]*.09, k['zm']+M[1]*1.04)], .0055, 'black', ferrules=False)


def barrow(kind, kw, za, L, x=0.0):
    """Wheel on the left, legs and grips on the right, a bar with the lifting eye over the centre."""
    r, h = tanks(11, .105, za, .034)
    zd, W = za + r + .030, .225
    xs = h + .045
    set_on_deck(kind, kw, x, zd, L, W*1.7, xs)
    for xc in (-h*.85, h*.85):
        for z in (zd-.012, za-r-.012):
            tube([(xc, -W, z), (xc, W, z)], R*.8, 'graphite', bend=0)
        for s in (-1, 1):
            tube([(xc, s*W, za-r-.012), (xc, s*W, zd-.012)], R*.8, 'graphite', bend=0)
    service_end(xs, -.03, zd-.006)
    box((.10, .16, .005), (xs, -.03, zd-.009), 'blue', .001)
    rw, xw = .150, -h - .135
    tyre(rw, .085, xw)
    zr = za - r - .012
    for s in (-1, 1):
        y = s*W
        tube([(xw, s*.075, rw), (xw+.10, s*.085, rw+.02), (-h*.75, y, zr), (h*.9, y, zr), (h+.22, y, zd+.05), (h+.40, y, zd+.07)], R, 'graphite', bend=.06)
        grip((h+.27, y, zd+.0565), (h+.395, y, zd+.0695), .0185)
        tube([(-h*.62, y, zd-.012), (h*.62, y, zd-.012), (h+.16, y, zd-.0)], R*.8, 'graphite', bend=.03)
        tube([(h*.50, y, zr), (h*.60, y, .036), (h*.72, y, .036), (h*.95, y, zr)], R*.9, 'graphite', bend=.02)
        rubber_foot((h*.66, y, 0), .024, .034)
    return zd, W


def lifting_bar(zd, W, height, x=0.0):
    """Inverted U over the machine with a lifting eye in the centre for the crane hook."""
    tube([(x, -W, zd-.012), (x, -W, zd+height), (x, W, zd+height), (x, W, zd-.012)], R, 'graphite', bend=.07)
    with at((x, 0, zd+height)):
        box((.030, .060, .014), (0, 0, .012), 'yellow', .003)
        ring(.026, .0075, (0, 0, .042), 'yellow', 'X', n=48)


def m22b():
    zd, W = barrow('single', 1.5, .315, .60, x=-.02)
    lifting_bar(zd, W, .44, x=.005)


def p22():
    zd, W = barrow('vtwin', 'petrol', .315, .66, x=-.04)
    lifting_bar(zd, W, .50, x=.0)


def p12():
    """On four feet; a bar at each end for two people, one over the centre for one."""
    za, W = .135, .200
    r, h = tanks(6, .105, za, .030)
    zd = za + r + .030
    set_on_deck('single', 'petrol', -.03, zd, .56, W*1.75, .325)
    service_end(.330, -.04, zd-.006, .85)
    box((.09, .15, .005), (.325, -.04, zd-.009), 'blue', .001)
    for s in (-1, 1):
        y = s*W
        tube([(-.30, y, zd-.014), (-.30, y, .045), (.30, y, .045), (.30, y, zd-.014), (-.30, y, zd-.014)], R*.9, 'graphite', bend=.03)
        for x in (-.26, .26):
            rubber_foot((x, y, 0), .022, .036)
        tube([(s*.28, -W, zd-.014), (s*.40, -W, zd+.10), (s*.40, W, zd+.10), (s*.28, W, zd-.014)], R*.9, 'graphite', bend=.04)
        grip((s*.40, -.075, zd+.10), (s*.40, .075, zd+.10), .0175)
    for x in (-.15, .15):
        for z in (.045, zd-.014):
            tube([(x, -W, z), (x, W, z)], R*.8, 'graphite', bend=0)


MACHINES = {'m-22-b': m22b, 'p-22': p22, 'p-12': p12}


def scene(which):
    import studio
    MACHINES[which]()
    studio.product_setup()
