"""Maintenance unit G 1/2: filter, regulator and lubricator in a row."""
from core import at, box, cyl, lathe, prism, hexagon, rrect
from parts.fittings import gauge, knob, logo_flat

PITCH_X = .066
HEAD = .058                                             # width and height of a module's head


def module(x):
    with at((x, 0, 0)):
        prism(rrect(HEAD, HEAD*.94, .009), HEAD*.86, (0, 0, -HEAD*.43), 'graphite', bevel=.004, segs=3)
        lathe([(.0265, 0), (.0265, -.014), (.024, -.018)][::-1], (0, 0, -HEAD*.43), 'black', n=64, bevel=.001)
        for a in range(16):
            with at(rot=(0, 0, a*22.5)):
                box((.003, .004, .010), (.0262, 0, -HEAD*.43-.008), 'black', .0008)


def bowl(x, fluid=None, drain=True, guard='black'):
    """Clear bowl in a guard with windows on all sides."""
    with at((x, 0, -HEAD*.43-.016)):
        if fluid:
            lathe([(0, -.064), (.012, -.063), (.0195, -.050), (.0195, -.026), (0, -.026)], material=fluid, n=64)
        else:
            lathe([(.013, -.004), (.013, -.040), (.0, -.040)], material='white', n=48, bevel=.001)
            lathe([(.018, -.042), (.006, -.048), (0, -.048)], material='black', n=48)
        lathe([(.0225, 0), (.0225, -.052), (.0175, -.066), (.008, -.072), (0, -.072)], material='cup', n=64)
        for a in range(4):
            with at(rot=(0, 0, 45+a*90)):
                box((.004, .013, .064), (.0242, 0, -.032), guard, .0012)
        lathe([(.0245, -.060), (.0255, -.064), (.019, -.078), (.010, -.083), (0, -.083)], material=guard, n=64, bevel=.0006)
        if drain:
            cyl(.0065, .016, (0, 0, -.097), 'brass', n=24)
            knob(.010, .008, (0, 0, -.104), material='black', ribs=10)


def ports(left, right, bore=.0125):
    """Connections with their hexagons beside the outermost modules."""
    for s, x in ((-1, left-HEAD/2), (1, right+HEAD/2)):
        box((.016, .050, .046), (x+s*.006, 0, 0), 'alu', .004)
        prism(hexagon(.019), .012, (x+s*.013, 0, 0), 'alu', axis='X' if s > 0 else '-X', bevel=.001)
        cyl(bore, .002, (x+s*.0245, 0, 0), 'hole', 'X' if s > 0 else '-X')


def clamp(x):
    """Clamp between two modules."""
    box((.014, .052, .044), (x, 0, 0), 'alu', .002)
    for y in (-.020, .020):
        cyl(.0035, .004, (x, y, .022), 'steel', n=16, bevel=.0004)


def lid(x):
    lathe([(.024, 0), (.024, .006), (.018, .010), (.0, .010)], (x, 0, HEAD*.43), 'black', n=48, bevel=.001)


def bonnet(x):
    """Regulator knob on its bonnet."""
    lathe([(.0235, 0), (.0235, .012), (.021, .016)], (x, 0, HEAD*.43), 'black', n=64, bevel=.001)
    knob(.0225, .034, (x, 0, HEAD*.43+.016), material='black', ribs=22)
    lathe([(.0215, 0), (.0215, .004), (.016, .006), (0, .006)], (x, 0, HEAD*.43+.050), 'yellow', n=48, bevel=.0008)


def bottom(x):
    """Plug for a module without a bowl."""
    lathe([(.021, 0), (.021, -.018), (.012, -.024), (0, -.024)][::-1], (x, 0, -HEAD*.43-.016), 'black', n=64, bevel=.001)


def dial(x, r=.0235, value=.58):
    gauge(r, (x, -.046, .0), stem=False, value=value)
    cyl(.008, .022, (x, -.024, 0), 'brass', '-Y')


def sight_dome(x):
    """Lubricator with a sight dome for the drops."""
    lathe([(.022, 0), (.022, .006), (.018, .009)], (x, 0, HEAD*.43), 'black', n=48, bevel=.001)
    lathe([(.0135, 0), (.0135, .016), (.009, .024), (0, .026)], (x, 0, HEAD*.43+.008), 'cup', n=48)
    cyl(.002, .014, (x, 0, HEAD*.43+.008), 'brass', n=16)


def name(x):
    logo_flat(.0058, (x, -HEAD*.47-.0006, .006), with_mark=False)


def build():
    with at((0, 0, .150)):
        for x in (-PITCH_X, 0, PITCH_X):
            module(x)
        for x in (-PITCH_X/2, PITCH_X/2):
            clamp(x)
        ports(-PITCH_X, PITCH_X)
        bowl(-PITCH_X)
        lid(-PITCH_X)
        bonnet(0)
        bottom(0)
        dial(0)
        bowl(PITCH_X, fluid='yellow', drain=False)
        sight_dome(PITCH_X)
        name(-PITCH_X)
        name(PITCH_X)


def scene():
    import studio
    build()
    studio.product_setup(fill=.78, pitch=12)
