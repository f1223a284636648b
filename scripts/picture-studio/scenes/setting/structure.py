"""Beams, columns, roofs, pipework and hoses."""
from mathutils import Vector

from core import at, bolt, box, hose, tube
from parts.pipework import bracket, coupler, pipe, swan_neck, wall_plate


def profile(length, h=.30, w=.20, web=.012, flange=.018, material='steelwork'):
    """I-section along X, centred."""
    box((length, web, h-flange), (0, 0, 0), material, .001)
    for s in (-1, 1):
        box((length, w, flange), (0, 0, s*(h-flange)/2), material, .002)


def column(x, y, h, material='steelwork', size=.24):
    with at((x, y, h/2), (0, 90, 0)):
        profile(h, size, size, .010, .016, material)
    box((size+.16, size+.16, .022), (x, y, .011), material, .003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            bolt((x+sx*(size/2+.04), y+sy*(size/2+.04), .022), .014)


def rafter(x0, x1, y, z, h=.42, material='steelwork'):
    """Beam across a hall."""
    with at(((x0+x1)/2, y, z)):
        profile(x1-x0, h, .20, .012, .02, material)


def decking(x0, x1, y0, y1, z, step=.25, material='sheeting'):
    """Trapezoidal sheets of a roof, seen from below; the ribs run along Y."""
    box((x1-x0, y1-y0, .02), ((x0+x1)/2, (y0+y1)/2, z+.06), material, 0)
    for i in range(int((x1-x0)/step)):
        box((step*.45, y1-y0, .05), (x0+step*(i+.5), (y0+y1)/2, z+.035), material, .006)


def main(x0, x1, y, z, wall_y, r=.025, step=2.2, joints=()):
    """Blue main along a wall, with its brackets."""
    pipe((x0, y, z), (x1, y, z), r)
    n = max(1, int((x1-x0)/step))
    for i in range(n):
        bracket((x0+(x1-x0)*(i+.5)/n, y, z), wall_y, 'X', r)
    for x in joints:
        coupler((x, y, z), 'X', r)


def drop(x, y, z, wall_y, out, r=.025):
    """Drop from a main down to a wall outlet at the height `out`."""
    p = swan_neck((x, y, z), r, .014)
    pipe(p, (p.x, p.y, out), .014)
    bracket((p.x, p.y, (p.z+out)/2), wall_y, 'Z', .014)
    wall_plate((p.x, p.y, out))
    box((.12, wall_y-p.y, .05), (p.x, (wall_y+p.y)/2, out-.05), 'graphite', .003)


def plug(p, way):
    """Plug in a coupling whose mouth is at p and points `way`; returns the beginning of its hose."""
    p, way = Vector(p), Vector(way).normalized()
    tube([p-way*.010, p+way*.030], .0062, 'chrome', bend=0)
    tube([p+way*.026, p+way*.060], .0105, 'steel', bend=0)
    return p+way*.055, p+way*.11


def air_hose(start, way, between, end=None, from_=None, r=.0085):
    """Hose between two couplings, or from one out of sight."""
    points = [*plug(start, way), *map(Vector, between)]
    if end:
        points += reversed(plug(end, from_))
    hose(points, r, 'hose_blue', ferrules=False)
