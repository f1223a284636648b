"""150 mm random-orbital palm sander with dust outlet."""
import math
from core import at, box, cyl, lathe, ring, loft, plate
from tools.common import air_inlet, tool_setup
from parts.decals import wrap_upright
from parts.fittings import knob


def build():
    # abrasive disc, foam pad, backing plate
    lathe([(.0750, 0), (.0752, .0012)], material='abrasive', n=128)
    lathe([(.0750, .0013), (.0750, .0065), (.0738, .0082)], material='grey_mid', n=128, bevel=.0006)
    lathe([(.0735, .0082), (.0728, .0105), (.062, .0140), (.030, .0160)], material='black', n=128, bevel=.0006)
    # skirt of the dust shroud
    lathe([(.0560, .0150), (.0575, .0165), (.0575, .0300), (.0560, .0350), (.0500, .0390), (.0440, .0405)], material='graphite', n=128, bevel=.0012)
    # motor housing
    lathe([(.0440, .0400), (.0425, .0425), (.0420, .0560), (.0430, .0600)], material='alu_dark', n=96, bevel=.0008)
    for i in range(28):
        a = math.radians(360*i/28)
        with at((0, 0, .050), (0, 0, math.degrees(a))):
            box((.0022, .0022, .012), (.0425, 0, 0), 'alu_dark', .0007)
    # palm grip
    loft([((0, 0, .0585), .0440, .0440, 2.0), ((0, 0, .0610), .0462, .0460, 2.0), ((0, 0, .0680), .0478, .0472, 2.05), ((.001, 0, .0760), .0470, .0462, 2.1),
          ((.001, 0, .0850), .0440, .0425, 2.1), ((.001, 0, .0925), .0375, .0355, 2.1), ((.001, 0, .0965), .0290, .0270, 2.1), ((.001, 0, .0985), .0150, .0140, 2.0), ((.001, 0, .0988), .004, .004, 2)], 'blue', n=56)
    ring(.0466, .0011, (0, 0, .0615), 'yellow', n=128)
    # rubber finger pads
    for a in (-90, 90):
        with at((0, 0, .072), (0, 0, a)):
            for i in range(5):
                with at(rot=(0, 0, (i-2)*11)):
                    loft([((.0462, 0, -.008), .0022, .0022, 2), ((.0478, 0, 0), .0024, .0022, 2), ((.0455, 0, .009), .0022, .0020, 2)], 'rubber', n=16) if a == 90 else None
    # rear arm: air inlet and lever block
    with at((0, 0, .074), (0, 90, 0)):                    # local Z = +X, local X = down
        loft([((.000, 0, .030), .0190, .0260, 2.6), ((.001, 0, .048), .0165, .0215, 2.6), ((.003, 0, .062), .0150, .0185, 2.6), ((.004, 0, .092), .0142, .0160, 2.5), ((.004, 0, .100), .0136, .0150, 2.5), ((.004, 0, .102), .0125, .0140, 2.5)], 'blue', n=40)
        lathe([(.0125, .101), (.0125, .106), (.0118, .107)], (.004, 0, 0), 'black', n=48, bevel=.0004)
    air_inlet((.107, 0, .070), (0, -90, 0), .95)
    # dust outlet below the arm
    with at((0, 0, .029), (0, 84, 0)):
        lathe([(.0170, .040), (.0165, .075), (.0165, .098), (.0175, .099), (.0175, .106), (.0165, .107), (.0150, .107), (.0150, .06)], material='graphite', n=64, bevel=.0006)
        for z in (.080, .085, .090):
            ring(.0166, .0008, (0, 0, z), 'graphite', n=64)
    # throttle lever along the top
    pts = [(-.026, .0985), (-.010, .1020), (.012, .1032), (.040, .1000), (.068, .0925)]
    v, f, t = [], [], .0024
    w = [.010, .0115, .0115, .0105, .0085]
    for (x, z), ww in zip(pts, w):
        v += [(x, -ww, z), (x, ww, z), (x, ww, z+t), (x, -ww, z+t)]
    for i in range(len(pts)-1):
        for j in range(4):
            f.append((i*4+j, i*4+(j+1) % 4, i*4+4+(j+1) % 4, i*4+4+j))
    f += [(0, 1, 2, 3), (16, 17, 18, 19)]
    from core import mesh
    mesh(v, f, 'alu', bevel=.0009, subsurf=0)
    box((.010, .015, .014), (.066, 0, .089), 'black', .002)
    # speed selector
    with at((.078, -.0150, .0735)):
        knob(.0085, .009, (0, 0, 0), '-Y', 'black', ribs=12)
        cyl(.003, .001, (0, -.009, 0), 'yellow', '-Y', n=20)
    # name on the skirt side of the housing: bent around the shroud
    import wordmark as wm
    wrap_upright(wm.centred(), .0577, .0090, .0240, 'white')


def scene():
    build()
    tool_setup(azimuth=-28, pitch=20, fill=.78)
