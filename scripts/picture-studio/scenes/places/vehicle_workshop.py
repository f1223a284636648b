"""Vehicle workshop: an S 270 in front, behind it a car on the lift, tyres and tools; evening sun through the gate."""
from core import at, hose
from machines import belt
from scenes.setting import bench, car, garage, light, room, stock, structure
from tools import impact_wrench
import materials
import studio

LEFT, RIGHT, BACK, H = -5.6, 4.4, 6.2, 4.4
GATE = (-5.0, -1.2, 0, 3.6)


def shell():
    room.floor(LEFT, RIGHT, -8, BACK, 'concrete', joint=2.5)
    room.wall(LEFT-.3, RIGHT+.3, BACK, H+.2, 'plaster', [(-3.9, -.5, 2.1, 3.7), (.7, 4.1, 2.1, 3.7)])
    room.wall(LEFT, RIGHT, BACK-.012, 1.25, 'dado', t=.012)
    for w in ((-3.9, -.5, 2.1, 3.7), (.7, 4.1, 2.1, 3.7)):
        room.window(w, BACK, 5, 2)
    with room.side(LEFT):
        room.wall(-8, BACK, 0, H+.2, 'plaster', [(-6.4, -2.8, 0, 3.6), (-1.4, 2.2, 0, 3.6)])
        for y in (-4.6, .4):
            room.gate(y, 0, 3.6, 3.6, up=7)
    with room.side(RIGHT, right=True):
        room.wall(-BACK, 8, 0, H, 'plaster')
        room.wall(-BACK, 8, -.012, 1.25, 'dado', t=.012)
    structure.decking(LEFT, RIGHT, -8, BACK, H, material='plaster_cool')
    for y in (-3.2, .4, 4.0):
        structure.rafter(LEFT, RIGHT, y, H-.20, .34)
    for x in (-2.6, 1.8):
        for y in (-1.4, 2.2, 5.0):
            light.led((x, y, 3.55), 1.5, 'Y', drop=.6)


def bay():
    structure.main(LEFT, RIGHT, BACK-.09, 3.92, BACK, joints=(-2.4, 2.6))
    structure.drop(.12, BACK-.09, 3.92, BACK, 1.35)
    with at((-1.75, 2.8, 0), (0, 0, 32)):
        garage.lift(1.72)
        with at((0, 0, 1.72-.20), (0, 0, -90)):
            car.hatchback('car_silver')
    with at((-4.3, 4.4, 0)):
        garage.tyre_stack(4)
    with at((-3.55, 5.2, 0)):
        garage.tyre_stack(3)
    with at((.62, 2.1, 0), (0, 0, 20)):
        garage.trolley()
        with at((.05, -.02, .88), (0, 0, 30)):
            impact_wrench.build()
    with at((2.3, BACK-.42, 0)):
        bench.workbench(2.6)
        with at((-.95, -.22, .88)):
            bench.vice()
    with at((2.3, BACK-.03, 1.05)):
        garage.tool_wall(2.5, .95)
    with at((4.0, 3.6, 0)):
        stock.drum()


def scene():
    materials.BUMP = .4
    shell()
    bay()
    with at((1.08, -.45, 0), (0, 0, -22)):
        belt.build(belt.SPEC['s-270'])
        hose([(.83, 0, .53), (1.0, .02, .51), (1.14, .16, .22), (1.18, .55, .016), (1.25, 2.2, .016), (1.0, 4.4, .016)], .014)
    light.sun((.80, .42, -.50), 12, (1, .80, .56))
    studio.world((.78, .88, 1), .25)
    with room.side(LEFT):
        light.sheet((-2.0, -.3, 1.9), (0, -1, -.1), (7.6, 3.2), 800, (.84, .92, 1))
    light.sheet((0, 2.0, 3.5), (0, .001, -1), (5, 7), 450, (1, .93, .82))
    light.sheet((-.6, -5.4, 2.8), (.42, 1, -.28), (2.4, 1.6), 110, (1, .97, .93))
    studio.area((-1.6, -2.6, 2.0), (1.7, -.7, .7), (.6, 2.0), 30, (.95, .97, 1))
    light.camera((.15, -4.4, 1.30), (.15, 4, 1.3), 32, shift=(.0, -.045))
