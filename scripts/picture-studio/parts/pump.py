"""Reciprocating pump block: crankcase, finned cylinders, heads, filters, intercooler, flywheel."""
import math
from mathutils import Vector, Matrix
from core import at, lathe, ring, cyl, box, prism, tube, bolt, socket_screw, rrect, mesh, fillet, plate, circle, hexagon
from dims import PUMPS
import wordmark as wm


def finned_tube(points, r=.011, fin=.021, pitch=.006, material='alu', bend=.05):
    """Cooling tube with disc fins along its path, one mesh."""
    pts = fillet(points, bend, 12)
    tube(pts, r, material, bend=0)
    v, f, n = [], [], 24
    dist, nxt = 0.0, pitch*2
    total = sum((b-a).length for a, b in zip(pts, pts[1:]))
    for a, b in zip(pts, pts[1:]):
        L = (b-a).length
        while nxt <= dist + L and nxt < total - pitch*2:
            c = a + (b-a)*((nxt-dist)/L)
            d = (b-a).normalized()
            u = d.orthogonal().normalized()
            w = d.cross(u)
            base = len(v)
            for s in (-.0009, .0009):
                for i in range(n):
                    t = 2*math.pi*i/n
                    v.append(c + d*s + (u*math.cos(t) + w*math.sin(t))*fin)
            f.append(tuple(range(base, base+n))[::-1])
            f.append(tuple(range(base+n, base+2*n)))
            f += [(base+i, base+(i+1) % n, base+n+(i+1) % n, base+n+i) for i in range(n)]
            nxt += pitch
        dist += L
    if f:
        mesh(v, f, material, angle=30)


def air_filter(r=.042, h=.062, axis='-Y', loc=(0, 0, 0)):
    """Intake silencer: black moulded canister with ribs and a yellow clip ring."""
    prof = [(r*.42, 0), (r*.42, .012), (r*.9, .016), (r, .022)]
    z = .022
    for i in range(6):
        z1 = z + (h-.034)/6
        prof += [(r, z1-.0022), (r*.95, z1-.0018), (r*.95, z1-.0004), (r, z1)]
        z = z1
    prof += [(r, h-.008), (r*.93, h-.001), (r*.55, h), (r*.5, h-.004), (0, h-.004)]
    with at(loc):
        lathe(prof, material='black', axis=axis, n=64, bevel=.0006)
        d = {'-Y': (0, -1, 0), 'Y': (0, 1, 0), 'X': (1, 0, 0), '-X': (-1, 0, 0), 'Z': (0, 0, 1)}[axis]
        ring(r*1.005, .0022, Vector(d)*.019, 'yellow', axis, n=64)


def cylinder(w, h, filt=True, fins=None, head_h=None, stage='LP'):
    """One finned cylinder with its head along local Z from z=0. w: fin width."""
    n = fins or max(7, round(h/.0125))
    pitch = h/n
    cyl(w*.36, h, (0, 0, 0), 'cast', bevel=.001)
    box((w*.80, w*.86, .016), (0, 0, .008), 'cast', .004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            bolt((sx*w*.33, sy*w*.37, .016), w*.042, material='steel')
    for i in range(1, n):
        k = 1.0 if i < n-1 else 1.02
        k *= .90 + .10*min(1, i/4)
        prism(rrect(w*k, w*k, w*.26, 8), .0042, (0, 0, .008 + i*pitch), 'cast', bevel=.0013)
    # valve plate, gasket line, head
    z = h + .006
    box((w*.98, w*.98, .010), (0, 0, z), 'alu_cast', .003)
    box((w*.97, w*.97, .002), (0, 0, z+.006), 'ink', .0003)
    hh = head_h or w*.36
    z0 = z + .007
    prism(rrect(w, w, w*.10, 6), hh*.55, (0, 0, z0), 'alu_cast', bevel=.004, segs=3)
    m = 9
    for i in range(m):                        # upright fins on the head
        x = (i/(m-1)-.5)*w*.86
        _fin(x, w, hh, z0)
    for sx in (-1, 1):
        for sy in (-1, 0, 1):
            cyl(w*.075, hh*.22, (sx*w*.405, sy*w*.405, z0+hh*.50), 'alu_cast', bevel=.002, n=24)
            bolt((sx*w*.405, sy*w*.405, z0+hh*.72), w*.048, material='steel')
    if filt:
        air_filter(w*.31, w*.46, '-Y', (0, -w*.50, z0+hh*.28))
    return z0 + hh*.28, z0 + hh


def _fin(x, w, hh, z0):
    pts = [(-w*.40, 0), (w*.40, 0), (w*.40, hh*.28), (w*.33, hh*.46), (-w*.33, hh*.46), (-w*.40, hh*.28)]
    with at((x - .002, 0, z0+hh*.54), (90, 0, 90)):
        prism(pts, .004, material='alu_cast', bevel=.0011)


def flywheel(d, loc):
    """Two-groove flywheel with six fan spokes, axis Y, centre at loc."""
    r, w = d/2, .036
    with at(loc):
        lathe([(r*.82, -w/2), (r, -w/2), (r, -w*.34), (r*.955, -w*.20), (r, -w*.06), (r, w*.06), (r*.955, w*.20),
               (r, w*.34), (r, w/2), (r*.82, w/2), (r*.82, -w/2)], material='cast', axis='Y', n=96, caps=False)
        lathe([(0, -w*.7), (r*.17, -w*.7), (r*.2, -w*.3), (r*.2, w*.3), (0, w*.3)], material='cast', axis='Y', n=48, bevel=.002)
        for i in range(6):
            with at(rot=(0, i*60, 0)):
                box((r*.70, w*.72, .010), (r*.5, 0, 0), 'cast', .003, rot=(28, 0, 0))


def pump(kind, badge=True):
    """Pump block. Crank axis Y through the origin + shaft height; base at z=0. Returns (shaft z, back y, ports)."""
    p = PUMPS[kind]
    R, L = p['case_r'], p['case_l']
    zs = R + .045
    s = R/.068
    # crankcase: rounded body, feet, front cover, ribs
    with at((0, 0, zs)):
        with at(rot=(90, 0, 0)):
            o = []
            for i in range(33):
                a = math.radians(-20 + 220*i/32)
                o.append((R*1.05*math.cos(a), R*1.05*math.sin(a)))
            o += [(-R*1.02, -zs+.012), (R*1.02, -zs+.012)]
            prism(o, L, (0, 0, -L/2), 'cast', bevel=.006, segs=3)
        box((R*2.9, L*.96, .016), (0, 0, -zs+.008), 'cast', .004)
        for sx in (-1, 1):
            for sy in (-1, 1):
                bolt((sx*R*1.26, sy*L*.36, -zs+.016), .008*s)
            for sy in (-.30, 0, .30):
                with at((sx*R*.99, sy*L, -zs+.014)):
                    with at(rot=(90, 0, 0)):
                        prism([(0, 0), (sx*R*.30, 0), (0, R*.8)][::sx], .006, (0, 0, -.003), 'cast', bevel=.001)
        y = -L/2
        lathe([(R*.86, 0), (R*.86, .008), (R*.80, .011), (R*.44, .012), (R*.40, .022), (R*.30, .024), (0, .024)],
              (0, y, 0), 'alu_cast', '-Y', n=72, bevel=.0015)
        for i in range(8):
            a = math.radians(22.5 + 45*i)
            bolt((R*.72*math.cos(a), y-.010, R*.72*math.sin(a)), .0052*s, '-Y')
        # sight glass and oil filler
        lathe([(.016*s, 0), (.016*s, .008), (.011*s, .009), (.011*s, .005), (0, .005)], (R*.55, y-.002, -R*.98), 'brass', '-Y', n=32, bevel=.0006)
        cyl(.0108*s, .006, (R*.55, y-.002, -R*.98), 'red', '-Y', n=24, bevel=.0002)
        cyl(.013*s, .012, (-R*.55, y-.0, -R*.98), 'steel', '-Y', bevel=.001)
        bolt((-R*.55, y-.012, -R*.98), .011*s, '-Y', washer=False)
        tube([(R*1.0, 0, R*.1), (R*1.35, 0, R*.2), (R*1.35, 0, R*.75)], .009*s, 'alu_cast', bend=.02)
        lathe([(.016*s, 0), (.018*s, .006), (.018*s, .018), (.012*s, .022), (0, .022)], (R*1.35, 0, R*.72), 'yellow', n=32, bevel=.001)
        # crank nose and flywheel
        yb = L/2 + .060
        cyl(.016*s, .10, (0, L/2 - .01, 0), 'steel', 'Y')
        lathe([(R*.62, 0), (R*.55, .018), (R*.3, .024)], (0, L/2, 0), 'cast', 'Y', n=48, bevel=.002)
        flywheel(p['fly'], (0, yb, 0))
        ports = []
        for k, (ang, w, h) in enumerate(p['cyls']):
            with at(rot=(0, ang, 0)):
                base = R*.86
                box((w*.72, min(L*.94, w*.9), R*.34), (0, 0, base-R*.10), 'cast', .008)
                with at((0, 0, base+R*.03)):
                    zp, zt = cylinder(w, h, filt=not kind.startswith('two') or (k == 0) or (len(p['cyls']) == 3 and k == 1))
                zp += base+R*.03
            a = math.radians(ang)
            ports.append(dict(ang=ang, w=w, pos=Vector((zp*math.sin(a), 0, zp*math.cos(a)+zs)),
                              out=Vector((math.cos(a), 0, -math.sin(a)))))
        if len(ports) == 3:                       # W block: collector tubes over the heads, LP - LP - HP
            mid = ports[1]
            for q, sg in ((ports[0], -1), (ports[2], 1)):
                zz = Vector((0, 0, zs))
                for dy in (-.14, .16):
                    off = Vector((0, dy*mid['w'], 0))
                    a1 = q['pos'] - sg*q['out']*(q['w']*.5) - zz + off
                    b1 = mid['pos'] + Vector((sg*mid['w']*.5, 0, 0)) - zz + off
                    top = b1.z + mid['w']*.16
                    xm_ = b1.x + sg*mid['w']*.30
                    finned_tube([a1, a1 - sg*q['out']*.03*s, (xm_ + sg*.05*s, off.y, b1.z-.02*s), (xm_, off.y, b1.z), b1], .0095*s, .0180*s, .0064*s, 'alu', bend=.025*s)
        if len(ports) == 2:
            l, r_ = ports
            # the intercooler / collector bridges the V behind the heads
            if kind.startswith('two'):
                for dz, dy in ((0, .30), (.0, .05)):
                    pa = l['pos'] + l['out']*(l['w']*.5) - Vector((0, 0, zs))
                    pb = r_['pos'] - r_['out']*(r_['w']*.5) - Vector((0, 0, zs))
                    yy = dy*l['w']
                    top = max(pa.z, pb.z) + l['w']*.42
                    a1 = Vector((pa.x, yy, pa.z))
                    b1 = Vector((pb.x, yy, pb.z))
                    mid = (a1.x+b1.x)/2
                    finned_tube([a1, a1+l['out']*.02*s, (mid-.022*s, yy, a1.z-.055*s), (mid-.022*s, yy, top),
                                 (mid+.022*s, yy, top), (mid+.022*s, yy, b1.z-.055*s), b1-r_['out']*.02*s, b1],
                                .0085*s, .0175*s, .0062*s, 'alu', bend=.022*s)
            else:
                pa = l['pos'] + l['out']*(l['w']*.5) - Vector((0, 0, zs))
                pb = r_['pos'] - r_['out']*(r_['w']*.5) - Vector((0, 0, zs))
                finned_tube([pa, pa+l['out']*.016, pb-r_['out']*.016, pb], .0085, .0165, .0055, 'alu', bend=.02)
    return dict(shaft=zs, y_fly=L/2+.060, ports=ports, fly=p['fly'], R=R, L=L)
