"""M 24 Silent: oil-free, 24 l tank in a tubular roll cage with carrying handle."""
from core import at, bolt, box, cyl, hexagon, lathe, prism, rrect, tube
from parts.control_panel import control_panel
from parts.tank import tank, rating_plate
from parts.wheels import grip, rubber_foot
from parts.fittings import safety_valve, logo_flat
from parts.pump import air_filter, finned_tube


def oil_free_head(side):
    """Aluminium oil-free cylinder along +X*side from the motor."""
    w = .082
    with at(rot=(0, 90*side, 0)):
        box((w*.9, w*.9, .016), (0, 0, .008), 'alu_cast', .004)
        cyl(w*.38, .075, material='alu_cast')
        for i in range(7):
            prism(rrect(w, w, .020, 8), .0035, (0, 0, .018+i*.0082), 'alu_cast', bevel=.001)
        box((w, w, .012), (0, 0, .081), 'alu_cast', .003)
        prism(rrect(w*.98, w*.98, .014), .018, (0, 0, .088), 'graphite', bevel=.004)
        for sx in (-1, 1):
            for sy in (-1, 1):
                bolt((sx*w*.38, sy*w*.38, .106), .0045)
        for i in range(5):
            box((.004, w*.62, .010), ((i-2)*.012, 0, .108), 'graphite', .0012)


def build():
    ax = .185
    with at((0, 0, ax)):
        r, shell, total = tank(24, centre_deg=-2, logo_h=.038)
        h = shell/2
        rating_plate(r, h*.60, 42, w=.06, hgt=.04)
    R = .0125
    W, L, H = .165, total/2+.035, .612          # half width, half length, height of the cage
    zb = .050
    # cage: two side hoops, cross tubes, saddles
    for sy in (-1, 1):
        y = sy*W
        tube([(-L, y, zb), (L, y, zb), (L, y, H-.13), (L-.075, y, H), (-L+.075, y, H), (-L, y, H-.13)], R, 'graphite', bend=.06, closed=False)
        tube([(-L, y, H-.13), (-L, y, zb), (-L+.1, y, zb)], R, 'graphite', bend=.06)
    for x, z in ((-L, .12), (L, .12), (-L, H-.16), (L, H-.16)):
        tube([(x, -W, z), (x, W, z)], R*.9, 'graphite', bend=0)
    for x in (-L+.10, L-.10):
        tube([(x, -W, zb), (x, W, zb)], R*.9, 'graphite', bend=0)
        box((.045, .10, .006), (x, 0, zb+.010), 'graphite', .001)
        for sy in (-1, 1):
            tube([(x, sy*.045, zb+.005), (x, sy*.06, ax-.10)], .007, 'blue', bend=0)
    for x in (-L+.045, L-.045):
        for sy in (-1, 1):
            rubber_foot((x, sy*W, 0), .021, .040)
    # carrying handle across the top
    for x in (-.135, .135):
        tube([(x, -W, H), (x, W, H)], R*.9, 'graphite', bend=0)
    tube([(-.135, 0, H), (-.105, 0, H+.055), (.105, 0, H+.055), (.135, 0, H)], R, 'graphite', bend=.03)
    grip((-.080, 0, H+.055), (.080, 0, H+.055), .0175)
    # motor deck
    zd = ax + r + .030
    box((L*1.90, W*1.94, .006), (0, 0, zd-.003), 'graphite', .0015)
    for x in (-L*.94, L*.94):
        box((.006, W*1.84, .030), (x, 0, zd-.015), 'graphite', .001)
    for sy in (-1, 1):
        for x in (-L*.70, L*.70):
            box((.03, .022, .012), (x, sy*W*.96, zd-.006), 'graphite', .002)
            cyl(.013, .018, (x*.72, sy*.075, zd), 'rubber', bevel=.002)
    for sy in (-1, 1):                           # deck rails between the hoops
        tube([(-L, sy*W, zd-.012), (L, sy*W, zd-.012)], R*.9, 'graphite', bend=0)
    with at((0, .012, zd+.106), scale=1.10):
        # motor in the middle: finned housing, axis X
        cyl(.066, .150, (-.075, 0, 0), 'graphite', 'X', bevel=.003, n=64)
        for i in range(32):
            with at(rot=(360*i/32, 0, 0)):
                box((.132, .0028, .011), (0, 0, .069), 'graphite', .0009)
        for s in (-1, 1):
            lathe([(.074, 0), (.075, .018), (.070, .030), (.050, .034)], (s*.075, 0, 0), 'alu_cast', 'X' if s > 0 else '-X', n=64, bevel=.002)
            with at((s*.086, 0, .005), (0, s*-0, 0)):
                with at((s*.016, 0, 0)):
                    oil_free_head(s)
                    with at((s*.09, 0, .046)):
                        air_filter(.027, .050, 'Z')
        for s in (-1, 1):
            box((.030, .150, .014), (s*.062, 0, -.080), 'alu_cast', .003)
            box((.016, .08, .04), (s*.062, 0, -.060), 'alu_cast', .003)
        # transfer tube between the heads and down to the tank
        finned_tube([(-.135, .048, -.01), (-.135, .085, -.01), (.135, .085, -.01), (.135, .048, -.01)], .0065, .012, .005, 'copper', bend=.02)
        # capacitor box
        box((.100, .050, .042), (0, -.015, .092), 'black', .006)
        logo_flat(.0105, (0, -.0405, .092), with_mark=False)
    # control panel on the front of the cage
    yp = -W - .004
    zp = zd + .020
    with at((0, yp, zp)):
        control_panel()
    with at((h*.72, -.03, ax+r-.006)):
        cyl(.014, .012, material='blue')
        safety_valve((0, 0, .010))
    with at((-h*.7, .0, ax+r-.006)):
        cyl(.014, .012, material='blue')
        prism(hexagon(.012), .022, (0, 0, .01), 'brass', bevel=.001)


def scene():
    import studio
    build()
    studio.product_setup()
