"""Air ratchet 1/2 inch: slim housing along X, lever below, forged head."""
import math
from core import at, box, circle, cyl, hull, lathe, loft, prism, text
from parts.fittings import knob, logo_flat
from tools.common import air_inlet, paddle, tool_setup


def head(square=.0127):
    """Flat forged head, round from above, with the direction knob on top and the square below."""
    o = hull(circle(.0205, 48, 0, 0) + [(.026, -.0145), (.026, .0145)])
    prism(o, .0245, (0, 0, -.01225), 'alu_dark', bevel=.003, segs=4)
    lathe([(.0158, 0), (.0158, .0016), (.014, .0022), (0, .0022)], (0, 0, .01225), 'steel', n=64, bevel=.0004)
    knob(.0108, .0055, (0, 0, .0140), material='black', ribs=16)
    cyl(.0030, .0008, (0, 0, .0194), 'yellow', n=24, bevel=.0002)
    lathe([(.0152, 0), (.0152, -.0030), (.0118, -.0048), (0, -.0048)][::-1], (0, 0, -.01225), 'steel', n=64, bevel=.0004)
    box((square, square, .0150), (0, 0, -.0242), 'steel', .0010)
    cyl(.0022, .0008, (0, -square/2+.0003, -.0260), 'chrome', '-Y', n=16, bevel=.0002)


def build(square=.0127, lettering=None):
    """A ratchet with a square of that size in metres, and the size beside the wordmark."""
    z = .040
    with at((0, 0, z), (0, -90, 0)):                     # local Z = towards the head (-X), local X = up
        # housing, overmoulded for half its length
        lathe([(.0150, -.098), (.0185, -.092), (.0205, -.080), (.0210, -.020), (.0215, .010), (.0220, .040), (.0205, .046)], material='blue', n=96, bevel=.0006)
        lathe([(.0190, -.0985), (.0192, -.106), (.0165, -.110), (0, -.110)][::-1], material='black', n=72, bevel=.0006)
        for i in range(9):
            lathe([(.0208, -.074+i*.0088), (.0224, -.0725+i*.0088), (.0224, -.0685+i*.0088), (.0208, -.067+i*.0088)], material='rubber', n=96)
        lathe([(.0222, .0385), (.0226, .0395), (.0226, .0425), (.0222, .0435)], material='yellow', n=96, bevel=.0003)
        # clamp nut with flutes, gear case
        lathe([(.0205, .045), (.0215, .047), (.0215, .063), (.0195, .067)], material='alu_tool', n=96, bevel=.0005)
        for i in range(30):
            a = math.radians(12*i)
            box((.0016, .0018, .012), (.0214*math.cos(a), .0214*math.sin(a), .055), 'alu_tool', .0005, rot=(0, 0, 12*i))
        loft([((0, 0, .066), .0188, .0188, 2), ((0, 0, .082), .0178, .0180, 2.2), ((0, 0, .096), .0140, .0172, 2.8), ((0, 0, .108), .0120, .0160, 3),
              ((0, 0, .124), .0118, .0150, 3)], 'alu_dark', n=56)
    with at((-.140, 0, z)):
        head(square)
    # lever along the top, hinged at the back
    pts = [(.106, .0230), (.094, .0262), (.060, .0300), (.020, .0318), (-.012, .0312), (-.022, .0296)]
    w = [.0065, .0078, .0085, .0085, .0080, .0066]
    paddle([(x, y, z+up) for (x, up), y in zip(pts, w)], .0026)
    box((.012, .0135, .012), (.098, 0, z+.0215), 'alu_dark', .002)
    cyl(.0022, .019, (.100, -.0095, z+.0255), 'steel', 'Y', n=20)
    cyl(.0040, .012, (.050, 0, z+.0200), 'steel', n=24)
    with at((.110, 0, z)):
        air_inlet((0, 0, 0), (0, -90, 0), .95)
    logo_flat(.0043, (-.0212, -.0217, z+.001), with_mark=False)
    if lettering:
        text(lettering, .0062, (-.0212, -.0218, z-.0075), (90, 0, 0), align='CENTER', weight=.03)


def scene():
    build()
    tool_setup(azimuth=-24, pitch=22, fill=.82)
