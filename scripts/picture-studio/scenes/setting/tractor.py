"""A tractor, nose to +X, its rear axle above the origin."""
from core import at, box, cyl, lathe, mesh, prism, ring, tube
from scenes.setting.tractor_wheels import BASE, REAR, guard, wheels


def bonnet(paint):
    """Bonnet with grille and lamps, engine below it."""
    side = [(.98, 1.16), (.98, 1.74), (1.5, 1.72), (2.45, 1.60), (2.72, 1.47), (2.80, 1.22), (2.78, 1.02), (2.45, 1.00), (2.32, 1.14)]
    prism(side, .66, (0, .33, 0), paint, rot=(90, 0, 0), bevel=.05, segs=4)
    for s in (-1, 1):
        box((.88, .02, .28), (1.66, s*.326, 1.38), 'black', .03)
        for i in range(7):
            box((.84, .016, .012), (1.66, s*.336, 1.28+i*.034), 'graphite', .003)
        box((.15, .09, .12), (2.72, s*.22, 1.42), 'car_lamp', .03, rot=(0, 22, 0))
    box((.05, .40, .34), (2.775, 0, 1.20), 'black', .02, rot=(0, 4, 0))
    box((1.30, .40, .56), (1.62, 0, .90), 'steelwork', .04)
    box((.60, .52, .30), (2.36, 0, .74), 'steelwork', .04)
    box((.42, .60, .34), (2.98, 0, .80), 'steelwork', .03)
    for i in range(5):
        box((.40, .085, .46), (3.02, (i-2)*.096, .82), 'graphite', .02)
    tube([(BASE, -.62, .58), (BASE, .62, .58)], .075, 'steelwork', bend=0)
    tube([(1.06, -.40, 1.5), (1.06, -.46, 1.7), (1.06, -.46, 2.55), (1.02, -.46, 2.72)], .04, 'steelwork', bend=.06)
    cyl(.068, .62, (1.06, -.46, 1.62), 'graphite', n=48)


def cab(paint):
    """Cab with seat and wheel behind thin glass, on the rear axle's housing."""
    low, high = 1.12, 2.60
    box((1.55, .42, .62), (.16, 0, .84), 'steelwork', .05)
    tube([(0, -.66, REAR[0]), (0, .66, REAR[0])], .13, 'steelwork', bend=0)
    box((1.35, .92, .16), (.28, 0, low-.02), 'graphite', .02)
    # from front to back: foot and head of the posts
    posts = [(.92, .50, .92, .44), (.20, .53, .20, .48), (-.42, .50, -.34, .46)]
    for s in (-1, 1):
        ends = [((x, s*y, low), (u, s*v, high)) for x, y, u, v in posts]
        for p, q in ends:
            tube([p, q], .028, 'black', bend=0)
        for (p, q), (a, b) in zip(ends, ends[1:]):
            mesh([p, a, b, q], [(0, 1, 2, 3)], 'glass')
        box((1.34, .03, .14), (.25, s*.515, low+.03), paint, .01)
        tube([(.80, s*.54, 1.55), (.80, s*.57, 1.75)], .010, 'black', bend=0)
        tube([(.94, s*.46, 2.2), (1.02, s*.80, 2.25), (1.02, s*.82, 2.18)], .010, 'black', bend=.04)
        box((.05, .17, .26), (1.02, s*.84, 2.04), 'black', .03)
        for i in range(2):
            box((.30, .20, .03), (.66, s*.62, .56+.27*i), 'graphite', .008)
            tube([(.53, s*.60, .56+.27*i), (.53, s*.58, .92+.1*i)], .012, 'graphite', bend=0)
        with at((0, s*REAR[2], REAR[0])):
            guard(REAR[0]+.10, REAR[1]+.06, 28, 158, paint)
        box((.05, .16, .09), (-.87, s*REAR[2], 1.17), 'red', .015, rot=(0, -18, 0))
        box((.78, .06, .62), (-.02, s*.56, 1.24), paint, .03)
        box((.10, .20, .10), (.98, s*.34, 2.56), 'car_lamp', .02)
        box((.10, .20, .10), (-.44, s*.34, 2.56), 'car_lamp', .02)
    for x, y, u, v in (posts[0], posts[2]):
        mesh([(x, -y, low+.06), (x, y, low+.06), (u, v, high), (u, -v, high)], [(0, 1, 2, 3)], 'glass')
    box((1.52, 1.16, .15), (.27, 0, high+.06), paint, .06, segs=4)
    box((1.40, 1.04, .05), (.27, 0, high-.03), 'black', .02)
    box((.46, .48, .14), (-.02, 0, 1.50), 'black', .05)
    box((.14, .46, .62), (-.26, 0, 1.84), 'black', .05, rot=(0, -8, 0))
    tube([(.72, 0, 1.2), (.56, 0, 1.76)], .025, 'black', bend=0)
    ring(.19, .014, (.55, 0, 1.78), 'black', rot=(0, -28, 0))
    box((.16, .70, .34), (.84, 0, 1.42), 'black', .04)


def hitch():
    """Linkage, drawbar and lift arms at the back."""
    box((.26, .62, .44), (-.52, 0, .92), 'steelwork', .03)
    for s in (-1, 1):
        tube([(-.45, s*.30, .62), (-1.20, s*.42, .52)], .032, 'graphite', bend=0)
        box((.12, .05, .13), (-1.22, s*.42, .52), 'graphite', .02)
        tube([(-.50, s*.26, 1.14), (-.86, s*.34, 1.10), (-.90, s*.37, .57)], .026, 'graphite', bend=.04)
    tube([(-.60, 0, 1.02), (-1.08, 0, 1.08)], .03, 'graphite', bend=0)
    box((.56, .09, .05), (-.82, 0, .40), 'graphite', .008)
    lathe([(.05, 0), (.045, .12), (.03, .14), (0, .14)], (-.65, 0, .74), 'steel', '-X', n=32)


def tractor(paint='red_machine', rim='cream'):
    wheels(rim)
    bonnet(paint)
    cab(paint)
    hitch()
