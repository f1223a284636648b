"""Compressed-air dryers: refrigeration (K) and desiccant with two vessels (A)."""
import math
from core import at, box, bolt, cyl, lathe, ring, prism, hexagon, plate, rrect, text, tube
from machines.treatment.columns import columns
from machines.treatment.large_dryer import large_refrigeration
from machines.screw import dryer
from parts.decals import logo_upright
from parts.fittings import ball_valve, gauge, logo_flat


def refrigeration(w=.44, d=.64, h=.54, port=1.0):
    """The cabinet of the T machines on its own feet, air inlet and outlet on top; ports of 1 are G 1¼."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe([(.026, 0), (.026, .008), (.013, .014), (.012, .052)], (sx*(w/2-.05), sy*(d/2-.06), 0), 'black', n=32, bevel=.001)
    box((w-.02, d-.02, .030), (0, 0, .064), 'graphite', .003)
    dryer((0, 0, .078), w=w, d=d, h=h)
    top = .078 + h + .021
    for x in (-.095, .095):
        with at((x, .12, top), scale=port):
            prism(hexagon(.032), .024, (0, 0, 0), 'steel', bevel=.0015)
            cyl(.0205, .060, (0, 0, .024), 'brass', bevel=.001)
            for i in range(6):
                ring(.0205, .0016, (0, 0, .046+i*.006), 'brass', n=48, k=8)
        box((.052, .030, .0012), (x, .045, top+.0004), 'white', 0)
        prism([(-.014, -.006), (.004, -.006), (.004, -.011), (.016, 0), (.004, .011), (.004, .006), (-.014, .006)], .0010,
              (x, .045, top+.001), 'blue_deep', rot=(0, 0, 90 if x > 0 else -90), bevel=0)


def vessel(x, r, z0, z1, turn):
    with at((x, 0, 0)):
        n = 10
        prof = [(r*math.sin(math.pi/2*i/n), z0 + r*.5*(1-math.cos(math.pi/2*i/n))) for i in range(n+1)]
        prof += [(r*math.cos(math.pi/2*i/n), z1 - r*.5 + r*.5*math.sin(math.pi/2*i/n)) for i in range(n+1)]
        lathe(prof, material='blue', n=96)
        for z in (z0 + r*.5, z1 - r*.5):
            ring(r, .003, (0, 0, z), 'blue', n=120, squash=1.5)
        for z, k in ((z0, -1), (z1, 1)):                  # neck and filling cap
            cyl(.038, .05, (0, 0, z - (.035 if k < 0 else .015)), 'blue', bevel=.002)
        cyl(.046, .016, (0, 0, z1+.030), 'steel', bevel=.002)
        with at(rot=(0, 0, turn)):
            gauge(.036, (0, -r-.046, z1-r*1.5), stem=False, value=.62 if turn > 0 else .12)
            cyl(.011, .05, (0, -r+.008, z1-r*1.5), 'brass', '-Y')


def desiccant(r=.125, gap=.20, z0=.20, z1=1.50, lettering='A 17', control=1.0):
    """Two vessels that alternate: one dries while the other is purged. `control` is the size of the controller."""
    for x, turn in ((-gap, 18), (gap, 18)):
        vessel(x, r, z0, z1, turn)
    # frame of folded steel
    for x in (-gap-.03, gap+.03):
        box((.06, .40, .05), (x, 0, .025), 'graphite', .003)
        box((.05, .05, z0+r*.5), (x, .14, (z0+r*.5)/2), 'graphite', .002)
        for y in (-.16, .16):
            bolt((x, y, .05), .009)
    for y in (-.12, .14):
        box((gap*2+.10, .05, .05), (0, y, .065), 'graphite', .003)
    # manifolds at the top and bottom, with a valve at each vessel
    for z, s in ((z0-.075, -1), (z1+.085, 1)):
        tube([(-gap, 0, z-s*.05), (-gap, 0, z), (gap, 0, z), (gap, 0, z-s*.05)], .024, 'alu_dark', bend=.05)
        for x in (-gap, gap):
            with at((x*.52, 0, z)):
                box((.085, .075, .075), material='alu_dark', bevel=.006)
                lathe([(.034, 0), (.036, .006), (.036, .045), (.028, .056), (0, .056)], (0, -.036, 0), 'black', '-Y', n=48, bevel=.001)
                cyl(.013, .004, (0, -.091, 0), 'yellow', '-Y', n=32)
        tube([(0, 0, z), (0, 0, z+s*.07)] if s > 0 else [(0, -.02, z), (0, -.14, z)], .022, 'alu_dark', bend=0)
        if s > 0:
            prism(hexagon(.034), .03, (0, 0, z+.055), 'brass', bevel=.0015)
        else:
            lathe([(.030, 0), (.042, .006), (.042, .085), (.030, .095), (0, .095)], (0, -.12, z), 'black', '-Y', n=48, bevel=.002)
    # controller on a plate between the vessels
    zc = (z0+z1)/2 + .10
    box((.10, .02, .74), (0, .02, zc-.02), 'graphite', .004)
    with at((0, -.03, zc+.06), scale=control):
        box((.136, .085, .215), material='graphite', bevel=.008)
        plate([rrect(.116, .190, .008)], .003, (0, -.044, 0), 'black', rot=(90, 0, 0), bevel=.0006)
        plate([rrect(.092, .060, .003)], .001, (0, -.0462, .052), 'glow_dark', rot=(90, 0, 0))
        text('-40', .028, (-.038, -.0472, .056), (90, 0, 0), 'glow_white', weight=.03)
        text('°C', .014, (.020, -.0472, .052), (90, 0, 0), 'glow', weight=.02)
        for i in range(3):
            cyl(.004, .002, (-.026+.026*i, -.0455, -.004), ('glow_green', 'yellow', 'grey_mid')[i], '-Y', n=20, bevel=.0005)
        logo_flat(.0105, (0, -.0466, -.052))
        text(lettering, .020, (0, -.0472, -.078), (90, 0, 0), 'white', 'CENTER', weight=.03)
    for x in (-gap, gap):
        with at((x, 0, 0)):
            logo_upright(r, .0215, z0 + (z1-z0)*.66, centre=-64)


def large_desiccant():
    """A 120: the same with half-metre vessels; valves and pipes are larger accordingly."""
    with at(scale=1.46):
        desiccant(r=.180, gap=.27, z0=.22, z1=1.36, lettering='A 120')


DRYERS = {
    'refrigeration': refrigeration,
    'refrigeration-tall': lambda: refrigeration(w=.52, d=.76, h=.80),
    'refrigeration-large': large_refrigeration,
    'desiccant': desiccant,
    'desiccant-small': lambda: columns(.62),
    'desiccant-slim': lambda: columns(1.14, w=.34, d=.22),
    'desiccant-large': large_desiccant,
}


def scene(which):
    import studio
    DRYERS[which]()
    studio.product_setup()
