"""Direct-driven machines: motor and pump on one shaft, on a small tank with wheels or skids."""
import math
from mathutils import Vector
from core import at, bolt, box, cyl, lathe, ring, tube
from parts.fittings import logo_flat
from parts.pump import air_filter, cylinder, finned_tube
from parts.decals import text_lying
from parts.service_end import service_end
from parts.tank import rating_plate, tank
from parts.wheels import axle, grip, rubber_foot, wheel


def coaxial_block(cylinders=1):
    """Crankcase with one cylinder, or two in a V, flange-mounted on the motor; axis X, pump on the left. Base at z=0."""
    z, r = .088, .070
    with at((0, 0, z)):
        # motor with cowl on the right end
        cyl(r*.90, .150, (0, 0, 0), 'graphite', 'X', bevel=.003, n=72)
        for i in range(34):
            a = 360*i/34
            if 60 < a < 120:
                continue
            with at(rot=(a, 0, 0)):
                box((.140, .0115, .0028), (.075, r*.93, 0), 'graphite', .0009)
        lathe([(r*.98, 0), (r*1.04, .010), (r*1.06, .070), (r*.96, .088), (r*.60, .094), (0, .094)], (.150, 0, 0), 'black', 'X', n=80, bevel=.001)
        for k in range(5):
            ring(r*(.28+.15*k), .0022, (.243-(.003 if k > 3 else 0), 0, 0), 'black', 'X', n=64, k=8)
        box((.095, .058, .046), (.078, 0, r*1.12), 'black', .006)
        box((.022, .012, .014), (.078, -.033, r*1.14), 'red', .002)
        for s in (-1, 1):
            box((.020, .120, .014), (.075+s*.052, 0, -z+.010), 'graphite', .003)
            box((.014, .050, .040), (.075+s*.052, 0, -r*.92), 'graphite', .003)
        # flange, crankcase with cover and sight glass
        lathe([(r*1.02, -.012), (r*1.02, .004)], material='alu_cast', axis='X', n=72, bevel=.002)
        with at((-.058, 0, 0)):
            cyl(.060, .094, (-.047, 0, 0), 'alu_cast', 'X', bevel=.004, n=72)
            box((.090, .112, .066), (0, 0, -.046), 'alu_cast', .010)
            lathe([(.050, 0), (.052, .006), (.040, .012), (.036, .020), (0, .021)], (-.047, 0, 0), 'alu_cast', '-X', n=72, bevel=.001)
            for i in range(6):
                a = math.radians(60*i+15)
                bolt((-.054, .045*math.cos(a), .045*math.sin(a)), .0040, '-X', washer=False)
            lathe([(.014, 0), (.014, .007), (.010, .008), (.010, .004), (0, .004)], (.010, -.056, -.045), 'brass', '-Y', n=32, bevel=.0005)
            cyl(.0095, .005, (.010, -.056, -.045), 'red', '-Y', n=24, bevel=.0002)
            tube([(-.030, -.030, .040), (-.030, -.060, .050), (-.030, -.064, .085)], .007, 'black', bend=.015)
            cyl(.010, .014, (-.030, -.064, .082), 'yellow', bevel=.001, n=32)
            for tilt in (0,) if cylinders == 1 else (-42, 42):
                with at(rot=(tilt, 0, -90*(cylinders-1))):
                    with at((0, 0, .046)):
                        zp, zt = cylinder(.108, .078, filt=True)
            top = Vector((.054, 0, zp+.046))
            if cylinders == 2:
                top = collector(zp + .046)
    return Vector((-.058, 0, z)) + top


def collector(z, w=.054):
    """Pipe that joins the two heads of a V on their motor side; returns its outlet."""
    heads = [Vector((w, -s*z*math.sin(math.radians(42)), z*math.cos(math.radians(42)))) for s in (-1, 1)]
    out = Vector((w + .022, 0, heads[0].z))
    for p in heads:
        finned_tube([p, p + Vector((.022, 0, 0)), out], .0065, .013, .005, 'copper', bend=.015)
    return out


def single_block():
    """Oil-free: one cylinder at the left end of the motor, its fan under a cowl at the right; axis X. Base at z=0."""
    from machines.silent import oil_free_head
    with at((0, 0, .106)):
        cyl(.066, .150, (-.075, 0, 0), 'graphite', 'X', bevel=.003, n=64)
        for i in range(32):
            with at(rot=(360*i/32, 0, 0)):
                box((.132, .0028, .011), (0, 0, .069), 'graphite', .0009)
        lathe([(.074, 0), (.075, .018), (.070, .030), (.050, .034)], (-.075, 0, 0), 'alu_cast', '-X', n=64, bevel=.002)
        lathe([(.073, 0), (.077, .008), (.077, .044), (.066, .058), (.030, .062), (0, .062)], (.075, 0, 0), 'black', 'X', n=72, bevel=.001)
        for k in range(4):
            ring(.022+.012*k, .0018, (.1365-.001*k, 0, 0), 'black', 'X', n=64, k=8)
        with at((-.102, 0, .005)):
            oil_free_head(-1)
            with at((-.09, 0, .046)):
                air_filter(.027, .050, 'Z')
        for s in (-1, 1):
            box((.030, .150, .014), (s*.062, 0, -.099), 'alu_cast', .003)
            box((.016, .08, .05), (s*.062, 0, -.074), 'alu_cast', .003)
        box((.100, .050, .042), (0, -.015, .092), 'black', .006)
        logo_flat(.0105, (0, -.0405, .092), with_mark=False)
    return Vector((-.150, .048, .106))


def twin_block():
    """Oil-free: one cylinder at each end of the motor (as in the M 24 Silent), axis X. Base at z=0."""
    from machines.silent import oil_free_head
    with at((0, 0, .106)):
        cyl(.066, .150, (-.075, 0, 0), 'graphite', 'X', bevel=.003, n=64)
        for i in range(32):
            with at(rot=(360*i/32, 0, 0)):
                box((.132, .0028, .011), (0, 0, .069), 'graphite', .0009)
        for s in (-1, 1):
            lathe([(.074, 0), (.075, .018), (.070, .030), (.050, .034)], (s*.075, 0, 0), 'alu_cast', 'X' if s > 0 else '-X', n=64, bevel=.002)
            with at((s*.102, 0, .005)):
                oil_free_head(s)
                with at((s*.09, 0, .046)):
                    air_filter(.027, .050, 'Z')
            box((.030, .150, .014), (s*.062, 0, -.099), 'alu_cast', .003)
            box((.016, .08, .05), (s*.062, 0, -.074), 'alu_cast', .003)
        finned_tube([(-.135, .048, -.01), (-.135, .085, -.01), (.135, .085, -.01), (.135, .048, -.01)], .0065, .012, .005, 'copper', bend=.02)
        box((.100, .050, .042), (0, -.015, .092), 'black', .006)
        logo_flat(.0105, (0, -.0405, .092), with_mark=False)
    return Vector((.14, .06, .09))


def rolling(litres, block, wheel_r, lift, logo_h, bx=-.055, k=1.0, lettering=None):
    """Tank on two wheels and a rubber foot, the block on a bridge above, bow handle at the right end."""
    ax = lift
    with at((0, 0, ax)):
        r, shell, total = tank(litres, logo_h=logo_h, centre_deg=0)
        h = shell/2
        zt = r + .026
        box((.36, .165, .005), (bx+.02, 0, zt-.0025), 'blue', .0015)
        for s in (-1, 1):
            box((.36, .005, .022), (bx+.02, s*.080, zt-.012), 'blue', .0015)
            for x in (-.13, .17):
                box((.030, .005, .05), (bx+x, s*.070, r-.012), 'blue', .001)
        if lettering:
            text_lying(lettering, r, r*.26, -24)
        with at((bx, 0, zt), scale=k):
            out = block()*k
        start = Vector((bx, 0, zt)) + out
        finned_tube([start, start+Vector((.030, .012, 0)), (start.x+.045, .055, zt+.14), (start.x+.045, .075, r*.86)], .0065, .0130, .005, 'copper', bend=.025)
        # service end: switch, regulator, gauges, coupling
        xs = h*.86 if litres > 24 else h*1.08
        ztop = r if xs <= h else r*math.sqrt(1-((xs-h)/(r/2))**2)
        cyl(.017, .026, (xs, 0, ztop-.010), 'blue', bevel=.002)
        service_end(xs, 0, ztop+.020)
        rating_plate(r, -h*.78, 38, .060, .040)
        # wheels, foot
        xw, zw = -h*.62, -(ax-wheel_r)
        yw = r*.80 + .014
        axle(-yw-.018, yw+.018, xw, zw)
        for s in (-1, 1):
            tube([(xw-.04, s*r*.55, -r*.80), (xw, s*r*.62, zw), (xw+.04, s*r*.55, -r*.80)], .008, 'blue', bend=.01)
            wheel(wheel_r, .040, (xw, s*(yw+.010), zw), side=s)
            tube([(h*.80, s*r*.35, -r*.9), (h*.80, s*r*.50, -ax+.025)], .010, 'blue', bend=0)
            rubber_foot((h*.80, s*r*.52, -ax), .019, .030)
        tube([(h*.80, -r*.46, -r-.015), (h*.80, r*.46, -r-.015)], .007, 'blue', bend=0)
        # bow handle
        yh, xh, zh = r*.80, h+r*.42, r+.175
        tube([(h*.90, -yh, r*.50), (xh, -yh, r*.72), (xh+.055, -yh, zh), (xh+.055, yh, zh), (xh, yh, r*.72), (h*.90, yh, r*.50)], .0105, 'graphite', bend=.035)
        grip((xh+.055, -yh+.045, zh), (xh+.055, yh-.045, zh), .0150)
        for s in (-1, 1):
            box((.055, .024, .028), (h*.93, s*yh*.95, r*.50), 'blue', .004)


MACHINES = {
    'coaxial': lambda: rolling(24, coaxial_block, .080, .185, .040, bx=-.090),
    'coaxial-90': lambda: rolling(90, lambda: coaxial_block(2), .110, .270, .058, bx=-.16, k=1.15),
    'oil-free': lambda: rolling(50, twin_block, .090, .225, .050),
}


def scene(which):
    import studio
    MACHINES[which]()
    studio.product_setup()
