"""Joinery: panel saw, stacks of boards, sheets in their rack, clamps, extraction ducts."""
from core import at, box, cyl, ring, tube


def panel_saw(body='green_machine'):
    """Sliding table saw: cast table with blade and guard, sliding carriage on the left; faces -Y."""
    box((.95, .80, .68), (0, 0, .36), body, .03)
    box((1.00, .86, .06), (0, 0, .03), 'ink', .004)
    box((1.15, 1.00, .055), (.05, 0, .845), 'zinc', .006)
    box((.9, .9, .10), (.98, 0, .83), 'zinc', .006)
    box((.42, 2.9, .07), (-.76, -.1, .84), 'anodised', .006)
    box((.16, 2.9, .10), (-.60, -.1, .76), 'graphite', .006)
    for y in (-1.2, .9):
        tube([(-.62, y*.6, .25), (-.78, y*.6, .72)], .035, body, bend=0)
    box((.08, 1.0, .09), (.62, -.05, .92), 'anodised', .004)
    box((1.5, .07, .05), (-.85, -1.15, .90), 'anodised', .004)
    cyl(.15, .004, (-.40, .05, .90), 'steel', 'X', n=96)
    box((.035, .46, .13), (-.40, .10, 1.02), 'yellow', .02)
    tube([(-.40, .30, 1.06), (-.40, .55, 1.30), (-.40, .55, 2.1)], .035, 'graphite', bend=.10)
    box((.34, .03, .24), (.12, -.41, .52), 'graphite', .008)
    for i, m in enumerate(('glow_green', 'red', 'black')):
        cyl(.020, .02, (.02+i*.09, -.425, .55), m, '-Y', n=32)
    cyl(.10, .02, (.30, -.42, .30), 'black', '-Y', n=48)


def boards(layers=6, across=4, length=3.2, width=.24, t=.045, material='oak'):
    """Boards in layers with sticks between them, on bearers."""
    z = .12
    for x in (-length*.4, 0, length*.4):
        box((.10, across*(width+.015), .12), (x, 0, .06), 'weathered', .004)
    for k in range(layers):
        for i in range(across):
            d = ((i*7+k*5) % 9-4)*.012
            box((length+d*2, width-((i+k) % 3)*.012, t), (d, (i-(across-1)/2)*(width+.015), z+t/2), material, .004)
        z += t
        if k < layers-1:
            for x in (-length*.4, 0, length*.4):
                box((.03, across*(width+.015), .022), (x, 0, z+.011), 'pine', .002)
            z += .022


def sheet_rack(n=9, w=2.2, h=1.5):
    """Sheets on edge between uprights; they lean a little, and face -Y."""
    box((w, .9, .10), (0, 0, .05), 'steelwork', .004)
    for x in (-w/2, 0, w/2):
        box((.06, .06, 1.7), (x, .42, .85), 'steelwork', .004)
        box((.06, .9, .06), (x, 0, .12), 'steelwork', .004)
    for i in range(n):
        m = ('ply', 'pine', 'lime', 'ply', 'oak')[i % 5]
        with at((((i*5) % 4-1.5)*.05, .33-i*.055, .15), (-6, 0, 0)):
            box((w*(.98-.06*((i*3) % 4)), .019, h*(1-.08*((i*7) % 3))), (0, 0, h*(1-.08*((i*7) % 3))/2), m, .001)


def clamps(n=7, length=1.1):
    """Clamps on a rail, facing -Y; the rail is at z=0."""
    box((n*.16+.1, .03, .06), (0, .015, 0), 'oak', .003)
    for i in range(n):
        with at(((i-(n-1)/2)*.16, -.02, 0)):
            l = length-.05*i
            box((.028, .008, l), (0, 0, .10-l/2), 'steel', .001)
            for z in (.08, -l*.45):
                box((.03, .12, .03), (0, -.06, z), 'red_machine', .006)
            cyl(.006, .18, (0, -.10, -l*.45-.12), 'steel', n=20)
            cyl(.017, .12, (0, -.10, -l*.45-.24), 'beech', n=32)


def duct(points, r=.10, step=.55):
    """Spiral duct with its joints."""
    tube(points, r, 'zinc', bend=r*2.2, res=12)
    for p, q in zip(points, points[1:]):
        d = [b-a for a, b in zip(p, q)]
        axis = max(range(3), key=lambda i: abs(d[i]))
        length = abs(d[axis])
        for i in range(1, int(length/step)):
            c = [a+b*i*step/length for a, b in zip(p, d)]
            ring(r*1.01, .006, c, 'zinc', 'XYZ'[axis], n=64)
