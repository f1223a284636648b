"""The photo studio: sweep, lights, camera, render settings, passes.

All product and tool shots share direction, pitch and lens, so a row of cards looks like one shoot.
"""
import itertools
import math
import os
import bpy
from mathutils import Vector, Matrix
from materials import mat, lin, BRAND

PITCH, AZIMUTH, LENS = 11.0, 30.0, 80     # degrees down, degrees to the right, mm
VIEW = {}                                 # how the picture differs from the usual shot of its model: see views.py


def reset(view=None):
    """An empty scene, for the usual shot or for a second view."""
    VIEW.clear()
    VIEW.update(view or {})
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.device = 'CPU'
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 3, 4
    c.transmission_bounces, c.transparent_max_bounces = 3, 10
    c.sample_clamp_indirect, c.sample_clamp_direct = 1.5, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .035, 8
    c.sampling_pattern = 'SOBOL' if 'SOBOL' in [i.identifier for i in c.bl_rna.properties['sampling_pattern'].enum_items] else c.sampling_pattern
    sc.view_settings.view_transform = 'Raw'
    sc.render.use_persistent_data = False
    return sc


def few_bounces():
    """For places, whose light comes from many sides anyway: half the time."""
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 4, 2, 2, 1
    c.adaptive_threshold, c.adaptive_min_samples = .04, 10


def area(loc, target, size, power, color=(1, 1, 1), spread=180, camera=False, glossy=True):
    li = bpy.data.lights.new('area', 'AREA')
    li.shape, li.size, li.size_y = 'RECTANGLE', size[0], size[1]
    li.energy, li.color, li.spread = power, color, math.radians(spread)
    ob = bpy.data.objects.new('area', li)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = camera
    ob.visible_glossy = glossy
    return ob


def world(color, strength, glossy=None):
    """Even ambient light; glossy rays can see a different (darker) room so that paint keeps its depth."""
    w = bpy.data.worlds.new('studio')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes['Background']
    bg.inputs[0].default_value, bg.inputs[1].default_value = (*color, 1), strength
    if glossy is not None:
        lp, b2, mx = (nt.nodes.new(t) for t in ('ShaderNodeLightPath', 'ShaderNodeBackground', 'ShaderNodeMixShader'))
        b2.inputs[0].default_value, b2.inputs[1].default_value = (*color, 1), glossy
        nt.links.new(lp.outputs['Is Glossy Ray'], mx.inputs[0])
        nt.links.new(bg.outputs[0], mx.inputs[1])
        nt.links.new(b2.outputs[0], mx.inputs[2])
        nt.links.new(mx.outputs[0], nt.nodes['World Output'].inputs[0])


def flag(loc, target, w, h, shade=.012):
    """Dark card visible in reflections only: gives metal its dark edge on a light set."""
    me = bpy.data.meshes.new('flag')
    me.from_pydata([(-w/2, -h/2, 0), (w/2, -h/2, 0), (w/2, h/2, 0), (-w/2, h/2, 0)], [], [(0, 1, 2, 3)])
    m = bpy.data.materials.get('flag') or bpy.data.materials.new('flag')
    m.use_nodes = True
    m.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (shade, shade, shade*1.2, 1)
    me.materials.append(m)
    ob = bpy.data.objects.new('flag', me)
    ob['backdrop'] = True
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    for k in ('visible_camera', 'visible_diffuse', 'visible_shadow', 'visible_transmission'):
        setattr(ob, k, False)
    return ob


def machine_bounds():
    dg = bpy.context.evaluated_depsgraph_get()
    pts = []
    for ob in bpy.context.scene.objects:
        if ob.type in {'MESH', 'CURVE', 'FONT'} and not ob.get('backdrop'):
            ev = ob.evaluated_get(dg)
            pts += [ob.matrix_world @ Vector(c) for c in ev.bound_box] if ob.type != 'MESH' or len(ob.data.vertices) < 9 \
                else [ob.matrix_world @ v.co for v in list(ob.data.vertices)[::max(1, len(ob.data.vertices)//150)]]
    return pts


def _material_sweep(color, rough):
    m = bpy.data.materials.new('sweep')
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*color, 1)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = .25
    return m


def sweep(s, color=(.80, .82, .85), rough=.55, depth=3.2, width=16):
    """Floor that curves up into the wall, scaled with the subject (s = its radius)."""
    pts, r, n = [], 2.2*s, 24
    y0, y1 = -7*s, depth*s
    pts += [(y0, 0), (y1, 0)]
    for i in range(1, n+1):
        a = math.pi/2*i/n
        pts.append((y1 + r*math.sin(a), r - r*math.cos(a)))
    pts.append((y1+r, 12*s))
    v, f = [], []
    for y, z in pts:
        v += [(-width*s/2, y, z), (width*s/2, y, z)]
    for i in range(len(pts)-1):
        f.append((2*i, 2*i+1, 2*i+3, 2*i+2))
    me = bpy.data.meshes.new('sweep')
    me.from_pydata(v, [], f)
    me.polygons.foreach_set('use_smooth', [True]*len(f))
    me.materials.append(_material_sweep(color, rough))
    ob = bpy.data.objects.new('sweep', me)
    ob['backdrop'] = True
    ob.pass_index = 1
    bpy.context.scene.collection.objects.link(ob)
    return ob


def frame_camera(points, fill=.80, pitch=PITCH, azimuth=AZIMUTH, lens=LENS, aspect=4/3, centre=(0, 0)):
    """The same direction and lens for all; distance and lens shift centre the subject with equal margins."""
    sc = bpy.context.scene
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width, cam.clip_start = lens, 36, .01
    ob = bpy.data.objects.new('cam', cam)
    sc.collection.objects.link(ob)
    sc.camera = ob
    p, a = math.radians(pitch), math.radians(azimuth)
    d = Vector((math.sin(a)*math.cos(p), -math.cos(a)*math.cos(p), math.sin(p)))
    rot = (-d).to_track_quat('-Z', 'Y')
    ob.rotation_euler = rot.to_euler()
    inv = rot.to_matrix().transposed()
    c = Vector([(min(q[i] for q in points) + max(q[i] for q in points))/2 for i in range(3)])
    q = [inv @ (pt - c) for pt in points]
    dist = 3.0
    k = lens/36
    for _ in range(30):
        xs = [k*v.x/(dist - v.z) for v in q]
        ys = [k*v.y/(dist - v.z) for v in q]
        w, h = max(xs)-min(xs), (max(ys)-min(ys))*aspect
        dist *= max(w, h)/fill
    ob.location = c + d*dist
    cam.shift_x = (max(xs)+min(xs))/2 - centre[0]
    cam.shift_y = (max(ys)+min(ys))/2 - centre[1]/aspect
    return ob


def corners(lo, hi, *part):
    """Corners of a part of a box, given as shares of its width, depth and height: 0 is left, front, bottom."""
    spans = [(a + (b-a)*p, a + (b-a)*q) for a, b, (p, q) in zip(lo, hi, part)]
    return [Vector(c) for c in itertools.product(*spans)]


def light_product(c, s, turn=0.0):
    """Big soft key light from the upper left, rim light from behind right, long strip for the paint, soft front fill."""
    c = Vector(c)
    P = s*s
    R = Matrix.Rotation(math.radians(turn), 3, 'Z')          # the lights turn with the camera
    world((.95, .97, 1.0), .30, glossy=.12)
    area(c + R @ Vector((-3.4, -2.4, 3.4))*s, c, (2.4*s, 2.4*s), 250*P, (1, .985, .96))
    area(c + R @ Vector((3.4, 1.7, 2.2))*s, c, (1.0*s, 2.8*s), 150*P, (.93, .97, 1))
    area(c + R @ Vector((.2, .5, 4.4))*s, c, (4.6*s, 1.1*s), 90*P)
    area(c + R @ Vector((2.9, -3.4, 1.0))*s, c, (.8*s, 2.8*s), 30*P, (.94, .97, 1))


def product_setup(fill=.80, pitch=PITCH, azimuth=AZIMUTH, lens=LENS, flags=False):
    """Call after building the machine: adds sweep and lights, and fits the camera to the machine or the part in view."""
    bpy.context.view_layer.update()
    pitch, azimuth = VIEW.get('pitch', pitch), VIEW.get('azimuth', azimuth)
    pts = machine_bounds()
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    c, s = (lo+hi)/2, (hi-lo).length/2
    print('BOUNDS', [round(x, 3) for x in lo], [round(x, 3) for x in hi])
    turn = azimuth - AZIMUTH
    sw = sweep(s, depth=3.0, width=26)
    sw.location = (c.x, c.y, lo.z - .0005)
    sw.rotation_euler.z = math.radians(turn)
    if 'part' in VIEW:
        pts, fill = corners(lo, hi, *VIEW['part']), 1.0
    frame_camera(pts, fill, pitch, azimuth, lens)
    light_product(c, s, turn)
    if flags:
        R = Matrix.Rotation(math.radians(azimuth), 3, 'Z')
        for x, y, w in ((-2.0, -1.3, .8), (1.9, -1.2, 1.0), (0, -3.4, .9)):
            flag(c + R @ Vector((x, y, -.1))*s, c, w*s, 2.6*s)
        flag(c + R @ Vector((0, -1.9, -.80*s/s))*s, c, 3.0*s, .55*s)


def render(path, w, h, samples):
    """Renders to linear EXR passes beside `path`: .rgb, .alb, .nor, .idx (post.py makes the JPEG)."""
    sc = bpy.context.scene
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    vl.use_pass_object_index = True
    sc.cycles.samples = samples
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = w, h, 100
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    base = os.path.dirname(path)
    for sock, tag in (('Image', 'rgb'), ('Denoising Albedo', 'alb'), ('Denoising Normal', 'nor'), ('IndexOB', 'idx')):
        fo = nt.nodes.new('CompositorNodeOutputFile')
        fo.base_path = base
        fo.format.file_format = 'OPEN_EXR'
        fo.format.color_depth = '32'
        fo.format.exr_codec = 'ZIP'
        fo.file_slots[0].path = f'{os.path.basename(path)}.{tag}.'
        nt.links.new(rl.outputs[sock], fo.inputs[0])
    comp = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], comp.inputs[0])
    sc.frame_set(1)
    sc.render.filepath = path + '.tmp.png'
    bpy.ops.render.render(write_still=False)


def load_passes(path):
    import numpy as np
    out = {}
    for tag in ('rgb', 'alb', 'nor', 'idx'):
        im = bpy.data.images.load(f'{path}.{tag}.0001.exr')
        im.colorspace_settings.name = 'Non-Color'
        w, h = im.size
        a = np.empty(w*h*4, dtype=np.float32)
        im.pixels.foreach_get(a)
        out[tag] = a.reshape(h, w, 4)[::-1, :, :3].copy()
        bpy.data.images.remove(im)
        os.remove(f'{path}.{tag}.0001.exr')
    return out


def take(path, w, h, samples):
    """Renders, and returns the passes."""
    render(path, w, h, samples)
    return load_passes(path)
