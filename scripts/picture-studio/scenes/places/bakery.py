"""Bakery before dawn: an R 15 T and the hot-water tank it heats, deck ovens that glow, racks of loaves."""
from core import at, box, tube
from machines import screw
from parts.pipework import elbow, pipe
from scenes.setting import bread, light, oven, room, stock
import materials
import studio

LEFT, RIGHT, BACK, H = -4.6, 3.9, 5.6, 3.5
WINDOW = (-4.1, -2.7, 1.25, 2.75)


def shell():
    room.floor(LEFT, RIGHT, -8, BACK, 'quarry')
    room.wall(LEFT-.3, RIGHT+.3, BACK, H+.2, 'lime', [WINDOW])
    room.wall(LEFT, RIGHT, BACK-.012, 2.0, 'tiles', [(WINDOW[0], WINDOW[1], WINDOW[2], 2.0)], t=.012)
    room.window(WINDOW, BACK, 2, 3, view='dawn')
    with room.side(LEFT):
        room.wall(-8, BACK, 0, H+.2, 'lime', [(-2.0, .2, 1.25, 2.75)])
        room.wall(-8, BACK, -.012, 2.0, 'tiles', [(-2.0, .2, 1.25, 2.0)], t=.012)
        room.window((-2.0, .2, 1.25, 2.75), 0, 3, 3, view='dawn')
        light.sheet((-.9, -.2, 2.0), (0, -1, -.25), (2.2, 1.5), 160, (.55, .72, 1))
    with room.side(RIGHT, right=True):
        room.wall(-BACK, 8, 0, H+.2, 'lime')
        room.wall(-BACK, 8, -.012, 2.0, 'tiles', t=.012)
    box((RIGHT-LEFT, 15, .05), ((LEFT+RIGHT)/2, -.8, H+.1), 'plaster', 0)
    for x in (-2.6, 1.2):
        for y in (-.6, 2.0, 4.4):
            light.led((x, y, 3.1), 1.5, 'Y', drop=.35, material='lamp_warm')


def heat():
    """Copper pipes from the cabinet's back over to the tank, insulated where they run along the wall."""
    with at((3.1, 2.5, 0)):
        oven.hot_water()
    for z, y, low in ((2.55, 2.44, 1.50), (2.40, 2.56, .55)):
        tube([(.62, .75, 1.60), (.62, .75, z), (.62, y, z), (2.55, y, z), (2.55, y, low), (2.66, 2.5, low)], .018, 'copper', bend=.06)


def outlet(x=RIGHT-.12, y=-.234, z=.54, r=.020):
    """Blue pipe from the end of the machine's tank to the wall on the right, and up."""
    pipe((2.12, y, z), (x-.06, y, z), r)
    elbow((x, y, z), '-X', 'Z', r)
    pipe((x, y, z+.06), (x, y, H), r)


def work():
    with at((-.75, BACK-.80, 0)):
        oven.deck_oven()
    with at((-2.75, 2.75, 0), (0, 0, 14)):
        bread.rack()
    with at((-3.75, 3.2, 0), (0, 0, -4)):
        bread.rack(filled=(1, 2, 3, 5, 6, 8))
    with at((-2.0, .75, 0), (0, 0, 5)):
        bread.table()
    for x, y, n, turn, m in ((3.2, 4.6, 9, 88, 'crate_red'), (3.25, 4.1, 7, 90, 'crate_red'), (2.45, 4.75, 8, 2, 'crate_grey')):
        with at((x, y, 0), (0, 0, turn)):
            bread.bread_crates(n, m)
    with at((-4.0, 1.0, 0), (0, 0, 88)):
        stock.pallet()
        for k in range(4):
            for i in range(2):
                with at(((i-.5)*.62, ((k % 2)-.5)*.04, .144+.17*k), (0, 0, 90)):
                    bread.sack()


def scene():
    materials.BUMP = .4
    shell()
    work()
    heat()
    outlet()
    with at((1.25, .05, 0), (0, 0, -18)):
        box((2.35, 1.0, .08), (0, 0, .04), 'concrete', .012)
        with at((0, 0, .08)):
            screw.tank_mounted('R 15 T')
    studio.world((.55, .72, 1), .10)
    light.sheet((-.6, 1.6, 3.0), (0, .001, -1), (6, 8), 640, (1, .80, .56))
    light.sheet((-.75, BACK-1.9, 1.25), (0, -1, -.1), (2.2, 1.4), 40, (1, .55, .22))
    light.sheet((-1.0, -5.2, 2.8), (.42, 1, -.25), (2.4, 1.6), 95, (1, .88, .74))
    light.sheet((-1.9, -2.6, 2.1), (3.1, 2.6, -1.2), (.6, 2.2), 34, (.80, .89, 1))
    light.camera((.05, -4.85, 1.45), (.05, 4, 1.45), 33, shift=(.0, -.035))
