"""S 4 E Base: pump and motor on a base plate, for connection to an existing tank."""
from core import at, bolt, box, cyl, hexagon, hose, prism
from machines.belt import pump_set
from parts.fittings import ball_valve, gauge, logo_flat, pressure_switch, safety_valve
from parts.pump import finned_tube


def build(w=.88, d=.46, h=.118):
    for s in (-1, 1):                                   # folded skids, slotted for the fork and for dowels
        box((w, .055, h-.012), (0, s*(d/2-.0275), (h-.012)/2+.010), 'blue', .006)
        for x in (-w/2+.06, w/2-.06):
            box((.11, .085, .010), (x, s*(d/2-.0275), .005), 'blue', .0015)
            bolt((x, s*(d/2+.004), .010), .008)
    box((w, d, .008), (0, 0, h-.004), 'blue', .002)
    logo_flat(.036, (-w*.20, -d/2-.0006, h*.52))
    box((w*.42, .0016, .006), (w*.22, -d/2-.0004, h*.52), 'yellow', .0005)
    k = pump_set('vtwin3', 4, -.075, h, None)
    # delivery pipe down to a valve at the edge, with non-return valve and safety valve
    p, out = k['port'], k['out']
    e, xv, yv = p + out*.035, w/2 - .13, -d/2 + .060
    finned_tube([p, e, (e.x+.02, yv, e.z-.03), (e.x+.02, yv, h+.055), (xv-.10, yv, h+.055)], .0095, .0180, .006, 'alu', bend=.045)
    prism(hexagon(.022), .050, (xv-.105, yv, h+.055), 'brass', axis='X', bevel=.001)
    cyl(.014, .12, (xv-.06, yv, h+.055), 'steel', 'X')
    box((.050, .050, .044), (xv+.030, yv, h+.055), 'alu_dark', .005)
    box((.060, .040, .034), (xv+.030, yv, h+.017), 'blue', .003)
    safety_valve((xv-.020, yv, h+.067))
    with at((xv+.030, yv, h+.078), scale=1.15):
        pressure_switch((0, 0, 0))
    gauge(.026, (xv+.030, yv-.046, h+.055), stem=False, value=.62)
    cyl(.008, .02, (xv+.030, yv-.025, h+.055), 'brass', '-Y')
    with at((xv+.105, yv, h+.055), (0, 90, 0)):
        ball_valve((0, 0, 0), s=1.15)
    hose([(xv+.03, yv+.05, h+.15), (xv+.02, yv+.12, h+.22), (k['xm']+.09, k['y']-.03, k['zm']+.13), (k['xm']+.055, k['y']-.03, k['zm']+.11)], .0055, 'black', ferrules=False)


def scene():
    import studio
    build()
    studio.product_setup()
