"""Compressor oil in its containers: the 1 l bottle and the 5 l can."""
from core import at, box, cyl, lathe, loft, plate, prism, ring, rrect, text, tube
from parts.fittings import knob, logo_flat


def label(w, h, y, z, name, kind):
    """Printed label: white, brand on blue at the top, grade below."""
    with at((0, y, z)):
        plate([rrect(w, h, .004)], .0005, material='white', rot=(90, 0, 0))
        plate([rrect(w, h*.30, .004)], .0005, (0, -.0004, h*.35), 'blue', rot=(90, 0, 0))
        plate([rrect(w, h*.022, .0004)], .0005, (0, -.0006, h*.195), 'yellow', rot=(90, 0, 0))
        logo_flat(w*.088, (0, -.0010, h*.36))
        text(name, h*.175, (-w*.42, -.0008, h*.045), (90, 0, 0), 'navy', weight=.04)
        text(kind, h*.066, (-w*.42, -.0008, -h*.10), (90, 0, 0), 'graphite', weight=.02)
        for i, k in enumerate((.84, .78, .84, .52)):
            plate([rrect(w*k, h*.014, .0004)], .0004, (-w*.42+w*k/2, -.0005, -h*(.20+.055*i)), 'grey_mid', rot=(90, 0, 0))


def cap(z, r, material='yellow'):
    lathe([(r*.86, 0), (r*.86, .006)], (0, 0, z), 'graphite', n=48)
    knob(r, .020, (0, 0, z+.005), material=material, ribs=28)
    lathe([(r*.95, 0), (r*.8, .002), (0, .0022)], (0, 0, z+.025), material, n=48)


def bottle(name='VP 100', kind='ISO VG 100     1 l'):
    """1 l: 95 x 60 x 235 mm."""
    a, b = .048, .031
    loft([((0, 0, 0), a*.94, b*.93, 6), ((0, 0, .004), a, b, 6), ((0, 0, .165), a, b, 6), ((0, 0, .180), a*.97, b*.97, 5),
          ((0, 0, .200), a*.66, b*.82, 3), ((0, 0, .210), .020, .020, 2), ((0, 0, .216), .0165, .0165, 2)], 'graphite', n=64)
    lathe([(.0165, .212), (.0165, .226)], material='graphite', n=48)
    cap(.222, .0185)
    label(.082, .130, -b-.0006, .087, name, kind)


def can(name='VR 46', kind='ISO VG 46     5 l'):
    """5 l: 190 x 125 x 300 mm, with a moulded grip."""
    a, b = .095, .0625
    loft([((0, 0, 0), a*.95, b*.94, 7), ((0, 0, .006), a, b, 7), ((0, 0, .205), a, b, 7), ((0, 0, .222), a*.985, b*.97, 6),
          ((-.004, 0, .238), a*.90, b*.84, 4), ((-.010, 0, .246), a*.76, b*.66, 3.4)], 'graphite', n=72)
    # grip over the back half, neck on the other side
    tube([(.072, 0, .226), (.066, 0, .274), (.010, 0, .284), (-.016, 0, .240)], .0125, 'graphite', bend=.030, res=10)
    lathe([(.027, .236), (.024, .252), (.022, .268)], (-.052, 0, 0), 'graphite', n=64)
    with at((-.052, 0, 0)):
        cap(.262, .0250)
    for s in (-1, 1):                                   # a clear strip shows the level
        box((.0014, .014, .150), (s*(a+.0002), -b*.45, .110), 'grey_mid', .0004)
    label(.164, .176, -b-.0006, .110, name, kind)


def scene():
    import studio
    with at((.045, .05, 0), (0, 0, 10)):
        can()
    with at((-.105, -.045, 0), (0, 0, 24)):
        bottle()
    studio.product_setup(fill=.76, pitch=11, azimuth=14)
