"""Threads, nipples and hose tails of couplings and adapters."""
from core import at, cyl, hexagon, lathe, prism, ring


def male_thread(loc, axis, r, l, material='brass', bore=.6):
    """Thread with a bevelled first turn and an open bore; extends from loc along the axis."""
    with at(loc):
        lathe([(r*.90, 0), (r*.90, l-.0015), (r*.78, l), (r*bore, l), (r*bore, l*.4), (0, l*.4)], material=material, axis=axis, n=64)
        cyl(r*bore, l*.41, material='hole', axis=axis, bevel=0)
        turns = max(3, round(l/(r*.17)))
        step = l*.80/turns
        along = {'X': (1, 0, 0), 'Y': (0, 1, 0), 'Z': (0, 0, 1)}[axis[-1]]
        sign = -1 if axis[0] == '-' else 1
        for i in range(turns):
            ring(r*.93, step*.46, tuple(sign*a*(l*.10+step*(i+.5)) for a in along), material, axis[-1], n=64, k=8)


def female_thread(loc, axis, r, bore, l, material='brass'):
    """Hexagon (r across corners) with an internal thread, open at its end."""
    along = {'X': (1, 0, 0), 'Y': (0, 1, 0), 'Z': (0, 0, 1)}[axis[-1]]
    sign = -1 if axis[0] == '-' else 1
    with at(loc):
        prism(hexagon(r), l-.004, material=material, axis=axis, bevel=.0012)
        lathe([(r*.86, l-.005), (r*.86, l), (bore*1.06, l), (bore, l-.002), (bore*.97, l-.0042)], material=material, axis=axis, n=64, caps=False, bevel=.0003)
        cyl(bore*.99, .0004, tuple(sign*a*(l-.0041) for a in along), 'hole', axis, bevel=0)
        for i in range(3):
            ring(bore*.985, .0005, tuple(sign*a*(l-.0012-i*.0011) for a in along), material, axis[-1], n=64, k=6)


def nipple(loc, rot=(0, 0, 0), material='steel', s=1.0):
    """Plug of the Euro profile DN 7.2 along local Z, its tip at the top; 26 mm above the collar."""
    with at(loc, rot, s):
        lathe([(.0062, 0), (.0062, .0030), (.0052, .0045), (.0052, .0080), (.0059, .0092), (.0059, .0118), (.0049, .0130), (.0049, .0225),
               (.0043, .0240), (.0037, .0240), (.0037, .0100), (0, .0100)], material=material, n=48, bevel=.0002)
        cyl(.0036, .0008, (0, 0, .0100), 'hole', bevel=0)


def hose_tail(loc, rot=(0, 0, 0), r=.0052, l=.026, material='steel'):
    """Hose barbs along local Z."""
    n = 5
    step = l/n
    p = [(r*.80, 0)]
    for i in range(n):
        p += [(r*.80, i*step+.0004), (r*1.04, i*step+.0006), (r*.84, (i+1)*step)]
    p += [(r*.62, l), (r*.62, l*.5), (0, l*.5)]
    with at(loc, rot):
        lathe(p, material=material, n=48)
        cyl(r*.6, .0006, (0, 0, l*.5), 'hole', bevel=0)
