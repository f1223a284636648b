"""Dental laboratory: an M 24 Silent in its cupboard, whose door is open; beside it the benches below the windows."""
from core import at, box, cyl
from machines import silent
from parts.pipework import pipe, wall_plate
from scenes.setting import laboratory, light, room, structure
import materials
import studio

LEFT, RIGHT, BACK, H, FRONT = -4.4, 3.0, 4.9, 2.75, 1.15
WINDOWS = [(x, x+1.5, .98, 2.35) for x in (-4.1, -2.2, -.3)]
CUPBOARD = (.34, 1.46, 0, 2.08)


def shell():
    for i in range(42):
        x = LEFT + .18*(i+.5)
        for k in range(6):
            with at((x, -4.5+1.9*k+(i % 3)*.62, -.011), (0, 0, 90)):
                box((1.897, .178, .022), (0, 0, 0), 'oak', .0012)
    room.wall(LEFT-.3, RIGHT+.3, BACK, H+.2, 'lime', WINDOWS)
    for w in WINDOWS:
        room.window(w, BACK, 2, 1, 'white', bar=.05)
    with room.side(LEFT):
        room.wall(-6, BACK, 0, H+.2, 'plaster_cool', [(-2.4, -.2, .98, 2.35)])
        room.window((-2.4, -.2, .98, 2.35), 0, 2, 1, 'white', bar=.05)
    box((RIGHT-LEFT, 12, .05), ((LEFT+RIGHT)/2, 0, H+.05), 'lime', 0)
    box((RIGHT-LEFT, .015, .08), ((LEFT+RIGHT)/2, BACK-.008, .04), 'white', .003)


def cupboard():
    a, b, _, top = CUPBOARD
    room.wall(.05, RIGHT, FRONT, H+.1, 'lime', [CUPBOARD], t=.12)
    box((.12, BACK-FRONT-.12, H+.1), (.11, (BACK+FRONT+.12)/2, (H+.1)/2), 'lime', 0)
    box((b-a+.32, .05, H), ((a+b)/2, FRONT+.95, H/2), 'lime', 0)
    box((.05, .82, H), (b+.09, FRONT+.53, H/2), 'lime', 0)
    box((.05, .82, H), (a-.09, FRONT+.53, H/2), 'lime', 0)
    for x in (a-.024, b+.024):
        box((.06, .15, top+.06), (x, FRONT+.05, (top+.06)/2), 'white', .004)
    box((b-a+.12, .15, .06), ((a+b)/2, FRONT+.05, top+.03), 'white', .004)
    box((RIGHT-b-.06, .012, .08), ((RIGHT+b+.06)/2, FRONT-.006, .04), 'white', .003)
    box((a-.10, .012, .08), ((a+.03)/2, FRONT-.006, .04), 'white', .003)
    with at((b+.01, FRONT-.01, 0), (0, 0, -66)):
        box((1.08, .04, top-.01), (.54, 0, top/2), 'white', .003)
        for z in (.28, 1.80):
            with at((.54, -.022, z)):
                laboratory.grille()
        cyl(.011, .05, (1.0, -.02, 1.05), 'alu', '-Y', n=24)
        box((.13, .020, .022), (.95, -.075, 1.05), 'alu', .008)
    box((b-a-.02, .42, .025), ((a+b)/2, FRONT+.70, 1.16), 'beech', .003)
    for i, (m, h) in enumerate((('white', .24), ('mid_stripe', .20), ('grey', .28), ('carton', .22), ('white', .18))):
        box((.16, .22, h), (a+.14+i*.205, FRONT+.66, 1.1725+h/2), m, .008, rot=(0, 0, (i*3 % 5-2)*2))
    pipe((a+.12, FRONT+.86, .62), (a+.12, FRONT+.86, 2.9), .014)
    wall_plate((a+.12, FRONT+.86, .64))


def scene():
    materials.BUMP = .4
    shell()
    cupboard()
    for i, x in enumerate((-3.35, -1.45, .45)):
        with at((x, BACK-.36, 0)):
            laboratory.bench(side=1 if i % 2 else -1)
    for x, y, turn in ((-3.2, 3.7, 0), (-1.35, 3.55, 30)):
        with at((x, y, 0), (0, 0, turn)):
            laboratory.stool()
    with at((.93, FRONT+.22, 0), (0, 0, -10)):
        silent.build()
    structure.air_hose((.946, FRONT-.005, .377), (-.17, -.98, 0), [(.90, FRONT-.15, .27), (.72, FRONT-.12, .02), (.56, FRONT+.04, .008), (.49, FRONT+.40, .05), (.486, FRONT+.60, .34)],
                       (.488, FRONT+.805, .5775), (0, -.914, -.407), .007)
    light.sun((.52, -.80, -.46), 4.5, (1, .90, .74))
    studio.world((.84, .92, 1), .45)
    light.sheet((-1.7, BACK-.15, 1.7), (0, -1, -.25), (5.4, 1.3), 300, (.86, .93, 1))
    light.sheet((-1.2, 1.5, 2.65), (0, .001, -1), (4.5, 4), 115, (1, .96, .90))
    light.sheet((-.9, -2.6, 1.9), (.55, 1, -.25), (1.6, 1.4), 46, (1, .98, .95))
    light.camera((.10, -1.80, .95), (.10, 4, .95), 34, shift=(.0, -.06))
