"""Lettering round an upright cylinder."""
import math
import bmesh
import bpy
from mathutils import Vector
from core import _place, plate
import wordmark as wm


def wrap_upright(polys, r, height, z, material, centre=-118, lift=.0006, shift=0.0):
    """Outlines of cap height 1 round a vertical cylinder, facing `centre` degrees (-90 = front), moved along by `shift`."""
    ob = plate([[(x*height+shift, y*height) for x, y in p] for p in polys], .0, material=material)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    bm = bmesh.new()
    bm.from_mesh(me)
    xs = [v.co.x for v in bm.verts]
    for i in range(1, 60):
        x = min(xs)+(max(xs)-min(xs))*i/60
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:]+bm.edges[:]+bm.faces[:], plane_co=(x, 0, 0), plane_no=(1, 0, 0))
    for v in bm.verts:
        a = math.radians(centre) + v.co.x/r
        rr = r + lift
        v.co = Vector((rr*math.cos(a), rr*math.sin(a), z+v.co.y))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    _place(bpy.data.objects.new('decal', me))


def logo_upright(r, height, z, material='white', centre=-65):
    """Wordmark with the rotor mark before it, round an upright cylinder."""
    m = height*1.45
    off = (m + height*.35)/2
    wrap_upright(wm.centred(), r, height, z, material, centre, shift=off)
    mark = [[(x*1.45, y*1.45) for x, y in p] for p in wm.mark()]
    cx = off - wm.width()*height/2 - height*.35 - m/2
    wrap_upright(mark[:2], r, height, z, material, centre, shift=cx)
    wrap_upright(mark[2:], r, height, z, 'yellow', centre, shift=cx)
