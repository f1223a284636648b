"""Two belt-driven pump sets on one tank, with a controller that swaps the lead set daily."""
import math
from core import at, box, cyl, hose
from dims import tank_size
from machines.belt import lathe_boss, pump_set
from parts.cabinet import controller, panel
from parts.fittings import ball_valve, gauge, logo_flat, safety_valve
from parts.decals import text_lying
from parts.tank import foot, rating_plate, tank


def control_box(y, z, r):
    """Switch box on a bracket in front of the shell, between the two sets."""
    box((.20, .14, .05), (0, y+.13, z-.02), 'graphite', .004)
    with at((0, y, z)):
        panel(.30, .36, (0, .06, .08), t=.15, material='graphite', r=.012)
        box((.294, .003, .007), (0, -.0165, -.055), 'yellow', .001)
        controller((0, -.015, .135), s=1.05)
        logo_flat(.022, (0, -.0158, .012))


def build(litres=500, kind='vtwin3', kw=3, reach=.47, lettering='2 × 3'):
    r = tank_size(litres)[0]
    with at((0, 0, r+.16)):
        r, shell, total = tank(litres, logo_h=.082, logo_x=-.42, centre_deg=-10)
        text_lying(lettering, r, .060, -10, x=.52)
        h, zt = shell/2, r + .045
        for x in (-reach, reach):
            k = pump_set(kind, kw, x, zt, r)
            hose([(.05*x/reach, -.30, zt+.02), (x*.62, -.20, zt+.005), (k['xm']-.02, k['y']-.03, zt+.26), (k['xm'], k['y']-.03, zt+.235)], .0055, 'black', ferrules=False)
        control_box(-r-.10, r*.72, r)
        for x in (-h*.72, h*.72):
            foot(r, x, r+.118, width=r*1.5)
        rating_plate(r, h*.74, 24, .09, .058)
        lathe_boss(h + r*.36, r*.52)
        with at((h + r*.42, 0, r*.52)):
            cyl(.014, .06, material='steel', axis='X')
            ball_valve((.085, 0, 0), (0, 90, 0), 1.15)
        zz = math.sqrt(r*r-.20**2)
        cyl(.017, .03, (h*.93, -.20, zz-.01), 'blue')
        safety_valve((h*.93, -.20, zz+.018))
        gauge(.040, (h*.80, -r-.065, .10), stem=False, value=.62)
        cyl(.013, .09, (h*.80, -r+.025, .10), 'brass', '-Y')


def scene():
    import studio
    build()
    studio.product_setup()
