"""AIR Net fittings and valves, one at a time, lying or standing on the floor, on their pipe ends."""
from core import at, box, cyl, lathe, prism, hexagon, ring, tube, socket_screw
from parts.fittings import ball_valve, coupling
from parts.pipework import bracket, collar, coupler, elbow, pipe, tee, wall_plate

R = .020                                                # radius of the pipe in these pictures
LOW = R*1.56                                            # height of a fitting's axis above the floor
END = .072                                              # from the centre of a fitting to its mouth


def stub(p, q, r=R):
    """The end of a pipe with a visible bore."""
    pipe(p, q, r)
    d = [b-a for a, b in zip(p, q)]
    axis = 'XYZ'[max(range(3), key=lambda i: abs(d[i]))]
    axis = axis if d['XYZ'.index(axis)] > 0 else '-' + axis
    lathe([(r*1.001, -.0005), (r*1.001, .0004), (r*.90, .0006), (r*.88, -.0004)][::-1], q, 'alu', axis, n=64)
    cyl(r*.88, .0004, q, 'hole', axis, bevel=0)


def straight():
    with at((0, 0, LOW), (0, 0, 20)):
        coupler((0, 0, 0), 'X', R)
        stub((-.04, 0, 0), (-.125, 0, 0))
        stub((.04, 0, 0), (.125, 0, 0))


def bend():
    with at((0, 0, LOW), (0, 0, 22)):
        elbow((.03, .03, 0), '-X', '-Y', R)
        stub((-.04, .03, 0), (-.105, .03, 0))
        stub((.03, -.04, 0), (.03, -.105, 0))


def branch():
    with at((0, 0, LOW), (0, 0, 16)):
        tee((0, 0, 0), 'X', 'Z', R)
        stub((-.07, 0, 0), (-.135, 0, 0))
        stub((.07, 0, 0), (.135, 0, 0))
        stub((0, 0, .07), (0, 0, .135))


def clip():
    """Bracket on its stud, standing on its wall plate."""
    with at((0, 0, .075), (-90, 0, 0)):
        bracket((0, 0, 0), .075, 'X', R)
        stub((-.0, 0, 0), (-.085, 0, 0))
        stub((.0, 0, 0), (.085, 0, 0))


def thread():
    """Male adapter: a collar on one side, a tapered thread on the other."""
    with at((0, 0, LOW), (0, 0, 24)):
        tube([(-.016, 0, 0), (.016, 0, 0)], R*1.36, 'graphite', bend=0, res=12)
        collar((-.012, 0, 0), '-X', R)
        prism(hexagon(R*1.62), .022, (.012, 0, 0), 'brass', axis='X', bevel=.0012)
        lathe([(R*1.06, 0), (R*1.06, .003), (R*1.02, .030), (R*.78, .031), (R*.74, .0), (0, .0)][::-1], (.034, 0, 0), 'brass', 'X', n=64)
        for i in range(9):
            ring(R*1.055-i*.0001, .0009, (.038+i*.003, 0, 0), 'brass', 'X', n=64, k=8)
        cyl(R*.74, .001, (.0640, 0, 0), 'hole', 'X', bevel=0)
        stub((-.05, 0, 0), (-.105, 0, 0))


def valve():
    with at((0, 0, LOW), (0, 0, 18)):
        with at(rot=(0, 90, 0)):
            with at(rot=(0, 0, -62), scale=1.28):
                ball_valve((0, 0, 0), handle='yellow')
        for s, a in ((-1, '-X'), (1, 'X')):
            collar((s*.040, 0, 0), a, R)
            stub((s*.06, 0, 0), (s*.135, 0, 0))


def outlet(n):
    """Wall outlet at the end of a drop, standing on its drain."""
    with at((0, 0, .105)):
        wall_plate((0, 0, 0), n)
        pipe((0, 0, .0), (0, 0, .085), .014)
        cyl(.0125, .0006, (0, 0, .0849), 'hole', bevel=0)


def pipes():
    """Ends of the six diameters, 20 to 63 mm, the smallest in front."""
    y = 0
    for i, mm in enumerate((20, 25, 32, 40, 50, 63)):
        r = mm/2000
        y += r + .010
        with at((0, y, r)):
            pipe((-.90, 0, 0), (.07 - .012*i, 0, 0), r)
            with at((.07 - .012*i, 0, 0)):
                lathe([(r, -.0004), (r, .0005), (r*.92, .0005), (r*.92, -.0004)], (0, 0, 0), 'alu', 'X', n=64, caps=False)
                cyl(r*.92, .0004, (0, 0, 0), 'hole', 'X', bevel=0)
        y += r


GOODS = {'pipes': pipes, 'straight': straight, 'bend': bend, 'branch': branch, 'clip': clip, 'thread': thread, 'valve': valve,
         'outlet-2': lambda: outlet(2), 'outlet-4': lambda: outlet(4)}


def scene(which):
    from tools.common import tool_setup
    GOODS[which]()
    tool_setup(azimuth=-26, pitch=18, fill=.70)
