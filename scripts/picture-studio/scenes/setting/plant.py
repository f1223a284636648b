"""What stands in halls: machining centre, pallet truck."""
from core import at, box, cyl, prism, tube
from parts.cabinet import louvre


def machining_centre(w=2.6, d=1.9, h=2.25, body='cream', trim='graphite'):
    """Closed machine tool with sliding door, window and swivelling panel; faces -Y."""
    y = -d/2
    box((w-.10, d-.10, .16), (0, 0, .08), 'ink', .004)
    box((w, d, h*.34), (0, 0, .12+h*.17), body, .03)
    box((w, d*.98, h*.60), (0, 0, .12+h*.64), body, .05, segs=4)
    box((w*.60, .04, h*.50), (-w*.10, y-.005, .12+h*.63), trim, .012)
    box((w*.24, .012, h*.30), (-w*.22, y-.027, .12+h*.67), 'dark_pane', .01)
    box((w*.24, .012, h*.30), (w*.05, y-.027, .12+h*.67), 'dark_pane', .01)
    for x in (-w*.12, -w*.05):
        tube([(x, y-.03, .95), (x, y-.075, .95), (x, y-.075, 1.35), (x, y-.03, 1.35)], .012, 'alu', bend=.02)
    louvre(w*.20, h*.18, 8, (w*.36, y-.001, .12+h*.17))
    box((w*.9, .006, .05), (0, y-.002, .12+h*.335), 'mid_stripe', .001)
    tube([(w*.36, y+.1, h+.10), (w*.36, y-.30, h+.10), (w*.36, y-.30, 1.72)], .03, 'grey_mid', bend=.10)
    with at((w*.36, y-.32, 1.45), (0, 0, -16)):
        box((.46, .14, .54), (0, 0, 0), trim, .02)
        box((.36, .01, .24), (0, -.072, .10), 'glow_dark', .004)
        for i in range(5):
            for k in range(3):
                box((.045, .012, .028), (-.14+i*.07, -.072, -.09-k*.05), 'grey_mid', .004)
        cyl(.026, .03, (.16, -.07, -.20), 'red', '-Y')
    cyl(.045, .28, (-w*.40, 0, h+.10), 'grey', n=32)
    for i, m in enumerate(('glow_green', 'yellow', 'red')):
        cyl(.042, .075, (-w*.40, 0, h+.38+i*.08), m, n=32)


def pallet_truck(material='yellow'):
    """Hand pallet truck; forks point to -Y, the drawbar leans back."""
    for s in (-1, 1):
        box((.16, 1.15, .055), (s*.19, -.62, .17), material, .012)
        for y in (-1.10, -1.0):
            cyl(.038, .07, (s*.19-.035, y, .045), 'white', 'X', n=40)
        box((.03, .20, .07), (s*.19-.06, -1.05, .12), material, .006)
    prism([(-.27, 0), (.27, 0), (.20, .34), (-.20, .34)], .09, (0, .04, .14), material, rot=(90, 0, 0), bevel=.01)
    cyl(.05, .20, (0, .10, .24), 'black', n=40)
    for s in (-1, 1):
        cyl(.10, .05, (s*.035-(.05 if s < 0 else 0), .10, .10), 'black', 'X', n=64)
    tube([(0, .12, .26), (0, .42, 1.08)], .024, 'graphite', bend=0)
    tube([(0, .40, 1.04), (-.16, .44, 1.12), (-.16, .49, 1.26), (.16, .49, 1.26), (.16, .44, 1.12), (0, .40, 1.04)], .014, 'graphite', bend=.05)
