"""Variable-speed drive of the small screw compressors: inverter in its own cabinet with a keypad and a heat sink."""
from core import at, box, circle, cyl, hexagon, lathe, plate, prism, ring, rrect, text
from machines.sequencer import main_switch
from parts.cabinet import lock, louvre, warning
from parts.fittings import logo_flat

W, D, H = .280, .260, .620
UPRIGHT = (90, 0, 0)


def keypad(loc):
    """Display with frequency and power, ring of keys and stop."""
    with at(loc):
        plate([rrect(.098, .150, .008)], .010, (0, -.005, 0), 'black', rot=UPRIGHT, bevel=.002)
        plate([rrect(.082, .056, .003)], .001, (0, -.0105, .040), 'glow_dark', rot=UPRIGHT)
        y = -.0115
        text('38.5', .024, (-.036, y, .051), UPRIGHT, 'glow_white', weight=.03)
        text('Hz', .0105, (.020, y, .048), UPRIGHT, 'glow')
        text('5.1 kW', .0105, (-.036, y, .028), UPRIGHT, 'glow')
        plate([rrect(.066, .0036, .001)], .0004, (0, y+.0002, .0175), 'ink', rot=UPRIGHT)
        plate([rrect(.046, .0036, .001)], .0004, (-.010, y, .0175), 'glow_green', rot=UPRIGHT)
        ring(.022, .0032, (0, -.010, -.018), 'graphite', 'Y', n=64)
        cyl(.011, .003, (0, -.0095, -.018), 'grey_mid', '-Y', n=48)
        for x, m in ((-.026, 'glow_green'), (0, 'yellow'), (.026, 'red')):
            plate([circle(.0082, 32)], .003, (x, -.0110, -.056), m, rot=UPRIGHT, bevel=.0008)


def scene():
    import studio
    z = .055
    with at((0, 0, z)):
        box((W, D*.62, H), (0, -D*.19, H/2), 'blue', .008)
        box((W-.020, D*.10, H-.040), (0, D*.16, H/2), 'graphite', .003)
        for i in range(17):                             # heat sink behind
            box((.0035, D*.32, H-.090), (-W*.44+W*.88*i/16, D*.34, H/2), 'alu_dark', .0008)
        y = -D/2
        box((W-.006, .020, H*.46), (0, y+.004, H*.755), 'graphite', .007)
        box((W-.006, .020, H*.485), (0, y+.004, H*.270), 'blue', .007)
        box((W-.014, .0030, .006), (0, y-.0050, H*.5195), 'yellow', .001)
        with at((0, y-.006, 0)):
            logo_flat(.0235, (0, -.0006, H*.930))
            keypad((-.058, 0, H*.73))
            main_switch((.070, 0, H*.765))
            text('R 7 V', .030, (.030, -.0006, H*.62), UPRIGHT, 'white', weight=.03)
            louvre(W*.62, H*.20, 8, (0, 0, H*.145))
            warning((-.085, -.0004, H*.42), s=.045)
            for x in (-W*.44, W*.44):
                for zz in (H*.06, H*.48):
                    lock((x, 0, zz))
        for s in (-1, 1):
            with at((s*W/2, -D*.19, 0), (0, 0, s*90)):
                louvre(D*.34, H*.22, 8, (0, 0, H*.20))
        for i in range(4):
            with at((-.078+i*.052, -.040, 0), (180, 0, 0)):
                prism(hexagon(.017), .010, material='black', bevel=.001)
                lathe([(.0135, .010), (.0145, .012), (.0145, .024), (.010, .030)], material='black', n=40)
                cyl(.0078, .055, material='graphite', n=32)
        for s in (-1, 1):
            box((.030, .006, .050), (s*W*.34, D*.14, H+.012), 'steel', .002)
    studio.product_setup(fill=.80, pitch=9)
