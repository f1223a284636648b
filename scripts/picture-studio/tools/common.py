"""Shared parts of hand tools: air inlet, overmoulded ribs, tool shot set-up."""
from core import at, cyl, hexagon, lathe, mesh, prism, ring
import studio


def air_inlet(loc, rot=(0, 0, 0), s=1.0):
    """Hex bush with a quick-coupling nipple, pointing to local -Z."""
    with at(loc, rot, s):
        prism(hexagon(.0115), .012, (0, 0, -.012), 'steel', bevel=.0008)
        lathe([(.0065, 0), (.0065, -.006), (.0055, -.008), (.0055, -.016), (.0070, -.018), (.0070, -.022), (.0048, -.025),
               (.0048, -.034), (.0036, -.036), (.0022, -.036), (.0022, -.020), (0, -.020)][::-1], (0, 0, -.012), 'chrome', n=40, bevel=.0003)


def paddle(path, t):
    """Pressed lever along points (x, half its width, z), t thick."""
    v, f = [], []
    for x, w, z in path:
        v += [(x, -w, z), (x, w, z), (x, w, z+t), (x, -w, z+t)]
    for i in range(0, len(v)-4, 4):
        f += [(i+j, i+(j+1) % 4, i+4+(j+1) % 4, i+4+j) for j in range(4)]
    k = len(v)-4
    mesh(v, f + [(0, 1, 2, 3), (k, k+1, k+2, k+3)], 'yellow', bevel=.0009)


def side_handle():
    """Ribbed rubber stick on a hexagon, screwed in at 0, along local Z."""
    prism(hexagon(.0085), .008, material='steel', bevel=.0006)
    cyl(.0048, .018, (0, 0, .004), 'steel', n=32)
    lathe([(.0175, .016), (.0185, .019), (.0125, .024), (.0118, .034), (.0138, .060), (.0142, .088), (.0125, .106), (.0085, .112), (0, .113)], material='rubber', n=72, bevel=.0005)
    for i in range(7):
        ring(.0135+.0004*min(i, 3), .0011, (0, 0, .050+i*.0072), 'rubber', n=64)
    ring(.0180, .0010, (0, 0, .0178), 'yellow', n=64)


def tool_setup(azimuth=-34, pitch=12, fill=.76):
    studio.product_setup(fill=fill, pitch=pitch, azimuth=azimuth, lens=85, flags=True)
