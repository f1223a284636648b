"""Blue aluminium compressed-air pipework: pipes, push-in fittings, brackets, drops."""
import math
from mathutils import Vector
from core import at, box, cyl, lathe, ring, tube, prism, plate, rrect, hexagon, socket_screw, bolt, fillet, circle
from parts.fittings import ball_valve, coupling, regulator, gauge


def pipe(p, q, r=.020):
    tube([p, q], r, 'pipe_blue', bend=0, res=12)


def collar(loc, axis, r=.020, l=.034):
    """Nut of a fitting: black composite sleeve with grip flutes and a thin alu ring."""
    k = r*1.52
    with at(loc):
        lathe([(r*1.05, 0), (k*.93, 0), (k, .003), (k, l-.005), (k*.90, l), (r*1.05, l)], material='graphite', axis=axis, n=64, bevel=.0008)
        from core import _axis
        d = _axis(axis).to_3x3() @ Vector((0, 0, 1))
        ring(r*1.10, .0018, d*l, 'alu', axis, n=64)
        n = 16
        u = _axis(axis)
        for i in range(n):
            a = 2*math.pi*i/n
            c = u @ Vector((k*math.cos(a), k*math.sin(a), l*.5))
            e = (u @ Vector((0, 0, 1)))
            tube([c - e*l*.28, c + e*l*.28], r*.055, 'graphite', bend=0, res=2)


AX = {'X': Vector((1, 0, 0)), '-X': Vector((-1, 0, 0)), 'Y': Vector((0, 1, 0)), '-Y': Vector((0, -1, 0)), 'Z': Vector((0, 0, 1)), '-Z': Vector((0, 0, -1))}


def elbow(c, a, b, r=.020):
    """90° elbow centred at c with mouths in directions a and b."""
    c = Vector(c)
    k = r*2.1
    tube([c + AX[a]*k, c, c + AX[b]*k], r*1.36, 'graphite', bend=r*1.6, res=12)
    for d in (a, b):
        collar(c + AX[d]*k*.92, d, r)
    return k*.92 + .034


def tee(c, run, branch, r=.020):
    c = Vector(c)
    k = r*2.0
    run2 = {'X': '-X', 'Y': '-Y', 'Z': '-Z'}[run]
    tube([c - AX[run]*k, c + AX[run]*k], r*1.36, 'graphite', bend=0, res=12)
    tube([c, c + AX[branch]*k], r*1.36, 'graphite', bend=0, res=12)
    for d in (run, run2, branch):
        collar(c + AX[d]*k*.92, d, r)


def coupler(c, axis, r=.020):
    """Straight connector."""
    c = Vector(c)
    neg = axis[1:] if axis.startswith('-') else '-' + axis
    tube([c - AX[axis]*.018, c + AX[axis]*.018], r*1.36, 'graphite', bend=0, res=12)
    collar(c + AX[axis]*.012, axis, r)
    collar(c + AX[neg]*.012, neg, r)


def bracket(c, wall_y, axis='X', r=.020):
    """Pipe clip on a stud from the wall (wall plane at y=wall_y, pipe along axis)."""
    c = Vector(c)
    w = .026
    a = axis
    with at(c):
        lathe([(r*1.02, -w/2), (r*1.28, -w/2), (r*1.28, w/2), (r*1.02, w/2), (r*1.02, -w/2)], material='black', axis=a, n=64, caps=False)
        d = wall_y - c.y
        cyl(.007, d - r*1.2, (0, r*1.2, 0), 'steel', 'Y')
        prism(hexagon(.011), .008, (0, r*1.25, 0), 'steel', axis='Y', bevel=.0006)
        sz = (.050, .012, .036) if axis == 'X' else (.036, .012, .050)
        box(sz, (0, d-.006, 0), 'black', .003)
        # clamping lug with screw
        lug = (0, 0, r*1.28+.006) if axis == 'X' else (r*1.28+.006, 0, 0)
        box((w, .014, .016) if axis == 'X' else (.016, .014, w), lug, 'black', .002)
        socket_screw((lug[0], lug[1]-.007, lug[2]), .0042, '-Y')


def swan_neck(c, r=.020, r2=.014, out=.11, rise=.075):
    """Take-off from the top of the main: saddle, bow, and down in front of it. Returns the top of the drop."""
    c = Vector(c)
    with at(c):
        box((.062, r*3.0, .030), (0, 0, r*.75), 'graphite', .006)
        box((.062, r*3.0, .022), (0, 0, -r*.85), 'graphite', .006)
        for sx in (-1, 1):
            for sy in (-1, 1):
                socket_screw((sx*.022, sy*r*1.25, r*.75+.015), .0042, 'Z')
        collar((0, 0, r*1.45), 'Z', r2, .026)
    top = c.z + rise + r
    pts = [c + Vector((0, 0, r*1.4))]
    n = 18
    R = out/2
    for i in range(n+1):
        pts.append(Vector((c.x, c.y - R + R*math.cos(math.pi*i/n), top + R*math.sin(math.pi*i/n))))
    pts.append(Vector((c.x, c.y - out, c.z - .02)))
    tube(pts, r2, 'pipe_blue', bend=0, res=12)
    return Vector((c.x, c.y - out, c.z - .02))


def wall_plate(c, n=2):
    """Outlet block at the end of a drop (c = inlet from above): n angled quick couplings, drain cock below."""
    with at(c):
        collar((0, 0, -.010), 'Z', .014, .026)
        box((.052*n+.012, .046, .058), (0, 0, -.040), 'alu_tool', .007)
        for i in range(n):
            x = (i-(n-1)/2)*.056
            with at((x, -.018, -.046), (24, 0, 0)):
                lathe([(.0165, 0), (.0165, .008), (.0145, .010)], material='alu', axis='-Y', n=48, bevel=.0006)
                coupling((0, -.009, 0), body='steel', sleeve='brass') if i else coupling((0, -.009, 0), body='steel', sleeve='chrome')
        cyl(.009, .020, (0, 0, -.089), 'brass')
        box((.030, .006, .005), (0, -.010, -.083), 'yellow', .0015)
        for sx in (-1, 1):
            bolt((sx*(.026*n-.002), -.023, -.026), .0045, '-Y', washer=False)
