"""Air receivers: upright (painted, galvanised) and horizontal. Height and length follow from litres and diameter."""
import math
from core import at, cyl, lathe, ring, box, bolt, tube
from dims import tank_size
from parts.decals import logo_upright, text_lying, text_upright
from parts.fittings import ball_valve, gauge, safety_valve
from parts.tank import foot, plate_words, rating_plate, tank

MANHOLE = 1500                                          # from this volume on, receivers have a manhole
GROUND = .18                                            # height of an upright tank above the floor


def upright(litres, material='blue', lettering='white', label=None, valve=1.25):
    r, shell, total = tank_size(litres)
    zb = GROUND + r/2
    zt = zb + shell
    prof, n = [], 14
    for i in range(n+1):
        a = math.pi/2*i/n
        prof.append((r*math.sin(a), zb - r/2*math.cos(a)))
    prof += [(r*math.cos(math.pi/2*i/n), zt + r/2*math.sin(math.pi/2*i/n)) for i in range(n+1)]
    lathe(prof, material=material, n=128)
    for z in (zb, zt):
        ring(r, .0035, (0, 0, z), material, n=160, squash=1.5)
    tube([(r*math.cos(2.2), r*math.sin(2.2), zb), (r*math.cos(2.2), r*math.sin(2.2), zt)], .0026, material, bend=0)
    legs(r, zb, material)
    logo_upright(r, r*.185, zt - shell*.20, lettering)
    if label:
        text_upright(label, r, r*.24, zt - shell*.20 - r*.36, lettering)
    # inlet low, outlet high, each with its boss and valve, on the right of the picture
    for z, open_ in ((zb + shell*.16, True), (zt - shell*.10, False)):
        k = valve/1.25
        with at((0, 0, z), (0, 0, 12)):
            cyl(.036*k, .05, (r-.02, 0, 0), material, 'X', bevel=.003)
            cyl(.017*k, .07*k, (r+.02, 0, 0), 'steel', 'X')
            with at((r+.02+.095*k, 0, 0), (0, 90, 0)):
                with at(rot=(0, 0, 90)):
                    ball_valve((0, 0, 0), s=valve, axis_open=open_)
    # gauge, inspection hole, plate, safety valve, drain
    with at(rot=(0, 0, 26)):
        z = zt - max(shell*.36, shell*.20 + r*.55 + .07)
        gauge(.047, (0, -r-.05, z), stem=False, value=.62)
        cyl(.014, .06, (0, -r+.015, z), 'brass', '-Y')
        cyl(.022, .03, (0, -r+.01, z), material, '-Y')
        hole(r, zb + shell*(.22 if litres >= MANHOLE else .16), material, litres >= MANHOLE)
        with at((0, -r-.002, zb+shell*.42), (90, 0, 0)):
            plate_of_type()
    cyl(.030, .04, (0, 0, zt+r/2-.015), material)
    cyl(.018, .03, (0, 0, zt+r/2+.02), 'brass')
    safety_valve((0, 0, zt+r/2+.045))
    cyl(.018, .05, (0, 0, zb-r/2-.04), material)
    with at((0, 0, zb-r/2-.075)):
        ball_valve((0, 0, 0), s=.8)


def hole(r, z, material, man):
    """Inspection hole with a plug, or a manhole whose cover has sixteen bolts."""
    if not man:
        cyl(.050, .04, (0, -r+.015, z), material, '-Y', bevel=.003)
        cyl(.040, .012, (0, -r-.025, z), 'steel', '-Y', bevel=.002)
        bolt((0, -r-.036, z), .018, '-Y', washer=False)
        return
    cyl(.200, .14, (0, -r+.10, z), material, '-Y', bevel=.003, n=96)
    for y, m in ((-r-.030, material), (-r-.056, material)):
        cyl(.255, .024, (0, y, z), m, '-Y', bevel=.003, n=96)
    for i in range(16):
        a = 2*math.pi*(i+.5)/16
        bolt((.228*math.cos(a), -r-.080, z+.228*math.sin(a)), .014, '-Y')


def plate_of_type(w=.11, h=.07):
    box((w, h, .002), (0, 0, .001), 'alu', .0006)
    box((w*.92, h*.24, .001), (0, h*.31, .0022), 'blue_deep', 0)
    plate_words(w, h, .0026)


def legs(r, zb, material):
    """Three folded legs with foot plates, welded to the lower head."""
    for a in (-100, 20, 140):
        with at(rot=(0, 0, a)):
            for s in (-1, 1):
                box((.085, .007, zb+.02), (r*.86, s*.046, (zb+.02)/2), material, .001)
            box((.007, .098, zb+.02), (r*.86+.040, 0, (zb+.02)/2), material, .001)
            box((.13, .13, .010), (r*.86, 0, .005), material, .001)
            bolt((r*.86+.008, .0, .010), .010)


def lying(litres, label=None, valve=1.25):
    r, shell, total = tank_size(litres)
    drop = r + .11
    with at((0, 0, drop)):
        tank(litres, logo_h=r*.30, centre_deg=2)
        if label:
            text_lying(label, r, r*.26, -24)
        h = shell/2
        for x in (-h*.72, h*.68):
            foot(r, x, drop, width=r*1.5, pad=False)
        rating_plate(r, h*.74, 28, w=.10, hgt=.064)
        for x in (-h*.80, h*.30):
            k = valve/1.25
            cyl(.034*k, .05, (x, 0, r-.025), 'blue', bevel=.003)
            cyl(.020*k, .05*k, (x, 0, r+.015), 'steel')
            with at((x, 0, r+.015+.080*k)):
                ball_valve((0, 0, 0), s=valve)
        cyl(.022, .03, (-h*.10, 0, r-.012), 'blue')
        cyl(.010, .05, (-h*.10, 0, r+.01), 'brass')
        gauge(.042, (-h*.10, -.012, r+.105), value=.62)
        cyl(.018, .03, (h*.74, 0, r-.012), 'blue')
        safety_valve((h*.74, 0, r+.014))


RECEIVERS = {
    'upright': lambda: upright(500, label='500 l'),
    'galvanised': lambda: upright(500, 'galvanised', 'blue', '500 l'),
    'lying': lambda: lying(270, '270 l'),
    'row': lambda: row(),
}


def row():
    """All three kinds together."""
    with at((-.62, .0, 0)):
        upright(500)
    with at((.08, .22, 0)):
        upright(270, 'galvanised', 'blue')
    with at((1.02, -.30, 0)):
        lying(150)


def scene(which):
    import studio
    RECEIVERS[which]()
    studio.product_setup()
