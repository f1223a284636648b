"""Air-net picture: main along a light wall, elbow, drops with ball valves, wall plates with quick couplings."""
import math
import bpy
from mathutils import Vector
from core import at, box, cyl, tube, mesh, hose
from parts.pipework import pipe, elbow, tee, coupler, bracket, swan_neck, wall_plate, collar
from parts.fittings import ball_valve, regulator, gauge
from materials import mat
import studio


def drop(x, z_main, y_main, wall_y, z_out, with_gauge=False, with_hose=False):
    p = swan_neck((x, y_main, z_main), out=.062)
    r = .014
    zv = p.z - .12
    pipe((p.x, p.y, p.z+.001), (p.x, p.y, zv+.040), r)
    with at((p.x, p.y, zv)):
        ball_valve((0, 0, 0), (0, 0, 0), 1.05)
    pipe((p.x, p.y, zv-.036), (p.x, p.y, z_out), r)
    bracket((p.x, p.y, (zv+z_out)/2 - .02), wall_y, 'Z', r)
    if with_gauge:                                # short branch with a line gauge
        zg = zv - .115
        tee((p.x, p.y, zg), 'Z', 'X', r)
        pipe((p.x+.04, p.y, zg), (p.x+.085, p.y, zg), r)
        cyl(.010, .020, (p.x+.078, p.y, zg), 'brass', 'X')
        gauge(.034, (p.x+.105, p.y-.012, zg), stem=False, value=.58)
        cyl(.012, .03, (p.x+.090, p.y, zg), 'brass', 'X')
    wall_plate((p.x, p.y, z_out))
    box((.135, .012, .125), (p.x, wall_y-.006, z_out-.040), 'graphite', .004)
    box((.060, wall_y-p.y, .030), (p.x, (wall_y+p.y)/2, z_out-.040), 'graphite', .003)
    if with_hose:                                 # plugged-in hose running out of the picture
        q = Vector((p.x+.028, p.y-.055, z_out-.0625))
        d = Vector((0, -math.cos(math.radians(24)), -math.sin(math.radians(24))))
        tube([q, q+d*.030], .0062, 'chrome', bend=0)
        tube([q+d*.026, q+d*.060], .0098, 'steel', bend=0)
        hose([q+d*.055, q+d*.11+Vector((.004, 0, -.018)), q+Vector((.045, -.13, -.17)), q+Vector((.16, -.13, -.33)), q+Vector((.38, -.10, -.52))], .0085, 'hose_blue', ferrules=False)


def scene():
    wall_y = .062
    r = .020
    z = 1.0
    x0, x1 = -.98, .66
    # main with brackets
    pipe((x0, 0, z), (x1-.06, 0, z), r)
    # a connector and two elbows: the main goes down on the right and continues along the wall
    coupler((-.14, 0, z), 'X', r)
    elbow((x1, 0, z), '-X', '-Z', r)
    pipe((x1, 0, z-.06), (x1, 0, .52), r)
    elbow((x1, 0, .46), 'Z', 'X', r)
    pipe((x1+.06, 0, .46), (2.2, 0, .46), r)
    for x in (-.62, -.24, .42):
        bracket((x, 0, z), wall_y, 'X', r)
    bracket((x1, 0, .74), wall_y, 'Z', r)
    bracket((.98, 0, .46), wall_y, 'X', r)
    pipe((-3, 0, z), (x0, 0, z), r)
    drop(-.42, z, 0, wall_y, .53)
    drop(.20, z, 0, wall_y, .53, with_gauge=True, with_hose=True)
    # wall: light panels with fine joints
    wall = box((9, .02, 6), (0, wall_y+.010, 1), 'wall', 0)
    wall['backdrop'] = True
    for zz in (.34, 1.24):
        j = box((9, .002, .004), (0, wall_y-.0002, zz), 'grey_mid', 0)
        j['backdrop'] = True
    studio.world((.95, .97, 1), .55, glossy=.35)
    c = Vector((0, 0, .78))
    studio.area((-1.9, -1.7, 2.6), c, (1.1, 1.1), 62, (1, .985, .96))
    studio.area((1.9, -1.6, 1.2), c, (.7, 1.8), 16, (.94, .97, 1))
    studio.area((0, -2.6, 1.1), c, (2.4, .6), 10)
    a, p = math.radians(-26), math.radians(4)
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width, cam.clip_start = 62, 36, .01
    ob = bpy.data.objects.new('cam', cam)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    d = Vector((math.sin(a)*math.cos(p), -math.cos(a)*math.cos(p), math.sin(p)))
    t = Vector((.115, 0, .765))
    ob.location = t + d*2.50
    ob.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    cam.dof.use_dof = True
    cam.dof.focus_distance = 2.45
    cam.dof.aperture_fstop = 7
