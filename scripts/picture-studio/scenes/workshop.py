"""Wide hero: a workshop bench with the air tools, dark-blue wall, warm lamp. Calm space on the left."""
import math
import bpy
from mathutils import Vector
from core import at, box, cyl, tube, lathe, ring, hose, bolt, mesh
from materials import mat
from tools import impact_wrench, orbital_sander, spray_gun, blow_gun
from parts.pipework import pipe, bracket, wall_plate, elbow, coupler
from parts.fittings import ball_valve, gauge, logo_flat
import studio


def board(x0, x1, y, z, w, t=.045):
    """One stave of the bench top."""
    return box((x1-x0, w-.0012, t), ((x0+x1)/2, y, z-t/2), 'wood', .0025)


def wood():
    """Oiled beech: stretched noise as grain."""
    m = mat('wood')
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    for l in list(b.inputs['Normal'].links):
        nt.links.remove(l)
    tc, mp, no, ramp, ob = (nt.nodes.new(t) for t in ('ShaderNodeTexCoord', 'ShaderNodeMapping', 'ShaderNodeTexNoise', 'ShaderNodeValToRGB', 'ShaderNodeObjectInfo'))
    mp.inputs['Scale'].default_value = (1.2, 26, 26)
    add = nt.nodes.new('ShaderNodeVectorMath')
    nt.links.new(tc.outputs['Object'], add.inputs[0])
    nt.links.new(ob.outputs['Location'], add.inputs[1])
    nt.links.new(add.outputs[0], mp.inputs['Vector'])
    nt.links.new(mp.outputs[0], no.inputs['Vector'])
    no.inputs['Scale'].default_value, no.inputs['Detail'].default_value, no.inputs['Distortion'].default_value = 3, 5, .6
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .3, .72
    ramp.color_ramp.elements[0].color = (.20, .105, .045, 1)
    ramp.color_ramp.elements[1].color = (.42, .25, .12, 1)
    nt.links.new(no.outputs['Fac'], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .42


def scene():
    wood()
    zt, yw = .0, .42
    for i in range(7):                                      # bench top of staves
        board(-2.2, 1.4, -.33+i*.105, zt, .105)
    for i in range(6):                                      # drawers under the front edge
        box((.58, .02, .20), (-2.0+i*.6, -.36, zt-.165), 'navy', .004)
        box((.16, .018, .016), (-2.0+i*.6, -.378, zt-.115), 'alu_dark', .004)
    box((9, .02, 4), (-1, yw+.01, 1), 'wall_navy', 0)
    for x in (-2.2, -1.2, -.2, .8):
        box((.004, .002, 4), (x, yw-.0005, 1), 'ink', 0)
    box((9, .012, .06), (-1, yw-.006, .03), 'graphite', .002)
    # tools
    with at((-.07, -.17, zt), (0, 0, 12)):
        impact_wrench.build()
    with at((.15, -.03, zt), (0, 0, 6)):
        spray_gun.build()
    with at((.285, -.22, zt), (0, 0, -14)):
        orbital_sander.build()
    with at((.48, .02, zt), (0, 0, 4)):
        blow_gun.build()
    # air line on the wall with a drop and a wall plate
    yp = yw - .06
    pipe((-4, yp, .46), (2, yp, .46), .014)
    for x in (-1.5, -.75, -.02, .62):
        bracket((x, yp, .46), yw, 'X', .014)
    coupler((-.42, yp, .46), 'X', .014)
    # light
    studio.world((.6, .78, 1.0), .10, glossy=.07)
    studio.area((-1.1, -1.5, 1.5), (.15, 0, .1), (.8, .8), 34, (1, .97, .92))
    studio.area((.5, -.1, 1.25), (.25, -.05, 0), (.9, .35), 16, (1, .93, .82))
    studio.area((1.5, .0, .7), (.2, -.05, .1), (.3, .8), 13, (.78, .88, 1))
    studio.area((.2, -1.6, .35), (.2, 0, .1), (1.2, .25), 4, (.9, .95, 1))
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width, cam.clip_start = 58, 36, .01
    ob = bpy.data.objects.new('cam', cam)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    az, p = math.radians(-16), math.radians(9)
    d = Vector((math.sin(az)*math.cos(p), -math.cos(az)*math.cos(p), math.sin(p)))
    t = Vector((.17, -.06, .135))
    ob.location = t + d*1.95
    ob.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    cam.shift_x, cam.shift_y = -.235, .02
    cam.dof.use_dof = True
    cam.dof.focus_distance = 1.93
    cam.dof.aperture_fstop = 6.3
