"""Heat of a bakery: deck oven, hot-water tank."""
import math

from core import box, cyl, lathe, tube
from parts.fittings import gauge


def deck_oven(decks=4, w=2.4, d=1.5, pitch=.42):
    """Ovens one above the other; their panes glow. Faces -Y."""
    h = .35 + decks*pitch
    box((w, d, h), (0, 0, .10+h/2), 'stainless', .02)
    box((w-.1, d-.1, .10), (0, 0, .05), 'ink', .004)
    y = -d/2
    for i in range(decks):
        z = .36 + (i+.5)*pitch
        for k in (-1, 1):
            x = -w*.07 + k*w*.20
            box((w*.385, .05, pitch*.62), (x, y-.02, z), 'stainless', .012)
            box((w*.32, .012, pitch*.30), (x, y-.047, z+.01), 'ember', .01)
            for b in (-.33, 0, .33):
                box((.008, .014, pitch*.30), (x+b*w*.30, y-.050, z+.01), 'dark_pane', 0)
            tube([(x-w*.15, y-.04, z+pitch*.24), (x-w*.15, y-.09, z+pitch*.24), (x+w*.15, y-.09, z+pitch*.24), (x+w*.15, y-.04, z+pitch*.24)], .013, 'graphite', bend=.02)
        box((w*.09, .03, pitch*.72), (w*.425, y-.01, z), 'black', .006)
        box((w*.065, .01, .07), (w*.425, y-.028, z+.08), 'glow_dark', .003)
        cyl(.022, .02, (w*.425, y-.025, z-.03), 'alu', '-Y', n=32)
    box((w+.06, d*.5, .26), (0, -d*.30, .10+h+.13), 'stainless', .01)
    box((w*.9, .02, .10), (0, -d*.55-.01, .10+h+.10), 'graphite', .004)
    cyl(.14, .9, (w*.3, -.1, .10+h+.2), 'zinc', n=64)


def hot_water(r=.42, h=2.0):
    """Insulated tank of 1,000 litres with a gauge and the copper pipes of the heat exchanger on its left."""
    lathe([(r*.9, .10), (r, .14), (r, h-.10), (r*.90, h-.02), (0, h)], material='grey', n=128, bevel=.01)
    for z in (.45, h-.45):
        lathe([(r+.002, z), (r+.004, z+.004), (r+.004, z+.036), (r+.002, z+.04)], material='steel', n=128, caps=False)
    for a in (30, 150, 270):
        cyl(.04, .12, (r*.7*math.cos(math.radians(a)), r*.7*math.sin(math.radians(a)), 0), 'black')
    gauge(.055, (0, -r-.03, h*.66), stem=False, value=.6)
    cyl(.016, .05, (0, -r+.015, h*.66), 'brass', '-Y')
    for z in (.55, h-.50):
        cyl(.022, .07, (-r+.02, 0, z), 'brass', '-X')
