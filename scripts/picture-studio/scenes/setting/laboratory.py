"""Dental laboratory: benches with lamp and extraction, plaster models, stools, a cupboard's shelf."""
import math

from core import at, box, cyl, lathe, prism, ring, tube


def jaw(material='plaster_model'):
    """Plaster model of a jaw, 70 mm wide."""
    prism([(-.036, -.020), (-.030, .014), (-.016, .032), (.016, .032), (.030, .014), (.036, -.020)], .022, material=material, bevel=.002)
    for i in range(14):
        a = math.radians(-14+208*i/13)
        lathe([(.0058, 0), (.0062, .006), (.0042, .010), (0, .0105)], (.027*math.cos(a), -.010+.032*math.sin(a), .022), material, n=16)


def lamp(reach=.42):
    """Bench lamp: a bar on two arms from the top's rear edge, its lower side glows."""
    cyl(.035, .03, material='graphite')
    tube([(0, 0, .03), (0, .02, .40), (0, -reach, .52)], .011, 'alu', bend=.02)
    with at((0, -reach, .50)):
        box((.46, .11, .028), (0, 0, 0), 'white', .012)
        box((.42, .07, .006), (0, 0, -.016), 'lamp_cool', .002).visible_diffuse = False


def bench(w=1.35, d=.66, h=.80, side=1):
    """One place of work; faces -Y. Drawers on one side, extraction in the middle, models on the top."""
    box((w, d, .035), (0, 0, h-.018), 'beech', .008)
    box((w-.02, .02, .10), (0, -d/2+.05, h-.09), 'white', .004)
    box((.46, d-.06, h-.12), (side*(w/2-.25), 0, .08+(h-.12)/2), 'white', .006)
    box((.42, d-.14, .08), (side*(w/2-.25), .02, .04), 'grey_mid', .003)
    for i in range(4):
        z = .16+i*.155
        box((.45, .018, .148), (side*(w/2-.25), -d/2+.024, z), 'white', .004)
        box((.20, .016, .012), (side*(w/2-.25), -d/2+.010, z+.045), 'alu', .003)
    for y in (-1, 1):
        box((.04, .04, h-.04), (-side*(w/2-.04), y*(d/2-.05), (h-.04)/2), 'alu', .004)
    box((w, .02, .40), (0, d/2-.01, h+.20), 'white', .004)
    box((w-.1, .16, .018), (0, d/2-.09, h+.36), 'beech', .003)
    box((.24, .10, .045), (-side*.12, -d/2-.01, h-.005), 'graphite', .012)
    box((.17, .012, .022), (-side*.12, -d/2-.062, h-.002), 'hole', .002)
    with at((side*.16, d/2-.04, h)):
        lamp()
    for i in range(4):
        with at((-.42+i*.13, -.05+.07*((i*3) % 4-1.5)*.6, h), (0, 0, i*37)):
            jaw()
    for i in range(6):
        with at((-w*.36+i*.17, d/2-.09, h+.369)):
            if i % 3 == 1:
                jaw()
            else:
                cyl(.026+.004*(i % 2), .07+.015*(i % 3), material=('white', 'mid_stripe', 'grey')[i % 3], bevel=.004)
    box((.20, .14, .11), (side*.42, .04, h+.055), 'grey', .02)
    cyl(.022, .02, (side*.42, -.03, h+.06), 'black', '-Y', n=32)
    tube([(side*.36, -.03, h+.03), (side*.30, -.16, h+.012), (side*.16, -.20, h+.012), (side*.06, -.16, h+.016)], .004, 'graphite', bend=.05)
    cyl(.010, .13, (side*.06, -.16, h+.016), 'alu', '-X', n=32)


def stool(seat='vinyl', h=.56):
    """Round stool on five castors."""
    for i in range(5):
        a = math.radians(72*i+20)
        with at((0, 0, .085), (0, 0, 72*i+20)):
            box((.27, .045, .028), (.135, 0, 0), 'alu', .010)
        cyl(.028, .024, (.25*math.cos(a)-.012, .25*math.sin(a), .028), 'black', 'X', n=40)
    cyl(.025, h-.15, (0, 0, .09), 'chrome')
    cyl(.032, .20, (0, 0, .09), 'graphite')
    lathe([(.10, h-.075), (.17, h-.07), (.185, h-.045), (.175, h-.008), (.12, h), (0, h-.002)], material=seat, n=96)
    ring(.186, .004, (0, 0, h-.05), 'graphite')


def grille(w=.30, h=.12, n=7):
    """Slotted vent in a door, facing -Y."""
    box((w, .006, h), (0, 0, 0), 'alu', .002)
    for i in range(n):
        box((w-.04, .008, h/n*.45), (0, -.001, (i-(n-1)/2)*h/n*.95), 'hole', 0)
