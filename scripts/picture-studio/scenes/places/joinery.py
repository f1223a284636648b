"""Joinery: an R 7 T beside the bench, oak and sheets behind it, sun through tall windows, the ring main along the walls."""
from core import at, box, hose
from machines import on_tank
from scenes.setting import bench, light, room, stock, structure, woodwork
from tools import nailer, orbital_sander
import materials
import studio

LEFT, RIGHT, BACK, H = -5.0, 4.2, 6.4, 3.7
WINDOWS = [(y, y+1.9, 1.15, 3.3) for y in (-5.2, -2.6, 0, 2.6)]


def shell():
    room.floor(LEFT, RIGHT, -8, BACK, 'concrete', joint=3)
    room.wall(LEFT-.3, RIGHT+.3, BACK, H+.2, 'lime', [(-4.0, -1.6, 1.2, 3.2)])
    room.window((-4.0, -1.6, 1.2, 3.2), BACK, 4, 4)
    with room.side(LEFT):
        room.wall(-8, BACK, 0, H+.2, 'brick', WINDOWS)
        for w in WINDOWS:
            room.window(w, 0, 3, 4)
        light.sheet((-.3, -.2, 2.3), (0, -1, -.2), (10, 2.1), 520, (.82, .91, 1))
    with room.side(RIGHT, right=True):
        room.wall(-BACK, 8, 0, H+.2, 'lime')
    box((RIGHT-LEFT, 15, .05), ((LEFT+RIGHT)/2, -.8, H+.2), 'pine', 0)
    for y in (-4, -1.6, .8, 3.2, 5.6):
        box((RIGHT-LEFT, .20, .32), ((LEFT+RIGHT)/2, y, H), 'oak', .01)
    for y in (-.6, 2.4, 4.8):
        for x in (-2.2, 1.6):
            light.led((x, y, 3.05), 1.5, 'X', drop=.5)


def ring_main(z=2.85, r=.0315):
    y = BACK-.09
    structure.main(LEFT, RIGHT-.15, y, z, BACK, r, 1.6, (-1.0, 2.0))
    for x, out in ((-.55, 1.25), (2.7, 1.25)):
        structure.drop(x, y, z, BACK, out, r)


def work():
    with at((-3.3, 4.3, 0), (0, 0, 8)):
        woodwork.panel_saw()
    with at((-2.15, .55, 0), (0, 0, 74)):
        woodwork.boards()
    with at((.35, 3.3, 0), (0, 0, 4)):
        bench.workbench(2.2, .78, frame='beech')
        with at((-.85, -.25, .88)):
            bench.vice()
        with at((.30, -.08, .88), (0, 0, 20)):
            orbital_sander.build()
        with at((-.15, .05, .88), (0, 0, -24)):
            nailer.build()
        for i in range(3):
            box((1.1-.1*i, .09, .03), (.55, .22, .895+.03*i), ('oak', 'pine', 'oak')[i], .002, rot=(0, 0, i*2))
    with at((1.0, BACK-.62, 0)):
        woodwork.sheet_rack()
    with at((3.3, BACK-.03, 2.35)):
        woodwork.clamps()
    with at((3.15, 3.1, 0), (0, 0, 82)):
        stock.pallet()
        stock.cartons(3, 2, 2)
    woodwork.duct([(-3.7, 4.85, 2.0), (-3.7, 4.85, 3.25), (-3.7, -8, 3.25)])
    woodwork.duct([(-3.7, 3.9, 3.25), (3.9, 3.9, 3.25)], .08)


def scene():
    materials.BUMP = .4
    shell()
    ring_main()
    work()
    with at((1.16, .0, 0), (0, 0, -20)):
        on_tank.STATIONS['r-7-t']()
        hose([(.60, 0, .658), (.76, .02, .63), (.88, .18, .26), (.92, .6, .016), (1.05, 2.4, .016), (.9, 4.6, .016)], .014)
    light.sun((.80, .22, -.50), 11, (1, .80, .55))
    studio.world((.80, .89, 1), .22)
    light.sheet((-.4, 1.5, 3.2), (0, .001, -1), (7, 9), 330, (1, .93, .82))
    light.sheet((-.8, -5.4, 2.8), (.42, 1, -.28), (2.4, 1.6), 90, (1, .97, .93))
    studio.area((-1.8, -2.8, 2.0), (1.2, -.3, .8), (.6, 2.0), 28, (.95, .97, 1))
    light.camera((.10, -4.6, 1.40), (.10, 4, 1.4), 33, shift=(.0, -.02))
