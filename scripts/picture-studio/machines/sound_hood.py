"""Sound hood for a stationary two-stage machine: doors on three sides, fan with thermostat on the roof."""
from core import at, box, cyl, lathe, loft, plate, ring, rrect, tube
from parts.cabinet import hinge, lock, louvre, panel, warning
from parts.fittings import logo_flat

W, D, H = 2.10, 1.10, 1.62


def door(w, h, window=True):
    """Door leaf facing -Y, standing on z=0: handle at its right edge, window at the top, lined louvre below."""
    panel(w-.006, h-.006, (0, 0, h/2), t=.036, r=.010)
    y = -.018
    if window:
        plate([rrect(w*.46, h*.20, .030)], .006, (0, y-.001, h*.72), 'rubber', rot=(90, 0, 0), bevel=.002)
        plate([rrect(w*.46-.030, h*.20-.030, .020)], .004, (0, y-.004, h*.72), 'ink', rot=(90, 0, 0))
    louvre(w*.56, h*.24, 10, (0, y-.002, h*.22))
    for zz in (h*.16, h*.84):
        hinge((-w/2+.006, y-.004, zz))
        lock((w/2-.045, y, zz))
    tube([(w/2-.050, y, h*.46), (w/2-.050, y-.045, h*.46), (w/2-.050, y-.045, h*.57), (w/2-.050, y, h*.57)], .009, 'black', bend=.020)


def fan(loc):
    """Axial fan under its guard, its thermostat beside it."""
    with at(loc):
        lathe([(.235, 0), (.235, .020), (.205, .050), (.205, .120), (.212, .126), (.198, .126), (.198, .050)], material='graphite', n=96, caps=False, bevel=.002)
        cyl(.198, .004, (0, 0, .060), 'hole', bevel=0)
        for i in range(5):
            with at((0, 0, .084), (0, 0, 72*i)):
                box((.120, .075, .004), (.115, 0, 0), 'black', .002, rot=(28, 0, 0))
        cyl(.052, .050, (0, 0, .064), 'black', bevel=.004)
        for k in range(6):
            ring(.045+.030*k, .0025, (0, 0, .126), 'steel', n=72, k=6)
        for a in range(0, 180, 45):
            with at((0, 0, .126), (0, 0, a)):
                cyl(.0028, .400, (-.200, 0, 0), 'steel', 'X', n=12, bevel=0)
        box((.090, .070, .110), (.330, -.060, .055), 'black', .006)
        lathe([(.020, 0), (.020, .006), (.016, .016), (0, .016)], (.330, -.095, .064), 'yellow', '-Y', n=48, bevel=.001)
        tube([(.285, -.040, .040), (.250, -.030, .030), (.225, -.020, .030)], .006, 'black', bend=.02)


def scene():
    import studio
    for sx in (-1, 1):                                  # feet with rubber
        for sy in (-1, 1):
            lathe([(.045, 0), (.045, .012), (.020, .020), (.018, .055)], (sx*(W/2-.10), sy*(D/2-.10), 0), 'black', n=40, bevel=.001)
    with at((0, 0, .050)):
        box((W-.020, D-.020, .080), (0, 0, .040), 'graphite', .006)
        box((W-.040, D-.040, H-.20), (0, 0, .080+(H-.20)/2), 'ink', .004)
        for sx in (-1, 1):                              # corner posts
            for sy in (-1, 1):
                box((.060, .060, H-.20), (sx*(W/2-.030), sy*(D/2-.030), .080+(H-.20)/2), 'graphite', .010)
        y, h = -D/2, H-.20
        for s in (-1, 1):
            with at((s*(W/4-.032), y+.018, .080)):
                door(W/2-.070, h)
        box((W-.004, D-.004, .090), (0, 0, .080+h+.045), 'graphite', .012)
        box((W-.060, .004, .012), (0, y-.0005, .080+h+.012), 'yellow', .001)
        logo_flat(.040, (-W*.345, y+.0012, .080+h+.046))
        for s in (-1, 1):
            with at((s*(W/2-.018), 0, .080), (0, 0, s*90)):
                door(D-.135, h, window=False)
                warning((.22, -.0185, h*.74), s=.10)
        loft([((0, 0, .170+h), W/2-.004, D/2-.004, 24), ((0, 0, .190+h), W/2-.004, D/2-.004, 24), ((0, 0, .205+h), W/2-.020, D/2-.020, 22)], 'blue', n=112, subsurf=0)
        fan((W*.22, .05, .203+h))
    studio.product_setup(fill=.82)
