"""A compact hatchback, nose to +X, its wheels on z=0."""
import math

from core import at, box, circle, cyl, prism, text, tube
from parts.wheels import tyre
from scenes.setting.skin import draw, skin

# along the car, front to the right: x, sill, belt, roof, half-width, half-width at the roof
STATIONS = [(-2.02, .42, .66, .70, .58, .50), (-1.99, .30, .80, .98, .76, .60), (-1.88, .24, .92, 1.22, .84, .60), (-1.60, .20, .95, 1.38, .875, .60),
            (-1.10, .18, .95, 1.455, .89, .61), (-.40, .18, .94, 1.48, .895, .62), (.25, .18, .93, 1.43, .895, .61), (.62, .18, .925, 1.24, .89, .61),
            (.98, .18, .92, 1.01, .885, .66), (1.35, .19, .88, .93, .875, .66), (1.75, .21, .80, .85, .84, .64), (1.98, .25, .66, .73, .76, .58), (2.08, .32, .50, .58, .60, .48)]
WHEELS, ARCH = (-1.30, 1.28), .355
SIDE_GLASS = [[(-1.50, 1.00), (-.50, 1.00), (-.50, 1.395), (-.95, 1.385), (-1.36, 1.30)], [(-.40, 1.00), (.62, .985), (.60, 1.02), (.10, 1.36), (-.12, 1.39), (-.40, 1.395)]]
SEAMS = [[(-.455, .30), (-.445, .30), (-.445, 1.40), (-.455, 1.40)], [(.74, .34), (.75, .34), (.75, .90), (.74, .90)], [(-.455, .29), (.75, .29), (.75, .30), (-.455, .30)],
         [(-1.06, .62), (-1.05, .62), (-.99, .90), (-1.0, .90)]]


def hatchback(paint='car_paint', masked=False):
    """Masked for the spray booth: paper over glass and lamps, no number plate."""
    glass, lamp, rear_lamp = ('masking',)*3 if masked else ('car_glass', 'car_lamp', 'red')
    ob = skin(STATIONS, paint)
    flank, above = (lambda c: abs(c.y) > .35), (lambda c: c.z > .85)
    for x in WHEELS:
        draw(ob, circle(ARCH, 40, x, .31), None, (0, 2), flank, cut=True)
    for o in SIDE_GLASS:
        draw(ob, o, glass, (0, 2), lambda c: abs(c.y) > .45)
    for o in SEAMS:
        draw(ob, o, 'hole', (0, 2), flank)
    draw(ob, [(-1.95, .17), (1.95, .17), (1.9, .27), (-1.9, .27)], 'black', (0, 2), flank)
    draw(ob, [(.40, -.56), (.93, -.66), (.96, 0), (.93, .66), (.40, .56)], glass, (0, 1), above)
    for s in (-1, 1):
        draw(ob, [(.66*s-.16, .66), (.66*s+.2, .68), (.66*s+.2, .80), (.66*s-.12, .76)], lamp, (1, 2), lambda c: c.x > 1.6)
        draw(ob, [(.70*s-.10, .78), (.70*s+.2, .78), (.70*s+.2, 1.02), (.70*s-.06, 1.02)], rear_lamp, (1, 2), lambda c: c.x < -1.75)
    draw(ob, [(-.42, .36), (.42, .36), (.50, .54), (-.50, .54)], 'black', (1, 2), lambda c: c.x > 1.8)
    draw(ob, [(-.52, 1.02), (.52, 1.02), (.44, 1.30), (-.44, 1.30)], glass, (1, 2), lambda c: c.x < -1.55)
    draw(ob, [(-.56, .30), (.56, .30), (.56, .46), (-.56, .46)], 'black', (1, 2), lambda c: c.x < -1.8)
    if not masked:
        box((.012, .46, .11), (2.078, 0, .44), 'white', .003)
        text('ES VT 270', .085, (2.0845, 0, .44), (90, 0, 90), 'ink', 'CENTER', weight=.04)
    box((3.5, 1.30, .10), (0, 0, .27), 'ink', .01)
    for x in WHEELS:
        for s in (-1, 1):
            with at((x, s*.775, 0)):
                tyre(.315, .195, 0)
            arch = [(x+.37*math.cos(math.radians(a)), .31+.37*math.sin(math.radians(a))) for a in range(-20, 201, 10)]
            prism(arch, .22, (0, .64 if s > 0 else -.42, 0), 'ink', rot=(90, 0, 0))
        cyl(.05, 1.5, (x, -.75, .31), 'steel', 'Y')
    tube([(-1.9, .4, .24), (-1.4, .4, .20), (-.2, .1, .19), (1.0, .1, .20)], .028, 'steel', bend=.1)
    box((.55, .30, .14), (-1.55, .42, .24), 'zinc', .05)
    for s in (-1, 1):
        with at((.52, s*.99, 1.0)):
            box((.10, .18, .13), (0, 0, 0), paint, .04, segs=4)
