"""Small machines carried by one hand: a tank on rubber feet, the block above it, a handle over both."""
import math
from mathutils import Vector
from core import at, box, cyl, tube
from dims import tank_size
from machines.direct import coaxial_block, single_block, twin_block
from parts.control_panel import control_panel
from parts.fittings import safety_valve
from parts.pump import finned_tube
from parts.tank import foot, rating_plate, tank
from parts.wheels import grip


def deck(L, w, z, r):
    """Folded plate for the block, on four tabs welded to the shell."""
    box((L, w, .004), (0, 0, z-.002), 'blue', .001)
    for s in (-1, 1):
        box((L, .004, .016), (0, s*(w/2-.002), z-.008), 'blue', .001)
        y = min(w*.36, r*.80)
        for x in (-L*.40, L*.40):
            box((.024, .004, z-math.sqrt(r*r-y*y)+.010), (x, s*y, (z+math.sqrt(r*r-y*y)-.010)/2), 'blue', .001)


def carry(litres, block, k, logo_h, reach, height, bx=0.0, panel=.62):
    """`reach` is how far the handle extends to each side of the centre, `height` is where it is held."""
    r, shell, total = tank_size(litres)
    ax = r + .045
    with at((0, 0, ax)):
        tank(litres, logo_h=logo_h, centre_deg=-10)
        h = shell/2
        for s in (-1, 1):
            with at((s*h*.72 - .016, 0, 0), scale=.5):
                foot(r/.5, 0, (r+.033)/.5, width=r*1.7/.5)
        rating_plate(r, -h*.72, 30, .044, .030)
        L, w, zt = h*2 + r*.55, .165*k, r + .014
        deck(L, w, zt, r)
        with at((bx, 0, zt), scale=k):
            out = block()*k
        start = Vector((bx, 0, zt)) + out
        xv, yv = start.x + .030, r*.62
        finned_tube([start, start+Vector((.020, .010, 0)), (xv, yv, start.z-.030), (xv, yv, r*.74)], .0048, .0095, .004, 'copper', bend=.018)
        with at((-.010 if panel else 0, -max(w/2, r*.80)-.012, zt+.012), scale=panel):
            control_panel(2 if panel > .7 else 1)
        for x in (-.06, .06):                            # brackets of the panel
            box((.016, .030, .003), (x, -w/2-.004, zt-.004), 'blue', .0005)
        cyl(.010, .010, (h*.88, r*.30, r*.93), 'blue')
        with at((h*.88, r*.30, r*.93+.010), scale=.8):
            safety_valve((0, 0, 0))
        # handle from one head over the block to the other
        x0, z0 = h + r*.26, r*.80
        zh = height - ax
        tube([(-x0, 0, z0), (-reach, 0, z0+.06), (-reach, 0, zh-.035), (-reach+.05, 0, zh), (reach-.05, 0, zh), (reach, 0, zh-.035), (reach, 0, z0+.06), (x0, 0, z0)], .0095, 'graphite', bend=.035)
        g = min(.085, reach*.42)
        grip((-g, 0, zh), (g, 0, zh), .0145)


MACHINES = {
    'm-2-of': lambda: carry(2, single_block, .58, .018, .152, .335, bx=.032, panel=.46),
    'm-6-d': lambda: carry(6, coaxial_block, .68, .026, .188, .445, bx=-.058, panel=.56),
    'm-6-of': lambda: carry(6, single_block, .72, .026, .190, .440, bx=.045, panel=.56),
    'm-12-of': lambda: carry(12, twin_block, .82, .029, .232, .545, panel=.74),
}


def scene(which):
    import studio
    MACHINES[which]()
    studio.product_setup()
