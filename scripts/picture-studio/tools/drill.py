"""Pistol drill 10 mm with a keyless chuck."""
import math
from core import at, box, lathe, loft, mesh, ring, socket_screw
from parts.fittings import logo_flat
from tools.common import air_inlet, tool_setup

AXIS = .150                                              # height of the motor above the foot of the grip


def chuck(z, bit=.085):
    """Keyless chuck and a twist drill, from z on."""
    lathe([(.0130, z), (.0195, z+.002), (.0205, z+.005), (.0205, z+.020), (.0195, z+.022)], material='black', n=96, bevel=.0005)
    lathe([(.0200, z+.0225), (.0208, z+.025), (.0200, z+.040), (.0165, z+.050), (.0110, z+.057), (.0085, z+.0575), (.0080, z+.050), (0, z+.050)], material='black', n=96, bevel=.0005)
    for i in range(26):
        a = math.radians(360*i/26)
        box((.0014, .0022, .012), (.0205*math.cos(a), .0205*math.sin(a), z+.0125), 'black', .0006, rot=(0, 0, math.degrees(a)))
        box((.0014, .0022, .011), (.0203*math.cos(a), .0203*math.sin(a), z+.032), 'black', .0006, rot=(0, 0, math.degrees(a)))
    ring(.0204, .0009, (0, 0, z+.0222), 'chrome', n=96)
    for i in range(3):
        with at((0, 0, z+.056), (0, 0, 120*i+20)):
            box((.0042, .0026, .010), (.0048, 0, 0), 'steel', .0006)
    twist(z+.050, bit, .0031)


def twist(z0, length, r):
    """Drill bit: two helical lands and a point."""
    v, f, n, m = [], [], 90, 20
    for k in range(n+1):
        t = k/n
        turn = 5.2*2*math.pi*max(0, t-.28)
        tip = min(1, (1-t)/.035)
        for i in range(m):
            a = 2*math.pi*i/m
            flute = .62 if t > .28 and abs(math.sin(a)) < .62 else 1
            v.append((r*tip*flute*math.cos(a+turn), r*tip*flute*math.sin(a+turn), z0+length*t))
    for k in range(n):
        for i in range(m):
            f.append((k*m+i, k*m+(i+1) % m, (k+1)*m+(i+1) % m, (k+1)*m+i))
    f.append(tuple(range(n*m, (n+1)*m)))
    mesh(v, f, 'steel', angle=50)


def housing():
    """Motor along local Z with its gear case, whose front is at .066; local X = up."""
    loft([((0, 0, -.052), .0250, .0245, 2.4), ((0, 0, -.048), .0275, .0265, 2.4), ((0, 0, -.030), .0292, .0275, 2.4), ((0, 0, .010), .0290, .0272, 2.3),
          ((0, 0, .022), .0270, .0260, 2.2), ((0, 0, .026), .0262, .0255, 2.1)], 'blue', n=56)
    lathe([(.0262, .0255), (.0268, .0265), (.0268, .0300), (.0260, .0310)], material='yellow', n=96, bevel=.0004)
    lathe([(.0258, .0310), (.0260, .0340), (.0252, .0440), (.0200, .0560), (.0165, .0600), (.0160, .0660)], material='alu_dark', n=96, bevel=.0008)
    for zz in (.037, .0405):
        ring(.0258, .0007, (0, 0, zz), 'alu_dark', n=96)
    loft([((0, 0, -.0515), .0240, .0235, 2.5), ((0, 0, -.058), .0232, .0228, 2.5), ((0, 0, -.062), .0180, .0175, 2.4)], 'black', n=48)
    for sx in (-1, 1):
        for sy in (-1, 1):
            socket_screw((sx*.0150, sy*.0145, -.0585), .0028, '-Z')


def handle():
    """Grip with trigger, direction lever, exhaust and inlet."""
    loft([((.020, 0, .140), .0270, .0205, 2.6), ((.0205, 0, .126), .0235, .0185, 2.6), ((.022, 0, .110), .0205, .0168, 2.5), ((.0255, 0, .082), .0200, .0165, 2.4),
          ((.029, 0, .054), .0205, .0168, 2.4), ((.0315, 0, .030), .0215, .0175, 2.6), ((.033, 0, .014), .0235, .0190, 3), ((.033, 0, .003), .0240, .0193, 3.2), ((.033, 0, 0), .0230, .0185, 3.2)],
         'graphite', n=40)
    loft([((.0232, 0, .1015), .0190, .0153, 2.4), ((.0233, 0, .101), .0214, .0173, 2.4), ((.0237, 0, .099), .0217, .0175, 2.4), ((.0270, 0, .070), .0212, .0172, 2.4), ((.0300, 0, .044), .0216, .0175, 2.4), ((.0302, 0, .042), .0190, .0153, 2.4)],
         'rubber', n=40)
    for i in range(7):
        z = .050 + i*.0073
        x = .0293 - (z-.044)*.105
        loft([((x, 0, z-.0012), .0211, .0171, 2.4), ((x, 0, z), .0222, .0180, 2.4), ((x, 0, z+.0012), .0211, .0171, 2.4)], 'rubber', n=40)
    loft([((-.009, 0, .127), .0105, .0080, 2.6), ((-.0075, 0, .117), .0098, .0080, 2.6), ((-.005, 0, .107), .0108, .0080, 2.6), ((-.004, 0, .098), .0120, .0080, 2.6), ((-.004, 0, .095), .0110, .0070, 2.6)],
         'yellow', n=32)
    box((.008, .046, .006), (.006, 0, .1225), 'black', .0015)
    for s in (-1, 1):
        for i in range(4):
            box((.0033, .0015, .012), (.0215+i*.0072, s*.0190, .0105), 'hole', .0005)
    air_inlet((.052, 0, .0130), (0, -90, 0), .95)


def build():
    with at((0, 0, AXIS), (0, -90, 0)):                  # local Z = towards the chuck (-X)
        housing()
        chuck(.066)
    handle()
    logo_flat(.0058, (.0150, -.0279, AXIS+.002))


def scene():
    build()
    tool_setup()
