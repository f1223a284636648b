"""Small desiccant dryers: two columns of extruded aluminium between a head and a foot with valves."""
from core import at, bolt, box, cyl, hexagon, lathe, plate, prism, ring, rrect, socket_screw, text
from parts.fittings import gauge, logo_flat


def extrusion(x, w, d, z0, z1):
    """Round-cornered profile with grooves along its faces."""
    outline, n = rrect(w, d, w*.30, 8), 3
    prism(outline, z1-z0, (x, 0, z0), 'anodised', bevel=.0012)
    for i in range(n):
        dx = (i-(n-1)/2)*w*.20
        box((w*.035, .0022, z1-z0-.006), (x+dx, -d/2, (z0+z1)/2), 'alu_dark', .0008)
    for i in range(n):
        dy = (i-(n-1)/2)*d*.20
        box((.0022, d*.035, z1-z0-.006), (x+w/2, dy, (z0+z1)/2), 'alu_dark', .0008)


def block(w, d, z, h, material='blue'):
    """Head or foot: one casting over both columns, held by screws."""
    with at((0, 0, z)):
        prism(rrect(w, d, .022, 8), h, material=material, bevel=.004, segs=3)
        for sx in (-1, 1):
            for sy in (-1, 1):
                socket_screw((sx*(w/2-.020), sy*(d/2-.020), h), .0055)


def port(x, y, z, axis, r=.020):
    s = 1 if axis == 'X' else -1
    prism(hexagon(r), .014, (x, y, z), 'brass', axis=axis, bevel=.001)
    cyl(r*.66, .030, (x+s*.014, y, z), 'brass', axis, bevel=.001)
    for i in range(4):
        ring(r*.66, .0013, (x+s*(.022+i*.006), y, z), 'brass', 'X', n=40, k=8)


def columns(h, w=.30, d=.20):
    """A 1 to A 8: height h above the floor, width and depth including ports."""
    wb, db = w*.86, d*.74                              # the castings
    base, foot, head = .014, .105, .072
    box((w*.92, d, .010), (0, 0, .005), 'graphite', .002)
    for s in (-1, 1):
        bolt((s*w*.40, -d*.40, .010), .007)
    block(wb, db, base, foot)
    z0, z1 = base + foot, h - head - .03
    wc = wb/2 - .012
    for s in (-1, 1):
        extrusion(s*(wc/2 + .008), wc, db*.90, z0-.002, z1+.002)
        for z in (z0+.004, z1-.004):                    # seals
            prism(rrect(wc+.002, db*.905, wc*.31, 8), .006, (s*(wc/2+.008), 0, z-.003), 'ink', bevel=.001)
    block(wb, db, z1, head)
    y = -db/2
    # head: shuttle valve below two caps, a gauge for each column
    for s in (-1, 1):
        cyl(.020, .012, (s*wb*.26, db*.12, z1+head), 'steel', bevel=.0015)
        prism(hexagon(.012), .010, (s*wb*.26, db*.12, z1+head+.012), 'steel', bevel=.001)
        gauge(.021, (s*wb*.25, y-.012, z1+head*.50), stem=False, value=.62 if s < 0 else .10)
    port(wb/2, 0, z1+head*.5, 'X')
    # foot: controller, exhaust silencers, inlet
    zc = base + foot*.54
    plate([rrect(wb*.62, foot*.72, .006)], .006, (-wb*.10, y-.002, zc), 'black', rot=(90, 0, 0), bevel=.001)
    box((wb*.62, .0015, .004), (-wb*.10, y-.0055, zc-foot*.30), 'yellow', .0003)
    logo_flat(.0105, (-wb*.12, y-.0056, zc+.018))
    plate([rrect(.044, .022, .002)], .001, (-wb*.24, y-.0056, zc-.010), 'glow_dark', rot=(90, 0, 0))
    text('-40', .016, (-wb*.24-.016, y-.0064, zc-.010), (90, 0, 0), 'glow_white', weight=.03)
    for i, m in enumerate(('glow_green', 'yellow', 'grey_mid')):
        cyl(.0030, .0015, (-.012+.014*i, y-.0055, zc-.010), m, '-Y', n=20, bevel=.0004)
    for s in (-1, 1):
        with at((wb*.36, y, base+foot*.5+s*.022)):
            prism(hexagon(.011), .008, material='brass', axis='-Y', bevel=.0006)
            lathe([(.0085, 0), (.0095, .003), (.0095, .030), (.006, .036), (0, .036)], (0, -.008, 0), 'alu_dark', '-Y', n=40, bevel=.0006)
    port(-wb/2, 0, base+foot*.5, '-X')
