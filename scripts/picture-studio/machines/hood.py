"""Silenced mobile machines: tank below, pump and motor under a sound hood on castors."""
import math
from core import at, box, cyl, lathe, loft, prism, text, tube
from parts.cabinet import lock, louvre, panel, pressed_slots
from parts.fittings import coupling, gauge, knob, logo_flat
from parts.wheels import grip, rubber_foot


def castor(x, y, r=.045):
    with at((x, y, 0)):
        lathe([(r*.5, -.014), (r*.94, -.014), (r, -.009), (r, .009), (r*.94, .014), (r*.5, .014)], (0, 0, r), 'rubber', 'Y', n=64)
        cyl(r*.58, .030, (0, -.015, r), 'grey', 'Y', bevel=.002)
        for s in (-1, 1):
            box((.034, .0035, r*1.25), (.006, s*.0185, r*1.35), 'steel', .001)
        box((.044, .042, .005), (.008, 0, r*2.0), 'steel', .001)


def build(w=.76, d=.48, h=.76, small=False, lettering=None, dry=False):
    """The hood of w x d x h. A built-in dryer has its own louvre."""
    base = .032 if small else .105                      # underside of the frame
    y = -d/2
    for sx in (-1, 1):
        for sy in (-1, 1):
            if small:
                rubber_foot((sx*(w/2-.05), sy*(d/2-.05), 0), .022, .034)
            else:
                castor(sx*(w/2-.075), sy*(d/2-.065))
    box((w-.02, d-.02, .040), (0, 0, base+.020), 'graphite', .006)
    z0, H = base+.042, h-base-.042
    box((w-.024, d-.024, H-.02), (0, 0, z0+H/2), 'ink', .004)
    # front: hood panel with recessed controls, louvre below
    band = .150
    panel(w-.008, H-band-.026, (0, y+.010, z0+(H-band-.026)/2), t=.024, r=.010)
    panel(w-.008, band, (0, y+.010, z0+H-.024-band/2), material='graphite', t=.026, r=.010)
    box((w-.014, .0035, .007), (0, y-.0030, z0+H-.024-band-.001), 'yellow', .001)
    zc = z0+H-.024-band*.5
    dial, couplings = (.022, (.345,)) if small else (.030, (.325, .40))
    for x, v in ((w*.06, .62), (w*(.19 if small else .155), .44)):
        gauge(dial, (x, y-.014, zc), stem=False, value=v)
    with at((w*(.275 if small else .245), y-.004, zc), scale=.8 if small else 1):
        knob(.020, .026, (0, 0, 0), '-Y', 'black')
        lathe([(.013, 0), (.013, .002), (0, .002)], (0, -.026, 0), 'yellow', '-Y', n=32, bevel=.0005)
    for x in couplings:
        with at((w*x, y-.003, zc-.004)):
            prism([(.014*math.cos(math.radians(60*i)), .014*math.sin(math.radians(60*i))) for i in range(6)], .012, material='brass', axis='-Y', bevel=.001)
            coupling((0, -.012, 0))
    with at((w*(.435 if small else .455), y-.008, zc), scale=.8 if small else 1):
        box((.036, .012, .044), material='black', bevel=.003)
        box((.018, .010, .024), (0, -.006, 0), 'red', .002, rot=(14, 0, 0))
    logo_flat(.018 if small else .030, (-w*.235, y-.0036, zc))
    louvre(w*.46, (H-band)*.42, 8, (-w*.12*dry, y-.003, z0+(H-band)*.34))
    if dry:
        louvre(w*.20, (H-band)*.42, 8, (w*.28, y-.003, z0+(H-band)*.34))
    if lettering:
        text(lettering, .040, (-w/2+.070, y-.0036, z0+H-band-.070), (90, 0, 0), weight=.03)
    for s in (-1, 1):
        for zz in (z0+.05, z0+H-band-.075):
            lock((s*w*.445, y-.003, zz))
    # sides with a grip each and pressed slots, roof with rounded edges
    for s in (-1, 1):
        panel(d-.03, H-.028, (s*(w/2-.010), .004, z0+(H-.028)/2), rot=(0, 0, s*90), t=.022, r=.010)
        with at((s*(w/2+.001), 0, 0), (0, 0, s*90)):
            pressed_slots(d*.56, 7, 3, (.01*s, 0, z0+H*.34))
    box((w-.02, .014, H-.03), (0, d/2-.008, z0+(H-.03)/2), 'blue', .004)
    loft([((0, 0, h-.030), w/2-.001, d/2-.001, 22), ((0, 0, h-.014), w/2-.001, d/2-.001, 22), ((0, 0, h-.004), w/2-.008, d/2-.008, 20), ((0, 0, h), w/2-.022, d/2-.022, 18)], 'blue', n=112, subsurf=0, bevel=.001)
    for s in (-1, 1):                                   # carrying bars at both ends
        x = s*(w/2+.040)
        zb = z0+H*.80
        tube([(s*(w/2-.01), -d*.36, zb), (x, -d*.36, zb), (x, d*.36, zb), (s*(w/2-.01), d*.36, zb)], .0115, 'graphite', bend=.030)
        grip((x, -d*.20, zb), (x, d*.20, zb), .0165)


def scene(**size):
    import studio
    build(**size)
    studio.product_setup()
