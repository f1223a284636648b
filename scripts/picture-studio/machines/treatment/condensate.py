"""Condensate technology: electronic drain (KE) and oil-water separator (OW)."""
import math
from core import at, bolt, box, cyl, hexagon, hose, lathe, loft, plate, prism, ring, rrect, socket_screw, text, tube
from parts.fittings import ball_valve, logo_flat


def drain(lettering='KE 12', fitting=1.0):
    """KE 12: cast reservoir with the electronics on top; 170 x 90 x 140 mm. `fitting` is the size of its ball valve."""
    with at((0, 0, .012)):
        prism(rrect(.118, .084, .026, 8), .062, (0, 0, 0), 'alu_dark', bevel=.007, segs=4)
        prism(rrect(.128, .090, .028, 8), .010, (0, 0, .060), 'alu_dark', bevel=.002)
        for sx in (-1, 1):
            for sy in (-1, 1):
                socket_screw((sx*.053, sy*.034, .070), .0036)
        for sx in (-1, 1):                              # feet
            box((.020, .070, .012), (sx*.040, 0, -.006), 'black', .003)
        # hood of the electronics
        loft([((0, 0, .070), .0560, .0400, 6), ((0, 0, .074), .0575, .0412, 6), ((0, 0, .112), .0570, .0408, 6), ((0, 0, .121), .0545, .0385, 6), ((0, 0, .125), .0480, .0320, 5)], 'blue', n=72)
        with at((0, -.0414, .096)):
            plate([rrect(.098, .036, .006)], .0012, material='black', rot=(90, 0, 0))
            for x, m in ((-.036, 'glow_green'), (-.024, 'grey_mid'), (-.012, 'grey_mid')):
                cyl(.0028, .0012, (x, -.0004, .008), m, '-Y', n=24, bevel=.0003)
            cyl(.0075, .0022, (.035, -.0004, .0), 'yellow', '-Y', n=36, bevel=.0006)
            logo_flat(.0052, (-.010, -.0010, -.006), with_mark=False)
            text(lettering, .0085, (.004, -.0010, .008), (90, 0, 0), weight=.03)
        # inlet on the left with a ball valve, outlet and cable on the right
        with at((-.059, 0, .040), scale=fitting):
            prism(hexagon(.0180), .012, (0, 0, 0), 'brass', axis='-X', bevel=.001)
            cyl(.0105, .020, (-.012, 0, 0), 'brass', '-X')
            with at((-.051, 0, 0), (0, -90, 0)):
                with at(rot=(0, 0, 90)):
                    ball_valve((0, 0, 0), s=.72)
        prism(hexagon(.0125), .010, (.059, -.016, .022), 'brass', axis='X', bevel=.001)
        lathe([(.0062, 0), (.0062, .006), (.0078, .009), (.0062, .015), (.0078, .018), (.0060, .024), (.0040, .024), (.004, .0), (0, 0)][::-1], (.069, -.016, .022), 'brass', 'X', n=40)
        prism(hexagon(.0115), .009, (.057, .012, .092), 'black', axis='X', bevel=.0008)
        hose([(.064, .012, .092), (.090, .012, .090), (.108, .020, .050), (.112, .046, -.006), (.096, .090, -.008)], .0034, 'black', ferrules=False)


def separator(length=.42, width=.28, height=.56, lettering='OW 47'):
    """Chambers side by side under one hood. Ports, tap and tube are the same size on small and large ones."""
    a, b, body = length/2 - .012, width/2 - .010, height*.70            # including the sides; height of the container
    lids = 1 if length < .55 else 2 if length < .90 else 3
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.018, .014, (sx*a*.76, sy*b*.70, 0), 'rubber', bevel=.002)
    with at((0, 0, .012)):
        loft([((0, 0, 0), a-.012, b-.012, 9), ((0, 0, .006), a-.006, b-.006, 9), ((0, 0, body-.012), a, b, 9), ((0, 0, body+.004), a, b, 9)], 'blue', n=96, subsurf=1)
        ribs = round(body/.13)
        for i in range(ribs):                           # pressed ribs stiffen the sides
            for s in (-1, 1):
                with at((0, 0, body*(i+.9)/(ribs+.8))):
                    loft([((s*(a-.0045), 0, -.016), .0015, b*.54, 5), ((s*(a-.0005), 0, -.008), .0035, b*.60, 5), ((s*(a-.0005), 0, .008), .0035, b*.60, 5), ((s*(a-.0035), 0, .016), .0015, b*.54, 5)], 'blue', n=32, subsurf=0)
        top = body + .061
        loft([((0, 0, body), a+.004, b+.004, 9), ((0, 0, body+.004), a+.006, b+.006, 9), ((0, 0, body+.044), a+.006, b+.006, 9), ((0, 0, body+.056), a, b, 8), ((0, 0, top), a-.012, b-.012, 7)], 'graphite', n=96)
        loft([((0, 0, body-.0035), a+.005, b+.005, 9), ((0, 0, body+.0005), a+.005, b+.005, 9)], 'yellow', n=96, subsurf=0)
        # expansion chamber with inlets on the left; lids of the carbon stage on the right
        r = min(.070, a*.34, b*.52)
        with at((-a*.5, 0, top-.003)):
            lathe([(r-.002, 0), (r, .006), (r, .070), (r-.008, .084), (r*.45, .090), (0, .090)], material='graphite', n=96, bevel=.001)
            for turn in (-150, -90, -30):
                with at((0, 0, .044), (0, 0, turn)):
                    prism(hexagon(.0145), .010, (r-.002, 0, 0), 'brass', axis='X', bevel=.001)
                    lathe([(.0080, 0), (.0080, .006), (.0098, .010), (.0080, .017), (.0098, .021), (.0078, .028), (.005, .028), (.005, 0), (0, 0)][::-1], (r+.008, 0, 0), 'brass', 'X', n=40)
        q = min(.080, a*1.1/(lids*2.3), b*.62)
        for i in range(lids):
            x = a*(.5 if lids == 1 else (-.02 + .98*(i+.5)/lids))
            with at((x, 0, top-.003)):
                lathe([(q-.002, 0), (q, .004), (q, .020), (q*.90, .028), (0, .028)], material='black', n=96, bevel=.001)
                for turn in range(0, 360, 30):
                    with at((0, 0, .012), (0, 0, turn)):
                        box((.006, .010, .018), (q, 0, 0), 'black', .002)
                box((q*1.12, .014, .012), (0, 0, .034), 'black', .004)
        # front: sight tube, label, test tap, outlet
        y, tube_h = -b + .0025, body*.56
        x = a*.73
        box((.018, .010, tube_h), (x, y-.003, body*.60), 'black', .003)
        cyl(.0052, tube_h*.91, (x, y-.0085, body*.60-tube_h*.455), 'cup', n=32)
        cyl(.0048, tube_h*.54, (x, y-.0085, body*.60-tube_h*.450), 'glow', n=32, bevel=0)
        with at((-a*.29, y-.0022, body*.715), scale=min(1.25, a/.198)):
            plate([rrect(.200, .110, .006)], .0012, material='white', rot=(90, 0, 0))
            plate([rrect(.200, .040, .004)], .0012, (0, -.0006, .0350), 'blue_deep', rot=(90, 0, 0))
            logo_flat(.0135, (0, -.0014, .0350))
            text(lettering, .034 if len(lettering) < 6 else .029, (-.087, -.0010, -.010), (90, 0, 0), 'navy', weight=.04)
            for i, k in enumerate((.056, .050, .038)):
                plate([rrect(k, .0026, .0004)], .0006, (.036+k/2, -.0010, -.002-.010*i), 'grey_mid', rot=(90, 0, 0))
        with at((-a*.29, y-.004, body*.30), (0, 0, 0)):
            prism(hexagon(.014), .010, material='brass', axis='-Y', bevel=.001)
            cyl(.0085, .030, (0, -.010, 0), 'brass', '-Y')
            box((.030, .006, .006), (0, -.032, .012), 'yellow', .0015)
            cyl(.0065, .022, (0, -.034, -.020), 'brass')
        with at((a-.002, -.050*b/.13, body*.22)):
            prism(hexagon(.020), .014, material='black', axis='X', bevel=.001)
            lathe([(.0130, 0), (.0130, .010), (.0150, .014), (.0130, .022), (.0150, .026), (.0125, .036), (.009, .036), (.009, 0), (0, 0)][::-1], (.014, 0, 0), 'black', 'X', n=48)


def scene(which):
    import studio
    {'drain': drain, 'separator': separator}[which]()
    studio.product_setup(fill=.76, pitch=13)
