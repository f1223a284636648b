"""Quick couplings and nipples. A coupling lies along X, its mouth to -X."""
from core import at, box, cyl, hexagon, lathe, prism, ring
from parts.fittings import knob
from parts.threads import female_thread, hose_tail, male_thread, nipple


def sleeve(r, l, bore, material, depth=.012):
    """Sliding sleeve from its mouth at the origin along +X: a rim, a groove for the fingers and the bore."""
    lathe([(bore*.88, depth), (bore*.88, .004), (bore, .0008), (r*.84, 0), (r*.96, .0018), (r, .0030), (r, l*.34), (r*.90, l*.40), (r*.90, l*.50),
           (r, l*.56), (r, l-.0012), (r*.90, l)], material=material, axis='X', n=72, caps=False)
    cyl(bore*.89, .0005, (depth-.0006, 0, 0), 'hole', 'X', bevel=0)
    for a in range(0, 360, 60):                         # the balls that lock the nipple
        with at((.0050, 0, 0), (a, 0, 0)):
            lathe([(0, 0), (.0010, .0004), (0, .0012)], (0, bore*.90, 0), 'chrome', '-Y', n=12)


def knurl(r, l, x, material):
    knob(r, l, (x, 0, 0), 'X', material, ribs=44)


def dn5():
    with at((0, 0, .0098)):
        sleeve(.0090, .021, .0048, 'steel', .009)
        knurl(.0094, .007, .0125, 'steel')
        lathe([(.0078, 0), (.0078, .008)], (.0205, 0, 0), 'brass', 'X', n=48)
        prism(hexagon(.0098), .010, (.025, 0, 0), 'brass', axis='X', bevel=.0008)
        male_thread((.035, 0, 0), 'X', .0066, .011)


def safety():
    """DN 7.2: composite sleeve with an arrow in the direction of venting, body of steel."""
    r = .0160
    with at((0, 0, r*1.02)):
        sleeve(r*.86, .020, .0082, 'black', .013)
        lathe([(r*.90, 0), (r*.98, .002), (r*.98, .0055), (r*.90, .0070)], (.0110, 0, 0), 'yellow', 'X', n=72, bevel=.0004)
        lathe([(r*.90, 0), (r, .002), (r, .026), (r*.92, .029), (r*.60, .030)], (.018, 0, 0), 'blue', 'X', n=72, bevel=.0006)
        for a in range(0, 360, 20):
            with at((.031, 0, 0), (a, 0, 0)):
                box((.019, .0022, .0030), (0, 0, r*.99), 'blue', .0008)
        lathe([(.0115, 0), (.0115, .008)], (.046, 0, 0), 'steel', 'X', n=48)
        prism(hexagon(.0152), .012, (.050, 0, 0), 'steel', axis='X', bevel=.001)
        male_thread((.062, 0, 0), 'X', .0104, .015, 'steel')


def pcl():
    """Long and slim, plated steel, with a knurled sleeve and a female thread."""
    r = .0118
    with at((0, 0, r*1.04)):
        lathe([(.0052, .014), (.0052, .004), (.0064, 0), (r*.66, 0), (r*.74, .002), (r*.74, .012)], material='chrome', axis='X', n=64, caps=False)
        cyl(.0053, .0005, (.0134, 0, 0), 'hole', 'X', bevel=0)
        lathe([(r*.80, 0), (r, .003), (r, .005), (r*.94, .006)], (.0100, 0, 0), 'steel', 'X', n=64)
        knurl(r*1.02, .012, .0155, 'steel')
        lathe([(r*.94, 0), (r, .001), (r, .003), (r*.80, .006)], (.0275, 0, 0), 'steel', 'X', n=64)
        lathe([(r*.78, 0), (r*.78, .018), (r*.70, .019)], (.0330, 0, 0), 'chrome', 'X', n=64)
        ring(r*.79, .0006, (.038, 0, 0), 'ink', 'X', n=64, k=6)
        female_thread((.0510, 0, 0), 'X', .0112, .0064, .015, 'chrome')


def dn10():
    """Full-flow coupling and its nipple, about to be joined."""
    r = .0175
    with at((0, 0, r*1.02)):
        sleeve(r, .032, .0112, 'brass', .016)
        knurl(r*1.02, .010, .0190, 'brass')
        lathe([(r*.84, 0), (r*.84, .012)], (.031, 0, 0), 'steel', 'X', n=64)
        prism(hexagon(r*.98), .013, (.041, 0, 0), 'steel', axis='X', bevel=.001)
        male_thread((.054, 0, 0), 'X', .0104, .015, 'steel')
    with at((-.046, -.008, .0150), (0, 0, -12)):
        nipple((0, 0, 0), (0, 90, 0), s=1.50)
        prism(hexagon(.0150), .011, (.001, 0, 0), 'steel', axis='-X', bevel=.001)
        male_thread((-.010, 0, 0), '-X', .0104, .015, 'steel')


def plug(kind):
    """A nipple DN 7.2 standing on its hexagon, with a male thread below, a female thread inside or a hose tail behind."""
    if kind == 'male':
        prism(hexagon(.0095), .008, (0, 0, .0105), 'steel', bevel=.0007)
        male_thread((0, 0, .0105), '-Z', .0066, .0105, 'steel')
        nipple((0, 0, .0185))
    elif kind == 'female':
        prism(hexagon(.0108), .014, material='steel', bevel=.0009)
        nipple((0, 0, .0135))
    else:                                               # lies along X
        with at((0, 0, .0080)):
            lathe([(.0076, 0), (.0080, .0006), (.0080, .0050), (.0076, .0056)], (-.0056, 0, 0), 'steel', 'X', n=48)
            nipple((0, 0, 0), (0, -90, 0))
            hose_tail((0, 0, 0), (0, 90, 0), r=.0056, l=.030)


def nipples():
    """Ten nipples: four male and two female standing, four with a hose tail lying in front."""
    for i in range(4):
        with at((-.045+i*.030, .022, 0), (0, 0, 17*i)):
            plug('male')
    for i in range(2):
        with at((.078+i*.031, .016-i*.012, 0), (0, 0, 25*i)):
            plug('female')
    for i in range(4):
        with at((-.052+i*.036, -.028-i*.0015, 0), (0, 0, 62+4*(i % 2))):
            plug('tail')


GOODS = {'coupling-dn-5': dn5, 'coupling-safety': safety, 'coupling-pcl': pcl, 'coupling-dn-10': dn10, 'nipples': nipples}


def scene(which):
    from tools.common import tool_setup
    GOODS[which]()
    if which == 'nipples':
        tool_setup(azimuth=-14, pitch=30, fill=.76)
    else:
        tool_setup(azimuth=-48, pitch=20, fill=.66)
