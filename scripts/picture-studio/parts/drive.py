"""Electric motor (IEC, totally enclosed fan-cooled), belt and belt guard."""
import math
from mathutils import Vector
from core import at, lathe, ring, cyl, box, prism, tube, bolt, rrect, mesh, plate, circle, hull, text, wrap_on_cylinder, socket_screw
from dims import MOTORS
import wordmark as wm


def motor(kw, material='graphite', terminal=True):
    """Axis Y, fan cowl towards -Y, shaft towards +Y; base at z=0. Returns shaft height and y of the pulley."""
    zs, r, L = MOTORS[kw]
    with at((0, 0, zs)):
        body = L*.56
        y0 = -body/2
        cyl(r*.86, body, (0, y0, 0), material, 'Y', bevel=.002, n=64)
        n = 36
        for i in range(n):                     # longitudinal cooling fins, except at box and feet
            a = 360*i/n + 5
            if 55 < a % 360 < 125 and terminal:
                continue
            with at(rot=(0, -a, 0)):
                box((r*.17, body*.97, .0032), (r*.93, 0, 0), material, .001, segs=2)
        # end shields
        lathe([(r*.97, 0), (r*.99, .006), (r*.99, .020), (r*.90, .028)], (0, y0-.026, 0), material, 'Y', n=64, bevel=.002)
        lathe([(r*.90, 0), (r*.99, .008), (r*.99, .024)], (0, y0+body-.002, 0), material, 'Y', n=64, bevel=.002)
        lathe([(r*.99, 0), (r*.80, .016), (r*.40, .022), (r*.36, .036), (.014, .038)], (0, y0+body+.022, 0), material, 'Y', n=64, bevel=.0015)
        # fan cowl with ring grille
        yc = y0 - .022
        cl = L*.24
        lathe([(r*.985, 0), (r*1.0, .004), (r*1.0, cl*.72), (r*.93, cl*.93), (r*.84, cl)], (0, yc, 0), 'black', '-Y', n=72)
        yg = yc - cl
        cyl(r*.835, .002, (0, yg+.004, 0), 'hole', '-Y')
        for k in range(6):
            ring(r*(.80-.115*k), .0021, (0, yg-.0005, 0), 'black', 'Y', n=64, k=8)
        for k in range(6):
            with at((0, yg, 0), (0, 30+60*k, 0)):
                box((r*.84, .003, .004), (r*.42, 0, 0), 'black', .001)
        lathe([(r*.17, 0), (r*.15, .003), (0, .004)], (0, yg, 0), 'black', '-Y', n=32)
        for k in range(4):
            a = math.radians(45+90*k)
            socket_screw((r*1.0*math.cos(a), yc-.012, r*1.0*math.sin(a)), .0035, 'X' if math.cos(a) > 0 else '-X')
        # feet
        for s in (-1, 1):
            box((r*.42, body*.92, .010), (s*r*.86, 0, -zs+.005), material, .002)
            box((.010, body*.86, zs*.72), (s*r*.72, 0, -zs*.60), material, .002, rot=(0, s*-9, 0))
            for t in (-1, 1):
                bolt((s*r*.92, t*body*.36, -zs+.010), .0065)
        if terminal:
            box((r*.98, body*.70, r*.46), (0, 0, r*1.02), material, .006)
            box((r*1.04, body*.76, .010), (0, 0, r*1.26), material, .003)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    socket_screw((sx*r*.44, sy*body*.32, r*1.26+.005), .003)
            cyl(.012, .018, (r*.49, -body*.16, r*1.04), 'black', 'X', bevel=.001)
        # rating plate on the side facing the camera
        with at((0, 0, 0), (0, 0, 0)):
            a = math.radians(32)
            with at((r*1.02*math.cos(a), 0, r*1.02*math.sin(a)), (0, 90-32, 0)):
                box((r*.44, body*.42, .002), (0, 0, .001), 'alu', .0006)
        yp = y0+body+.075
        cyl(.013, .075, (0, y0+body+.02, 0), 'steel', 'Y')
    return dict(shaft=zs, y=yp, r=r, L=L)


def wrap_outline(c1, r1, c2, r2, n=40):
    pts = [(c1[0]+r1*math.cos(2*math.pi*i/n), c1[1]+r1*math.sin(2*math.pi*i/n)) for i in range(n)]
    pts += [(c2[0]+r2*math.cos(2*math.pi*i/n), c2[1]+r2*math.sin(2*math.pi*i/n)) for i in range(n)]
    return hull(pts)


def belt(c1, r1, c2, r2, y, strands=2):
    o = wrap_outline(c1, r1, c2, r2)
    for k in range(strands):
        yy = y + (k-(strands-1)/2)*.015
        tube([(x, yy, z) for x, z in o], .0062, 'rubber', bend=0, closed=True, res=2)


def pulley(r, y, c):
    with at((c[0], y, c[1])):
        lathe([(r*.8, -.018), (r, -.018), (r*.9, -.008), (r, 0), (r*.9, .008), (r, .018), (r*.8, .018)], material='cast', axis='Y', n=64)
        cyl(r*.82, .026, (0, -.013, 0), 'cast', 'Y')


def _clip(o, v, vertical):
    """Extent of a convex outline along one line."""
    hits = []
    for a, b in zip(o, o[1:]+o[:1]):
        p, q = (a, b) if vertical else ((a[1], a[0]), (b[1], b[0]))
        if (p[0]-v)*(q[0]-v) < 0:
            hits.append(p[1]+(q[1]-p[1])*(v-p[0])/(q[0]-p[0]))
    return (min(hits), max(hits)) if len(hits) > 1 else None


def guard(c1, r1, c2, r2, y, depth=.075, material='blue_deep', front=True, wire='black', badge=True, stripe='yellow'):
    """Belt guard: pressed rim, wire grille front and back, yellow edge stripe, wordmark badge. Circles in XZ at y."""
    o = wrap_outline(c1, r1, c2, r2, 56)
    oi = wrap_outline(c1, r1-.028, c2, r2-.028, 56)
    om = wrap_outline(c1, r1+.003, c2, r2+.003, 56)
    y0, y1 = y-depth/2, y+depth/2
    # side wall
    n = len(o)
    t = wrap_outline(c1, r1-.003, c2, r2-.003, 56)
    with at((0, 0, 0)):
        v, f = [], []
        for oo, ys in ((o, (y0, y1)), (t, (y1, y0))):
            for yy in ys:
                v.append([(x, yy, z) for x, z in oo])
        if len(t) == n:
            flat = [p for ring_ in v for p in ring_]
            for k in range(4):
                for i in range(n):
                    j = (i+1) % n
                    f.append((k*n+i, k*n+j, ((k+1) % 4)*n+j, ((k+1) % 4)*n+i))
            mesh(flat, f, material, bevel=.001)
    for yy in (y0, y1):
        plate([[(x, z) for x, z in o], [(x, z) for x, z in oi]], .003, (0, yy, 0), material, rot=(90, 0, 0), bevel=.0008)
    # stripe around the rim
    flat, f = [], []
    ys = (y-depth*.16, y+depth*.16)
    for yy in ys:
        flat += [(x, yy, z) for x, z in wrap_outline(c1, r1+.0007, c2, r2+.0007, 56)]
    m = len(flat)//2
    f = [(i, (i+1) % m, m+(i+1) % m, m+i) for i in range(m)]
    mesh(flat, f, stripe)
    # grille
    for yy in ((y0, y1) if front else (y1,)):
        x0, x1 = min(p[0] for p in oi), max(p[0] for p in oi)
        z0, z1 = min(p[1] for p in oi), max(p[1] for p in oi)
        step = .017
        x = x0+step
        while x < x1:
            c = _clip(o, x, True)
            if c:
                tube([(x, yy, c[0]+.01), (x, yy, c[1]-.01)], .0013, wire, bend=0, res=2)
            x += step
        z = z0+step
        while z < z1:
            c = _clip(o, z, False)
            if c:
                tube([(c[0]+.01, yy+.0026, z), (c[1]-.01, yy+.0026, z)], .0013, wire, bend=0, res=2)
            z += step*1.0
    if badge:
        bx, bz = c1[0]*.55+c2[0]*.45, (c1[1]+c2[1])/2
        bw = abs(c2[0]-c1[0])*.50
        lh = bw/wm.width()*.82
        yb = y0-.004 if front else y1
        plate([rrect(bw, lh*2.1, lh*.4)], .003, (bx, yb, bz), 'navy', rot=(90, 0, 0), bevel=.0008)
        plate([[(x*lh, z*lh) for x, z in p] for p in wm.centred()], .0012, (bx, yb-.0024, bz), 'white', rot=(90, 0, 0))
