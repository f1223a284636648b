"""1/2 inch impact wrench: aluminium hammer case, composite motor housing, overmoulded grip."""
import math
from core import at, box, cyl, lathe, ring, loft, prism, plate, rrect, circle, bolt, socket_screw, hexagon, text, tube
from tools.common import air_inlet, tool_setup
from parts.fittings import logo_flat, knob


def build():
    zc = .160                                            # axis of the motor
    with at((0, 0, zc), (0, -90, 0)):                    # local Z = towards the anvil (-X), local X = up
        # hammer case, cast aluminium
        lathe([(.0355, .010), (.0365, .014), (.0365, .050), (.0350, .058), (.0290, .074), (.0235, .082), (.0205, .086), (.0195, .098), (.0175, .100), (.0, .100)],
              material='alu_dark', n=96, bevel=.0010)
        for z in (.022, .028, .034):
            ring(.0366, .0009, (0, 0, z), 'alu_dark')
        lathe([(.0150, .099), (.0150, .104), (.0105, .106), (.0100, .116), (0, .116)], material='steel', n=48, bevel=.0006)
        box((.0127, .0127, .022), (0, 0, .126), 'steel', .0012)
        ring(.0066, .0010, (0, 0, .130), 'black')
        cyl(.0022, .001, (.0, -.0064, .131), 'chrome', '-Y', n=16, bevel=.0003)
        # yellow joint ring and composite motor housing
        lathe([(.0372, .0085), (.0378, .0095), (.0378, .0125), (.0372, .0135)], material='yellow', n=96, bevel=.0004)
        loft([((0, 0, .010), .0350, .0350, 2.0), ((0, 0, .004), .0372, .0368, 2.1), ((.001, 0, -.012), .0378, .0372, 2.4), ((.001, 0, -.045), .0372, .0362, 2.6),
              ((.001, 0, -.058), .0358, .0350, 2.6), ((.001, 0, -.062), .0345, .0338, 2.6)], 'blue', n=48)
        # rear cover with four bolts
        loft([((.001, 0, -.061), .0350, .0345, 2.7), ((.001, 0, -.066), .0352, .0346, 2.7), ((.001, 0, -.073), .0330, .0322, 2.6), ((.001, 0, -.077), .0270, .0265, 2.4)], 'alu_dark', n=48)
        for sx in (-1, 1):
            for sy in (-1, 1):
                socket_screw((sx*.0235, sy*.0225, -.0735), .0034, '-Z')
        with at((.0, 0, -.076)):
            knob(.0125, .010, (0, 0, 0), '-Z', 'black', ribs=14)
            cyl(.0045, .001, (0, 0, -.010), 'yellow', '-Z', n=20)
    # grip
    loft([((.026, 0, .140), .0290, .0240, 2.6), ((.027, 0, .126), .0255, .0205, 2.6), ((.029, 0, .112), .0225, .0180, 2.5), ((.0325, 0, .085), .0215, .0172, 2.4),
          ((.036, 0, .055), .0215, .0175, 2.4), ((.0385, 0, .030), .0225, .0185, 2.6), ((.040, 0, .014), .0250, .0205, 3.0), ((.040, 0, .003), .0255, .0208, 3.2), ((.040, 0, 0), .0245, .020, 3.2)],
         'graphite', n=40)
    # overmoulded soft grip, a little proud, with ribs
    loft([((.0305, 0, .104), .0226, .0182, 2.4), ((.0308, 0, .101), .0232, .0187, 2.4), ((.0342, 0, .070), .0226, .0183, 2.4), ((.0370, 0, .044), .0230, .0187, 2.4), ((.0374, 0, .041), .0224, .0182, 2.4)],
         'rubber', n=40)
    for i in range(7):
        z = .050 + i*.0075
        x = .0365 - (z-.044)*.105
        loft([((x, 0, z-.0012), .0226, .0184, 2.4), ((x, 0, z), .0238, .0194, 2.4), ((x, 0, z+.0012), .0226, .0184, 2.4)], 'rubber', n=40)
    # trigger and guard
    loft([((-.004, 0, .128), .0115, .0085, 2.6), ((-.0025, 0, .118), .0105, .0085, 2.6), ((.000, 0, .108), .0115, .0085, 2.6), ((.001, 0, .099), .0130, .0085, 2.6), ((.001, 0, .096), .0120, .0075, 2.6)],
         'yellow', n=32)
    # direction lever
    box((.008, .050, .006), (.012, 0, .1215), 'black', .0015)
    # exhaust slots at the foot of the grip
    for s in (-1, 1):
        for i in range(4):
            box((.0035, .0015, .012), (.028+i*.0075, s*.0204, .0105), 'hole', .0005)
    air_inlet((.060, 0, .0135), (0, -90, 0), .95)
    # lettering on the housing
    logo_flat(.0076, (.0265, -.0377, zc+.003))


def scene():
    build()
    tool_setup()
