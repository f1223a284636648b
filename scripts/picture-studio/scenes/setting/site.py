"""Building site: scaffold, roof timber, bricks, power box."""
import math

from core import at, box, cyl, tube
from parts.cabinet import warning


def scaffold(bays=4, lifts=(2.0, 4.0), bay=2.57, width=.73, top=6.0):
    """Facade scaffold along X; the wall is behind it."""
    for i in range(bays+1):
        for y in (0, width):
            x = i*bay
            box((.15, .15, .008), (x, y, .004), 'zinc', .001)
            box((.30, .22, .04), (x, y, -.018), 'weathered', .003)
            cyl(.019, .30, (x, y, 0), 'zinc', n=24)
            cyl(.0242, top, (x, y, .20), 'zinc', n=32)
            for z in lifts:
                cyl(.032, .06, (x, y, z-.06), 'zinc', n=32)
    for z in lifts:
        for i in range(bays+1):
            tube([(i*bay, 0, z-.03), (i*bay, width, z-.03)], .0242, 'zinc', bend=0)
        for i in range(bays):
            for k in range(2):
                with at(((i+.5)*bay, .19+k*.34, z+.022)):
                    box((bay-.05, .32, .045), (0, 0, 0), 'weathered', .004)
            with at(((i+.5)*bay, -.01, z+.12)):
                box((bay-.02, .03, .15), (0, 0, 0), 'weathered', .003)
            for h in (.5, 1.0):
                tube([(i*bay, 0, z+h), ((i+1)*bay, 0, z+h)], .019, 'zinc', bend=0)
    for i, (z0, z1) in enumerate(((.3, 2.0), (2.0, 4.0))):
        tube([(0+i*bay, -.035, z0), ((i+1)*bay, -.035, z1)], .019, 'zinc', bend=0)


def roof(x0, x1, y0, y1, z, step=.80, rise=2.1, material='pine'):
    """Rafters of a saddle roof, its ridge along X, on plates."""
    ym = (y0+y1)/2
    for y in (y0, y1):
        box((x1-x0, .14, .14), ((x0+x1)/2, y, z+.07), material, .004)
    run = math.hypot(ym-y0+.5, rise)
    turn = math.degrees(math.atan2(rise, ym-y0+.5))
    for i in range(int((x1-x0)/step)+1):
        x = x0 + i*step
        for s in (1, -1):
            with at((x, ym-s*(ym-y0+.5)/2, z+rise/2), (0, 0, 90*s)):
                box((run, .08, .18), (0, 0, 0), material, .004, rot=(0, -turn, 0))
    box((x1-x0, .14, .20), ((x0+x1)/2, ym, z+rise-.02), material, .004)


def stacked(size, across, layers, material='clay', gap=.004):
    """Bricks or blocks on a pallet, layer by layer."""
    w, d, h = size
    for k in range(layers):
        for i in range(across[0]):
            for j in range(across[1]):
                turn = ((i*3+j*5+k*7) % 5-2)*.25
                box((w, d, h), ((i-(across[0]-1)/2)*(w+gap), (j-(across[1]-1)/2)*(d+gap), .144+(h+.001)*(k+.5)), material, .004, rot=(0, 0, turn))


def power_box():
    """Distribution box on its stand, with sockets; faces -Y."""
    for s in (-1, 1):
        tube([(s*.20, -.16, .02), (s*.20, .16, .02)], .016, 'graphite', bend=0)
        tube([(s*.20, 0, .02), (s*.20, 0, .95)], .016, 'graphite', bend=0)
    box((.50, .24, .62), (0, 0, .72), 'yellow', .02)
    box((.54, .30, .04), (0, -.01, 1.05), 'black', .01)
    for i in range(3):
        for k, m in enumerate(('mid_stripe', 'mid_stripe', 'red')):
            cyl(.042, .04, ((i-1)*.15, -.12, .50+k*.12), m, '-Y', n=40)
            cyl(.030, .012, ((i-1)*.15, -.155, .50+k*.12), 'black', '-Y', n=40)
    box((.30, .006, .10), (0, -.122, .94), 'dark_pane', .004)
    warning((.19, -.121, .94), s=.07)
