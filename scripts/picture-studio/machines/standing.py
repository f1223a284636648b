"""Compressors on an upright tank: one for vans, one for corners, one for dental chairs."""
import math
from mathutils import Vector
from core import at, box, cyl, lathe, ring, tube
from dims import tank_size
from machines.direct import coaxial_block, twin_block
from parts.control_panel import control_panel
from parts.decals import logo_upright
from parts.fittings import safety_valve
from parts.membrane import membrane_dryer
from parts.pump import finned_tube
from parts.wheels import grip, rubber_foot


def shell_upright(litres, z0, material='blue'):
    """Upright tank whose lower head ends at z0; returns radius and the limits of its straight part."""
    r, shell, total = tank_size(litres)
    zb = z0 + r/2
    zt, n = zb + shell, 14
    prof = [(r*math.sin(math.pi/2*i/n), zb - r/2*math.cos(math.pi/2*i/n)) for i in range(n+1)]
    prof += [(r*math.cos(math.pi/2*i/n), zt + r/2*math.sin(math.pi/2*i/n)) for i in range(n+1)]
    lathe(prof, material=material, n=128)
    for z in (zb, zt):
        ring(r, .0030, (0, 0, z), material, n=160, squash=1.5)
    return r, zb, zt


def stand(r, zb, z0):
    """Three tubular legs on a ring of rubber feet."""
    for a in (-80, 40, 160):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(x*r*.93, y*r*.93, zb+.02), (x*r*1.02, y*r*1.02, zb-.03), (x*r*1.02, y*r*1.02, .026)], .011, 'blue', bend=.02)
        rubber_foot((x*r*1.02, y*r*1.02, 0), .022, .032)
    cyl(.012, z0*.5, (0, 0, z0*.6), 'blue')
    cyl(.008, .022, (0, 0, z0*.6-.020), 'brass')


def standing(litres, block, k, panel, bx=0.0, dryer=False, ground=.062):
    r, zb, zt = shell_upright(litres, ground)
    stand(r, zb, ground)
    zd = zt + r/2 + .030
    L, w = max(.40*k, r*1.5), .19*k
    box((L, w, .005), (0, 0, zd-.0025), 'blue', .0015)
    for s in (-1, 1):
        box((L, .005, .022), (0, s*(w/2-.0025), zd-.011), 'blue', .001)
        box((.030, w*.8, zd-zt), (s*r*.55, 0, (zd+zt)/2-.006), 'blue', .001)
    with at((bx, 0, zd), scale=k):
        out = block()*k
    start = Vector((bx, 0, zd)) + out
    xv, yv = start.x+.045, r*.70
    finned_tube([start, start+Vector((.025, .012, 0)), (xv, yv, start.z-.05), (xv, yv, zt-.05+r*.5)], .0058, .0115, .0045, 'copper', bend=.025)
    with at((0, -w/2-.018, zd-.010), scale=panel):
        control_panel(2)
    cyl(.012, .03, (r*.55, -r*.35, zt+r*.22), 'blue')
    with at((r*.62, -r*.30, zt+r*.24)):
        safety_valve((0, 0, .02))
    # bar behind the block, for pulling and for strapping to a wall
    yb, zh = r*.86, zd + .15*k
    x = L/2 + .012
    tube([(-r*.72, r*.62, zt-.03), (-x, yb, zt+.05), (-x, yb, zh), (x, yb, zh), (x, yb, zt+.05), (r*.72, r*.62, zt-.03)], .0105, 'graphite', bend=.035)
    grip((-.075, yb, zh), (.075, yb, zh), .0155)
    logo_upright(r, r*.185, zb + (zt-zb)*(.78 if dryer else .60), centre=-66)
    if dryer:
        with at((0, 0, zb + (zt-zb)*.30), (0, 0, 34)):
            membrane_dryer(r)


MACHINES = {
    'm-24-dv': lambda: standing(24, coaxial_block, .82, .78, bx=-.062),
    'm-90-dv': lambda: standing(90, lambda: coaxial_block(2), 1.12, .95, bx=-.085),
    'm-24-of-dental': lambda: standing(24, twin_block, .86, .80, dryer=True),
}


def scene(which):
    import studio
    MACHINES[which]()
    studio.product_setup()
