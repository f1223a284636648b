"""The other impact wrenches: compact, long anvil, quarter inch with butterfly, three-quarter inch, one inch with D-handle."""
import math
import wordmark as wm
from core import at, box, cyl, hexagon, lathe, loft, prism, ring, socket_screw, wrap_on_cylinder
from parts.fittings import logo_flat
from tools import impact_wrench as half
from tools.common import air_inlet, side_handle, tool_setup


def compact():
    """Case and motor of half the length on the same grip."""
    with at((.004, 0, half.AXIS), (0, -90, 0)):
        with at(scale=(1, 1, .52)):
            half.case()
        with at((0, 0, -.0475)):
            half.anvil()
        with at(scale=(1, 1, .70)):
            half.motor()
    half.grip()
    logo_flat(.0052, (.0240, -.0376, half.AXIS+.003))


def pair():
    """Long anvil on the left, compact on the right."""
    half.wrench(lambda: half.half_inch(.050))
    with at((.180, -.030, 0)):
        compact()


def three_quarter():
    """One size bigger, with a side handle on the neck of the case."""
    def front():
        with at(scale=(1, 1, 1.10)):
            half.case()
        half.anvil(.109, .0165)
        lathe([(.0240, .0905), (.0262, .0920), (.0262, .1060), (.0240, .1075)], material='black', n=96, bevel=.0008)
        with at((0, -.022, .099), (90, 0, 0)):
            side_handle()
    with at(scale=1.15):
        half.wrench(front)


def quarter():
    """Small pistol with a butterfly trigger between two fingers and a chuck for hexagon bits."""
    z = .124
    with at((0, 0, z), (0, -90, 0)):
        lathe([(.0222, .016), (.0226, .020), (.0222, .036), (.0160, .048), (.0135, .052), (.0130, .058), (0, .058)], material='alu_dark', n=96, bevel=.0008)
        for k in (.022, .0255):
            ring(.0226, .0006, (0, 0, k), 'alu_dark', n=96)
        lathe([(.0105, .057), (.0115, .059), (.0115, .074), (.0100, .076), (.0050, .076), (.0046, .070), (0, .070)], material='chrome', n=72, bevel=.0004)
        for k in (.0625, .0645, .0665):
            ring(.0116, .0005, (0, 0, k), 'alu_dark', n=72)
        prism(hexagon(.0036), .026, (0, 0, .068), 'steel', bevel=.0003)
        lathe([(.0032, .094), (.0027, .098), (.0027, .103), (.0010, .108), (0, .108)], material='steel', n=24, bevel=.0002)
        loft([((0, 0, .016), .0215, .0215, 2), ((0, 0, .010), .0232, .0230, 2.1), ((0, 0, -.024), .0236, .0232, 2.4), ((0, 0, -.034), .0222, .0218, 2.5)], 'blue', n=56)
        lathe([(.0226, .0125), (.0232, .0135), (.0232, .0160), (.0226, .0170)], material='yellow', n=96, bevel=.0003)
        loft([((0, 0, -.0335), .0214, .0210, 2.5), ((0, 0, -.040), .0205, .0200, 2.5), ((0, 0, -.044), .0160, .0155, 2.4)], 'black', n=48)
        for sx, sy in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
            socket_screw((sx*.0125, sy*.0120, -.0415), .0022, '-Z')
    loft([((.008, 0, z-.008), .0200, .0170, 2.4), ((.009, 0, z-.022), .0172, .0158, 2.4), ((.011, 0, z-.038), .0158, .0150, 2.3), ((.015, 0, z-.070), .0160, .0152, 2.3), ((.018, 0, z-.100), .0168, .0158, 2.4),
          ((.0195, 0, .006), .0178, .0166, 2.6), ((.0195, 0, 0), .0165, .0154, 2.6)], 'graphite', n=40)
    for i in range(8):
        k = z-.050-i*.0066
        x = .0126+i*.00082
        loft([((x, 0, k-.0014), .0160, .0152, 2.3), ((x, 0, k), .0180, .0172, 2.3), ((x, 0, k+.0014), .0160, .0152, 2.3)], 'rubber', n=40)
    # butterfly: two wings on a post in front of the grip, turned about it
    with at((-.0135, 0, z-.034)):
        cyl(.0046, .020, (0, 0, -.010), 'steel', n=32)
        for s in (-1, 1):
            prism([(-.0035, 0), (.0035, 0), (.0050, s*.0150), (.0020, s*.0290), (-.0040, s*.0290), (-.0055, s*.0150)][::s], .0130, (0, 0, -.0065), 'yellow', bevel=.0022)
    air_inlet((.0355, 0, .012), (0, -90, 0), .90)
    logo_flat(.0050, (.007, -.0236, z+.001), with_mark=False)


def inch(reach=.200):
    """Long anvil in front of a heavy case, `reach` longer than the short one; on top the D-handle with its internal trigger."""
    z = .066
    with at((0, 0, z), (0, -90, 0)):
        lathe([(.0620, .030), (.0640, .036), (.0640, .104), (.0610, .114), (.0480, .136), (.0380, .146), (.0350, .152), (.0340, .170), (.0310, .174), (0, .174)], material='alu_dark', n=128, bevel=.0014)
        for k in (.050, .058, .066):
            ring(.0642, .0013, (0, 0, k), 'alu_dark', n=128)
        half.anvil(.172, .0254, reach)
        lathe([(.0648, .0285), (.0656, .0300), (.0656, .0350), (.0648, .0365)], material='yellow', n=128, bevel=.0006)
        loft([((0, 0, .030), .0610, .0610, 2), ((0, 0, .022), .0640, .0640, 2.1), ((0, 0, -.040), .0645, .0645, 2.2), ((0, 0, -.056), .0620, .0620, 2.3), ((0, 0, -.060), .0600, .0600, 2.3)], 'blue', n=64)
        loft([((0, 0, -.0595), .0600, .0600, 2.4), ((0, 0, -.070), .0600, .0600, 2.4), ((0, 0, -.082), .0550, .0550, 2.4), ((0, 0, -.088), .0420, .0420, 2.2)], 'alu_dark', n=56)
        for a in range(6):
            t = math.radians(60*a+30)
            socket_screw((.046*math.cos(t), .046*math.sin(t), -.0825), .0046, '-Z')
        for a in range(8):
            t = math.radians(45*a)
            socket_screw((.0555*math.cos(t), .0555*math.sin(t), .1135), .0036)
    d_handle(z)
    wrap_on_cylinder(wm.centred(), .0650, .0092, 'white', (.010, 0, z), centre_deg=16)


def d_handle(z):
    """Closed grip over the motor: two posts, a rubber bar, the trigger under it, the inlet behind."""
    top = z+.152
    loft([((-.064, 0, z+.052), .0200, .0180, 3), ((-.060, 0, z+.072), .0150, .0150, 2.8), ((-.054, 0, z+.110), .0140, .0150, 2.6), ((-.046, 0, top-.012), .0165, .0165, 2.6), ((-.044, 0, top+.010), .0165, .0160, 2.6), ((-.044, 0, top+.015), .0120, .0120, 2.4)], 'graphite', n=40)
    loft([((.062, 0, z+.050), .0210, .0190, 3), ((.062, 0, z+.072), .0160, .0165, 2.8), ((.062, 0, z+.110), .0160, .0165, 2.6), ((.060, 0, top-.012), .0185, .0180, 2.6), ((.060, 0, top+.010), .0185, .0175, 2.6), ((.060, 0, top+.015), .0135, .0125, 2.4)], 'graphite', n=40)
    with at((0, 0, top), (0, -90, 0)):
        loft([((0, 0, -.062), .0150, .0158, 2.3), ((0, 0, .046), .0145, .0150, 2.3)], 'graphite', n=40, subsurf=0)
        lathe([(.0150, -.042), (.0168, -.040), (.0168, .028), (.0150, .030)], material='rubber', n=72, bevel=.0008)
        for i in range(8):
            ring(.0168, .0013, (0, 0, -.035+i*.0083), 'rubber', n=64)
    loft([((-.022, 0, top-.012), .0120, .0080, 2.6), ((-.020, 0, top-.026), .0105, .0082, 2.6), ((-.017, 0, top-.033), .0070, .0070, 2.6)], 'yellow', n=32)
    air_inlet((.078, 0, top-.002), (0, -90, 0), 1.5)
    box((.010, .044, .008), (.062, 0, z+.098), 'black', .002)


SHOTS = {'pair': pair, 'quarter': quarter, 'three-quarter': three_quarter, 'inch': inch}


def scene(which):
    SHOTS[which]()
    tool_setup(fill=.80)
