"""Production hall: an R 15 T at the aisle, machine tools and pallets behind it, morning light from high windows."""
from core import at, box
from machines import screw
from parts.pipework import elbow, pipe
from scenes.setting import light, plant, room, stock, structure
import materials
import studio

LEFT, RIGHT, FAR, H = -8.5, 4.6, 24, 6.4
WINDOWS = [(y, y+3.4, 3.0, 5.4) for y in (-5.6, -1.6, 2.4, 6.4, 10.4, 14.4, 18.4)]


def shell():
    room.floor(LEFT, RIGHT, -9, FAR, 'screed', joint=4, width=.008)
    with room.side(LEFT):
        room.wall(-9, FAR, 0, H+.2, 'sheeting', WINDOWS)
        room.wall(-9, FAR, -.02, 1.2, 'plaster_cool', t=.02)
        for w in WINDOWS:
            room.window(w, 0, 5, 3)
        light.sheet((8, -.25, 4.2), (0, -1, -.3), (27, 2.4), 800, (.78, .88, 1))
    with room.side(RIGHT, right=True):
        room.wall(-FAR, 9, 0, H+.2, 'plaster')
        room.wall(-FAR, 9, -.012, 1.15, 'dado', t=.012)
    room.wall(LEFT-.3, RIGHT+.3, FAR, H+.2, 'sheeting', [(-5.2, -.8, 0, 4.2)])
    room.door(1.5, FAR, leaf='blue')
    room.gate(-3.0, FAR, 4.4, 4.2, up=5)
    structure.decking(LEFT, RIGHT, -9, FAR, H)
    for i in range(8):
        y = -7.6 + 4*i
        structure.rafter(LEFT, RIGHT, y, H-.22)
        structure.column(LEFT+.22, y, H-.4)
        structure.column(RIGHT-.22, y, H-.4)
    for i in range(7):
        for x in (-4.6, .6):
            light.led((x, -5.6+4*i, 5.2), 1.6, 'Y', drop=.9)


def stand():
    """What stands along both sides of the aisle."""
    for x in (-3.9, -.55):
        room.stripe(x-.05, x+.05, -9, FAR-1)
    with at((-6.4, 7.2, 0), (0, 0, 90)):
        plant.machining_centre()
    with at((-6.4, 11.6, 0), (0, 0, 90)):
        plant.machining_centre()
    with at((2.2, 11.0, 0), (0, 0, -90)):
        plant.machining_centre(body='crate_grey')
    for x, y, turn, n in ((-4.95, 3.3, 88, 4), (1.2, 6.4, 3, 4), (2.7, 6.5, 0, 3), (-5.0, 14.8, 90, 4), (1.4, 15.2, 0, 5)):
        with at((x, y, 0), (0, 0, turn)):
            stock.pallet()
            stock.cartons(3, 2 if n != 4 else 2, n, size=(.39, .39, .26), skip={(2, 0, n-1), (2, 1, n-1)} if n == 4 else ())
    with at((-2.55, 4.3, 0), (0, 0, 158)):
        plant.pallet_truck()
    with at((4.0, 3.0, 0)):
        stock.drum()
    with at((3.95, 3.75, 0)):
        stock.drum('graphite')


def pipework():
    x = RIGHT-.12
    for z, r in ((3.0, .0315), (2.84, .020)):
        pipe((x, -9, z), (x, FAR, z), r)
    pipe((2.50, -.37, .56), (x-.06, -.37, .56), .020)
    elbow((x, -.37, .56), '-X', 'Z', .020)
    pipe((x, -.37, .62), (x, -.37, 2.84), .020)


def scene():
    materials.BUMP = .4
    shell()
    stand()
    pipework()
    with at((1.62, -.10, 0), (0, 0, -16)):
        box((2.35, 1.05, .10), (0, 0, .05), 'concrete', .012)
        with at((0, 0, .10)):
            screw.tank_mounted('R 15 T')
    light.sun((.80, .30, -.50), 8.5, (1, .82, .58))
    studio.world((.80, .89, 1), .22)
    light.sheet((-2, 6, 5.1), (0, .001, -1), (6, 26), 420, (1, .93, .84))
    light.sheet((-1.2, -6.5, 3.6), (.45, 1, -.35), (3.0, 2.0), 170, (1, .97, .93))
    studio.area((-2.8, -2.4, 2.6), (1.5, -.3, .9), (.7, 2.6), 60, (.95, .97, 1))
    light.camera((.0, -5.3, 1.50), (.0, 4, 1.5), 33, shift=(.01, -.045))
