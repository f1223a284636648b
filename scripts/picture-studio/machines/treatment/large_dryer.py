"""Large refrigeration dryers: a free-standing cabinet with a service door on every side, flanges or threads on the roof."""
import math
from core import at, bolt, box, circle, cyl, hexagon, lathe, plate, prism, rrect, text
from parts.cabinet import lock, louvre, panel, warning
from parts.fittings import logo_flat
from parts.threads import male_thread


def flange(x, y, z, bore, rim):
    """Pipe stub upwards with a welding-neck flange and its bolts."""
    cyl(bore, .075, (x, y, z), 'grey_mid', n=64)
    lathe([(bore, 0), (rim, 0), (rim, .022), (bore*.92, .022), (bore*.92, -.01)], (x, y, z+.075), 'grey_mid', n=72, bevel=.0015)
    cyl(bore*.90, .004, (x, y, z+.085), 'hole', n=48)
    for i in range(8):
        a = 2*math.pi*(i+.5)/8
        bolt((x + rim*.82*math.cos(a), y + rim*.82*math.sin(a), z+.097), .009, washer=False)


def thread(x, y, z, r):
    """Pipe stub upwards with a hexagon and a male thread of radius r."""
    prism(hexagon(r*1.45), .030, (x, y, z), 'steel', bevel=.002)
    male_thread((x, y, z+.030), 'Z', r, .075)


def display(x, y, z):
    """Controller with dew point, keys and lamps."""
    plate([rrect(.250, .135, .012)], .012, (x, y-.004, z), 'black', rot=(90, 0, 0), bevel=.002)
    plate([rrect(.120, .080, .003)], .001, (x-.045, y-.0108, z+.008), 'glow_dark', rot=(90, 0, 0))
    text('3 °C', .046, (x-.094, y-.0118, z+.012), (90, 0, 0), 'glow_white', weight=.03)
    for i in range(4):
        cyl(.009, .003, (x+.045+.022*i, y-.010, z-.030), 'graphite', '-Y', n=24)
    for i, m in enumerate(('glow_green', 'yellow', 'grey_mid')):
        cyl(.0045, .002, (x+.050+.026*i, y-.010, z+.032), m, '-Y', n=20, bevel=.0005)


def large_refrigeration(w=.84, d=1.24, h=1.38, port=lambda x, y, z: flange(x, y, z, .045, .100)):
    """K 130 to K 300. `port` builds the connection at a place on the roof."""
    foot, roof, band = .11, .05, .26
    y, H = -d/2, h - .11 - .05
    for s in (-1, 1):                                   # rails for a forklift
        box((w-.04, .09, foot-.004), (0, s*(d/2-.12), foot/2), 'graphite', .005)
    box((w-.02, d-.02, .04), (0, 0, foot+.02), 'graphite', .004)
    z0 = foot + .03
    H = h - roof - z0
    box((w-.02, d-.02, H), (0, 0, z0+H/2), 'ink', .002)
    leaf, door = w/2, H - band
    for s in (-1, 1):
        panel(leaf-.005, door-.004, (s*leaf/2, y+.009, z0+door/2), t=.022)
        for zz in (.14, .86):
            lock((s*leaf*.12, y-.002, z0+door*zz))
        louvre(leaf*.62, door*.34, 11, (s*leaf*.52, y-.002, z0+door*.27))
    panel(w-.006, band-.004, (0, y+.009, z0+door+band/2), material='graphite', t=.024)
    box((w-.010, .0035, .010), (0, y-.0035, z0+door+.012), 'yellow', .001)
    display(w*.27, y-.003, z0+door+band*.53)
    logo_flat(min(.042, w*.050), (-w*.22, y-.0036, z0+door+band*.53))
    for s in (-1, 1):                                   # the condenser draws air through the long sides
        for k in (-1, 1):
            panel(d/2-.013, H-.004, (s*(w/2-.009), .002+k*d/4, z0+H/2), rot=(0, 0, s*90), t=.020)
        with at((s*(w/2+.001), 0, 0), (0, 0, s*90)):
            for k in (-1, 1):
                louvre(d*.34, H*.52, 15, (k*d*.25, 0, z0+H*.40))
                for zz in (.06, .94):
                    lock((k*d*.25, 0, z0+H*zz))
            warning((-d*.25, -.0005, z0+H*.80), s=.06)
    box((w-.03, .012, H), (0, d/2-.006, z0+H/2), 'blue', .003)
    box((w, d, roof-.004), (0, 0, h-roof/2), 'blue', .010, segs=4)
    fan(-.0, -d*.20, h, w*.30)
    for s in (-1, 1):
        port(s*w*.24, d*.32, h-.004)


def fan(x, y, z, r):
    """Guard of the upward-blowing fan."""
    cyl(r, .004, (x, y, z-.002), 'hole', n=96)
    plate([circle(r+.022, 96), circle(r-.004, 96)], .012, (x, y, z+.005), 'graphite', bevel=.002)
    for k in range(5):
        lathe([(r*(.22+.18*k)-.003, 0), (r*(.22+.18*k)+.003, 0), (r*(.22+.18*k)+.003, .004), (r*(.22+.18*k)-.003, .004), (r*(.22+.18*k)-.003, 0)], (x, y, z+.012), 'graphite', n=96, caps=False)
    for k in range(8):
        with at((x, y, z+.010), (0, 0, 45*k)):
            box((r, .006, .005), (r/2, 0, 0), 'graphite', .001)
    cyl(r*.22, .010, (x, y, z+.006), 'graphite', n=64)
    cyl(r*.09, .003, (x, y, z+.016), 'yellow', n=32)
