"""Screw compressors: R 7 (cabinet) and R 15 T (cabinet and refrigeration dryer on a 500 l tank)."""
import math
from mathutils import Vector
from core import at, box, cyl, tube, bolt, hose, ring, lathe, prism, hexagon, plate, rrect, text, circle, hull
from parts.cabinet import screw_cabinet, louvre, lock, panel, warning
from parts.tank import tank, foot, rating_plate
from parts.fittings import gauge, safety_valve, ball_valve, logo_flat
from parts.pump import finned_tube
from parts.drive import motor, belt, pulley


def r7(open_front=False):
    w, d, h = .66, .74, 1.02
    screw_cabinet(w, d, h, 'R 7', open_front=open_front)
    if open_front:
        r7_inside(w, d)
    # air outlet with ball valve, back right
    with at((w/2+.006, d*.30, h*.80), (0, 90, 0)):
        lathe([(.030, 0), (.030, .006), (.022, .008), (.022, .014)], material='steel', n=40, bevel=.001)
        cyl(.014, .05, material='steel')
        with at((0, 0, .07), (0, 0, -90)):
            ball_valve((0, 0, 0), s=.95)


def spin_on(loc, r, h, material='blue', base='graphite', down=False):
    """Spin-on filter cartridge (oil filter, separator element)."""
    with at(loc, (180 if down else 0, 0, 0)):
        lathe([(r*.80, 0), (r*.98, .004), (r, .008), (r, h-.018), (r*.92, h-.006), (r*.70, h), (r*.3, h+.001), (0, h+.001)], material=material, n=72)
        ring(r*1.0, .0022, (0, 0, .010), base, n=72)
        lathe([(r*1.004, h*.36), (r*1.004, h*.46)], material='yellow', n=72, caps=False)
        for i in range(15):
            a = 2*math.pi*i/15
            box((.004, .006, .016), (r*.97*math.cos(a), r*.97*math.sin(a), h-.022), material, .001, rot=(0, 0, math.degrees(a)))


def airend(x, z, y0, L):
    """Screw airend: two rotor bores in one casting, bearing flange with bolts, intake controller on top."""
    o = [(a, b) for a, b in hull(circle(.078, 40, x-.030, z) + circle(.064, 40, x+.050, z-.012))]
    with at((0, y0, 0)):
        prism([(a, b) for a, b in o], L, (0, L, 0), 'alu_cast', rot=(90, 0, 0), bevel=.006, segs=3)
        big = hull(circle(.092, 40, x-.030, z) + circle(.078, 40, x+.050, z-.012))
        for yy in (.020, L*.55, L):
            prism(big, .014, (0, yy, 0), 'alu_cast', rot=(90, 0, 0), bevel=.003)
        for i in range(9):
            a = 2*math.pi*i/9
            px, pz = x+.008+.112*math.cos(a), z-.006+.080*math.sin(a)
            bolt((px, .006, pz), .0062, '-Y')
        lathe([(.050, 0), (.050, .012), (.040, .018), (.022, .020), (.022, .040)], (x-.030, .008, z), 'alu_cast', '-Y', n=48, bevel=.002)
        for i in range(6):
            box((.150, .006, .010), (x+.008, L*.25+i*.018, z+.072), 'alu_cast', .002)


def r7_inside(w, d):
    """The view through the open door: belt drive, airend, separator, filters, hoses."""
    z0, zt = .085, .700
    y = -d/2
    box((w-.03, d-.04, .012), (0, 0, z0+.006), 'graphite', .002)                       # floor pan
    box((w-.04, .020, .62), (0, d/2-.03, .40), 'foam', .002)                           # lined back wall
    for s in (-1, 1):
        box((.018, d-.05, .62), (s*(w/2-.030), 0, .40), 'foam', .002)
        box((.030, .024, .62), (s*(w/2-.018), y+.014, .395), 'blue', .003)             # door posts
        box((.006, .006, .60), (s*(w/2-.036), y+.006, .395), 'rubber', .002)           # seal
    box((w-.01, .024, .026), (0, y+.014, z0+.008), 'blue', .003)
    box((w-.06, d-.06, .010), (0, 0, zt+.005), 'ink', .001)
    # motor, shaft to the front
    mx, mz = .125, .112
    with at((mx, .075, mz), (0, 0, 180)):
        m = motor(7.5)
    mzs = mz + m['shaft']
    yb = .075 - m['y']
    ax_, az_ = -.085, .515
    box((.30, .34, .014), (mx, .07, mz-.010), 'graphite', .003)
    airend(ax_+.03, az_, yb+.062, .235)
    box((.26, .20, .016), (ax_+.04, .12, az_-.100), 'graphite', .003)                  # carrier
    for s in (-1, 1):
        box((.014, .20, .30), (ax_+.04+s*.115, .16, az_-.25), 'graphite', .003)
    for (px, pz, r) in ((mx, mzs, .064), (ax_, az_, .056)):
        with at((px, yb, pz)):
            lathe([(r+.004, -.034), (r+.004, -.030), (r, -.029), (r, .029), (r+.004, .030), (r+.004, .034)], material='steel', axis='Y', n=72, bevel=.0005)
            lathe([(r*.80, -.035), (r*.76, -.029), (r*.50, -.026), (r*.46, -.038), (r*.2, -.039), (0, -.039)], material='cast', axis='Y', n=64, bevel=.0008)
            for i in range(3):
                a = math.radians(90+120*i)
                bolt((r*.33*math.cos(a), -.038, r*.33*math.sin(a)), .0045, '-Y', washer=False)
    belt((mx, mzs), .066, (ax_, az_), .058, yb, strands=4)
    # separator vessel with sight glass, filler and element
    sx, sy = -.205, -.205
    lathe([(0, .118), (.050, .122), (.070, .136), (.078, .158), (.078, .330), (.088, .332), (.088, .346)], (sx, sy, 0), 'blue_deep', n=96, bevel=.001)
    lathe([(.088, .347), (.088, .362), (.060, .366), (0, .366)], (sx, sy, 0), 'graphite', n=96, bevel=.0015)
    for i in range(8):
        a = 2*math.pi*i/8
        bolt((sx+.079*math.cos(a), sy+.079*math.sin(a), .362), .0055)
    for a in (90, 210, 330):
        cyl(.011, .030, (sx+.055*math.cos(math.radians(a)), sy+.055*math.sin(math.radians(a)), .092), 'graphite')
    spin_on((sx, sy, .367), .050, .135, 'grey')
    with at((sx+.030, sy-.072, .185), (0, 0, 22)):
        prism(hexagon(.016), .010, (0, .004, 0), 'brass', axis='-Y', bevel=.001)
        cyl(.0105, .002, (0, -.006, 0), 'yellow', '-Y', n=32, bevel=.0003)
    with at((sx+.030, sy-.074, .245), (0, 0, 22)):
        prism(hexagon(.018), .014, (0, .006, 0), 'brass', axis='-Y', bevel=.001)
        cyl(.013, .010, (0, -.008, 0), 'black', '-Y', n=32)
    # oil filter on its block, thermostat
    box((.110, .080, .050), (.215, -.225, .610), 'alu_cast', .006)
    spin_on((.215, -.225, .584), .044, .140, 'blue', down=True)
    for xx in (.180, .250):
        prism(hexagon(.014), .014, (xx, -.225, .635), 'steel', bevel=.001)
    # intake filter housing
    with at((.045, .02, .640)):
        lathe([(.075, -.10), (.078, -.094), (.078, .07), (.070, .10), (0, .10)], material='black', axis='X', n=72, bevel=.002)
        ring(.079, .003, (-.05, 0, 0), 'yellow', 'X', n=72)
    # hoses
    hose([(sx+.02, sy+.03, .370), (sx+.085, sy+.05, .43), (-.03, -.24, .40), (.06, -.27, .52), (.180, -.225, .652)], .0125, 'rubber')
    hose([(.250, -.225, .652), (.285, -.22, .60), (.282, -.20, .40), (.27, -.1, .22), (.16, -.12, .13)], .0125, 'rubber')
    hose([(sx-.02, sy+.02, .52), (sx-.02, sy+.02, .60), (-.12, -.10, .66), (.0, .0, .68)], .010, 'rubber')
    hose([(sx+.076, sy+.02, .17), (-.06, -.22, .15), (.02, -.25, .14), (.10, -.20, .125)], .010, 'rubber')


def filter_bowl(loc, s=1.0, head='graphite'):
    """In-line filter with bowl and differential gauge."""
    with at(loc, scale=s):
        box((.085, .080, .055), (0, 0, 0), head, .010)
        lathe([(.036, 0), (.038, -.010), (.036, -.120), (.026, -.140), (.010, -.146), (0, -.146)], (0, 0, -.026), 'blue', n=48, bevel=.001)
        ring(.038, .003, (0, 0, -.036), 'yellow', n=48)
        cyl(.008, .022, (0, 0, -.192), 'brass')
        gauge(.018, (0, -.045, .0), stem=False)
        for s_ in (-1, 1):
            prism(hexagon(.022), .012, (s_*.043, 0, 0), 'steel', axis='X' if s_ > 0 else '-X', bevel=.001)


def dryer(loc, w=.46, d=.58, h=.50):
    """Refrigeration dryer box."""
    with at(loc):
        y = -d/2
        box((w-.02, d-.02, h), (0, 0, h/2), 'ink', .002)
        panel(w-.004, h*.66, (0, y+.008, h*.33), material='blue', t=.020)
        panel(w-.004, h*.33-.004, (0, y+.008, h*.833), material='graphite', t=.022)
        box((w-.008, .003, .007), (0, y-.003, h*.677), 'yellow', .001)
        for s in (-1, 1):
            panel(d-.02, h-.003, (s*(w/2-.009), .002, h/2), rot=(0, 0, s*90), t=.020, material='blue')
        with at((w/2+.001, 0, 0), (0, 0, 90)):
            louvre(d*.62, h*.55, 9, (0, 0, h*.42))
        louvre(w*.66, h*.36, 8, (0, y-.001, h*.30))
        box((w, d, .022), (0, 0, h+.010), 'blue', .006, segs=4)
        box((.120, .004, .070), (w*.20, y-.004, h*.845), 'black', .002)
        box((.062, .002, .034), (w*.16, y-.007, h*.850), 'glow_dark', .0005)
        text('3 °C', .024, (w*.16-.026, y-.0085, h*.850), (90, 0, 0), 'glow_white', weight=.02)
        for i in range(3):
            cyl(.004, .002, (w*.27, y-.006, h*.850+.018-.018*i), ('glow_green', 'yellow', 'grey_mid')[i], '-Y', n=20, bevel=.0005)
        logo_flat(min(.021, w*.0475), (-w*.20, y-.0040, h*.845))


def free_standing(label, w, d, h, doors=1, inverter=False, outlet=1.0):
    """A larger cabinet on its own feet, with its air outlet on the right side. Inverters get a separate intake grille."""
    c = screw_cabinet(w, d, h, label, doors=doors, ctrl=1.12)
    if inverter:
        leaf = w/doors
        louvre(leaf*.34, c['door']*.13, 6, (w/2-leaf*.36, -d/2-.002, c['z0']+c['door']*.82))
    with at((w/2+.006, d*.30, h*.84), (0, 90, 0), outlet):
        lathe([(.042, 0), (.042, .008), (.031, .011), (.031, .018)], material='steel', n=48, bevel=.001)
        cyl(.021, .06, material='steel')
        with at((0, 0, .09), (0, 0, -90)):
            ball_valve((0, 0, 0), s=1.3)


def tank_mounted(label, cabinet_h=1.04, with_dryer=True, cabinet_w=.86):
    """Cabinet on a 500 l tank, beside the dryer of the T machines."""
    ax = .30 + .16
    with at((0, 0, ax)):
        r, shell, total = tank(500, logo_h=.105, centre_deg=-6, logo_x=-.12)
        h = shell/2
        for x in (-h*.74, h*.70):
            foot(r, x, r+.135, width=.46, material='blue')
        rating_plate(r, h*.80, 10, w=.11, hgt=.07)
        zt = r + .055
        # bearing frame: two rails and cross plates on welded saddles
        L = total*.90 if with_dryer else 1.04
        x0 = 0 if with_dryer else -.24
        for sy in (-1, 1):
            box((L, .060, .050), (x0, sy*.255, zt-.025), 'graphite', .004)
            for x in (-h*.86, -h*.1, h*.5, h*.9) if with_dryer else (-.70, -.24, .22):
                zz = math.sqrt(r*r-.255**2)
                box((.07, .012, zt-.04-zz+.03), (x, sy*.255, (zt-.04+zz-.03)/2), 'graphite', .002)
        for x in (x0-L*.46, x0, x0+L*.46) if not with_dryer else (-L*.48, -.05, L*.40):
            box((.06, .52, .040), (x, 0, zt-.025), 'graphite', .004)
        xc = -.42 if with_dryer else x0
        with at((xc, 0, zt)):
            screw_cabinet(cabinet_w, .78, cabinet_h, label, feet=False)
        xd = .46
        ex = xd + .23
        if not with_dryer:
            into_tank(xc + cabinet_w/2, zt, h, r)
            return
        dryer((xd, .02, zt), w=.46, d=.62, h=.56)
        # pipework: cabinet -> tank -> filter -> dryer -> outlet
        yp = -.10
        tube([(xc+.43, .10, zt+.66), (xd-.02, .10, zt+.66), (xd-.02, .10, zt+.56)], .017, 'alu', bend=.05)
        ring(.024, .006, (xc+.434, .10, zt+.66), 'steel', 'X')
        prism(hexagon(.028), .022, (xd-.02, .10, zt+.582), 'steel', bevel=.0015)
        tube([(xd+.12, .10, zt+.57), (xd+.12, .10, zt+.655), (ex+.11, .10, zt+.655), (ex+.11, .10, zt+.36)], .017, 'alu', bend=.05)
        prism(hexagon(.028), .022, (xd+.12, .10, zt+.582), 'steel', bevel=.0015)
        prism(hexagon(.026), .022, (ex+.11, .10, zt+.345), 'steel', bevel=.0015)
        with at((ex+.11, .10, zt+.30), (0, 0, 0)):
            ball_valve((0, 0, 0), (0, 0, 0), 1.25)
        tube([(ex+.11, .10, zt+.26), (ex+.11, .10, .12)], .017, 'alu', bend=0)
        cyl(.030, .05, (ex+.11, .10, .085), 'blue')
        shell_fittings(h, r)


def into_tank(x, zt, h, r):
    """Without a dryer, air flows from the cabinet's side at x straight into the shell, and out through the valve at its end."""
    tube([(x, .10, zt+.66), (x+.22, .10, zt+.66), (x+.22, .10, r-.02)], .017, 'alu', bend=.06)
    ring(.024, .006, (x+.004, .10, zt+.66), 'steel', 'X')
    prism(hexagon(.028), .022, (x+.22, .10, zt+.10), 'steel', bevel=.0015)
    cyl(.032, .05, (x+.22, .10, r-.045), 'blue')
    cyl(.032, .05, (h*.78, 0, r-.03), 'blue')
    with at((h*.78, 0, r+.062)):
        ball_valve((0, 0, 0), s=1.35)
    shell_fittings(h, r)


def shell_fittings(h, r):
    """Gauge and safety valve on the tank's shell."""
    zz = math.sqrt(r*r-.18**2)
    gauge(.038, (h*.60, -.352, .112), stem=False, value=.6)
    cyl(.013, .075, (h*.60, -.270, .112), 'brass', '-Y')
    cyl(.020, .030, (h*.60, -.262, .112), 'blue', '-Y')
    cyl(.017, .03, (h*.80, -.19, zz+.01), 'blue')
    safety_valve((h*.80, -.19, zz+.035))


MACHINES = {
    'r-7': r7,
    'r-22': lambda: free_standing('R 22', .90, .86, 1.33),
    'r-30-v': lambda: free_standing('', 1.16, .94, 1.45, doors=2),
    'r-75': lambda: free_standing('R 75', 1.80, 1.18, 1.76, doors=3),
    'r-15-t': lambda: tank_mounted('R 15 T'),
    'r-11-tank': lambda: tank_mounted('R 11', cabinet_h=1.08, with_dryer=False),
}


def scene(which):
    import studio
    MACHINES[which]()
    studio.product_setup()
