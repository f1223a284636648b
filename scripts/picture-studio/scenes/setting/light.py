"""Daylight, lamps and the camera of a place."""
import math
import bpy
from mathutils import Vector
from core import _STACK, at, box, tube
import studio


def sun(toward, energy=4.0, colour=(1, .90, .76), angle=.7):
    """Parallel light that travels in the direction `toward`."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = energy, math.radians(angle), colour
    ob = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(ob)
    ob.rotation_euler = Vector(toward).to_track_quat('-Z', 'Y').to_euler()


def sky(elevation=24, strength=.22, dust=1.6):
    """Clear sky as scene light and background. The sun is a light of its own."""
    w = bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    s = nt.nodes.new('ShaderNodeTexSky')
    s.sky_type, s.sun_disc, s.sun_elevation, s.dust_density = 'NISHITA', False, math.radians(elevation), dust
    nt.links.new(s.outputs[0], nt.nodes['Background'].inputs[0])
    nt.nodes['Background'].inputs[1].default_value = strength
    return s


def sheet(loc, toward, size, power, colour=(1, 1, 1), spread=150):
    """Soft light without a body. One for a row of windows or lamps: with fewer lights there is less noise."""
    m = _STACK[-1]
    c, d = m @ Vector(loc), m.to_3x3() @ Vector(toward)
    return studio.area(c, c+d, size, power, colour, spread=spread, glossy=False)


def led(loc, length=1.5, along='X', drop=0, material='lamp'):
    """Strip lamp whose lower side glows. It lights nothing: a sheet below the ceiling does."""
    with at(loc, (0, 0, 0 if along == 'X' else 90)):
        box((length, .09, .06), (0, 0, .03), 'grey', .008)
        box((length-.04, .066, .008), (0, 0, -.003), material, .002).visible_diffuse = False
        for x in (-length*.4, length*.4) if drop else ():
            tube([(x, 0, .05), (x, 0, drop)], .003, 'steel', bend=0)


def camera(eye, target, lens=35, shift=(0, 0), focus=None, fstop=None):
    """Verticals stay vertical: the camera is level, and `shift` moves the horizon."""
    data = bpy.data.cameras.new('cam')
    data.lens, data.sensor_width, data.clip_start = lens, 36, .05
    data.shift_x, data.shift_y = shift
    ob = bpy.data.objects.new('cam', data)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    ob.location = eye
    level = Vector((target[0]-eye[0], target[1]-eye[1], 0))
    ob.rotation_euler = level.to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = level.normalized().dot(Vector(focus or target)-Vector(eye))
    return ob
