"""Building site: an M 50 B Site on a board beside the power box, its hose on the way up the scaffold."""
from core import at, box
from machines import site as machine
from scenes.setting import ground, light, room, site, stock, structure
import materials

WALL, TOP = 4.2, 2.75


def house():
    openings = [(-1.2, .1, .95, 2.25), (2.2, 3.4, 0, 2.25), (5.2, 6.6, .95, 2.25)]
    room.wall(-3.2, 9, WALL, TOP, 'block', openings, t=.365, z0=-.2)
    for a, b, low, high in openings:
        box((b-a+.5, .369, .24), ((a+b)/2, WALL+.18, high+.12), 'concrete', .004)
    box((12, .2, TOP), (3, WALL+4, TOP/2), 'lime', 0)
    box((12.6, 8.6, .24), (2.9, WALL+4.1, TOP+.12), 'concrete', .008)
    with room.side(-3.2, right=True):
        room.wall(-WALL-8, -WALL, 0, TOP, 'block', t=.365)
    room.wall(-3.2, 9, WALL, TOP+2.2, 'block', [(-.6, .6, TOP+.9, TOP+2.2), (3.0, 4.2, TOP+.9, TOP+2.2), (6, 7.2, TOP+.9, TOP+2.2)], t=.365, z0=TOP+.24)
    site.roof(-3.4, 9, WALL+.18, WALL+8, TOP+2.2)


def scene():
    materials.BUMP = .4
    ground.uneven()
    ground.stones(keep=(1.0, -.2, .75))
    house()
    with at((-2.9, WALL-1.10, .035)):
        site.scaffold()
    with at((1.05, -.15, .010), (0, 0, -24)):
        box((1.30, 1.0, .022), (0, .02, 0), 'formwork', .002)
        with at((0, 0, .011)):
            machine.build()
    with at((-.30, 2.35, 0), (0, 0, 12)):
        site.power_box()
    structure.air_hose((1.36, -.38, .478), (.91, -.41, 0), [(1.66, -.54, .40), (1.80, -.72, .10), (1.55, -.98, .012), (.9, -1.15, .012), (-.6, -.75, .012), (-2.1, .35, .012), (-2.62, 1.9, .012), (-2.86, 2.98, .3), (-2.86, 3.02, 1.2), (-2.86, 3.02, 2.3)])
    with at((-1.55, 1.55, 0), (0, 0, 12)):
        stock.pallet()
        site.stacked((.24, .115, .071), (4, 6), 9)
    with at((-3.5, 1.0, 0), (0, 0, -8)):
        stock.pallet()
        site.stacked((.37, .25, .24), (3, 3), 3, 'hollow_clay')
    for k in range(5):
        for i in range(3):
            with at((-4.6+i*.02, 3.4+i*.24, .12+k*.055), (0, 0, 82)):
                box((3.6, .22, .05), (0, 0, 0), 'pine', .003)
    with at((-12, 9, 0)):
        ground.fence(3)
    for x, y, turn in ((-15, 34, 8), (-29, 40, -14), (-3, 52, 4)):
        with at((x, y, 0), (0, 0, turn)):
            ground.neighbour()
    ground.trees(-96, -14, 58, 44)
    sky = light.sky(26, .17)
    sky.sun_rotation = 3.6
    light.sun((.62, .62, -.48), 3.6, (1, .86, .66))
    light.camera((1.62, -3.75, 1.28), (-.35, 1.1, 1.2), 35, shift=(.0, -.075))
