"""Drains without electronics: the float drain KS and the timer drain KT."""
import math
from core import at, bolt, box, cyl, hexagon, hose, lathe, plate, prism, ring, rrect, socket_screw, text
from parts.fittings import ball_valve, logo_flat


def nozzle(x, y, z, axis):
    lathe([(.0062, 0), (.0062, .006), (.0078, .009), (.0062, .015), (.0078, .018), (.0060, .024), (.0040, .024), (.004, 0), (0, 0)][::-1], (x, y, z), 'brass', axis, n=40)


def float_drain():
    """KS 5: a ball float in a cast bowl lifts the seat; 120 x 95 x 150 mm."""
    with at((0, 0, .012)):
        lathe([(0, 0), (.026, 0), (.034, .006), (.040, .020), (.042, .034), (.042, .074), (.0475, .076), (.0475, .086)], material='alu_cast', n=96, bevel=.0008)
        lathe([(.0475, .087), (.0475, .097), (.041, .100), (.036, .112), (.022, .120), (0, .122)], material='blue', n=96, bevel=.0008)
        ring(.0462, .0012, (0, 0, .0865), 'rubber', n=96)
        for i in range(6):
            a = math.radians(60*i + 30)
            bolt((.0415*math.cos(a), .0415*math.sin(a), .098), .0042)
        for i in range(4):                              # cast feet of the bowl
            with at(rot=(0, 0, 90*i+45)):
                box((.016, .010, .014), (.030, 0, -.005), 'alu_cast', .003)
        # inlet at the top with the vent pipe, ball valve in front of it
        prism(hexagon(.0165), .014, (0, 0, .118), 'brass', bevel=.001)
        cyl(.0105, .016, (0, 0, .130), 'brass')
        cyl(.0130, .014, (-.036, 0, .062), 'alu_cast', '-X', bevel=.001)
        prism(hexagon(.0160), .011, (-.048, 0, .062), 'brass', axis='-X', bevel=.001)
        with at((-.084, 0, .062), (0, -90, 0)):
            with at(rot=(0, 0, 90)):
                ball_valve((0, 0, 0), s=.66)
        # outlet below on the right, screw of the manual drain in front
        cyl(.0120, .012, (.034, 0, .020), 'alu_cast', 'X', bevel=.001)
        prism(hexagon(.0125), .010, (.045, 0, .020), 'brass', axis='X', bevel=.001)
        nozzle(.055, 0, .020, 'X')
        with at((0, -.040, .022)):
            prism(hexagon(.0095), .008, material='brass', axis='-Y', bevel=.0008)
            box((.020, .005, .005), (0, -.011, 0), 'yellow', .0015)
        # type plate
        with at((0, -.0424, .052)):
            plate([rrect(.046, .024, .003)], .0012, material='blue_deep', rot=(90, 0, 0))
            logo_flat(.0050, (0, -.0010, .004), with_mark=False)
            text('KS 5', .0075, (-.010, -.0010, -.006), (90, 0, 0), 'white', weight=.03)


def timer_drain():
    """KT 8: a solenoid valve opened by a timer; 90 x 80 x 120 mm."""
    with at((0, 0, .004)):
        # brass body with strainer, inlet left, outlet right
        prism(rrect(.046, .038, .008), .034, (0, 0, 0), 'brass', bevel=.003)
        for s, ax in ((-1, '-X'), (1, 'X')):
            prism(hexagon(.0165), .014, (s*.022, 0, .016), 'brass', axis=ax, bevel=.001)
        cyl(.0105, .016, (-.034, 0, .016), 'brass', '-X')
        nozzle(.036, 0, .016, 'X')
        with at((-.012, -.012, .012), (58, 0, 0)):        # strainer slanting down to the front
            cyl(.0105, .020, material='brass', bevel=.001)
            prism(hexagon(.0120), .008, (0, 0, .020), 'brass', bevel=.001)
        for sx in (-1, 1):
            for sy in (-1, 1):
                socket_screw((sx*.018, sy*.014, .034), .0026)
        cyl(.0120, .006, (0, 0, .034), 'steel')
        # coil
        box((.036, .040, .042), (0, 0, .060), 'black', .004)
        box((.037, .028, .030), (0, 0, .060), 'graphite', .002)
        cyl(.0075, .010, (0, 0, .080), 'steel')
        prism(hexagon(.0085), .006, (0, 0, .086), 'steel', bevel=.0006)
        # plug with the timer, facing forward
        box((.044, .030, .052), (0, -.037, .068), 'black', .004)
        with at((0, -.0522, .068)):
            plate([rrect(.040, .047, .004)], .0014, material='blue', rot=(90, 0, 0))
            box((.036, .0008, .0022), (0, -.0009, -.0135), 'yellow', .0002)
            logo_flat(.0046, (0, -.0010, -.0185), with_mark=False)
            for x, angle in ((-.0095, 40), (.0095, -60)):
                dial(x, .006, angle)
            for x, m in ((-.0035, 'glow_green'), (.0035, 'yellow')):
                cyl(.0014, .0010, (x, -.0006, .0195), m, '-Y', n=20, bevel=.0002)
            text('ON', .0036, (-.0118, -.0010, -.0085), (90, 0, 0), 'white', weight=.03)
            text('OFF', .0036, (.0062, -.0010, -.0085), (90, 0, 0), 'white', weight=.03)
        cyl(.0075, .012, (0, -.037, .094), 'black', bevel=.001)
        hose([(0, -.037, .104), (0, -.034, .116), (.020, -.020, .122), (.048, .010, .100), (.060, .040, .030), (.058, .085, .001)], .0032, 'black', ferrules=False)


def dial(x, z, angle):
    """Knob on a ring of marks."""
    for i in range(9):
        a = math.radians(225 - 270*i/8)
        with at((x + .0078*math.cos(a), -.0009, z + .0078*math.sin(a)), (0, -math.degrees(a), 0)):
            box((.0014, .0004, .0004), material='white', bevel=0)
    lathe([(.0058, 0), (.0058, .004), (.0050, .0065), (0, .0065)], (x, 0, z), 'yellow', '-Y', n=48, bevel=.0004)
    with at((x, -.0066, z), (0, angle, 0)):
        box((.0009, .0006, .0048), (0, 0, .0022), 'ink', 0)


def scene(which):
    import studio
    {'float': float_drain, 'timer': timer_drain}[which]()
    studio.product_setup(fill=.76, pitch=13)
