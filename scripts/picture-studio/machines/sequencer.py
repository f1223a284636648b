"""Sequence controller: wall cabinet with a display that shows four machines and one pressure band."""
import math
from core import at, box, circle, cyl, hexagon, lathe, plate, prism, rrect, text, tube
from parts.cabinet import hinge, lock
from parts.fittings import knob, logo_flat

W, D, H = .400, .180, .480
UPRIGHT = (90, 0, 0)
# for each machine: its share of load, its hours, its lamp
MACHINES = ((1.0, '4218', 'glow_green'), (1.0, '4190', 'glow_green'), (.62, '4205', 'glow_green'), (0, '4201', 'grey_mid'))


def display():
    """Pressure in large figures and its curve at the top, a column for each machine below."""
    w, h = .250, .180
    plate([rrect(w+.030, h+.030, .012)], .008, (0, -.003, 0), 'black', rot=UPRIGHT, bevel=.002)
    plate([rrect(w, h, .004)], .001, (0, -.0074, 0), 'glow_dark', rot=UPRIGHT)
    y = -.0084
    text('7.0', .046, (-w*.46, y, h*.34), UPRIGHT, 'glow_white', weight=.03)
    text('bar', .017, (-w*.09, y, h*.31), UPRIGHT, 'glow')
    text('6.8 – 7.0', .013, (-w*.46, y, h*.12), UPRIGHT, 'glow')
    curve = [(w*.08+w*.37*i/40, 0, h*.28+h*.055*math.sin(i*.62)) for i in range(41)]
    tube([(x, y, z) for x, _, z in curve], .0011, 'glow_green', bend=0)
    for z in (h*.20, h*.36):
        plate([rrect(w*.38, .0012, .0003)], .0004, (w*.265, y, z), 'glow', rot=UPRIGHT)
    for i, (load, hours, lamp) in enumerate(MACHINES):
        x = (i-1.5)*w*.235
        plate([rrect(w*.205, h*.50, .004)], .0004, (x, y+.0002, -h*.20), 'blue_deep', rot=UPRIGHT)
        text(str(i+1), .020, (x-w*.08, y, -h*.03), UPRIGHT, 'glow_white', weight=.03)
        cyl(.0042, .0008, (x+w*.066, y, -h*.03), lamp, '-Y', n=32, bevel=.0002)
        plate([rrect(w*.165, .008, .002)], .0004, (x, y, -h*.20), 'ink', rot=UPRIGHT)
        if load:
            plate([rrect(w*.165*load, .008, .002)], .0004, (x-w*.165*(1-load)/2, y-.0003, -h*.20), 'glow', rot=UPRIGHT)
        text(hours + ' h', .0115, (x-w*.08, y, -h*.345), UPRIGHT, 'glow')


def main_switch(loc):
    """Red handle on a yellow plate, as the machinery directive requires."""
    with at(loc):
        plate([rrect(.060, .060, .006)], .003, (0, -.0015, 0), 'yellow', rot=UPRIGHT, bevel=.0006)
        lathe([(.022, 0), (.022, .010), (.019, .013), (0, .013)], (0, -.003, 0), 'red', '-Y', n=48, bevel=.0008)
        box((.044, .016, .013), (0, -.022, 0), 'red', .003)


def scene():
    import studio
    z = .050
    with at((0, 0, z)):
        box((W, D-.020, H), (0, .010, H/2), 'blue', .008)
        box((W-.004, .026, H-.004), (0, -D/2+.013, H/2), 'graphite', .008)
        box((W-.030, .0030, .006), (0, -D/2-.0006, H*.335), 'yellow', .001)
        with at((0, -D/2, H*.60)):
            display()
        with at((0, -D/2-.001, H*.90)):
            logo_flat(.024, (-.062, 0, 0))
        for i, m in enumerate(('glow_green', 'yellow', 'red')):
            x = -.135+i*.038
            lathe([(.0125, 0), (.0125, .003), (.0095, .004)], (x, -D/2, H*.18), 'steel', '-Y', n=40)
            lathe([(.0092, .003), (.0088, .007), (0, .009)], (x, -D/2, H*.18), m, '-Y', n=40)
        knob(.012, .016, (.0, -D/2, H*.18), '-Y', 'black')
        main_switch((.115, -D/2, H*.18))
        for zz in (.075, H-.075):
            lock((W/2-.022, -D/2-.001, zz))
            hinge((-W/2-.002, -D/2+.020, zz))
        for i in range(5):                              # cable glands below
            with at((-.120+i*.052, .010, 0), (180, 0, 0)):
                prism(hexagon(.016), .010, material='black', bevel=.001)
                lathe([(.0125, .010), (.0135, .012), (.0135, .022), (.009, .028)], material='black', n=40)
                cyl(.0070, .050, material='graphite', n=32)
        for s in (-1, 1):                               # wall brackets
            plate([rrect(.034, .044, .006), circle(.0045, 24, 0, .010)], .004, (s*(W/2-.050), D/2-.003, H+.014), 'steel', rot=UPRIGHT)
    studio.product_setup(fill=.78, pitch=9)
