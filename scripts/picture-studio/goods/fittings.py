"""AIR Net fittings on their pipe ends: for turning, reducing, closing, tapping or leaving the main."""
import math
from core import at, box, cyl, hexagon, lathe, prism, ring, socket_screw, tube
from goods.air_net import LOW, R, stub
from parts.pipework import collar
from parts.threads import female_thread


def bend_45():
    k = R*1.35
    with at((0, 0, LOW), (0, 0, 38)):
        c = k*math.cos(math.pi/4)
        tube([(-k, 0, 0), (0, 0, 0), (c, -c, 0)], R*1.36, 'graphite', bend=R*1.3, res=12)
        for a in (180, -45):
            with at(rot=(0, 0, a)):
                collar((k*.86, 0, 0), 'X', R)
                stub((k, 0, 0), (.118, 0, 0))


def reducer(r=R*.8):
    """Reduces by one size, as from 40 to 32 mm."""
    with at((0, 0, LOW), (0, 0, 20)):
        lathe([(R*1.36, -.020), (R*1.36, -.008), (r*1.36, .010), (r*1.36, .022)], material='graphite', axis='X', n=96, bevel=.001)
        collar((-.016, 0, 0), '-X', R)
        collar((.014, 0, 0), 'X', r, .029)
        stub((-.04, 0, 0), (-.120, 0, 0))
        stub((.04, 0, 0), (.125, 0, 0), r)


def cap():
    """End cap; the vent screw in its centre releases the remaining pressure."""
    with at((0, 0, LOW), (0, 0, 20)):
        collar((-.012, 0, 0), 'X', R)
        lathe([(0, -.030), (R*1.02, -.030), (R*1.30, -.024), (R*1.36, -.016), (R*1.36, -.006)], material='graphite', axis='X', n=96, bevel=.0012)
        for a in range(0, 360, 45):                     # webs of the cap
            with at((-.0305, 0, 0), (a, 0, 0)):
                box((.003, R*.42, .0022), (0, R*.78, 0), 'graphite', .0006)
        prism(hexagon(R*.52), .005, (-.029, 0, 0), 'brass', axis='-X', bevel=.0006)
        lathe([(R*.34, 0), (R*.34, .008), (R*.28, .0095), (0, .0095)], (-.034, 0, 0), 'brass', '-X', n=48, bevel=.0004)
        box((.0006, R*.50, .0022), (-.0434, 0, 0), 'hole', 0)
        stub((.02, 0, 0), (.125, 0, 0))


def female():
    """Female adapter: a long brass hexagon with the thread inside."""
    with at((0, 0, LOW), (0, 0, 22)):
        lathe([(R*1.36, -.014), (R*1.36, .010)], material='graphite', axis='X', n=96, bevel=.001)
        collar((.004, 0, 0), 'X', R)
        female_thread((-.012, 0, 0), '-X', R*1.56, R*1.12, .040)
        stub((.03, 0, 0), (.130, 0, 0))


def steel():
    """Steel pipe adapter: an insulating ring separates brass and steel. The old pipe is screwed in."""
    with at((0, 0, LOW), (0, 0, 20)):
        lathe([(R*1.36, -.006), (R*1.36, .012)], material='graphite', axis='X', n=96, bevel=.001)
        collar((.006, 0, 0), 'X', R)
        lathe([(R*1.42, 0), (R*1.50, .002), (R*1.50, .012), (R*1.42, .014)], (-.020, 0, 0), 'white', 'X', n=96, bevel=.0006)
        prism(hexagon(R*1.60), .030, (-.020, 0, 0), 'brass', axis='-X', bevel=.0014)
        lathe([(R*1.34, 0), (R*1.34, .004), (R*1.18, .006)], (-.050, 0, 0), 'brass', '-X', n=64)
        for i in range(4):
            ring(R*1.06, .0010, (-.0555-i*.0026, 0, 0), 'galvanised', 'X', n=64, k=8)
        tube([(-.045, 0, 0), (-.150, 0, 0)], R*1.05, 'galvanised', bend=0, res=12)
        lathe([(R*1.05, 0), (R*1.05, .0005), (R*.82, .0005), (R*.82, 0)], (-.150, 0, 0), 'steel', '-X', n=64, caps=False)
        cyl(R*.82, .0004, (-.150, 0, 0), 'hole', '-X', bevel=0)
        stub((.04, 0, 0), (.125, 0, 0))


def half_shell(r, w):
    """Upper half of a clamp around a pipe along X: bow, flanges and their screws."""
    bow = [(r*k*math.cos(a), r*k*math.sin(a)) for k, turn in ((1.36, 1), (1.0, -1)) for a in [math.pi*i/24 for i in range(25)][::turn]]
    with at(rot=(90, 0, 90)):
        prism(bow, w, (0, 0, -w/2), 'graphite', bevel=.0012)
    for s in (-1, 1):
        box((w, r*.50, r*.42), (0, s*r*1.50, r*.23), 'graphite', .003)
        for x in (-w*.3, w*.3):
            socket_screw((x, s*r*1.52, r*.43), .0036)


def saddle(r=.025, out=.0125):
    """Clamped around the main; the new branch leaves at the top."""
    w = .070
    with at((0, 0, r*1.56), (0, 0, 18)):
        half_shell(r, w)
        with at(rot=(180, 0, 0)):
            half_shell(r, w)
        lathe([(out*2.1, r*1.10), (out*2.0, r*1.46), (out*1.5, r*1.60)], material='graphite', n=96, bevel=.0012)
        collar((0, 0, r*1.55), 'Z', out, .028)
        stub((0, 0, r*1.6), (0, 0, r*1.6+.062), out)
        for s in (-1, 1):
            stub((0, 0, 0), (s*.105, 0, 0), r)


GOODS = {'bend-45': bend_45, 'reducer': reducer, 'cap': cap, 'female': female, 'steel': steel, 'saddle': saddle}


def scene(which):
    from tools.common import tool_setup
    GOODS[which]()
    tool_setup(azimuth=-26, pitch=18, fill=.70)
