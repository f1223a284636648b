"""Wide hero: a clean compressor room with an R 15 T, blue pipework on the wall and window light."""
import math
import bpy
from mathutils import Vector
from core import at, box, cyl, tube, lathe, ring, bolt, prism, rrect, plate
from machines import screw
from parts.pipework import pipe, elbow, tee, coupler, bracket, collar
from parts.tank import tank
from parts.fittings import ball_valve, gauge
from parts.cabinet import louvre
import materials
import studio


def vertical_receiver(x, y, r=.30, h=1.75):
    """Upright receiver on a ring foot."""
    with at((x, y, 0)):
        prof, n = [], 12
        zb, zt = .32, .32 + h - r
        for i in range(n+1):
            a = math.pi/2*i/n
            prof.append((r*math.sin(a), zb - r/2*math.cos(a)))
        prof += [(r*math.cos(math.pi/2*i/n), zt + r/2*math.sin(math.pi/2*i/n)) for i in range(n+1)]
        lathe(prof, material='blue', n=96)
        for z in (zb, zt):
            ring(r, .0035, (0, 0, z), 'blue', n=128, squash=1.5)
        lathe([(r*.86, .0), (r*.86, .30), (r*.84, .30), (r*.84, 0), (r*.86, 0)], material='blue', n=96, caps=False)
        lathe([(r*.80, 0), (r*.98, 0), (r*.98, .010), (r*.80, .010), (r*.80, 0)], material='blue', n=96, caps=False)
        gauge(.045, (0, -r-.05, zt-.15), stem=False)
        cyl(.014, .06, (0, -r+.015, zt-.15), 'brass', '-Y')
        cyl(.045, .03, (0, -r+.005, zb+.25), 'blue', '-Y')
        bolt((0, -r-.025, zb+.25), .020, '-Y')
        cyl(.03, .05, (0, 0, zt+r/2-.01), 'blue')


def scene():
    materials.BUMP = 0
    yw = 1.25                                          # back wall
    H, r = 3.3, .025
    # room shell
    for ob in (box((16, 12, .1), (0, -4.5, -.05), 'epoxy', 0),
               box((16, .1, H), (0, yw+.05, H/2), 'wall_room', 0),
               box((16, .020, .14), (0, yw-.010, .07), 'graphite', .004),
               box((16, .004, .9), (0, yw-.002, .59), 'wall_low', 0)):
        ob.pass_index = 1                              # plain surfaces: the filter can smooth them more
    box((16, .006, .018), (0, yw-.003, 1.04), 'yellow', 0)
    # marked floor area round the machine
    box((3.81, .06, .001), (1.075, -.95, .0008), 'yellow', 0)
    for x in (-.80, 2.95):
        box((.06, yw-.05+.92, .001), (x, (yw-.05-.92)/2, .0008), 'yellow', 0)
    # plinth and machine
    box((2.35, 1.05, .10), (.72, .12, .05), 'plinth', .012)
    with at((.72, .10, .10)):
        screw.tank_mounted('R 15 T')
    vertical_receiver(2.35, .62)
    # exhaust duct from the cabinet roof to the ceiling
    zc = .10 + .46 + .355 + 1.04
    box((.52, .40, H-zc-.05), (.30, .19, zc+.03+(H-zc)/2), 'duct', .006)
    for z in (zc+.06, zc+.62):
        box((.57, .45, .030), (.30, .19, z), 'duct', .004)
    # mains on the wall
    yp = yw - .12
    zm = 2.25
    # both mains rise to the ceiling left of the machine: the left of the picture stays calm
    pipe((-1.02, yp, zm), (1.73, yp, zm), r)
    elbow((-1.10, yp, zm), 'X', 'Z', r)
    pipe((-1.10, yp, zm+.07), (-1.10, yp, H+.5), r)
    elbow((1.80, yp, zm), '-X', '-Z', r)
    pipe((1.80, yp, zm-.07), (1.80, yp, .63), r)
    elbow((1.80, yp, .56), 'Z', '-Y', r)
    pipe((1.80, yp-.07, .56), (1.80, .17, .56), r)
    elbow((1.80, .10, .56), 'Y', '-X', r)
    pipe((1.74, .10, .56), (1.655, .10, .56), r)
    pipe((-1.18, yp, zm-.16), (2.30, yp, zm-.16), r)
    elbow((-1.26, yp, zm-.16), 'X', 'Z', r)
    pipe((-1.26, yp, zm-.09), (-1.26, yp, H+.5), r)
    elbow((2.35, yp, zm-.16), '-X', '-Y', r)
    pipe((2.35, yp-.06, zm-.16), (2.35, .70, zm-.16), r)
    elbow((2.35, .62, zm-.16), 'Y', '-Z', r)
    pipe((2.35, .62, zm-.23), (2.35, .62, 1.93), r)
    for x in (-.82, .95):
        bracket((x, yp, zm), yw, 'X', r)
        bracket((x, yp, zm-.16), yw, 'X', r)
    bracket((1.80, yp, 1.35), yw, 'Z', r)
    for x in (-1.10, -1.26):
        bracket((x, yp, zm+.55), yw, 'Z', r)
    coupler((1.25, yp, zm), 'X', r)
    tee((-.62, yp, zm-.16), 'X', '-Z', r)
    pipe((-.62, yp, zm-.22), (-.62, yp, 1.50), r)
    with at((-.62, yp, 1.45)):
        ball_valve((0, 0, 0), (0, 0, 0), 1.5)
    pipe((-.62, yp, 1.40), (-.62, yp, .80), r)
    bracket((-.62, yp, 1.15), yw, 'Z', r)
    box((.13, .09, .10), (-.62, yp+.01, .76), 'alu_tool', .010)
    # window light: a big frame out of the picture on the left, sun through it, soft sky
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 2.6, math.radians(.4), (1, .95, .86)
    so = bpy.data.objects.new('sun', sun)
    bpy.context.scene.collection.objects.link(so)
    direction = Vector((.80, .50, -.28)).normalized()
    so.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    # gobo: wall with window openings at x = -4
    gx = -7.0
    P = []
    def pane(y0, y1, z0, z1):
        me = box((.05, y1-y0, z1-z0), (gx, (y0+y1)/2, (z0+z1)/2), 'wall_room', 0)
        me.visible_camera = False
        me.visible_glossy = False
        me.visible_diffuse = False
        return me
    wy, wz = (-6.2, -4.8, -3.5), (2.35, 4.75)           # two openings
    pane(-22, wy[0], 0, 9)
    pane(wy[2], 6, 0, 9)
    pane(wy[0], wy[2], 0, wz[0])
    pane(wy[0], wy[2], wz[1], 9)
    for y in (-5.75, -5.3, -4.8, -4.35, -3.9):
        w = .09 if y != -4.8 else .18
        pane(y-w/2, y+w/2, wz[0], wz[1])
    for z in (3.1, 3.95):
        pane(wy[0], wy[2], z-.04, z+.04)
    studio.world((.80, .90, 1.0), .15, glossy=.20)
    studio.area((-1.7, -4.2, 2.7), (1.1, .2, .9), (2.4, 2.2), 150, (.88, .94, 1), spread=95, glossy=False)
    studio.area((2.0, -1.2, 3.2), (1.2, .3, 0), (2.6, 1.0), 70, (.95, .97, 1))
    az, p = math.radians(20), math.radians(4.5)
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width = 40, 36
    ob = bpy.data.objects.new('cam', cam)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    d = Vector((math.sin(az)*math.cos(p), -math.cos(az)*math.cos(p), math.sin(p)))
    t = Vector((.95, .2, 1.12))
    ob.location = t + d*6.0
    ob.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    cam.shift_x = -.152
    cam.shift_y = .02
