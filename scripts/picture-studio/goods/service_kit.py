"""Service kit: a carton with its parts in front."""
import math
from core import at, box, cyl, lathe, plate, prism, ring, rrect, text, tube
from machines.screw import spin_on
from parts.drive import wrap_outline
from parts.fittings import logo_flat


def carton(w=.300, d=.200, h=.190, lettering=()):
    """`lettering` replaces the bars on the white label, on the right where no part hides it."""
    side = 1 if lettering else -1
    box((w, d, h), (0, 0, h/2), 'carton', .0015)
    box((w+.001, d*.24, .0008), (0, 0, h+.0002), 'carton_tape', 0)
    with at((0, -d/2-.0006, h*.5)):
        plate([rrect(w, h*.34, .0005)], .0006, (0, 0, h*.20), 'blue', rot=(90, 0, 0))
        plate([rrect(w, h*.030, .0004)], .0006, (0, -.0002, h*.015), 'yellow', rot=(90, 0, 0))
        logo_flat(w*.0867, (0, -.0008, h*.20))
        plate([rrect(w*.34, h*.26, .003)], .0006, (side*w*.29, -.0002, -h*.26), 'white', rot=(90, 0, 0))
        for i, line in enumerate(lettering):
            text(line, h*.080, (w*.135, -.0008, -h*(.215+.105*i)), (90, 0, 0), 'ink', weight=.03)
        for i, k in enumerate(() if lettering else (.30, .24, .28)):
            plate([rrect(w*k*.9, h*.021, .0004)], .0004, (-w*.44+w*k*.45, -.0006, -h*(.19+.07*i)), 'ink', rot=(90, 0, 0))


def panel_filter(r=.052, h=.105):
    """Intake element: pleated paper between two moulded caps."""
    o, n = [], 56
    for i in range(n*2):
        a = math.pi*i/n
        k = r*.96 if i % 2 else r*.82
        o.append((k*math.cos(a), k*math.sin(a)))
    prism(o, h, material='paper', bevel=0)
    for z in (0, h-.010):
        lathe([(r*.55, 0), (r, 0), (r*1.02, .003), (r*1.02, .009), (r, .012), (r*.55, .012), (r*.55, 0)], (0, 0, z-.001), 'black', n=72, caps=False)
    cyl(r*.55, .001, (0, 0, h-.004), 'hole', bevel=0)


def v_belt(r1=.055, r2=.035, span=.150):
    """A belt lying flat."""
    o = wrap_outline((-span/2, 0), r1, (span/2, 0), r2)
    tube([(x, y, .0065) for x, y in o], .0065, 'rubber', bend=0, closed=True, res=3)


def gasket(r, loc):
    ring(r, .0022, (loc[0], loc[1], .0022), 'rubber', n=72)


def scene():
    import studio
    with at((.085, .115, 0), (0, 0, 8)):
        carton()
    with at((-.185, -.010, 0)):
        panel_filter()
    with at((-.100, -.075, 0)):
        spin_on((0, 0, 0), .044, .120, 'blue')
    with at((-.008, -.105, 0)):
        spin_on((0, 0, 0), .040, .150, 'grey')
    with at((.175, -.085, 0), (0, 0, -10)):
        v_belt()
    gasket(.026, (-.190, -.110))
    gasket(.017, (-.165, -.128))
    studio.product_setup(fill=.80, pitch=15, azimuth=12)
