"""The skin of a car: sections along it become one smooth mesh, on which windows, lights and seams are drawn."""
import bmesh
from mathutils import Vector

from core import mesh
from materials import mat


def _between(a, b, c, d, t):
    """On a smooth curve from b to c."""
    return tuple(.5*(2*q + (r-o)*t + (2*o-5*q+4*r-s)*t*t + (3*q-o-3*r+s)*t**3) for o, q, r, s in zip(a, b, c, d))


def _along(stations, n):
    """Stations in between, on a smooth curve."""
    p = [stations[0], *stations, stations[-1]]
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for i in range(n):
            yield _between(a, b, c, d, i/n)
    yield list(p[-1])


def _section(sill, belt, roof, w, wr, n=7):
    """Half a cross-section from the middle below to the middle above."""
    h = belt-sill
    key = [(0, sill), (w*.80, sill), (w*.955, sill+h*.10), (w, sill+h*.42), (w*.985, sill+h*.78), (w*.955, belt), (wr*1.10, belt+(roof-belt)*.50), (wr*.98, belt+(roof-belt)*.86), (wr*.72, roof-(roof-belt)*.03), (0, roof)]
    p = [(-key[1][0], key[1][1])] + key + [(-key[-2][0], key[-2][1])]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for i in range(n):
            out.append(_between(a, b, c, d, i/n))
    return out + [key[-1]]


def skin(stations, paint):
    """The body of a car."""
    rings = []
    for x, *rest in _along(stations, 8):
        half = _section(*rest)
        rings.append([(x, y, z) for y, z in half] + [(x, -y, z) for y, z in half[-2:0:-1]])
    m = len(rings[0])
    verts = [v for ring in rings for v in ring]
    faces = [(i*m+j, (i+1)*m+j, (i+1)*m+(j+1) % m, i*m+(j+1) % m) for i in range(len(rings)-1) for j in range(m)]
    faces += [tuple(range(m)), tuple(range((len(rings)-1)*m, len(rings)*m))]
    return mesh(verts, faces, paint, angle=50, name='car')


def _inside(x, y, outline):
    hit = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        if (ay > y) != (by > y) and x < (bx-ax)*(y-ay)/(by-ay)+ax:
            hit = not hit
    return hit


def draw(ob, outline, material, plane, where, cut=False):
    """Gives the part of the skin inside an outline its own material; `plane` is the two axes it is drawn on. Or cuts it out."""
    a, b = plane
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    for p, q in zip(outline, outline[1:] + outline[:1]):
        co, no = Vector((0, 0, 0)), Vector((0, 0, 0))
        co[a], co[b], no[a], no[b] = p[0], p[1], -(q[1]-p[1]), q[0]-p[0]
        if no.length < 1e-9:
            continue
        lo = [min(v[i] for v in outline)-.02 for i in (0, 1)]
        hi = [max(v[i] for v in outline)+.02 for i in (0, 1)]
        near = [f for f in bm.faces if where(f.calc_center_median()) and any(lo[0] < v.co[a] < hi[0] and lo[1] < v.co[b] < hi[1] for v in f.verts)]
        geom = set(near) | {e for f in near for e in f.edges} | {v for f in near for v in f.verts}
        bmesh.ops.bisect_plane(bm, geom=list(geom), plane_co=co, plane_no=no)
    if material and material not in [s.name for s in ob.data.materials]:
        ob.data.materials.append(mat(material))
    slot = [s.name for s in ob.data.materials].index(material) if material else 0
    inside = [f for f in bm.faces if where(c := f.calc_center_median()) and _inside(c[a], c[b], outline)]
    if cut:
        bmesh.ops.delete(bm, geom=inside, context='FACES')
    else:
        for f in inside:
            f.material_index = slot
    bm.to_mesh(ob.data)
    bm.free()
    ob.data.polygons.foreach_set('use_smooth', [True]*len(ob.data.polygons))
