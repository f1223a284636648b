"""Two slim tanks side by side in a roll cage, with the block on a deck between its hoops."""
from mathutils import Vector
from core import at, box, cyl, tube
from dims import tank_size
from machines.direct import coaxial_block, single_block
from parts.control_panel import control_panel
from parts.fittings import safety_valve
from parts.pump import finned_tube
from parts.tank import tank
from parts.wheels import grip, rubber_foot

GROUND = .052                                           # axis of the lower tubes


def cage(L, W, H, R=.0105):
    """Two hoops of length 2 L at y = -W and W, and the tubes that join them."""
    for s in (-1, 1):
        y = s*W
        tube([(-L+.06, y, GROUND), (L, y, GROUND), (L, y, H-.07), (L-.05, y, H), (-L+.05, y, H), (-L, y, H-.07), (-L, y, GROUND), (-L+.06, y, GROUND)], R, 'graphite', bend=.045)
        for x in (-L+.035, L-.035):
            rubber_foot((x, y, 0), .018, .042)
    for x in (-L*.62, L*.62):
        tube([(x, -W, GROUND), (x, W, GROUND)], R*.9, 'graphite', bend=0)
    for x in (-L*.45, L*.45):
        tube([(x, -W, H), (x, W, H)], R*.9, 'graphite', bend=0)
    g = L*.45
    tube([(-g, 0, H), (-g*.78, 0, H+.045), (g*.78, 0, H+.045), (g, 0, H)], R, 'graphite', bend=.025)
    grip((-g*.58, 0, H+.045), (g*.58, 0, H+.045), .0155)


def caged(litres, block, k, L, W, H, logo_h, bx=0.0, panel=.7):
    r, shell, total = tank_size(litres)
    h, za = shell/2, GROUND + .010 + r
    for s in (-1, 1):
        with at((0, s*(r + .014), za)):
            tank(litres, logo=s < 0, logo_h=logo_h, centre_deg=-4)
    for x in (-L*.62, L*.62):                           # straps over both tanks
        tube([(x, -r*2-.014, za), (x, -r-.014, za+r+.002), (x, r+.014, za+r+.002), (x, r*2+.014, za)], .0045, 'graphite', bend=r*.8)
    zt = za + r + .020
    box((L*2-.01, W*1.55, .004), (0, 0, zt-.002), 'graphite', .001)
    for s in (-1, 1):
        box((L*2-.01, .004, .018), (0, s*W*.775, zt-.009), 'graphite', .001)
        tube([(-L, s*W, zt-.006), (L, s*W, zt-.006)], .0085, 'graphite', bend=0)
        for x in (-L*.7, L*.7):
            box((.020, W*.24, .004), (x, s*W*.88, zt-.004), 'graphite', .001)
    with at((bx, 0, zt), scale=k):
        out = block()*k
    start = Vector((bx, 0, zt)) + out
    finned_tube([start, start+Vector((.018, .012, 0)), (start.x+.030, W*.60, zt+.05), (start.x+.030, W*.60, zt-.02)], .0048, .0095, .004, 'copper', bend=.018)
    with at((0, -W-.013, zt+.012), scale=panel):
        control_panel(2 if panel > .8 else 1)
    cyl(.009, .016, (h*.92, r*1.0, za+r*.90), 'blue')
    with at((h*.92, r*1.0, zt), scale=.8):
        safety_valve((0, 0, 0))
    cage(L, W, H)


MACHINES = {
    'm-10-d': lambda: caged(5, coaxial_block, .74, .250, .185, .440, .030, bx=-.055, panel=.82),
    'm-4-of': lambda: caged(2, single_block, .68, .185, .150, .335, .022, bx=.040, panel=.66),
}


def scene(which):
    import studio
    MACHINES[which]()
    studio.product_setup()
