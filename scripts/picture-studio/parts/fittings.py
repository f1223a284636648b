"""Gauges, pressure switch, regulator, valves, couplings, decals."""
import math
from mathutils import Vector
from core import at, lathe, ring, cyl, box, prism, tube, bolt, hexagon, plate, circle, rrect, text, socket_screw, hose
import wordmark as wm


def gauge(r=.026, loc=(0, 0, 0), rot=(0, 0, 0), value=.55, stem=True):
    """Dial gauge facing -Y."""
    with at(loc, rot):
        lathe([(0, -.020), (r*.9, -.020), (r, -.017), (r, .0), (r*1.04, .002), (r*1.04, .007), (r*.93, .008), (r*.90, .003), (0, .003)],
              material='black', axis='-Y', n=64, bevel=.0004)
        ring(r*.985, r*.055, (0, -.006, 0), 'chrome', 'Y', n=64)
        y = -.0034
        plate([circle(r*.90)], .0006, (0, y, 0), 'dial', axis='-Y')
        for i in range(25):
            a = math.radians(225-270*i/24)
            big = i % 6 == 0
            l = r*(.20 if big else .11)
            rr = r*.84-l/2
            with at((rr*math.cos(a), y-.0005, rr*math.sin(a)), (0, -math.degrees(a), 0)):
                box((l, .0003, r*(.035 if big else .018)), material='ink', bevel=0)
        arc = []
        for i in range(17):
            a = math.radians(-45+54*i/16)
            arc.append((r*.88*math.cos(a), r*.88*math.sin(a)))
        for i in range(17):
            a = math.radians(9-54*i/16)
            arc.append((r*.80*math.cos(a), r*.80*math.sin(a)))
        plate([arc], .0004, (0, y-.0004, 0), 'red', rot=(90, 0, 0))
        a = 225-270*value
        with at((0, y-.0012, 0), (0, -a, 0)):
            prism([(-r*.2, -r*.03), (r*.70, -r*.008), (r*.70, r*.008), (-r*.2, r*.03)], .0005, material='ink', rot=(90, 0, 0), bevel=0)
        cyl(r*.07, .002, (0, y, 0), 'ink', '-Y', n=16, bevel=.0003)
        cyl(r*.90, .0005, (0, -.0062, 0), 'glass', '-Y', bevel=0)
        if stem:
            cyl(r*.20, r*.6, (0, .008, -r*1.5), 'brass', n=24)
            prism(hexagon(r*.27), r*.28, (0, .008, -r*1.38), 'brass', bevel=.0006)


def safety_valve(loc, rot=(0, 0, 0)):
    with at(loc, rot):
        prism(hexagon(.012), .012, material='brass', bevel=.0008)
        cyl(.009, .018, (0, 0, .012), 'brass')
        lathe([(.010, 0), (.010, .014), (.005, .018), (0, .018)], (0, 0, .030), 'brass', n=32, bevel=.0006)
        ring(.010, .0014, (0, 0, .053+.006), 'steel', 'Y', n=32, k=8)


def coupling(loc, axis_rot=(0, 0, 0), body='steel', sleeve='brass'):
    """Quick coupling, mouth towards local -Y."""
    with at(loc, axis_rot):
        prism(hexagon(.0125), .012, (0, 0, 0), body, axis='-Y', bevel=.0007)
        lathe([(.0115, 0), (.0125, .002), (.0125, .008), (.0117, .009), (.0117, .011), (.0125, .012), (.0125, .020), (.0112, .024), (.0075, .024), (.0070, .012), (0, .012)],
              (0, -.012, 0), sleeve, '-Y', n=40, bevel=.0004)


def knob(r, h, loc, axis='Z', material='black', ribs=18):
    with at(loc):
        o = []
        n = ribs*4
        for i in range(n):
            rr = r*(1 if (i % 4) < 2 else .93)
            o.append((rr*math.cos(2*math.pi*i/n), rr*math.sin(2*math.pi*i/n)))
        prism(o, h, material=material, axis=axis, bevel=.0008)


def regulator(loc, rot=(0, 0, 0), s=1.0, bowl=False):
    """Pressure regulator with knob on top and gauge on the front."""
    with at(loc, rot, s):
        box((.050, .046, .050), (0, 0, 0), 'alu_dark', .006)
        lathe([(.024, 0), (.024, .010), (.021, .014)], (0, 0, .025), 'black', n=40, bevel=.001)
        knob(.021, .030, (0, 0, .038), material='black')
        lathe([(.0215, 0), (.0215, .004), (.0, .004)], (0, 0, .0685), 'yellow', n=40, bevel=.001)
        gauge(.021, (0, -.034, .002), stem=False, value=.5)
        cyl(.007, .012, (0, -.022, .002), 'brass', '-Y')
        if bowl:
            lathe([(.022, 0), (.022, -.012), (.020, -.058), (.013, -.070), (0, -.072)], (0, 0, -.025), 'black', n=40, bevel=.001)
            cyl(.006, .012, (0, 0, -.109), 'brass')


def pressure_switch(loc, rot=(0, 0, 0), s=1.0):
    """Condor-type switch: black cover, red/yellow knob, cable glands."""
    with at(loc, rot, s):
        box((.070, .070, .030), (0, 0, .015), 'alu_cast', .004)
        box((.078, .078, .075), (0, 0, .066), 'black', .007)
        box((.070, .0015, .022), (0, -.0394, .066), 'yellow', .0005)
        lathe([(.021, 0), (.021, .004), (.015, .006), (.015, .018), (0, .018)], (0, 0, .1035), 'red', n=36, bevel=.0012)
        box((.034, .008, .014), (0, 0, .126), 'red', .003)
        for x in (-.022, .022):
            prism(hexagon(.010), .008, (.039, x, .050), 'black', axis='X', bevel=.0006)
            cyl(.008, .012, (.047, x, .050), 'black', 'X')


def ball_valve(loc, rot=(0, 0, 0), s=1.0, handle='yellow', body='chrome', axis_open=True):
    """Ball valve with the bore along local Z and the lever to -Y."""
    with at(loc, rot, s):
        lathe([(.016, -.034), (.016, -.020), (.021, -.014), (.023, 0), (.021, .014), (.016, .020), (.016, .034)], material=body, n=48, bevel=.0006)
        for z in (-.036, .022):
            prism(hexagon(.021), .014, (0, 0, z), body, bevel=.0010)
        cyl(.008, .020, (0, -.016, 0), body, '-Y')
        prism(hexagon(.007), .004, (0, -.041, 0), 'steel', axis='-Y', bevel=.0006)
        with at((0, -.037, 0), (0, 0 if axis_open else 90, 0)):
            prism(rrect(.022, .085, .010), .0035, (0, 0, -.024), handle, axis='-Y', bevel=.001)
            prism(rrect(.020, .060, .009), .007, (0, .0015, -.040), handle, axis='-Y', bevel=.0022)


def logo_flat(height, loc, rot=(90, 0, 0), material='white', with_mark=True, t=.0006):
    """Wordmark with mark lying in local XY, centred."""
    w = wm.width()*height
    mk = height*1.45 if with_mark else 0
    off = (mk + height*.35)/2 if with_mark else 0
    with at(loc, rot):
        plate([[(x*height+off, y*height) for x, y in p] for p in wm.centred()], t, material=material)
        if with_mark:
            cx = off - w/2 - height*.35 - mk/2
            b = [[(x*mk+cx, y*mk) for x, y in p] for p in wm.mark()]
            plate(b[:2], t, material=material)
            plate(b[2:], t, material='yellow')
    return w + mk
