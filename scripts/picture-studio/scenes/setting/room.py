"""Shell of a room: floors with joints, walls with openings, windows, doors and gates.

Walls run along X and face -Y; `side` turns what is built in it to a wall on the left that faces +X.
"""
from core import at, box, cyl


def side(x, right=False):
    """A wall on the left (facing +X), or on the right (facing -X); its X is the room's Y, or -Y."""
    return at((x, 0, 0), (0, 0, -90 if right else 90))


def floor(x0, x1, y0, y1, material='concrete', joint=0, width=.006):
    slab = box((x1-x0, y1-y0, .2), ((x0+x1)/2, (y0+y1)/2, -.1), material, 0)
    slab.pass_index = 1
    if joint:
        for i in range(1, int((x1-x0)/joint)+1):
            box((width, y1-y0, .001), (x0+i*joint, (y0+y1)/2, .0002), 'joint', 0)
        for i in range(1, int((y1-y0)/joint)+1):
            box((x1-x0, width, .001), ((x0+x1)/2, y0+i*joint, .0002), 'joint', 0)


def wall(x0, x1, y, h, material='plaster', openings=(), t=.30, z0=0):
    """Openings are (x from, x to, z from, z to), from left to right, and side by side."""
    def part(a, b, low, high):
        if b-a > .001 and high-low > .001:
            box((b-a, t, high-low), ((a+b)/2, y+t/2, (low+high)/2), material, 0).pass_index = 1
    x = x0
    for a, b, low, high in openings:
        part(x, a, z0, h)
        part(a, b, z0, low)
        part(a, b, high, h)
        x = b
    part(x, x1, z0, h)


def window(opening, y, cols=3, rows=2, material='steelwork', bar=.035, sill=True, view='sky', t=.30):
    """Bars in an opening, a sill, and the sky behind them."""
    a, b, low, high = opening
    yb = y + t*.55
    for i in range(cols+1):
        w = bar*2 if i in (0, cols) else bar
        box((w, .06, high-low), (a+(b-a)*i/cols, yb, (low+high)/2), material, .004)
    for i in range(rows+1):
        w = bar*2 if i in (0, rows) else bar
        box((b-a, .052, w), ((a+b)/2, yb, low+(high-low)*i/rows), material, .004)
    if sill:
        box((b-a+.10, t*.55+.06, .035), ((a+b)/2, y+t*.2, low-.017), 'lime', .006)
    if view:
        card = box((b-a+3, .01, high-low+2), ((a+b)/2, y+t+.5, (low+high)/2), view, 0)
        card.visible_shadow = card.visible_diffuse = False


def door(x, y, w=.90, h=2.05, leaf='grey', frame='steelwork'):
    """A closed door of the usual size, which tells how large the rest is."""
    yb = y + .06
    for s in (-1, 1):
        box((.06, .12, h+.06), (x+s*(w/2+.03), y+.03, (h+.06)/2), frame, .004)
    box((w+.12, .12, .06), (x, y+.03, h+.03), frame, .004)
    box((w, .045, h), (x, yb, h/2), leaf, .003)
    box((.05, .012, .16), (x+w*.41, yb-.028, 1.04), 'alu', .002)
    cyl(.011, .05, (x+w*.41, yb-.03, 1.07), 'alu', '-Y', n=24)
    box((.13, .020, .022), (x+w*.41-.055, yb-.085, 1.07), 'alu', .008)


def gate(x, y, w=3.6, h=3.6, material='sheeting', rows=8, lights=(4, 5), up=0):
    """Sectional gate with rows of panes, `up` sections of it under the ceiling; daylight stands in the open part."""
    p = h/rows
    for i in range(up, rows):
        z = p*(i+.5)
        box((w, .045, p-.008), (x, y+.10, z), material, .006)
        for k in range(5) if i in lights else ():
            box((w/5-.16, .05, p*.52), (x+(k-2)*w/5, y+.095, z), 'sky', .012).visible_diffuse = False
    if up:
        card = box((w+6, .01, h*3), (x, y+6, h*1.2), 'sky', 0)
        card.visible_shadow = card.visible_diffuse = False
        box((w+6, 6, .1), (x, y+3, -.06), 'setts', 0)
    for s in (-1, 1):
        box((.10, .16, h+.2), (x+s*(w/2+.05), y+.04, (h+.2)/2), 'steelwork', .004)
    box((w+.2, .16, .22), (x, y+.04, h+.11), 'steelwork', .004)


def stripe(x0, x1, y0, y1, material='yellow'):
    """A painted mark on the floor."""
    box((abs(x1-x0), abs(y1-y0), .0008), ((x0+x1)/2, (y0+y1)/2, .0006), material, 0)
