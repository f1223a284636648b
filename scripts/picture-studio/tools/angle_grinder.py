"""Angle grinder 125 mm: slim motor housing, gear head, guard, disc, side handle."""
import math
from core import at, box, circle, cyl, lathe, loft, mesh, plate, socket_screw
from parts.fittings import logo_flat
from tools.common import air_inlet, paddle, side_handle, tool_setup


def disc(r=.0625):
    lathe([(.011, .0000), (.020, .0004), (.022, .0030), (r-.0006, .0032), (r, .0036), (r, .0088), (r-.0006, .0092), (.022, .0090), (.020, .0062), (.011, .0060)],
          material='disc', n=128)
    plate([circle(.044, 64), circle(.0215, 48)], .0004, (0, 0, .0030), 'blue_deep')


def guard(r=.0665):
    """Semicircular sheet steel guard around the back of the disc."""
    n, v, f = 40, [], []
    a0, a1 = math.radians(-86), math.radians(86)
    prof = [(.026, .0205), (r-.004, .0205), (r, .0170), (r, -.0030)]
    t = .0016
    ring_ = [(x, z) for x, z in prof] + [(x-t, z-t if i < 2 else z) for i, (x, z) in reversed(list(enumerate(prof)))]
    m = len(ring_)
    for i in range(n+1):
        a = a0+(a1-a0)*i/n
        v += [(x*math.cos(a), x*math.sin(a), z) for x, z in ring_]
    for i in range(n):
        for j in range(m):
            f.append((i*m+j, i*m+(j+1) % m, (i+1)*m+(j+1) % m, (i+1)*m+j))
    f += [tuple(range(m)), tuple(range(n*m, n*m+m))]
    mesh(v, f, 'graphite', bevel=.0005)
    lathe([(.0255, .014), (.0275, .014), (.0275, .026), (.0255, .026), (.0255, .014)], material='graphite', n=64, caps=False)


def build(r=.0625):
    """A grinder for discs of radius r."""
    z = .062                                             # axis of the motor
    xh = -.098                                           # axis of the spindle
    with at((0, 0, z), (0, -90, 0)):                     # local Z = towards the head (-X), local X = up
        loft([((0, 0, -.104), .0165, .0165, 2.2), ((0, 0, -.100), .0190, .0188, 2.2), ((0, 0, -.080), .0205, .0200, 2.2), ((0, 0, -.030), .0200, .0198, 2.2), ((0, 0, .010), .0212, .0208, 2.2),
              ((0, 0, .036), .0228, .0224, 2.2), ((0, 0, .044), .0232, .0228, 2.1), ((0, 0, .047), .0230, .0226, 2.1)], 'blue', n=56)
        for i in range(8):
            zz = -.078+i*.0095
            loft([((0, 0, zz-.002), .0200, .0197, 2.2), ((0, 0, zz), .0217, .0213, 2.2), ((0, 0, zz+.002), .0200, .0197, 2.2)], 'rubber', n=48)
        lathe([(.0231, .0465), (.0237, .0475), (.0237, .0510), (.0231, .0520)], material='yellow', n=96, bevel=.0004)
        loft([((0, 0, .0515), .0228, .0226, 2.1), ((-.001, 0, .066), .0240, .0236, 2.4), ((-.003, 0, .084), .0235, .0240, 2.6), ((-.004, 0, .104), .0215, .0235, 2.8), ((-.004, 0, .118), .0170, .0190, 3.0), ((-.004, 0, .1215), .0130, .0150, 3)],
             'alu_dark', n=56)
        lathe([(.0165, -.1035), (.0168, -.112), (.0140, -.116), (0, -.116)][::-1], material='black', n=64, bevel=.0006)
    with at((xh, 0, 0)):
        with at((0, 0, .0085)):
            disc(r)
            guard(r+.0040)
            cyl(.0130, .006, (0, 0, -.0045), 'steel', n=48, bevel=.0006)
        cyl(.0215, .018, (0, 0, .026), 'alu_dark', bevel=.0015)
        lathe([(.0130, 0), (.0125, .004), (0, .004)], (0, 0, z+.0175), 'black', n=48, bevel=.0006)
        for a in (45, 135, 225, 315):
            socket_screw((.0150*math.cos(math.radians(a)), .0150*math.sin(math.radians(a)), z+.0165), .0026)
    with at((xh+.030, -.022, z), (90, 0, 0)):            # towards the viewer
        side_handle()
    # the body hides a lever below it, so use a paddle on top, with its lock
    pts = [(.092, .0205), (.084, .0240), (.050, .0285), (.008, .0300), (-.016, .0285), (-.024, .0262)]
    w = [.0075, .0090, .0100, .0100, .0092, .0072]
    paddle([(x, y, z+up) for (x, up), y in zip(pts, w)], .0028)
    box((.014, .012, .010), (.082, 0, z+.0205), 'black', .002)
    box((.010, .007, .012), (.004, 0, z+.0240), 'black', .002)
    air_inlet((.116, 0, z), (0, -90, 0), .95)
    logo_flat(.0052, (-.020, -.0226, z+.001), with_mark=False)


def scene():
    build()
    tool_setup(azimuth=-30, pitch=22, fill=.82)
