"""Sanders with other pads than the 150 mm one: 75 mm, finishing sander and long board."""
import wordmark as wm
from core import at, box, cyl, lathe, loft, prism, ring, rrect, socket_screw
from parts.decals import wrap_upright
from parts.fittings import knob, logo_flat
from tools.common import air_inlet, paddle, tool_setup


def motor(z):
    """Round motor with cooling ribs, 26 mm high."""
    lathe([(.0300, z), (.0290, z+.003), (.0285, z+.018), (.0300, z+.026)], material='alu_dark', n=96, bevel=.0008)
    for i in range(24):
        with at((0, 0, z+.011), (0, 0, 15*i)):
            box((.0020, .0020, .012), (.0288, 0, 0), 'alu_dark', .0006)


def palm(z):
    """Palm grip on the motor, with the lever over it and the inlet behind."""
    with at((0, 0, z)):
        loft([((0, 0, 0), .0300, .0300, 2), ((0, 0, .003), .0335, .0330, 2), ((0, 0, .011), .0350, .0340, 2.05), ((0, 0, .021), .0335, .0322, 2.1), ((0, 0, .030), .0280, .0265, 2.1),
              ((0, 0, .034), .0200, .0185, 2.1), ((0, 0, .0355), .0090, .0085, 2), ((0, 0, .0357), .003, .003, 2)], 'blue', n=56)
        ring(.0332, .0010, (0, 0, .0026), 'yellow', n=96)
        with at((0, 0, .012), (0, 90, 0)):               # arm backwards: local Z = +X
            loft([((0, 0, .020), .0140, .0185, 2.6), ((.001, 0, .034), .0128, .0160, 2.6), ((.002, 0, .060), .0120, .0138, 2.5), ((.002, 0, .068), .0116, .0128, 2.5), ((.002, 0, .070), .0105, .0118, 2.5)], 'blue', n=40)
            lathe([(.0110, .0695), (.0110, .0740), (.0104, .0748)], (.002, 0, 0), 'black', n=48, bevel=.0004)
        air_inlet((.0745, 0, .010), (0, -90, 0), .95)
        paddle([(-.020, .0085, .0345), (-.008, .0098, .0378), (.010, .0098, .0385), (.030, .0088, .0345), (.048, .0072, .0280)], .0022)
        box((.010, .0130, .0100), (.046, 0, .0250), 'black', .002)
        with at((.052, -.0125, .0110)):
            knob(.0072, .007, (0, 0, 0), '-Y', 'black', ribs=12)
            cyl(.0026, .001, (0, -.007, 0), 'yellow', '-Y', n=20)


def small():
    """75 mm pad under the small motor."""
    lathe([(.0375, 0), (.0375, .0012)], material='abrasive', n=128)
    lathe([(.0375, .0013), (.0375, .0085), (.0366, .0098)], material='grey_mid', n=128, bevel=.0006)
    lathe([(.0362, .0098), (.0350, .0125), (.0260, .0150), (.0180, .0160), (.0180, .0200)], material='black', n=128, bevel=.0006)
    lathe([(.0285, .0175), (.0310, .0190), (.0315, .0210), (.0315, .0290), (.0300, .0305)], material='graphite', n=96, bevel=.0010)
    motor(.030)
    palm(.056)
    wrap_upright(wm.centred(), .0316, .0060, .0250, 'white')


def pad(length, width, z=0):
    """Flat shoe with abrasive sheet and foam, its long side along X; returns its top."""
    for w, t, material, up in ((0, .0012, 'abrasive', 0), (0, .0080, 'grey_mid', .0013), (-.002, .0050, 'black', .0094)):
        prism(rrect(length+w, width+w, .003), t, (0, 0, z+up), material, bevel=.0005)
    for s in (-1, 1):                                    # clamp of the paper at each end with its wire lever
        box((.0140, width*.80, .0035), (s*(length/2-.013), 0, z+.0160), 'steel', .0010)
        cyl(.0018, width*.62, (s*(length/2-.022), -width*.31, z+.0190), 'chrome', 'Y', n=20)
        for y in (-width*.22, width*.22):
            socket_screw((s*(length/2-.011), y, z+.0176), .0024)
    return z+.0144


def finishing():
    """70 x 198 mm shoe on rubber posts under the palm sander's motor."""
    z = pad(.198, .070)
    prism(rrect(.130, .062, .012), .006, (0, 0, z), 'alu_dark', bevel=.0012)
    for x in (-.050, .050):
        for y in (-.020, .020):
            cyl(.0070, .012, (x, y, z+.005), 'rubber', n=32)
    prism(rrect(.128, .060, .014), .010, (0, 0, z+.0165), 'graphite', bevel=.0030, segs=4)
    motor(z+.0262)
    palm(z+.052)
    logo_flat(.0058, (-.022, -.0302, z+.0212), with_mark=False)


def long_board():
    """70 x 400 mm shoe on a housing with a round grip in front and the motor grip behind."""
    z = pad(.400, .070)
    prism(rrect(.330, .056, .010), .006, (0, 0, z), 'alu_dark', bevel=.0012)
    loft([((0, 0, z+.0055), .1500, .0250, 5), ((0, 0, z+.0100), .1520, .0260, 5), ((0, 0, z+.0240), .1500, .0250, 5), ((0, 0, z+.0300), .1440, .0200, 4.5)], 'blue', n=64)
    prism(rrect(.3046, .0526, .012), .0022, (0, 0, z+.0105), 'yellow', bevel=.0004)
    with at((-.098, 0, z+.028)):
        lathe([(.0150, 0), (.0135, .006), (.0125, .018), (.0165, .030), (.0225, .038), (.0240, .046), (.0200, .055), (.0080, .0590), (0, .0592)], material='black', n=72, bevel=.0006)
        ring(.0140, .0010, (0, 0, .005), 'yellow', n=64)
    with at((.050, 0, z+.024), (0, 90, 0)):              # grip along X: local X = down
        loft([((-.004, 0, -.045), .0080, .0165, 2.6), ((-.018, 0, -.020), .0150, .0165, 2.5), ((-.034, 0, .012), .0165, .0170, 2.4), ((-.038, 0, .050), .0168, .0172, 2.4), ((-.036, 0, .082), .0172, .0175, 2.4), ((-.036, 0, .090), .0160, .0162, 2.4)],
             'graphite', n=48)
        for i in range(7):
            k = .008+i*.0085
            loft([((-.0350, 0, k-.0015), .0166, .0170, 2.4), ((-.0352, 0, k), .0184, .0188, 2.4), ((-.0354, 0, k+.0015), .0166, .0170, 2.4)], 'rubber', n=40)
    loft([((.128, 0, z+.026), .0150, .0140, 3), ((.128, 0, z+.044), .0120, .0120, 3), ((.126, 0, z+.060), .0130, .0140, 3)], 'graphite', n=32)
    paddle([(.140, .0070, z+.0790), (.120, .0085, z+.0815), (.080, .0090, z+.0850), (.044, .0082, z+.0830), (.034, .0068, z+.0800)], .0024)
    box((.012, .0130, .0100), (.132, 0, z+.0760), 'black', .002)
    air_inlet((.140, 0, z+.060), (0, -90, 0), .95)
    logo_flat(.0110, (-.050, -.0262, z+.0195))


def flat_pair():
    """Long board behind, finishing sander in front."""
    with at((.030, .075, 0)):
        long_board()
    with at((.050, -.150, 0)):
        finishing()


SHOTS = {'small': small, 'flat': flat_pair}


def scene(which):
    SHOTS[which]()
    tool_setup(azimuth=-28, pitch=20, fill=.80)
