"""Wide hero: the family in a dark-blue studio. Subjects on the right, calm dark space on the left."""
import math
import bpy
from mathutils import Vector
from core import at, box, mesh
from machines import belt, screw, silent
import materials
from materials import lin
import studio

AZ = 24.0
PLACES = (                                        # machine, right (m), away from camera (m)
    (lambda: screw.tank_mounted('R 15 T'), .62, 1.55),
    (lambda: screw.r7(), -.98, 1.15),
    (lambda: belt.build(belt.SPEC['s-270']), 1.05, .02),
    (lambda: belt.build(belt.SPEC['m-50']), -.22, -.25),
    (lambda: silent.build(), -1.02, -.35),
)


def to_world(u, v):
    a = math.radians(AZ)
    return (u*math.cos(a) - v*math.sin(a), u*math.sin(a) + v*math.cos(a), 0)


def scene():
    materials.BUMP = 0
    for build, u, v in PLACES:
        with at(to_world(u, v)):
            build()
    sw = studio.sweep(1.6, color=lin('#08172F'), rough=.34, depth=2.4, width=22)
    sw.rotation_euler.z = math.radians(AZ)
    b = sw.data.materials[0].node_tree.nodes['Principled BSDF']
    b.inputs['Specular'].default_value = .20
    a = math.radians(AZ)
    def W(u, v, z):
        x, y, _ = to_world(u, v)
        return Vector((x, y, z))
    studio.world((.55, .75, 1.0), .05, glossy=.035)
    c = W(.2, .6, .7)
    studio.area(W(-3.4, -2.6, 3.6), c, (2.0, 2.0), 600, (1, .985, .96))           # key
    studio.area(W(.4, .4, 4.2), W(.4, .6, 0), (4.6, 1.0), 330, (.96, .98, 1))      # top strip
    studio.area(W(3.8, 2.4, 2.4), c, (.8, 3.0), 640, (.80, .90, 1))               # rim right
    studio.area(W(-3.2, 3.0, 2.2), W(-.6, .8, .7), (.7, 2.8), 230, (.75, .87, 1), glossy=False)  # rim left
    studio.area(W(2.6, -4.4, 1.3), c, (.9, 2.6), 45, (.9, .95, 1))                # front strip
    glow = studio.area(W(1.0, 3.4, 1.0), W(1.1, 7.5, 1.6), (2.6, 1.2), 190, (.55, .74, 1), spread=120, glossy=False)
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width = 58, 36
    ob = bpy.data.objects.new('cam', cam)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    p = math.radians(8)
    d = Vector((math.sin(a)*math.cos(p), -math.cos(a)*math.cos(p), math.sin(p)))
    t = W(.22, .4, .80)
    ob.location = t + d*9.5
    ob.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    cam.shift_x = -.197
    cam.shift_y = .015
