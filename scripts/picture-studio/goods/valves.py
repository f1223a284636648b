"""AIR Net valves and fittings below the main: lockable, soft start, check valve, drop leg, drain point."""
import math
from core import at, box, circle, cyl, hexagon, lathe, plate, prism, rrect, spline, tube
from goods.air_net import LOW, R, stub
from goods.fittings import half_shell
from parts.fittings import ball_valve, gauge, knob, logo_flat
from parts.pipework import collar, pipe, tee
from parts.threads import hose_tail, male_thread


def run(end=.040, l=.130):
    """Collars and pipes on both sides of a valve."""
    for s, a in ((-1, '-X'), (1, 'X')):
        collar((s*end, 0, 0), a, R)
        stub((s*(end+.02), 0, 0), (s*l, 0, 0))


def padlock():
    """Red body of a safety padlock below its shackle; hangs in the XZ plane with the shackle's bow at the origin."""
    with at((0, 0, -.0195)):
        bow = [(.0095*math.cos(math.pi*i/16), 0, .010+.0095*math.sin(math.pi*i/16)) for i in range(17)]
        tube([(.0095, 0, -.012)] + bow + [(-.0095, 0, -.012)], .0026, 'chrome', bend=0)
        prism(rrect(.031, .034, .004), .015, (0, .0075, -.027), 'red', rot=(90, 0, 0), bevel=.0015)
        plate([rrect(.022, .014, .002)], .0006, (0, -.0078, -.026), 'white', rot=(90, 0, 0))
        for i in range(2):
            plate([rrect(.015, .0016, .0004)], .0006, (0, -.0082, -.0235-i*.005), 'ink', rot=(90, 0, 0))


def lockable():
    """Closed: the lever is across the pipe, and the padlock goes through it and its stop. A vent in the body's side."""
    with at((0, 0, LOW), (0, 0, 18)):
        lathe([(R*1.05, -.042), (R*1.10, -.022), (R*1.36, -.012), (R*1.42, 0), (R*1.36, .012), (R*1.10, .022), (R*1.05, .042)], material='chrome', axis='X', n=72)
        for x in (-.044, .026):
            prism(hexagon(R*1.42), .018, (x, 0, 0), 'chrome', axis='X', bevel=.0012)
        cyl(.010, .020, (0, 0, R*1.25), 'chrome')
        top = R*1.25+.0205
        plate([rrect(.036, .088, .010), circle(.0036, 24, .009, -.032)], .004, (0, -.024, top-.0055), 'steel', bevel=.0006)
        plate([rrect(.026, .110, .012), circle(.0036, 24, .009, -.009)], .0042, (0, -.047, top), 'yellow', bevel=.0012)
        with at((0, -.082, top)):
            prism(rrect(.024, .038, .010), .009, (0, 0, -.0045), 'yellow', bevel=.003)
        prism(hexagon(.0085), .006, (0, 0, top+.0015), 'steel', bevel=.0007)
        with at((.0185, -.056, top+.0065)):
            padlock()
        lathe([(.0055, 0), (.0055, .006), (.0078, .008), (.0078, .015), (.004, .018), (0, .018)], (-.004, -R*1.30, -.012), 'brass', '-Y', n=36)
        run(.044)


def soft_start():
    """Block with a coil for the slow flow, an adjusting screw, and a gauge behind the valve."""
    with at((0, 0, LOW+.004), (0, 0, 18)):
        box((.084, .062, .066), (0, 0, .002), 'alu_dark', .006)
        with at((.014, .004, .035)):
            lathe([(.014, 0), (.014, .006)], material='steel', n=48)
            prism(rrect(.036, .038, .005), .040, (0, 0, .005), 'black', bevel=.002)
            lathe([(.0085, .045), (.0085, .050), (.004, .052), (0, .052)], material='steel', n=36)
            box((.028, .024, .030), (.002, -.031, .026), 'grey_mid', .003)
            cyl(.0015, .002, (.002, -.043, .034), 'steel', '-Y', n=16, bevel=.0002)
            prism(hexagon(.0085), .010, (.002, -.031, .041), 'black', bevel=.0008)
            lathe([(.0058, 0), (.0058, .004), (.004, .005), (0, .005)], (.002, -.031, .051), 'black', n=32)
        with at((-.027, -.012, .035)):
            prism(hexagon(.0085), .006, material='brass', bevel=.0006)
            knob(.0095, .013, (0, 0, .006), material='yellow', ribs=14)
        gauge(.0185, (.014, -.048, .000), stem=False, value=.32)
        cyl(.007, .018, (.014, -.030, .0), 'brass', '-Y')
        logo_flat(.0050, (-.0195, -.0316, -.016), with_mark=False)
        lathe([(.010, 0), (.012, .003), (.012, .016), (.008, .020), (0, .020)], (-.022, -.031, .012), 'brass', '-Y', n=40, bevel=.0004)
        run(.040, .135)


def check():
    """Brass spindle with an arrow in the direction of flow."""
    with at((0, 0, LOW+.004), (0, 0, 18)):
        lathe([(R*1.05, -.046), (R*1.12, -.024), (R*1.50, -.014), (R*1.60, -.006), (R*1.60, .006), (R*1.50, .014), (R*1.12, .024), (R*1.05, .046)], material='brass', axis='X', n=96)
        for x in (-.046, .030):
            prism(hexagon(R*1.44), .016, (x, 0, 0), 'brass', axis='X', bevel=.0012)
        with at(rot=(-42, 0, 0)):
            prism(rrect(.050, .018, .004), .0022, (0, -R*1.585, 0), 'navy', axis='-Y', bevel=.0004)
            plate([[(-.019, -.0022), (.006, -.0022), (.006, -.0060), (.019, 0), (.006, .0060), (.006, .0022), (-.019, .0022)]], .0008, (0, -R*1.585-.0024, 0), 'white', rot=(90, 0, 0))
        run(.044, .135)


def drop_leg(r=.0125, out=.075, drop=.222):
    """Swan neck: leaves the main at the top and comes down in front of it, with a ball valve at its end."""
    main = .0175
    with at((0, 0, drop), (0, 0, 24)):
        half_shell(main, .058)
        with at(rot=(180, 0, 0)):
            half_shell(main, .058)
        lathe([(r*1.8, main*1.10), (r*1.7, main*1.60)], material='graphite', n=64, bevel=.001)
        collar((0, 0, main*1.5), 'Z', r, .026)
        for s in (-1, 1):
            stub((0, 0, 0), (s*.120, 0, 0), main)
        top, b = .062, out/2
        bow = [(0, -b+b*math.cos(math.pi*i/24), top+b*math.sin(math.pi*i/24)) for i in range(25)]
        tube([(0, 0, main*1.6)] + bow + [(0, -out, -.097)], r, 'pipe_blue', bend=0, res=12)
        with at((0, -out, -.142)):
            collar((0, 0, .024), 'Z', r, .026)
            ball_valve((0, 0, 0), s=.80)
            prism(hexagon(.0185), .012, (0, 0, -.042), 'brass', bevel=.001)
            male_thread((0, 0, -.042), '-Z', .0130, .018)
        # the screwed-on end of the leg stands on the floor
        with at((0, -out, -.202)):
            prism(hexagon(.0175), .016, (0, 0, -.004), 'brass', bevel=.001)
            lathe([(.0125, -.020), (.0125, -.004)], material='chrome', n=48)


def drain_point():
    """Leg below the main with a ball valve; a hose on its tail drains the water."""
    r = .016
    with at((0, 0, .225), (0, 0, 20)):
        tee((0, 0, 0), 'X', '-Z', r)
        for s in (-1, 1):
            stub((s*.06, 0, 0), (s*.120, 0, 0), r)
        pipe((0, 0, -.05), (0, 0, -.098), r)
        collar((0, 0, -.118), 'Z', r, .030)
        with at((0, 0, -.142)):
            ball_valve((0, 0, 0), s=.86)
        with at((0, 0, -.172)):
            prism(hexagon(.0150), .010, (0, 0, -.008), 'brass', bevel=.001)
            hose_tail((0, 0, -.008), (180, 0, 0), r=.0068, l=.022, material='brass')
            lathe([(.0082, -.024), (.0090, -.023), (.0090, -.017), (.0082, -.016)], material='steel', n=40)
            hose_run = [(0, 0, -.018), (0, -.002, -.034), (.012, -.020, -.0445), (.050, -.040, -.0455), (.105, -.046, -.0455)]
            tube(spline(hose_run, 12), .0078, 'hose_blue', bend=0, res=8)
            cyl(.0052, .0006, (.1052, -.046, -.0455), 'hole', 'X', bevel=0)


GOODS = {'valve-lockable': lockable, 'valve-soft-start': soft_start, 'valve-check': check, 'drop-leg': drop_leg, 'drain-point': drain_point}


def scene(which):
    from tools.common import tool_setup
    GOODS[which]()
    tool_setup(azimuth=-26, pitch=18, fill=.72)
