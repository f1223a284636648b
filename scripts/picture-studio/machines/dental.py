"""M 40 OF Dental: two oil-free blocks on one horizontal tank, with a membrane dryer in front."""
from mathutils import Vector
from core import at, box, cyl
from machines.direct import single_block
from parts.control_panel import control_panel
from parts.fittings import safety_valve
from parts.membrane import membrane_dryer
from parts.pump import finned_tube
from parts.tank import foot, rating_plate, tank


def build(k=.80, reach=.165):
    ax = .150 + .075
    with at((0, 0, ax)):
        r, shell, total = tank(40, logo_h=.036, logo_x=-.03, centre_deg=-20)
        h, zt = shell/2, r + .030
        for s in (-1, 1):
            with at((s*h*.74 - .02, 0, 0), scale=.7):
                foot(r/.7, 0, (r+.058)/.7, width=r*1.6/.7)
        rating_plate(r, -h*.84, 34, .060, .040)
        L, w = h*2 + .13, .175
        box((L, w, .005), (0, 0, zt-.0025), 'blue', .0015)
        for s in (-1, 1):
            box((L, .005, .022), (0, s*(w/2-.0025), zt-.011), 'blue', .001)
            box((.030, w*.8, .06), (s*h*.70, 0, zt-.034), 'blue', .001)
            x = s*reach + .030                           # each block on its own, so that one can be serviced
            with at((x, 0, zt), scale=k):
                out = single_block()*k
            start = Vector((x, 0, zt)) + out
            finned_tube([start, start+Vector((.005, .030, .010)), (start.x+.010, r*.72, start.z-.06), (start.x+.010, r*.72, r*.60)], .0058, .0115, .0045, 'copper', bend=.025)
        with at((-.11, -w/2-.030, zt-.006), scale=.80):
            control_panel(1)
        for x in (-.19, -.03):
            box((.018, .05, .003), (x, -w/2-.008, zt-.008), 'blue', .0005)
        with at((.175, -w/2-.030+r+.045, zt-.075)):
            membrane_dryer(r)
        cyl(.012, .02, (h*.93, .03, r*.96), 'blue')
        safety_valve((h*.93, .03, r*.96+.018))


def scene():
    import studio
    build()
    studio.product_setup()
