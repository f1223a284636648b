"""What stands about in workplaces: pallets, cartons, drums."""
from core import at, box, cyl, lathe


def pallet(material='weathered'):
    """EUR pallet, 1,200 x 800 x 144 mm."""
    for y, w in ((-.35, .10), (0, .145), (.35, .10)):
        box((1.2, w, .022), (0, y, .011), material, .002)
        for x in (-.5275, 0, .5275):
            box((.145, w, .078), (x, y, .061), material, .003)
    for x in (-.5275, 0, .5275):
        with at((x, 0, .111), (0, 0, 90)):
            box((.80, .145, .022), (0, 0, 0), material, .002)
    for y, w in ((-.3275, .145), (-.165, .10), (0, .145), (.165, .10), (.3275, .145)):
        box((1.2, w, .022), (0, y, .133), material, .002)


def cartons(cols, rows, layers, size=(.39, .29, .25), z=.144, skip=()):
    """Closed cartons in layers on a pallet; their tape runs along X."""
    w, d, h = size
    for k in range(layers):
        for i in range(cols):
            for j in range(rows):
                if (i, j, k) in skip:
                    continue
                turn = ((i*7+j*5+k*3) % 5-2)*.35
                with at(((i-(cols-1)/2)*(w+.006), (j-(rows-1)/2)*(d+.006), z+h*k+h/2), (0, 0, turn)):
                    box((w, d, h-.002), (0, 0, 0), 'carton', .004)
                    box((w+.001, .05, h), (0, 0, .0003), 'carton_tape', .003)
                    box((.10, .002, .07), (w*.18, -d/2-.0005, -h*.10), 'white', 0)


def drum(material='blue_deep', r=.29, h=.88):
    lathe([(r*.97, 0), (r, .012), (r, h*.33), (r*1.025, h*.345), (r, h*.36), (r, h*.65), (r*1.025, h*.665), (r, h*.68), (r, h-.012), (r*.97, h), (r*.95, h-.012), (0, h-.012)], material=material, n=96)
    cyl(.032, .014, (r*.55, 0, h-.012), 'steel')
    cyl(.018, .014, (-r*.6, .05, h-.012), 'steel')
