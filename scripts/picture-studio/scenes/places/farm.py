"""Farm in evening sun: an M 100 Twin inflates a tractor's rear tyre; straw, a barn, and a stubble field on the left."""
from core import at, box, hose
from machines import belt
from scenes.setting import farm, ground, light, room, straw, structure
from scenes.setting.tractor import tractor
from tools import inflator
import materials

LEFT, RIGHT, WALL, EAVES = -1.0, 9, 7.8, 3.7
DOOR = (.7, 4.6, 3.2)
AT = (1.14, -.46, 0)                                     # the machine


def barn():
    a, b, top = DOOR
    box((a-LEFT, .3, .45), ((a+LEFT)/2, WALL+.15, .2), 'concrete', .01)
    farm.boards(LEFT, a, .42, EAVES, WALL)
    farm.boards(a, b, top, EAVES, WALL)
    farm.boards(b, RIGHT, 0, EAVES, WALL)
    for x in (a, b):
        box((.16, .2, top), (x, WALL-.02, top/2), 'weathered', .006)
    box((RIGHT-LEFT, .08, .10), ((RIGHT+LEFT)/2, WALL-.10, top+.16), 'steelwork', .006)
    with at((b-.3, WALL-.08, 0)):
        farm.sliding_door(4.2, top)
    with room.side(LEFT, right=True):
        farm.boards(-WALL-9, -WALL, 0, EAVES)
    farm.boards(LEFT, RIGHT, 0, EAVES+4.4, WALL+9)
    box((RIGHT-LEFT+1.2, 11.6, .14), ((LEFT+RIGHT)/2, WALL+4.5, EAVES+2.62), 'roof_tiles', .01, rot=(26, 0, 0))
    for i in range(13):
        box((.09, 1.5, .15), (LEFT+.1+.8*i, WALL-.02, EAVES+.22), 'weathered', .004, rot=(26, 0, 0))
    box((RIGHT-LEFT+1.2, .13, .10), ((LEFT+RIGHT)/2, WALL-.78, EAVES-.06), 'zinc', .04)
    for x, y, turn, layers in ((3.6, 1.9, 4, 6), (2.3, 2.4, -3, 5), (1.3, 2.2, 6, 3)):
        with at((x, WALL+y, 0), (0, 0, turn)):
            straw.stacked(layers)


def field():
    with at((0, 0, -.05)):
        ground.uneven()
    room.floor(-2.6, RIGHT, -9, WALL+9, 'concrete', joint=2.6)
    box((240, 140, .3), (0, 15+70, -.05), 'stubble', 0)
    for x, y, turn in ((-5.6, 18, 30), (-10.5, 23, -15), (-8.4, 33, 70), (-18, 40, 10), (-13.5, 50, 40), (-26, 58, -30)):
        with at((x, y, .10), (0, 0, turn)):
            straw.round_bale()
    for x in (-28.5, -32.6):
        with at((x, 66, 0)):
            farm.silo()
    ground.trees(-125, 20, 92, 110)
    straw.litter(420, (-2.5, 3.2, -2.6, 4.5))


def inflating():
    """The inflator lies on a bale; one hose comes from the machine, the other one ends at the tyre's valve."""
    with at((-.78, 1.95, 0), (0, 0, 12)):
        straw.bale()
    x, y, z = -.70, 1.86, .385
    with at((x, y, z), (-90, 0, 0)):
        inflator.body()
    valve = (.16, 3.03, .53)
    hose([(x-.09, y+.135, z), (x-.17, y+.15, z+.02), (x-.26, y+.30, z-.12), (x-.05, y+.60, .10), (x+.40, y+.90, .06), (x+.78, y+1.02, .28), (valve[0]-.03, valve[1]-.07, valve[2]-.02), valve], .0058)
    structure.air_hose((AT[0]+.386, AT[1]-.248, .532), (.927, -.375, 0), [(1.78, -.84, .36), (1.86, -.98, .06), (1.60, -1.16, .010), (.7, -1.02, .010), (-.7, -.55, .010), (-1.25, .45, .010), (-1.15, 1.25, .012), (-.84, 1.52, .10), (-.68, 1.62, .33)],
                       (x+.040, y-.012, z), (0, -1, 0))


def scene():
    materials.BUMP = .4
    field()
    barn()
    with at((-.16, 4.05, 0), (0, 0, 34)):
        tractor()
    with at(AT, (0, 0, -22)):
        belt.build(belt.SPEC['m-100-twin'])
    inflating()
    with at((5.0, WALL-.30, .01), (-9, 3, 0)):
        farm.pitchfork()
    sky = light.sky(22, .17)
    sky.sun_rotation = 3.6
    light.sun((.74, .52, -.42), 4.5, (1, .85, .64))
    light.camera((.15, -4.0, 1.22), (.15, 4, 1.22), 33, shift=(.0, -.078))
