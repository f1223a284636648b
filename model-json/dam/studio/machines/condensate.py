"""Condensate technology: electronic drain (KE) and oil-water separator (OW)."""
import math
from core import at, bolt, box, cyl, hexagon, hose, lathe, loft, plate, prism, ring, rrect, socket_screw, text, tube
from parts.fittings import ball_valve, logo_flat


def drain():
    """KE 12: cast reservoir with the electronics on top; 170 x 90 x 140 mm."""
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
        # inlet on the left with a ball valve, outlet and cable on the right
        prism(hexagon(.0180), .012, (-.059, 0, .040), 'brass', axis='-X', bevel=.001)
        cyl(.0105, .020, (-.071, 0, .040), 'brass', '-X')
        with at((-.110, 0, .040), (0, -90, 0)):
            with at(rot=(0, 0, 90)):
                ball_valve((0, 0, 0), s=.72)
        prism(hexagon(.0125), .010, (.059, -.016, .022), 'brass', axis='X', bevel=.001)
        lathe([(.0062, 0), (.0062, .006), (.0078, .009), (.0062, .015), (.0078, .018), (.0060, .024), (.0040, .024), (.004, .0), (0, 0)][::-1], (.069, -.016, .022), 'brass', 'X', n=40)
        prism(hexagon(.0115), .009, (.057, .012, .092), 'black', axis='X', bevel=.0008)
        hose([(.064, .012, .092), (.090, .012, .090), (.108, .020, .050), (.112, .046, -.006), (.096, .090, -.008)], .0034, 'black', ferrules=False)


def separator():
    """OW 47: two chambers side by side under one hood; 420 x 280 x 560 mm."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.018, .014, (sx*.150, sy*.090, 0), 'rubber', bevel=.002)
    with at((0, 0, .012)):
        loft([((0, 0, 0), .186, .118, 9), ((0, 0, .006), .192, .124, 9), ((0, 0, .380), .198, .130, 9), ((0, 0, .396), .198, .130, 9)], 'blue', n=96, subsurf=1)
        for i in range(3):                              # pressed ribs stiffen the sides
            for s in (-1, 1):
                with at((0, 0, .10+i*.10)):
                    loft([((s*.1935, 0, -.016), .0015, .070, 5), ((s*.1975, 0, -.008), .0035, .078, 5), ((s*.1975, 0, .008), .0035, .078, 5), ((s*.1945, 0, .016), .0015, .070, 5)], 'blue', n=32, subsurf=0)
        loft([((0, 0, .392), .2020, .1340, 9), ((0, 0, .396), .2040, .1360, 9), ((0, 0, .436), .2040, .1360, 9), ((0, 0, .448), .1980, .1300, 8), ((0, 0, .453), .186, .118, 7)], 'graphite', n=96)
        loft([((0, 0, .3885), .2030, .1350, 9), ((0, 0, .3925), .2030, .1350, 9)], 'yellow', n=96, subsurf=0)
        # expansion chamber with inlets, on the left; lid of the carbon on the right
        lathe([(.066, .450), (.068, .456), (.068, .520), (.060, .534), (.030, .540), (0, .540)], (-.100, 0, 0), 'graphite', n=96, bevel=.001)
        for a in (-150, -90, -30):
            with at((-.100, 0, .494), (0, 0, a)):
                prism(hexagon(.0145), .010, (.066, 0, 0), 'brass', axis='X', bevel=.001)
                lathe([(.0080, 0), (.0080, .006), (.0098, .010), (.0080, .017), (.0098, .021), (.0078, .028), (.005, .028), (.005, 0), (0, 0)][::-1], (.076, 0, 0), 'brass', 'X', n=40)
        lathe([(.078, .450), (.080, .454), (.080, .470), (.072, .478), (0, .478)], (.096, 0, 0), 'black', n=96, bevel=.001)
        for a in range(0, 360, 30):
            with at((.096, 0, .462), (0, 0, a)):
                box((.006, .010, .018), (.080, 0, 0), 'black', .002)
        box((.090, .014, .012), (.096, 0, .484), 'black', .004)
        # front: sight tube, label, test tap, outlet
        y = -.1275
        box((.018, .010, .220), (.145, y-.003, .235), 'black', .003)
        cyl(.0052, .200, (.145, y-.0085, .135), 'cup', n=32)
        cyl(.0048, .118, (.145, y-.0085, .137), 'glow', n=32, bevel=0)
        plate([rrect(.200, .110, .006)], .0012, (-.058, y-.0022, .280), 'white', rot=(90, 0, 0))
        plate([rrect(.200, .040, .004)], .0012, (-.058, y-.0028, .3150), 'blue_deep', rot=(90, 0, 0))
        logo_flat(.0135, (-.058, y-.0036, .3150))
        text('OW', .034, (-.145, y-.0032, .268), (90, 0, 0), 'navy', weight=.04)
        for i, k in enumerate((.090, .080, .060)):
            plate([rrect(k, .0026, .0004)], .0006, (-.050+k/2-.045, y-.0032, .280-.014*i), 'grey_mid', rot=(90, 0, 0))
        with at((-.058, y-.004, .120), (0, 0, 0)):
            prism(hexagon(.014), .010, material='brass', axis='-Y', bevel=.001)
            cyl(.0085, .030, (0, -.010, 0), 'brass', '-Y')
            box((.030, .006, .006), (0, -.032, .012), 'yellow', .0015)
            cyl(.0065, .022, (0, -.034, -.020), 'brass')
        with at((.196, -.050, .085)):
            prism(hexagon(.020), .014, material='black', axis='X', bevel=.001)
            lathe([(.0130, 0), (.0130, .010), (.0150, .014), (.0130, .022), (.0150, .026), (.0125, .036), (.009, .036), (.009, 0), (0, 0)][::-1], (.014, 0, 0), 'black', 'X', n=48)


def scene(which):
    import studio
    {'drain': drain, 'separator': separator}[which]()
    studio.product_setup(fill=.76, pitch=13)
