"""1/2 inch impact wrench: aluminium hammer case, composite motor housing, overmoulded grip."""
from core import at, box, cyl, lathe, loft, ring, socket_screw
from tools.common import air_inlet, tool_setup
from parts.fittings import logo_flat, knob


AXIS = .160                                              # height of the motor above the foot of the grip


def case():
    """Hammer case of cast aluminium along local Z, from .010 to its nose at .100."""
    lathe([(.0355, .010), (.0365, .014), (.0365, .050), (.0350, .058), (.0290, .074), (.0235, .082), (.0205, .086), (.0195, .098), (.0175, .100), (.0, .100)],
          material='alu_dark', n=96, bevel=.0010)
    for z in (.022, .028, .034):
        ring(.0366, .0009, (0, 0, z), 'alu_dark')


def anvil(z=.099, square=.0127, reach=0.0):
    """Spindle with a square, its ball and its ring, from z on; `reach` metres longer."""
    k = square/.0127
    lathe([(.0150*k, z), (.0150*k, z+.005), (.0105*k, z+.007), (.0100*k, z+.017*k+reach), (0, z+.017*k+reach)], material='steel', n=48, bevel=.0006)
    z += .017*k + reach
    box((square, square, .022*k), (0, 0, z+.010*k), 'steel', .0012)
    ring(.0066*k, .0010, (0, 0, z+.014*k), 'black')
    cyl(.0022*k, .001, (.0, -square/2-.0001, z+.015*k), 'chrome', '-Y', n=16, bevel=.0003)


def motor():
    """Composite motor housing behind the case, with its rear cover; local X = up."""
    # yellow joint ring and composite motor housing
    lathe([(.0372, .0085), (.0378, .0095), (.0378, .0125), (.0372, .0135)], material='yellow', n=96, bevel=.0004)
    loft([((0, 0, .010), .0350, .0350, 2.0), ((0, 0, .004), .0372, .0368, 2.1), ((.001, 0, -.012), .0378, .0372, 2.4), ((.001, 0, -.045), .0372, .0362, 2.6),
          ((.001, 0, -.058), .0358, .0350, 2.6), ((.001, 0, -.062), .0345, .0338, 2.6)], 'blue', n=48)
    # rear cover with four bolts
    loft([((.001, 0, -.061), .0350, .0345, 2.7), ((.001, 0, -.066), .0352, .0346, 2.7), ((.001, 0, -.073), .0330, .0322, 2.6), ((.001, 0, -.077), .0270, .0265, 2.4)], 'alu_dark', n=48)
    loft([((.001, 0, -.046), .0340, .0334, 2.6), ((.001, 0, -.072), .0340, .0334, 2.6)], 'black', n=48, subsurf=0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            socket_screw((sx*.0235, sy*.0225, -.0735), .0034, '-Z')
    with at((.0, 0, -.076)):
        knob(.0125, .010, (0, 0, 0), '-Z', 'black', ribs=14)
        cyl(.0045, .001, (0, 0, -.010), 'yellow', '-Z', n=20)


def grip():
    """Grip with its rubber, trigger, direction lever, exhaust and inlet."""
    loft([((.026, 0, .140), .0290, .0240, 2.6), ((.027, 0, .126), .0255, .0205, 2.6), ((.029, 0, .112), .0225, .0180, 2.5), ((.0325, 0, .085), .0215, .0172, 2.4),
          ((.036, 0, .055), .0215, .0175, 2.4), ((.0385, 0, .030), .0225, .0185, 2.6), ((.040, 0, .014), .0250, .0205, 3.0), ((.040, 0, .003), .0255, .0208, 3.2), ((.040, 0, 0), .0245, .020, 3.2)],
         'graphite', n=40)
    # overmoulded soft grip, a little proud, with ribs
    loft([((.0303, 0, .1035), .0205, .0165, 2.4), ((.0304, 0, .103), .0230, .0185, 2.4), ((.0308, 0, .101), .0232, .0187, 2.4), ((.0342, 0, .070), .0226, .0183, 2.4), ((.0370, 0, .044), .0230, .0187, 2.4), ((.0372, 0, .042), .0229, .0186, 2.4), ((.0373, 0, .0415), .0205, .0165, 2.4)],
         'rubber', n=40)
    for i in range(7):
        z = .050 + i*.0075
        x = .0365 - (z-.044)*.105
        loft([((x, 0, z-.0012), .0226, .0184, 2.4), ((x, 0, z), .0238, .0194, 2.4), ((x, 0, z+.0012), .0226, .0184, 2.4)], 'rubber', n=40)
    loft([((-.004, 0, .128), .0115, .0085, 2.6), ((-.0025, 0, .118), .0105, .0085, 2.6), ((.000, 0, .108), .0115, .0085, 2.6), ((.001, 0, .099), .0130, .0085, 2.6), ((.001, 0, .096), .0120, .0075, 2.6)],
         'yellow', n=32)
    # direction lever
    box((.008, .050, .006), (.012, 0, .1215), 'black', .0015)
    # exhaust slots at the foot of the grip
    for s in (-1, 1):
        for i in range(4):
            box((.0035, .0015, .012), (.028+i*.0075, s*.0204, .0105), 'hole', .0005)
    air_inlet((.060, 0, .0135), (0, -90, 0), .95)


def wrench(front):
    """Motor and grip with the case and anvil made by `front`."""
    with at((0, 0, AXIS), (0, -90, 0)):                  # local Z = towards the anvil (-X), local X = up
        front()
        motor()
    grip()
    logo_flat(.0064, (.0225, -.0378, AXIS+.003))


def half_inch(reach=0.0):
    case()
    anvil(reach=reach)


def build():
    wrench(half_inch)

def scene():
    build()
    tool_setup()
