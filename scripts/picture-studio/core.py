"""Geometry helpers: every part of the studio is built from these few functions.

Units are metres. Parts use their own coordinates and are placed with

    with at((x, y, z), (rx, ry, rz)):   # degrees
        part(...)

which can be nested. Every solid gets a bevel modifier and auto-smooth normals.
"""
import math
import bpy
import bmesh
from mathutils import Matrix, Vector, Euler

from materials import mat

_STACK = [Matrix.Identity(4)]
_GROUP = [None]


class at:
    """Context manager: places everything created inside it."""

    def __init__(self, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
        s = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
        self.m = (Matrix.Translation(loc)
                  @ Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()
                  @ Matrix.Diagonal((*s, 1)))

    def __enter__(self):
        _STACK.append(_STACK[-1] @ self.m)

    def __exit__(self, *_):
        _STACK.pop()


def _axis(axis):
    """Rotation that takes local Z to the named axis."""
    r = {'Z': (0, 0, 0), '-Z': (180, 0, 0), 'X': (0, 90, 0), '-X': (0, -90, 0),
         'Y': (-90, 0, 0), '-Y': (90, 0, 0)}[axis]
    return Euler([math.radians(a) for a in r]).to_matrix().to_4x4()


def _place(ob, loc=(0, 0, 0), rot=(0, 0, 0), axis='Z'):
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = (_STACK[-1] @ Matrix.Translation(loc)
                       @ Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()
                       @ _axis(axis))
    return ob


def mesh(verts, faces, material, loc=(0, 0, 0), rot=(0, 0, 0), axis='Z', bevel=0.0,
         segs=2, angle=35, name='part', subsurf=0):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(angle)
    me.materials.append(mat(material))
    ob = _place(bpy.data.objects.new(name, me), loc, rot, axis)
    if subsurf:
        m = ob.modifiers.new('subsurf', 'SUBSURF')
        m.levels = m.render_levels = subsurf
    if bevel:
        m = ob.modifiers.new('bevel', 'BEVEL')
        m.width, m.segments = bevel, segs
        m.limit_method, m.angle_limit = 'ANGLE', math.radians(30)
    return ob


# ---------------------------------------------------------------- outlines (2D)
def rrect(w, h, r, n=6):
    """Rounded rectangle, centred, counter-clockwise."""
    r = min(r, w / 2 - 1e-5, h / 2 - 1e-5)
    pts = []
    for cx, cy, a0 in ((w/2-r, h/2-r, 0), (-w/2+r, h/2-r, 90), (-w/2+r, -h/2+r, 180), (w/2-r, -h/2+r, 270)):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


def circle(r, n=48, cx=0.0, cy=0.0):
    return [(cx + r * math.cos(2*math.pi*i/n), cy + r * math.sin(2*math.pi*i/n)) for i in range(n)]


def hull(points):
    """Convex hull (counter-clockwise)."""
    pts = sorted(set(points))
    def half(ps):
        out = []
        for p in ps:
            while len(out) > 1 and ((out[-1][0]-out[-2][0])*(p[1]-out[-2][1])
                                    - (out[-1][1]-out[-2][1])*(p[0]-out[-2][0])) <= 0:
                out.pop()
            out.append(p)
        return out
    a, b = half(pts), half(pts[::-1])
    return a[:-1] + b[:-1]


# ---------------------------------------------------------------- solids
def box(size, loc=(0, 0, 0), material='graphite', bevel=0.003, rot=(0, 0, 0), segs=3):
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh(v, f, material, loc, rot, bevel=min(bevel, min(size) * .45), segs=segs, name='box')


def prism(outline, h, loc=(0, 0, 0), material='graphite', rot=(0, 0, 0), axis='Z', bevel=0.001, segs=2):
    """Outline extruded from z=0 to z=h."""
    n = len(outline)
    v = [(x, y, 0) for x, y in outline] + [(x, y, h) for x, y in outline]
    f = [tuple(range(n))[::-1], tuple(range(n, 2*n))]
    f += [(i, (i+1) % n, n + (i+1) % n, n + i) for i in range(n)]
    return mesh(v, f, material, loc, rot, axis, bevel, segs, name='prism')


def lathe(profile, loc=(0, 0, 0), material='graphite', axis='Z', rot=(0, 0, 0), n=64, bevel=0.0, angle=35, segs=2, caps=True):
    """Profile [(radius, z), ...] rotated about local Z. Radius 0 closes an end; caps=False leaves the bore open."""
    v, rings = [], []
    for r, z in profile:
        if r <= 1e-6:
            rings.append([len(v)]); v.append((0, 0, z))
        else:
            rings.append(list(range(len(v), len(v) + n)))
            v += [(r*math.cos(2*math.pi*i/n), r*math.sin(2*math.pi*i/n), z) for i in range(n)]
    f = []
    for a, b in zip(rings, rings[1:]):
        for i in range(n):
            j = (i + 1) % n
            if len(a) == 1 and len(b) == 1:
                continue
            if len(a) == 1:
                f.append((a[0], b[i], b[j]))
            elif len(b) == 1:
                f.append((a[i], a[j], b[0]))
            else:
                f.append((a[i], a[j], b[j], b[i]))
    if caps and len(rings[0]) > 1:
        f.append(tuple(rings[0][::-1]))
    if caps and len(rings[-1]) > 1:
        f.append(tuple(rings[-1]))
    return mesh(v, f, material, loc, rot, axis, bevel, segs, angle, 'lathe')


def cyl(r, h, loc=(0, 0, 0), material='graphite', axis='Z', bevel=0.0015, n=48, rot=(0, 0, 0)):
    return lathe([(r, 0), (r, h)], loc, material, axis, rot, n, bevel)


def ring(r, t, loc=(0, 0, 0), material='graphite', axis='Z', n=96, k=12, rot=(0, 0, 0), squash=1.0):
    """Torus: weld beads, seals, trims."""
    v, f = [], []
    for i in range(n):
        a = 2*math.pi*i/n
        for j in range(k):
            b = 2*math.pi*j/k
            rr = r + t*math.cos(b)
            v.append((rr*math.cos(a), rr*math.sin(a), t*squash*math.sin(b)))
    for i in range(n):
        for j in range(k):
            f.append((i*k+j, ((i+1) % n)*k+j, ((i+1) % n)*k+(j+1) % k, i*k+(j+1) % k))
    return mesh(v, f, material, loc, rot, axis, angle=180, name='ring')


def loft(sections, material='graphite', loc=(0, 0, 0), rot=(0, 0, 0), axis='Z', n=32, subsurf=1, bevel=0.0):
    """Skin over super-ellipse sections: (centre xyz, half-width, half-height, exponent[, tilt°]).

    A section lies in the local XY plane, tilted about X (tilt) - grips, gun bodies, covers.
    """
    v, f = [], []
    for s in sections:
        (cx, cy, cz), a, b, e = s[:4]
        tilt = math.radians(s[4]) if len(s) > 4 else 0
        for i in range(n):
            t = 2*math.pi*i/n
            c, d = math.cos(t), math.sin(t)
            x = a * math.copysign(abs(c)**(2/e), c)
            y = b * math.copysign(abs(d)**(2/e), d)
            v.append((cx + x, cy + y*math.cos(tilt), cz + y*math.sin(tilt)))
    for k in range(len(sections) - 1):
        for i in range(n):
            j = (i+1) % n
            f.append((k*n+i, k*n+j, (k+1)*n+j, (k+1)*n+i))
    f.append(tuple(range(n))[::-1])
    f.append(tuple(range((len(sections)-1)*n, len(sections)*n)))
    return mesh(v, f, material, loc, rot, axis, bevel, subsurf=subsurf, angle=40, name='loft')


# ---------------------------------------------------------------- curves
def fillet(points, r, n=8):
    """Round the inner corners of a polyline with radius r."""
    pts = [Vector(p) for p in points]
    out = [pts[0]]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        u, w = (a-b).normalized(), (c-b).normalized()
        ang = u.angle(w, math.pi)
        if ang > math.pi - .02:
            out.append(b); continue
        d = min(r / math.tan(ang/2), (a-b).length*.49, (c-b).length*.49)
        p, q = b + u*d, b + w*d
        for i in range(n+1):
            t = i/n
            out.append((1-t)**2*p + 2*t*(1-t)*b + t*t*q)
        # a quadratic arc is close enough to a tube bend
    out.append(pts[-1])
    return out


def tube(points, r, material='steel', bend=0.03, loc=(0, 0, 0), rot=(0, 0, 0), closed=False, res=6):
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', r, res, True
    pts = fillet(points, bend) if bend and len(points) > 2 else [Vector(p) for p in points]
    sp = cu.splines.new('POLY')
    sp.points.add(len(pts) - 1)
    for p, q in zip(sp.points, pts):
        p.co = (*q, 1)
    sp.use_cyclic_u, sp.use_smooth = closed, True
    cu.materials.append(mat(material))
    return _place(bpy.data.objects.new('tube', cu), loc, rot)


def spline(points, n=16):
    """Catmull-Rom points through the given ones (hoses, cables)."""
    p = [Vector(q) for q in points]
    p = [p[0]*2 - p[1]] + p + [p[-1]*2 - p[-2]]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for i in range(n):
            t = i/n
            out.append(.5*((2*b) + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t**3))
    return out + [p[-2]]


def hose(points, r=.008, material='rubber', ferrules=True):
    pts = spline(points)
    tube(pts, r, material, bend=0)
    if ferrules:
        for a, b in ((pts[0], pts[2]), (pts[-1], pts[-3])):
            d = (Vector(b) - Vector(a)).normalized()
            tube([Vector(a) - d*.004, Vector(a) + d*r*3.2], r*1.35, 'steel', bend=0)


def plate(outlines, t, loc=(0, 0, 0), material='graphite', rot=(0, 0, 0), axis='Z', bevel=0.0):
    """Flat plate of thickness t (centred) with holes: the first outline is the outer edge, the others are holes or islands."""
    cu = bpy.data.curves.new('plate', 'CURVE')
    cu.dimensions, cu.fill_mode = '2D', 'BOTH'
    cu.extrude, cu.bevel_depth, cu.bevel_resolution = max(t/2 - bevel, 0), bevel, 1
    if bevel:
        cu.offset = -bevel
    for o in outlines:
        sp = cu.splines.new('POLY')
        sp.points.add(len(o) - 1)
        for p, q in zip(sp.points, o):
            p.co = (q[0], q[1], 0, 1)
        sp.use_cyclic_u = True
    cu.materials.append(mat(material))
    return _place(bpy.data.objects.new('plate', cu), loc, rot, axis)


def text(s, size, loc=(0, 0, 0), rot=(0, 0, 0), material='white', align='LEFT', weight=0.02, depth=0.0003):
    """Small lettering in Blender's own built-in font."""
    cu = bpy.data.curves.new('text', 'FONT')
    cu.body, cu.size, cu.align_x, cu.align_y = s, size, align, 'CENTER'
    cu.offset, cu.extrude = weight*size*.5, depth
    cu.materials.append(mat(material))
    return _place(bpy.data.objects.new('text', cu), loc, rot)


def wrap_on_cylinder(polys, radius, height, material, loc=(0, 0, 0), lift=.0008, centre_deg=0.0, length_scale=1.0):
    """Lay flat lettering (list of outlines, unit cap height) on a cylinder along X.

    centre_deg: 0 = facing -Y, positive turns up.
    """
    cu = bpy.data.curves.new('w', 'CURVE')
    cu.dimensions, cu.fill_mode = '2D', 'BOTH'
    for o in polys:
        sp = cu.splines.new('POLY')
        sp.points.add(len(o)-1)
        for p, q in zip(sp.points, o):
            p.co = (q[0]*height, q[1]*height, 0, 1)
        sp.use_cyclic_u = True
    tmp = bpy.data.objects.new('w', cu)
    bpy.context.scene.collection.objects.link(tmp)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(tmp.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(tmp)
    bm = bmesh.new()
    bm.from_mesh(me)
    ys = [v.co.y for v in bm.verts]
    y0, y1 = min(ys), max(ys)
    for i in range(1, 16):
        y = y0 + (y1-y0)*i/16
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:]+bm.edges[:]+bm.faces[:], plane_co=(0, y, 0), plane_no=(0, 1, 0))
    r = radius + lift
    for v in bm.verts:
        a = math.radians(centre_deg) + v.co.y/radius
        v.co = Vector((v.co.x, -r*math.cos(a), r*math.sin(a)))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    me.materials.clear()
    me.materials.append(mat(material))
    return _place(bpy.data.objects.new('decal', me), loc)


# ---------------------------------------------------------------- fasteners
def hexagon(r):
    return [(r*math.cos(math.radians(60*i)), r*math.sin(math.radians(60*i))) for i in range(6)]


def bolt(loc, r=.006, axis='Z', material='steel', h=None, washer=True):
    """Hex head with washer, sitting on the surface at loc."""
    if washer:
        cyl(r*1.45, r*.25, loc, material, axis, bevel=r*.06, n=24)
    off = _axis(axis).to_3x3() @ Vector((0, 0, r*.25))
    prism(hexagon(r), h or r*.75, Vector(loc)+off, material, axis=axis, bevel=r*.1)


def socket_screw(loc, r=.004, axis='Z', material='steel'):
    lathe([(r, 0), (r, r*.8), (r*.55, r*.8), (r*.5, r*.3), (0, r*.3)], loc, material, axis, n=20, bevel=r*.08)
