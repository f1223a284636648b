"""Tools for installing AIR Net: cutter, deburrer, hook spanner, insertion gauge, drilling jig and pressure test set."""
import math
from core import at, box, circle, cyl, hexagon, hull, lathe, plate, prism, ring, rrect, text, tube
from parts.fittings import ball_valve, coupling, gauge, knob, logo_flat
from parts.pipework import pipe


def arc(r, a0, a1, n=28):
    return [(r*math.cos(math.radians(a0+(a1-a0)*i/n)), r*math.sin(math.radians(a0+(a1-a0)*i/n))) for i in range(n+1)]


def sickle(r, w, a0, a1):
    """A bow of width w around a circle of radius r."""
    return arc(r+w, a0, a1) + arc(r, a1, a0)


def cutter():
    """Bow with two rollers, and the cutting wheel on a slide driven by the knob. Lies on its side; axis X."""
    with at((0, 0, .030)):
        with at((0, 0, -.011)):
            prism(sickle(.048, .020, 62, 298), .022, material='alu_dark', bevel=.004)
        for y in (-.030, .030):                           # rollers that support the pipe
            cyl(.0115, .034, (-.027, y, -.017), 'steel', bevel=.001, n=36)
            cyl(.005, .040, (-.027, y, -.020), 'brass', n=20)
        for y in (-.055, .055):                           # slide rails
            box((.130, .012, .022), (.075, y, 0), 'alu_dark', .003)
        box((.020, .122, .026), (.138, 0, 0), 'alu_dark', .005)
        box((.046, .096, .024), (.066, 0, 0), 'blue', .005)
        logo_flat(.0095, (.066, 0, .0125), (0, 0, 90), with_mark=False)
        lathe([(0, -.0012), (.0125, -.0016), (.0165, 0), (.0125, .0016), (0, .0012)], (.036, 0, 0), 'chrome', n=64)
        cyl(.005, .030, (.036, 0, -.015), 'steel', n=20)
        for s in (-1, 1):
            box((.030, .005, .022), (.040, s*.014, 0), 'blue', .002)
        tube([(.089, 0, 0), (.165, 0, 0)], .0075, 'steel', bend=0)
        lathe([(.012, 0), (.017, .004), (.017, .012)], (.150, 0, 0), 'black', 'X', n=48, bevel=.001)
        knob(.026, .060, (.162, 0, 0), 'X', 'black', ribs=22)
        lathe([(.0255, 0), (.022, .003), (0, .003)], (.222, 0, 0), 'yellow', 'X', n=48)


def deburrer(r=.036):
    """Barrel with internal blades at one end and a cone of blades at the other."""
    lathe([(r*.55, .004), (r*.86, 0), (r, .004), (r, .016), (r*.92, .020)], material='alu_dark', n=72, bevel=.0008)
    o = [(r*(.96 if (i//3) % 2 else .90)*math.cos(2*math.pi*i/96), r*(.96 if (i//3) % 2 else .90)*math.sin(2*math.pi*i/96)) for i in range(96)]
    prism(o, .046, (0, 0, .019), 'blue', bevel=.001)
    lathe([(r*.93, .064), (r*.97, .066), (r*.97, .072), (r*.93, .074)], material='yellow', n=72)
    lathe([(r*.90, .074), (r*.86, .078), (r*.16, .118), (0, .120)], material='alu_dark', n=72)
    for i in range(8):
        with at(rot=(0, 0, 45*i)):
            box((.052, .0022, .008), (r*.53, 0, .0975), 'chrome', .0004, rot=(0, 49, 0))


def hook_spanner(r=.032, length=.24):
    """Hook with a pin, torque barrel and grip, lying flat. The hook's eye is at the origin."""
    with at((0, 0, .012)):
        prism(sickle(r, .012, 15, 205), .008, (0, 0, -.004), 'alu_tool', bevel=.0015)
        with at((r*math.cos(math.radians(18)), r*math.sin(math.radians(18)), 0)):
            box((.010, .008, .008), (-.004, 0, 0), 'steel', .001)
        with at((-r*.93, -r*.55, 0), (0, 0, -112)):
            prism([(-.004, -.011), (.030, -.009), (.030, .009), (-.004, .011)], .008, (0, 0, -.004), 'alu_tool', bevel=.0015)
            lathe([(.0085, .020), (.0110, .024), (.0110, .130), (.0125, .133)], material='alu_tool', axis='X', n=48)
            lathe([(.0116, .060), (.0116, .064)], material='yellow', axis='X', n=48, caps=False)
            for i in range(12):
                ring(.0110, .0005, (.070+i*.004, 0, 0), 'ink', 'X', n=40, k=6)
            lathe([(.0118, .128), (.0138, .134), (.0142, length-.016), (.0118, length), (0, length)], material='rubber', axis='X', n=48)
            for i in range(int((length-.166)/.009) + 1):
                ring(.0138, .0012, (.146+i*.009, 0, 0), 'rubber', 'X', n=40, k=8)


def insertion_gauge(w=.060, h=.150):
    """Flat aluminium gauge with a step for each diameter, leaning on the object behind it."""
    steps = [(-w/2, 0), (w/2, 0)]
    for i in range(6):
        steps += [(w/2 - i*.0075, h*(i+1)/6), (w/2 - (i+1)*.0075, h*(i+1)/6)]
    outline = steps + [(-w/2, h)]
    plate([outline, circle(.005, 24, w/2-.010, .010)], .003, material='yellow', rot=(90, 0, 0), bevel=.0005)
    for i, d in enumerate((63, 50, 40, 32, 25, 20)):
        text(str(d), .0105, (-w/2+.006, -.0022, h*(i+.5)/6), (90, 0, 0), 'ink', weight=.03)
        box((w*.34-i*.0044, .0003, .0008), (w/2-.006-i*.0075-(w*.34-i*.0044)/2, -.0018, h*(i+.86)/6), 'ink', 0)


def drilling_jig(r=.020):
    """Saddle with a guide bush, clamped on the pipe below it; its collar catches the chips."""
    with at((0, 0, r*1.02)):
        pipe((-.085, 0, 0), (.085, 0, 0), r)
        for s in (-1, 1):
            cyl(r*.88, .0006, (s*.0850, 0, 0), 'hole', 'X' if s > 0 else '-X', bevel=0)
        tube([(-.030, 0, 0), (.030, 0, 0)], r*1.20, 'alu_dark', bend=0, res=12)
        box((.060, .058, .012), (0, 0, r*1.05), 'blue', .003)
        lathe([(.013, r*1.2), (.024, r*1.55), (.026, r*1.95), (.024, r*1.95), (.016, r*1.6), (.0085, r*1.6)], material='black', n=64, caps=False)
        lathe([(.0055, r*1.2), (.0095, r*1.2), (.0095, r*2.7), (.0085, r*2.75), (.0055, r*2.75)], material='steel', n=48, bevel=.0005)
        for s in (-1, 1):
            cyl(.004, .018, (s*.021, -.024, r*1.2), 'steel', n=20)
            with at((s*.021, -.024, r*1.75)):
                knob(.009, .010, (0, 0, 0), material='black', ribs=10)


def test_set():
    """Class 0.6 gauge on a valve, with the coupling for filling the network."""
    with at((0, 0, .024)):
        with at(rot=(0, 90, 0)):
            with at(rot=(0, 0, -90)):
                ball_valve((0, 0, 0))
        for s in (-1, 1):
            prism(hexagon(.017), .030, (s*.034, 0, 0), 'brass', axis='X' if s > 0 else '-X', bevel=.001)
        with at((-.064, 0, 0), (0, 0, -90)):
            coupling((0, 0, 0))
        box((.028, .028, .028), (.078, 0, 0), 'brass', .003)
        cyl(.008, .026, (.078, 0, .012), 'brass')
        gauge(.052, (.078, -.010, .090), value=.68)


def scene():
    from tools.common import tool_setup
    with at((-.075, .020, 0), (0, 0, 196)):
        cutter()
    with at((.160, -.090, 0)):
        deburrer()
    with at((-.130, -.135, 0), (0, 0, 116)):
        hook_spanner()
    with at((-.035, .150, 0), (-14, 0, 10)):
        insertion_gauge()
    with at((.095, .090, 0), (0, 0, 12)):
        drilling_jig()
    with at((.205, -.015, 0), (0, 0, -4)):
        test_set()
    tool_setup(azimuth=6, pitch=26, fill=.84)
