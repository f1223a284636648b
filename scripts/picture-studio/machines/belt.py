"""Belt-driven piston machines: one parametric builder for the M (mobile) and S (stationary) series."""
import math
from mathutils import Vector
from core import at, bolt, box, circle, cyl, hexagon, hose, plate, prism, ring, tube
from dims import PUMPS, MOTORS
from parts.decals import text_lying
from parts.tank import tank, rating_plate, foot, deck
from parts.wheels import wheel, axle, grip, rubber_foot
from parts.pump import pump, finned_tube
from parts.engine import engine
from parts.drive import motor, guard, belt, pulley
from parts.fittings import gauge, safety_valve, coupling, regulator, pressure_switch, ball_valve

SPEC = {
    'm-50':       dict(litres=50, pump='single', kw=1.5, mobile=True, label='M 50', wheel=.105, lift=.245),
    'm-100-twin': dict(litres=100, pump='vtwin', kw=2.2, mobile=True, label='M 100', wheel=.125, lift=.300),
    'm-150-b':    dict(litres=150, pump='vtwin', kw=2.2, mobile=True, label='M 150 B', wheel=.125, lift=.315),
    'p-100':      dict(litres=100, pump='vtwin', kw='petrol', mobile=True, label='P 100', wheel=.140, lift=.310),
    'm-50-b-site': dict(litres=50, pump='single', kw=1.5, mobile=True, label='M 50 B Site', lift=.260),       # its fittings match the frame in `site.py`
    'm-90-b-14':  dict(litres=90, pump='two2', kw=2.2, mobile=True, label='M 90 B 14', wheel=.125, lift=.300),
    'p-100-ts':   dict(litres=100, pump='two4', kw='petrol', mobile=False, label='P 100 TS', lift=.32, lifted=True),
    'p-120-van':  dict(litres=120, pump='two4', kw='petrol-large', mobile=False, label='P 120 Van', lift=.32, lifted=True),
    'p-270-ts':   dict(litres=270, pump='two4', kw='petrol-large', mobile=False, label='P 270 TS', lift=.40, lifted=True),
    's-270-e':    dict(litres=270, pump='vtwin3', kw=3, mobile=False, label='S 270 E', lift=.40),
    's-270':      dict(litres=270, pump='two4', kw=4, mobile=False, label='S 270', lift=.40),
    's-270-galvanised': dict(litres=270, pump='two4', kw=4, mobile=False, label='S 270', lift=.40, shell='galvanised', logo='blue'),
    's-500':      dict(litres=500, pump='two7', kw=7.5, mobile=False, label='S 500', lift=.46),
}


def lathe_boss(x, z):
    cyl(.030, .05, (x, 0, z), 'blue', 'X', bevel=.003)
    ring(.031, .004, (x+.022, 0, z), 'blue', 'X', n=48)


def runs_on_petrol(kw):
    return str(kw).startswith('petrol')


def pump_set(kind, kw, x, zt, r):
    """Pump on the left, motor on the right of x, belt and guard; on a tank of radius r also a deck and a pipe into it.

    Returns the motor's position: x, y and the height of its shaft.
    """
    P, M = PUMPS[kind], MOTORS[kw]
    has_engine = runs_on_petrol(kw)
    # as close together as the belt allows
    cylinders = len(P['cyls'])
    span = P['fly']/2 + M[1] + {1: .12, 2: .20, 3: .32}[cylinders] + max(0, M[1]-.08) - .05*has_engine
    xp, xm = x - span/2, x + span/2
    width = max(P['case_l']*.96, M[2]*.60) + .03
    if r:
        deck(xp - P['case_r']*1.6, xm + M[1]*1.25, width, zt, r)
    with at((xp, 0, zt)):
        pi = pump(kind)
    yg = pi['y_fly']
    y = yg - (-(M[2]*.56)/2 + M[2]*.56 + .075)
    with at((xm, y, zt)):
        box((M[1]*2.3, M[2]*.62, .008), (0, 0, .004), 'steel', .001)
        with at((0, 0, .008)):
            engine(M[2]/MOTORS['petrol'][2]) if has_engine else motor(kw)
    zm = zt + .008 + M[0]
    zp = zt + pi['shaft']
    rp = P['fly']*.21
    pulley(rp, yg, (xm, zm))
    belt((xp, zp), P['fly']/2, (xm, zm), rp, yg)
    # guard floor stays above the shell behind the deck
    guard((xp, zp), P['fly']/2 + .045, (xm, zm), rp + .055, yg, depth=.085, front=True, badge=False)
    for xs in (xp+.02, xm-.02):
        box((.03, yg - width/2 + .05, .006), (xs, (yg+width/2)/2, zt-.003), 'blue', .001)
    last = pi['ports'][-1]
    out = last['out']
    start = Vector((xp, 0, zt)) + last['pos'] + out*(last['w']*.5)
    if r:
        delivery(start, out, last['w']/.12, min(xm - M[1]*1.05, xp + P['case_r']*1.95 + .03*last['w']/.12), -width/2 - .035, zt, r, cylinders)
    return dict(xm=xm, y=y, zm=zm, port=start, out=out)


def delivery(start, out, k, xv, yv, zt, r, cylinders):
    """Finned pipe from the head to the non-return valve on the tank."""
    if cylinders == 1:
        xe, yv = xv + .02, -.02
        finned_tube([start, start+Vector((.045, 0, 0)), (xe, 0, zt+.06), (xe, yv, r+.02)], .0075, .0150, .0055, 'alu', bend=.03)
    else:
        e, yv = start + out*.03*k, max(yv, -r*.85)
        xe = e.x + .02
        finned_tube([start, e, (e.x+.015*k, yv*.7, e.z-.02), (xe, yv, zt+.10), (xe, yv, math.sqrt(r*r-yv*yv)+.03)], .0085*k**.5, .0165*k**.5, .006, 'alu', bend=.04)
    zsh = math.sqrt(r*r-yv*yv)
    cyl(.020, .020, (xe, yv, zsh-.012), 'blue', bevel=.002)
    prism(hexagon(.019), .032, (xe, yv, zsh+.006), 'brass', bevel=.001)
    prism(hexagon(.022), .012, (xe, yv, zsh+.036), 'brass', bevel=.001)


def lifting_eye(x, z):
    """Plate with a hole for the hook, welded to the end of a tank."""
    outline = [(-.050, -.03), (.050, -.03), (.050, .03)] + [(.034*math.cos(math.radians(a)), .07 + .034*math.sin(math.radians(a))) for a in range(0, 181, 12)] + [(-.050, .03)]
    plate([outline, circle(.016, 32, 0, .07)], .012, (x, 0, z), 'yellow', rot=(90, 0, 0), bevel=.001)


def battery(x, r):
    """Starter battery in its tray on top of the shell, at (x, 0)."""
    z = r + .012
    for s in (-1, 1):
        box((.200, .012, .05), (x, s*.055, z-.014), 'blue', .001)
    box((.215, .150, .006), (x, 0, z+.012), 'blue', .0015)
    box((.200, .135, .120), (x, 0, z+.075), 'black', .006)
    box((.204, .139, .022), (x, 0, z+.140), 'graphite', .005)
    box((.030, .150, .004), (x, 0, z+.153), 'rubber', .001)
    for dx, m in ((-.070, 'red'), (.070, 'ink')):
        cyl(.013, .014, (x+dx, -.040, z+.150), m, bevel=.002)


def build(s):
    ax = s['lift']                                    # height of the tank axis above the floor
    M = MOTORS[s['kw']]
    with at((0, 0, ax)):
        r, shell, total = tank(s['litres'], s.get('shell', 'blue'), logo_material=s.get('logo', 'white'), centre_deg=2 if s['mobile'] else -4, logo_x=.03 if s['mobile'] else 0, logo_h=s.get('logo_h', {50: .050, 100: .062, 150: .068}.get(s['litres'])), diameter=s.get('diameter'))
        if 'lettering' in s:
            text_lying(s['lettering'], r, r*.26, -22 if s['mobile'] else -28, s.get('logo', 'white'))
        h = shell/2
        zt = r + .045                                  # height of the deck above the axis
        has_engine = runs_on_petrol(s['kw'])
        x0 = s.get('x', (-.02 if s['mobile'] else 0) - .055*has_engine)
        placed = pump_set(s['pump'], s['kw'], x0, zt, r)
        xm, mi_y, zm = placed['xm'], placed['y'], placed['zm']
        # service end: pressure switch with manifold, safety valve, regulator, gauges, coupling
        k = 1.0 if s['mobile'] else 1.25
        xs = min(h - .02, xm + M[1]*1.25 + .085*k)
        if s['litres'] <= 50 and not has_engine:
            xs = h + .005
        ztop = r if xs <= h else r*math.sqrt(max(0, 1-((xs-h)/(r/2))**2))
        cyl(.019, .030, (xs, 0, ztop-.012), 'blue', bevel=.002)
        cyl(.012, .03, (xs, 0, ztop+.01), 'brass')
        with at((xs, 0, ztop+.035), (0, 0, 0), k):
            box((.060, .060, .034), (0, 0, .015), 'alu_dark', .004)
            pressure_switch((0, 0, .032))
            safety_valve((.03, .012, .016), (0, 90, 0))
            cyl(.008, .035, (0, -.030, .012), 'brass', '-Y')
            regulator((0, -.085, .012))
            cyl(.008, .02, (.025, -.085, .012), 'brass', 'X')
            coupling((.045, -.085, .012), (0, 0, 90))
            tube([(-.03, 0, .014), (-.055, 0, .014), (-.055, -.03, .014), (-.055, -.05, .03)], .006, 'brass', bend=.01)
            gauge(.024, (-.055, -.062, .045), value=.62)
        # cable from switch to motor
        if has_engine:                                 # pilot line of the throttle
            hose([(xs, .02, ztop+.10), (xs-.03, .06, ztop+.16), (xm+.10, mi_y+.06, zm+.10)], .004, 'black', ferrules=False)
        else:
            hose([(xs, .03*k, ztop+.035+.075*k), (xs-.03, .085*k, ztop+.06+.05*k), (xm+M[1]*.8, mi_y+.03, zm+M[1]*1.3), (xm+M[1]*.52, mi_y-M[2]*.09, zm+M[1]*1.04)], .0055, 'black', ferrules=False)
        rating_plate(r, -h*.74 if s['mobile'] else h*.72, 40 if s['mobile'] else 24, *((.066, .043) if s['mobile'] else (.09, .058)))
        if not s['mobile']:
            # main outlet at the end head, with ball valve
            lathe_boss(h + r*.36, r*.52)
            with at((h + r*.42, 0, r*.52)):
                tube([(0, 0, 0), (.06, 0, 0), (.06, 0, .0)], .014, 'steel', bend=0)
                ball_valve((.085, 0, 0), (0, 90, 0), 1.15)
            for x in (-h*.72, h*.72):
                foot(r, x, r + .118, width=r*1.5, material=s.get('shell', 'blue'))
            if s.get('lifted'):
                for side in (-1, 1):
                    lifting_eye(side*(h + r*.16), r*.90)
                if h > .5:                             # otherwise it is beside the machine
                    battery(-h*.80, r)
        if s['mobile'] and 'wheel' in s:
            w, wr = .048, s['wheel']
            xw = -h*.62
            zw = -(ax - wr)
            yw = r*.78 + .02
            axle(-yw-.02, yw+.02, xw, zw)
            for sy in (-1, 1):                         # welded axle brackets
                tube([(xw-.05, sy*r*.55, -r*.80), (xw, sy*r*.62, zw), (xw+.05, sy*r*.55, -r*.80)], .009, 'blue', bend=.01)
                wheel(wr, w, (xw, sy*(yw+.012), zw), side=sy)
                cyl(.011, .012, (xw, sy*(yw+.034), zw), 'steel', 'Y' if sy > 0 else '-Y')
            # front leg: bent tube with rubber feet
            xl = h*.78
            for sy in (-1, 1):
                tube([(xl, sy*r*.45, -r*.86), (xl, sy*r*.62, -ax+.025)], .0125, 'blue', bend=0)
                rubber_foot((xl, sy*r*.635, -ax), .022, .035)
            tube([(xl, -r*.56, -r-.03), (xl, r*.56, -r-.03)], .009, 'blue', bend=0)
            # push handle at the right end
            yh = r*.86
            xh = h + r*.62
            zh = r + (.20 if s['litres'] <= 50 else .22)
            tube([(h*.80, -yh, r*.62), (xh*.97, -yh, r*.80), (xh+.09, -yh, zh), (xh+.15, -yh, zh+.02), (xh+.15, yh, zh+.02),
                  (xh+.09, yh, zh), (xh*.97, yh, r*.80), (h*.80, yh, r*.62)], .0125, 'graphite', bend=.05)
            grip((xh+.15, -yh+.055, zh+.02), (xh+.15, yh-.055, zh+.02), .0175)
            for sy in (-1, 1):
                box((.075, .030, .034), (h*.84, sy*yh*.95, r*.60), 'blue', .004)
                bolt((h*.84, sy*(yh*.95+.015), r*.60), .006, 'Y' if sy > 0 else '-Y')
    return s


def scene(name, shot='product'):
    import studio
    build(SPEC[name])
    studio.product_setup()
