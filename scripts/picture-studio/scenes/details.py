"""Second views: pump head close-up, opened screw cabinet."""
from mathutils import Vector
import bpy
import studio
from machines import belt, screw


def scene(which):
    if which == 'm-50-detail':
        belt.build(belt.SPEC['m-50'])
        studio.product_setup()
        bpy.data.objects.remove(bpy.context.scene.camera)
        x0, x1, y0, y1, z0, z1 = -.30, -.045, -.14, .10, .445, .775
        pts = [Vector((x, y, z)) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
        cam = studio.frame_camera(pts, fill=.84, pitch=13, azimuth=27, lens=90, centre=(-.05, .0))
        cam.data.dof.use_dof = True
        cam.data.dof.focus_distance = (cam.location - Vector((-.17, -.08, .60))).length
        cam.data.dof.aperture_fstop = 16
    else:
        screw.r7(open_front=True)
        studio.product_setup(azimuth=22)
        studio.area((.05, -.30, .66), (0, .0, .2), (.50, .10), .9)
        studio.area((-.3, -1.9, .7), (0, 0, .4), (.7, .5), 7, glossy=False)
