"""Lettering on cylinders."""
import math
import bmesh
import bpy
from mathutils import Vector
from core import _place, plate, text
import wordmark as wm


def wrap_upright(polys, r, height, z, material, centre=-118, lift=.0006, shift=0.0):
    """Outlines of cap height 1 around a vertical cylinder, facing `centre` degrees (-90 = front), offset by `shift`."""
    _bend(plate([[(x*height+shift, y*height) for x, y in p] for p in polys], .0, material=material), r, z, centre, lift)


def text_upright(words, r, size, z, material='white', centre=-65):
    """Words in Blender's own font around an upright cylinder, centred at `centre` degrees."""
    _bend(text(words, size, material=material, align='CENTER', weight=.03, depth=0), r, z, centre, .0006)


def text_lying(words, r, size, deg, material='white', x=0.0):
    """Words in Blender's own font on a cylinder along X, `deg` degrees above its front."""
    me = _mesh_of(text(words, size, material=material, align='CENTER', weight=.03, depth=0))
    bm = bmesh.new()
    bm.from_mesh(me)
    _cut(bm, 1, 16)
    for v in bm.verts:
        a, rr = math.radians(deg) + v.co.y/r, r + .0008
        v.co = Vector((x + v.co.x, -rr*math.cos(a), rr*math.sin(a)))
    bm.to_mesh(me)
    bm.free()
    _place(bpy.data.objects.new('decal', me))


def _cut(bm, axis, n):
    """Subdivides flat lettering across the axis, so that it bends."""
    at_axis = [v.co[axis] for v in bm.verts]
    for i in range(1, n):
        co, no = [0, 0, 0], [0, 0, 0]
        co[axis], no[axis] = min(at_axis)+(max(at_axis)-min(at_axis))*i/n, 1
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:]+bm.edges[:]+bm.faces[:], plane_co=co, plane_no=no)


def _mesh_of(ob):
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    return me


def _bend(ob, r, z, centre, lift):
    """Bends a flat object around a vertical cylinder."""
    me = _mesh_of(ob)
    bm = bmesh.new()
    bm.from_mesh(me)
    _cut(bm, 0, 60)
    for v in bm.verts:
        a = math.radians(centre) + v.co.x/r
        rr = r + lift
        v.co = Vector((rr*math.cos(a), rr*math.sin(a), z+v.co.y))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    _place(bpy.data.objects.new('decal', me))


def logo_upright(r, height, z, material='white', centre=-65):
    """Wordmark preceded by the rotor mark, around an upright cylinder."""
    m = height*1.45
    off = (m + height*.35)/2
    wrap_upright(wm.centred(), r, height, z, material, centre, shift=off)
    mark = [[(x*1.45, y*1.45) for x, y in p] for p in wm.mark()]
    cx = off - wm.width()*height/2 - height*.35 - m/2
    wrap_upright(mark[:2], r, height, z, material, centre, shift=cx)
    wrap_upright(mark[2:], r, height, z, 'yellow', centre, shift=cx)
