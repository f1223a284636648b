"""HVLP gravity spray gun with a 600 ml cup and inlet regulator."""
import math
from core import at, box, cyl, lathe, ring, loft, prism, plate, rrect, socket_screw, hexagon, tube, mesh
from tools.common import tool_setup
from parts.decals import text_upright
from parts.fittings import knob, gauge

BODY = 'alu_tool'


def build(lettering=None, cup_size=1.0):
    """Lettering on the cup: kind and nozzle."""
    zc = .150
    with at((0, 0, zc), (0, -90, 0)):                     # local Z = spray direction (-X), local X = up
        # gun body, forged
        loft([((0, 0, -.046), .0110, .0100, 2.2), ((.000, 0, -.036), .0135, .0115, 2.4), ((.001, 0, -.010), .0150, .0120, 2.5), ((.001, 0, .020), .0155, .0125, 2.5), ((0, 0, .036), .0170, .0160, 2.1), ((0, 0, .046), .0175, .0175, 2.0)], BODY, n=40)
        lathe([(.0180, .045), (.0185, .047), (.0185, .051), (.0165, .053)], material='blue', n=64, bevel=.0005)
        # air cap: knurled ring and horns
        lathe([(.0165, .052), (.0210, .053), (.0215, .055), (.0215, .066), (.0205, .0685), (.0175, .070)], material='chrome', n=96, bevel=.0005)
        for i in range(44):
            a = 2*math.pi*i/44
            box((.0013, .0013, .010), (.0215*math.cos(a), .0215*math.sin(a), .0605), 'chrome', .0004, rot=(0, 0, math.degrees(a)))
        lathe([(.0185, .069), (.0180, .072), (.0120, .0735), (.0060, .0745), (.0052, .0775), (.0030, .0780), (.0022, .074), (0, .074)], material='brass', n=64, bevel=.0003)
        for s in (-1, 1):
            prism([(s*.0175, -.006), (s*.0175, .006), (s*.0105, .0045), (s*.0105, -.0045)][::s], .0115, (0, 0, .0715), 'brass', bevel=.0016)
            cyl(.0011, .0006, (s*.0110, 0, .0795), 'hole', 'X' if s < 0 else '-X', n=12, bevel=0)
        # rear: fluid needle knob, fan knob above
        lathe([(.0088, -.044), (.0092, -.048), (.0092, -.056)], material='chrome', n=48, bevel=.0005)
        with at((0, 0, -.055)):
            knob(.0115, .020, (0, 0, 0), '-Z', 'blue', ribs=16)
            lathe([(.0095, -.0200), (.006, -.0215), (0, -.0218)][::1], (0, 0, 0), 'yellow', n=32)
        # cup port, leaning a little
    with at((-.010, 0, zc+.010), (0, 10, 0), cup_size):
        cyl(.0125, .018, (0, 0, 0), BODY, bevel=.001)
        prism(hexagon(.0165), .009, (0, 0, .012), 'chrome', bevel=.0008)
        cup = [(.0110, .020), (.0135, .022), (.0140, .032), (.0200, .040), (.0380, .058), (.0425, .064), (.0440, .075), (.0455, .150)]
        lathe(cup + [(r-.0016, z) for r, z in cup[::-1]], material='cup', n=96, caps=False)
        ring(.0452, .0012, (0, 0, .128), 'cup', n=96)
        if lettering:
            size, centre = (.0130, -78) if len(lettering) < 8 else (.0085, -84)      # long lettering stays in view
            text_upright(lettering, .0450, size, .100, 'blue_deep', centre)
        for i in range(5):                                   # measure marks
            z = .078+.011*i
            for a0 in (-128,):
                n = 6 if i % 2 else 10
                for k in range(n):
                    a = math.radians(a0 + k*1.6)
                    r = .0448+.00002*z
                    box((.0006, .0014, .0008), ((r+.0004)*math.cos(a), (r+.0004)*math.sin(a), z), 'blue_deep', 0, rot=(0, 0, math.degrees(a)))
        lathe([(.0462, .143), (.0472, .145), (.0472, .156), (.0455, .1585), (.0300, .1600), (.0120, .1605), (.0105, .166), (.0060, .167), (0, .167)], material='black', n=96, bevel=.0007)
        for i in range(40):
            a = 2*math.pi*i/40
            box((.0012, .0022, .009), (.0473*math.cos(a), .0473*math.sin(a), .1505), 'black', .0004, rot=(0, 0, math.degrees(a)))
    # fan control on the side
    with at((.026, -.0105, zc+.004)):
        lathe([(.0075, 0), (.0075, .004)], material='chrome', axis='-Y', n=40, bevel=.0004)
        with at((0, -.004, 0)):
            knob(.0095, .012, (0, 0, 0), '-Y', 'blue', ribs=14)
    # hanging hook
    tube([(.020, 0, zc+.012), (.022, 0, zc+.034), (.040, 0, zc+.040), (.048, 0, zc+.026)], .0032, BODY, bend=.012)
    # handle
    loft([((.030, 0, zc-.002), .0165, .0112, 2.5), ((.0315, 0, zc-.016), .0145, .0110, 2.5), ((.034, 0, zc-.035), .0138, .0114, 2.4), ((.039, 0, zc-.065), .0140, .0120, 2.4), ((.0445, 0, zc-.092), .0136, .0116, 2.4), ((.047, 0, zc-.104), .0128, .0112, 2.2), ((.0475, 0, zc-.108), .0118, .0110, 2.0)], BODY, n=40)
    loft([((.0355, 0, zc-.042), .0142, .0119, 2.4), ((.0360, 0, zc-.044), .0148, .0126, 2.4), ((.0425, 0, zc-.083), .0148, .0126, 2.4), ((.0430, 0, zc-.085), .0141, .0120, 2.4)], 'blue', n=40)
    # regulator, gauge and inlet under the handle
    with at((.0485, 0, zc-.108), (0, -10, 0)):
        prism(hexagon(.0125), .008, (0, 0, -.008), 'chrome', bevel=.0007)
        box((.024, .024, .022), (0, 0, -.019), 'alu_dark', .004)
        gauge(.0165, (0, -.020, -.019), stem=False, value=.3)
        with at((.012, 0, -.019)):
            knob(.009, .012, (0, 0, 0), 'X', 'black', ribs=12)
        with at((0, 0, -.030)):
            lathe([(.0065, 0), (.0065, -.006), (.0055, -.008)][::-1], material='chrome', n=40)
            prism(hexagon(.0105), .009, (0, 0, -.009), 'steel', bevel=.0007)
    # trigger: pressed sheet, pivot at the body, bow in front of the handle
    pts = [(-.001, zc+.006), (-.002, zc-.006), (.001, zc-.020), (.0045, zc-.036), (.006, zc-.052), (.003, zc-.068), (-.004, zc-.078)]
    w = [.0155, .0155, .0140, .0105, .0090, .0085, .0075]
    v, f, t = [], [], .0026
    for (x, z), ww in zip(pts, w):
        v += [(x, -ww, z), (x, ww, z), (x-t, ww, z), (x-t, -ww, z)]
    n = len(pts)
    for i in range(n-1):
        for j in range(4):
            f.append((i*4+j, i*4+(j+1) % 4, i*4+4+(j+1) % 4, i*4+4+j))
    f += [(0, 1, 2, 3), tuple(range(4*n-4, 4*n))]
    mesh(v, f, 'graphite', bevel=.0009)
    for s in (-1, 1):
        plate([rrect(.016, .020, .007)], .0022, (.004, s*.0150, zc-.004), 'graphite', rot=(90, 0, 0), bevel=.0006)
        socket_screw((.006, s*.0158, zc), .0038, 'Y' if s > 0 else '-Y')


def scene():
    build()
    tool_setup()
