"""Stationary machines on an upright tank: pump and motor are on a console in front of it, at chest height."""
import math
from mathutils import Vector
from core import at, box, cyl, hexagon, hose, prism
from dims import MOTORS, PUMPS
from machines.belt import pump_set
from machines.receivers import GROUND, legs, plate_of_type
from machines.standing import shell_upright
from parts.decals import logo_upright
from parts.fittings import ball_valve, coupling, gauge, pressure_switch, regulator, safety_valve
from parts.pump import finned_tube


def bracket(L, w, z, r, gap):
    """Folded plate at height z, its centre `gap` in front of the shell's axis, on two welded gussets."""
    box((L, w, .006), (0, 0, z-.003), 'blue', .0015)
    for s in (-1, 1):
        box((L, .006, .045), (0, s*(w/2-.003), z-.0225), 'blue', .0015)
        x = s*min(r*.62, L*.34)
        back = gap - math.sqrt(r*r - x*x) + .04
        with at((x-.004, 0, 0), (90, 0, 90)):
            prism([(-w/2+.05, z-.05), (-w/2+.05, z-.010), (back, z-.010), (back, z-.36), (back-.07, z-.36)], .008, material='blue', bevel=.001)


def service_end(x, y, z):
    with at((x, y, z), scale=1.2):
        box((.060, .060, .034), (0, 0, .015), 'alu_dark', .004)
        pressure_switch((0, 0, .032))
        cyl(.008, .035, (0, -.030, .012), 'brass', '-Y')
        regulator((0, -.085, .012))
        cyl(.008, .02, (.025, -.085, .012), 'brass', 'X')
        coupling((.045, -.085, .012), (0, 0, 90))


def build(litres, kind, kw, w, chest, reach=.10):
    """`w`: depth of the console; `chest`: its height; `reach`: how far it extends beyond the pump set at both ends."""
    r, zb, zt = shell_upright(litres, GROUND)
    shell = zt - zb
    legs(r, zb, 'blue')
    logo_upright(r, r*.20, zt - shell*.06, centre=-62)
    M = MOTORS[kw]
    yc = -r - PUMPS[kind]['case_l']/2 - .125             # of the console: the belt guard clears the shell
    with at((0, yc, 0)):
        k = pump_set(kind, kw, -.02, chest, None)
        L = (k['xm'] + M[1]*1.25)*2 + reach
        bracket(L, w, chest, r, -yc)
        xs = L/2 - .055
        service_end(xs - .01, w*.10, chest-.004)
        hose([(xs, w*.10+.04, chest+.09), (xs-.03, w*.10+.10, chest+.13), (k['xm']+M[1]*.8, k['y']+.03, k['zm']+M[1]*1.3), (k['xm']+M[1]*.52, k['y']-M[2]*.09, k['zm']+M[1]*1.04)], .0055, 'black', ferrules=False)
        p, out = k['port'], k['out']
    start = p + Vector((0, yc, 0))
    e, s = start + out*.04, max(1, M[1]/.104)
    xd = -r*.62
    yd = -math.sqrt(r*r - xd*xd)
    low = chest - .16
    finned_tube([start, e, (e.x+.02, yc-w*.40, e.z-.04), (e.x+.02, yc-w*.46, chest+.02), (e.x+.02, yc-w*.46, low), (xd, yc-w*.46, low), (xd, yd-.05, low)], .0090*s**.5, .0172*s**.5, .006, 'alu', bend=.045)
    with at((xd, yd-.055, low)):
        prism(hexagon(.022), .040, (0, 0, 0), 'brass', axis='Y', bevel=.001)
        cyl(.026, .05, (0, .02, 0), 'blue', 'Y')
    # gauge, plate, safety valve, outlet and drain of the tank
    with at(rot=(0, 0, 30)):
        z = zb + shell*.20
        gauge(.045, (0, -r-.05, z), stem=False, value=.62)
        cyl(.014, .06, (0, -r+.015, z), 'brass', '-Y')
        cyl(.022, .03, (0, -r+.01, z), 'blue', '-Y')
        with at((0, -r-.002, zb+shell*.02), (90, 0, 0)):
            plate_of_type()
    with at((0, 0, zb+shell*.12), (0, 0, 12)):
        cyl(.034, .05, (r-.02, 0, 0), 'blue', 'X', bevel=.003)
        cyl(.017, .07, (r+.02, 0, 0), 'steel', 'X')
        with at((r+.115, 0, 0), (0, 90, 0)):
            with at(rot=(0, 0, 90)):
                ball_valve((0, 0, 0), s=1.25)
    cyl(.030, .04, (0, 0, zt+r/2-.015), 'blue')
    cyl(.018, .03, (0, 0, zt+r/2+.02), 'brass')
    safety_valve((0, 0, zt+r/2+.045))
    cyl(.018, .05, (0, 0, zb-r/2-.04), 'blue')


MACHINES = {
    's-270-e-upright': lambda: build(270, 'vtwin3', 3, .34, .95),
    's-500-e-upright': lambda: build(500, 'vtwin3', 5.5, .36, 1.05),
    's-500-h-7-upright': lambda: build(500, 'two7', 7.5, .42, 1.02),
}


def scene(which):
    import studio
    MACHINES[which]()
    studio.product_setup()
