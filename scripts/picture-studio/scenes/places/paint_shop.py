"""Paint shop: an S 500 in front; behind glass doors on the left the lit booth, with a car masked for painting."""
from core import at, box, hose, tube
from machines import belt
from parts.pipework import elbow, pipe, swan_neck
from scenes.setting import booth, car, light, paint, room, stock, structure
import materials
import studio

LEFT, RIGHT, BACK, H = -5.6, 3.9, 4.6, 4.3
BOOTH = (-4.9, .80, 2.3, 8.6)                            # x from, x to, y from, y to
INSIDE, TOP = 2.95, 3.45
DOORS = (-4.1, -.35, 2.85)


def shell():
    room.floor(LEFT, RIGHT, -8, BOOTH[3], 'concrete', joint=2.5)
    room.wall(BOOTH[1], RIGHT+.3, BACK, H+.2, 'plaster_cool')
    with room.side(LEFT):
        room.wall(-8, BOOTH[3], 0, H+.2, 'plaster_cool')
        room.wall(-8, BOOTH[3], -.012, 1.25, 'dado', t=.012)
    with room.side(RIGHT, right=True):
        room.wall(-BACK, 8, 0, H+.2, 'plaster_cool')
        room.wall(-BACK, 8, -.012, 1.25, 'dado', t=.012)
    structure.decking(LEFT, RIGHT, -8, BACK, H, material='plaster_cool')
    room.stripe(LEFT, BOOTH[1]+.1, 1.15, 1.25)


def spray_booth():
    x0, x1, y0, y1 = BOOTH
    booth.panels(x0, x1, y0, TOP, openings=[DOORS])
    booth.glass_doors(DOORS[0], DOORS[1], y0+.02, DOORS[2])
    with at((x1-.05, (y0+BACK)/2, 0), (0, 0, 90)):
        booth.panels(-(BACK-y0)/2, (BACK-y0)/2, -.05, TOP)
    booth.inside(x0+.05, x1-.05, y0+.05, y1, INSIDE)
    box((x1-x0, BACK-y0, .05), ((x0+x1)/2, (y0+BACK)/2, TOP), 'panel', 0)
    with at((-2.55, 6.0, .02), (0, 0, 202)):
        car.hatchback('car_paint', masked=True)


def supply():
    """The main runs round the booth to the back wall; a drop feeds the gun's filter."""
    y, z, r, corner = BOOTH[2], 3.05, .025, BOOTH[1]+.09
    structure.main(LEFT, corner-.05, y-.09, z, y, joints=(-2.2,))
    elbow((corner, y-.09, z), '-X', 'Y', r)
    pipe((corner, y-.04, z), (corner, BACK-.14, z), r)
    elbow((corner, BACK-.09, z), '-Y', 'X', r)
    structure.main(corner+.05, RIGHT, BACK-.09, z, BACK, joints=(2.2,))
    structure.drop(3.35, BACK-.09, z, BACK, 1.35)
    top = swan_neck((-.13, y-.09, z), r, .014)
    tube([top, (-.13, top.y, 1.82), (-.13, y-.055, 1.68), (-.13, y-.055, 1.58), (-.07, y-.055, 1.58)], .014, 'pipe_blue', bend=.05)
    with at((-.02, y, 1.58)):
        paint.gun_place()
    with at((.34, y, 2.2)):
        booth.controls()


def scene():
    materials.BUMP = .4
    shell()
    spray_booth()
    supply()
    with at((2.15, BACK-.33, 0)):
        paint.mixing_bench()
    with at((2.15, BACK, 1.66)):
        paint.tins()
    with at((3.45, 2.6, 0)):
        stock.drum('crate_grey')
    with at((1.34, -.12, 0), (0, 0, -20)):
        belt.build(belt.SPEC['s-500'])
        hose([(1.032, 0, .616), (1.20, .02, .60), (1.36, .12, .34), (1.44, .40, .02), (1.55, 1.6, .016), (1.5, 3.6, .016)], .016)
    studio.world((.84, .91, 1), .22)
    light.sheet(((BOOTH[0]+BOOTH[1])/2, (BOOTH[2]+BOOTH[3])/2, INSIDE-.06), (0, .001, -1), (4.6, 5.4), 330, (.97, .99, 1))
    light.sheet((.4, .6, 3.7), (0, .001, -1), (7, 6), 330, (1, .95, .88))
    light.sheet((-.9, -5.4, 2.9), (.42, 1, -.28), (2.4, 1.6), 140, (1, .97, .93))
    light.sheet((-1.6, -2.8, 2.0), (3.3, 2.2, -1.2), (.6, 2.0), 75, (.95, .97, 1))
    light.camera((.15, -4.75, 1.38), (.15, 4, 1.38), 33, shift=(.0, -.04))
