"""Blow gun with aluminium nozzle, composite body and progressive trigger."""
from core import at, hexagon, lathe, loft, prism, ring, socket_screw, tube
from tools.common import tool_setup
from parts.fittings import logo_flat


AXIS = .135                                              # height of the nozzle


def gun():
    """The gun without its nozzle, whose hexagon ends at x = -.074."""
    zc = AXIS
    with at((0, 0, zc), (0, -90, 0)):                     # local Z = blowing direction (-X), local X = up
        loft([((-.002, 0, -.040), .0090, .0080, 2.2), ((-.001, 0, -.034), .0145, .0120, 2.4), ((0, 0, -.020), .0185, .0140, 2.5), ((0, 0, .004), .0185, .0142, 2.5), ((0, 0, .026), .0165, .0138, 2.4), ((0, 0, .044), .0138, .0132, 2.1), ((0, 0, .050), .0125, .0125, 2.0)], 'blue', n=40)
        lathe([(.0128, .049), (.0132, .051), (.0132, .054), (.0122, .055)], material='yellow', n=64, bevel=.0004)
        prism(hexagon(.0120), .012, (0, 0, .055), 'chrome', bevel=.0008)
        lathe([(.0085, .066), (.0080, .070), (.0052, .074)], material='alu', n=48, bevel=.0004)
    # hanging loop on top of the back
    tube([(.006, 0, zc+.015), (.010, 0, zc+.030), (.030, 0, zc+.029), (.036, 0, zc+.006)], .0034, 'blue', bend=.012)
    # handle with soft grip
    loft([((.020, 0, zc-.004), .0200, .0128, 2.5), ((.0225, 0, zc-.020), .0168, .0124, 2.5), ((.0255, 0, zc-.040), .0150, .0124, 2.5), ((.0300, 0, zc-.068), .0148, .0128, 2.4), ((.0345, 0, zc-.096), .0150, .0128, 2.4), ((.0365, 0, zc-.110), .0158, .0134, 2.5), ((.0370, 0, zc-.116), .0150, .0130, 2.5)], 'blue', n=40)
    with at((.003, 0, 0)):
        loft([((.0250, 0, zc-.034), .0125, .0127, 2.3), ((.0256, 0, zc-.037), .0132, .0134, 2.3), ((.0300, 0, zc-.066), .0134, .0138, 2.3), ((.0340, 0, zc-.093), .0134, .0138, 2.3), ((.0345, 0, zc-.096), .0128, .0130, 2.3)], 'rubber', n=40)
        for i in range(6):
            z = zc-.043-i*.009
            x = .0263+i*.0014
            loft([((x, 0, z-.0012), .0132, .0135, 2.3), ((x, 0, z), .0142, .0145, 2.3), ((x, 0, z+.0012), .0132, .0135, 2.3)], 'rubber', n=32)
    # trigger
    loft([((.002, 0, zc-.014), .0070, .0078, 2.5), ((.004, 0, zc-.026), .0062, .0080, 2.5), ((.0075, 0, zc-.040), .0066, .0080, 2.5), ((.0105, 0, zc-.054), .0075, .0078, 2.5), ((.0108, 0, zc-.058), .0068, .0068, 2.5)], 'yellow', n=32)
    # base and inlet
    with at((.0375, 0, zc-.114), (0, -9, 0)):
        lathe([(.0112, -.006), (.0122, -.004), (.0122, 0)], material='chrome', n=48, bevel=.0005)
        prism(hexagon(.0125), .010, (0, 0, -.016), 'chrome', bevel=.0008)
    for s in (-1, 1):
        socket_screw((.010, s*.0137, zc), .0034, 'Y' if s > 0 else '-Y')
    logo_flat(.0058, (-.016, -.0140, zc+.001), with_mark=False)


def bent_nozzle():
    zc = AXIS
    # bent slightly down
    tube([(-.070, 0, zc), (-.120, 0, zc), (-.178, 0, zc-.020)], .0050, 'alu', bend=.05)
    with at((-.178, 0, zc-.020), (0, -109, 0)):
        lathe([(.0068, -.010), (.0072, -.008), (.0072, .006), (.0052, .014), (.0030, .016), (.0018, .016), (.0018, .008), (0, .008)], material='black', n=40, bevel=.0005)
        ring(.0073, .0008, (0, 0, -.002), 'yellow', n=40)


def along():
    """Local Z along the nozzle, 0 at its hexagon."""
    return at((-.072, 0, AXIS), (0, -90, 0))


def build():
    gun()
    bent_nozzle()

def scene():
    build()
    tool_setup(azimuth=-30)
