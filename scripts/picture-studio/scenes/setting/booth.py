"""Spray booth: panels, glass doors, the lit inside, its controls."""
from core import at, box, cyl, mesh, tube


def panels(x0, x1, y, h, material='panel', step=1.0, openings=()):
    """Upright sandwich panels along X, facing -Y; `openings` are (x from, x to, height), with panels above."""
    x = x0
    for a, b, top in (*openings, (x1, x1, 0)):
        n = max(1, round((a-x)/step)) if a-x > .01 else 0
        for i in range(n):
            w = (a-x)/n
            box((w-.004, .05, h), (x+w*(i+.5), y+.025, h/2), material, .003)
        if b > a:
            box((b-a-.004, .05, h-top), ((a+b)/2, y+.025, (h+top)/2), material, .003)
        x = b


def glass_doors(x0, x1, y, h, leaves=4, frame='grey'):
    """Leaves with two panes each; they stand closed, and fold to both sides."""
    w = (x1-x0)/leaves
    for i in range(leaves):
        with at((x0+w*(i+.5), y, 0)):
            for s in (-1, 1):
                box((.06, .05, h-.03), (s*(w/2-.034), 0, h/2), frame, .004)
            for z, t in ((.11, .18), (h*.42, .08), (h-.05, .08)):
                box((w-.09, .045, t), (0, 0, z), frame, .004)
            mesh([(-w/2+.05, 0, .15), (w/2-.05, 0, .15), (w/2-.05, 0, h-.06), (-w/2+.05, 0, h-.06)], [(0, 1, 2, 3)], 'glass')
            if i in (leaves//2-1, leaves//2):
                s = 1 if i == leaves//2-1 else -1
                tube([(s*(w/2-.034), -.02, .95), (s*(w/2-.034), -.075, .95), (s*(w/2-.034), -.075, 1.25), (s*(w/2-.034), -.02, 1.25)], .011, 'steel', bend=.02)
    box((x1-x0+.1, .07, .07), ((x0+x1)/2, y, h+.02), frame, .004)


def inside(x0, x1, y0, y1, h):
    """Lit panels along the walls, filters above, gratings in the floor."""
    cx, cy = (x0+x1)/2, (y0+y1)/2
    for x, turn in ((x0, 90), (x1, -90)):
        with at((x, cy, 0), (0, 0, turn)):
            half = (y1-y0)/2
            panels(-half, half, 0, h)
            for i in range(4):
                with at((-half+(y1-y0)*(i+.5)/4, 0, 0)):
                    for z, height in ((1.15, .50), (1.95, .50)):
                        box((1.24, .03, height+.06), (0, -.008, z), 'anodised', .006)
                        box((1.16, .012, height-.02), (0, -.022, z), 'booth_lamp', .003).visible_diffuse = False
    panels(x0, x1, y1, h)
    box((x1-x0, y1-y0, .05), (cx, cy, h+.05), 'panel', 0)
    n, m = 5, 6
    for i in range(n):
        for j in range(m):
            w, d = (x1-x0-.5)/n, (y1-y0-.3)/m
            box((w-.05, d-.05, .02), (x0+.25+w*(i+.5), y0+.15+d*(j+.5), h), 'filter', .004).visible_diffuse = False
            box((w, d, .02), (x0+.25+w*(i+.5), y0+.15+d*(j+.5), h+.012), 'anodised', 0)
    box((x1-x0, y1-y0, .1), (cx, cy, -.049), 'screed', 0)
    for x in (cx-1.0, cx+1.0):
        box((.94, y1-y0-.8, .002), (x, cy, .002), 'hole', 0)
        for i in range(int((y1-y0-.8)/.07)):
            box((.94, .018, .004), (x, y0+.4+.07*(i+.5), .005), 'zinc', 0)
        for dx in (-.46, -.23, 0, .23, .46):
            box((.02, y1-y0-.8, .006), (x+dx, cy, .005), 'zinc', 0)


def controls():
    """Panel of the booth, facing -Y."""
    box((.34, .10, .48), (0, -.05, 0), 'grey', .012)
    box((.22, .006, .13), (0, -.101, .12), 'glow_dark', .004)
    for i, m in enumerate(('glow_green', 'yellow', 'red')):
        cyl(.018, .02, (-.08+i*.08, -.10, -.03), m, '-Y', n=32)
    cyl(.030, .03, (.08, -.10, -.15), 'red', '-Y', n=40)
    cyl(.022, .02, (-.08, -.10, -.15), 'black', '-Y', n=32)
