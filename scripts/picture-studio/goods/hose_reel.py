"""Spring-driven hose reel on its swivelling bracket; the end of the hose hangs out of the rollers."""
from core import at, bolt, box, cyl, lathe, prism, ring, spline, text, tube
from parts.fittings import coupling, logo_flat

R, W = .190, .150                                       # case: radius and width


def case(lettering):
    """Two plastic shells with a band between them, facing -Y and +Y."""
    for s in ('-Y', 'Y'):
        lathe([(R, 0), (R, W*.30), (R*.965, W*.42), (R*.90, W*.48), (R*.80, W*.485), (R*.765, W*.44), (R*.30, W*.44), (R*.27, W*.48), (0, W*.48)],
              material='blue', axis=s, n=128, bevel=.002)
    lathe([(R*1.012, -.010), (R*1.012, .010)], material='graphite', axis='Y', n=128, caps=False, bevel=.001)
    for a in range(0, 360, 45):                         # screw lugs
        with at(rot=(0, a+22, 0)):
            box((.020, W*.62, .016), (R*1.0, 0, 0), 'blue', .004)
    y = -W*.44
    for i in range(24):                                 # ribs on the face
        with at((0, y, 0), (0, 15*i, 0)):
            if i % 12 not in (5, 6, 7):
                box((R*.34, .003, .0045), (R*.56, 0, 0), 'blue', .001)
    lathe([(R*.22, 0), (R*.22, .006), (R*.19, .010), (0, .010)], (0, -W*.48, 0), 'graphite', '-Y', n=96, bevel=.001)
    ring(R*.245, .003, (0, -W*.48, 0), 'yellow', 'Y', n=96)
    logo_flat(.021, (0, y-.0012, R*.52))
    text(lettering, .017, (0, y-.0012, -R*.52), (90, 0, 0), 'white', 'CENTER', weight=.03)


def bracket():
    """Plate, pivot and yoke, whose two arms hold the case at the rim."""
    box((.170, .130, .008), (0, 0, .004), 'graphite', .003)
    for x in (-.066, .066):
        for y in (-.046, .046):
            bolt((x, y, .008), .006)
    lathe([(.046, 0), (.046, .010), (.040, .014)], (0, 0, .008), 'alu_dark', n=72, bevel=.001)
    box((.110, W+.026, .007), (0, 0, .0255), 'graphite', .002)
    for s, axis in ((1, '-Y'), (-1, 'Y')):
        with at((0, -s*(W/2+.007), .0225)):
            prism([(-.055, 0), (.055, 0), (.030, .072), (.018, .084), (-.018, .084), (-.030, .072)] if s > 0 else
                  [(-.055, 0), (-.030, -.072), (-.018, -.084), (.018, -.084), (.030, -.072), (.055, 0)], .006, material='graphite', axis=axis, bevel=.0015)
            cyl(.009, .014, (0, s*.008, .064), 'steel', axis)
            bolt((0, -s*.006, .064), .008, axis)


def outlet(z, hose):
    """Nose with rollers on the left; below it the hose, its stop and the coupling on the floor."""
    with at((-R*.99, 0, z-.062)):
        box((.056, .066, .064), (-.004, 0, 0), 'graphite', .006)
        for y in (-.017, .017):
            cyl(.0085, .050, (-.032, y, -.025), 'black', n=36)
    x0, z0 = -R*.99-.030, z-.062
    run = [(x0+.020, 0, z0), (x0-.020, -.002, z0-.004), (x0-.062, -.010, z0-.060), (x0-.066, -.034, .050), (x0-.030, -.090, hose*1.3), (x0+.040, -.150, hose), (x0+.110, -.172, hose)]
    tube(spline(run, 12), hose, 'hose_blue', bend=0, res=8)
    with at((x0+.110, -.172, hose), (0, 0, -10)):
        lathe([(hose*1.1, -.052), (.0170, -.046), (.0205, -.034), (.0205, -.028), (.0170, -.016), (hose*1.1, -.010)], (0, 0, .0150), 'yellow', 'X', n=64, bevel=.0006)
        lathe([(hose*1.30, -.006), (hose*1.42, -.004), (hose*1.42, .012), (hose*1.1, .014)], material='steel', axis='X', n=48, bevel=.0004)
        coupling((.014, 0, .005), (0, 0, 90))


def build(lettering='8 mm  ·  15 m', hose=.0060):
    z = .036 + R*1.02
    bracket()
    with at((0, 0, z)):
        case(lettering)
    outlet(z, hose)


def scene():
    from tools.common import tool_setup
    build()
    tool_setup(azimuth=-24, pitch=14, fill=.80)
