"""Workbenches."""
from core import box, cyl


def workbench(w=2.0, d=.70, h=.88, top='beech', frame='mid_stripe', drawers=3):
    """Solid top on a steel frame with a shelf, drawers on the right; faces -Y."""
    n = 6
    for i in range(n):
        box((w, d/n-.001, .05), (0, (i-(n-1)/2)*d/n, h-.025), top, .003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.06, .06, h-.05), (sx*(w/2-.06), sy*(d/2-.06), (h-.05)/2), frame, .004)
        box((.05, d-.18, .05), (sx*(w/2-.06), 0, .16), frame, .004)
    box((w-.16, .05, .07), (0, d/2-.06, h-.10), frame, .004)
    box((w-.16, .05, .07), (0, -d/2+.06, h-.10), frame, .004)
    box((w-.10, d-.14, .025), (0, 0, .19), 'ply', .003)
    box((.52, d-.16, .50), (w/2-.38, 0, h-.31), frame, .004)
    for i in range(drawers):
        z = h-.145-i*.165
        box((.48, .02, .155), (w/2-.38, -d/2+.075, z), 'grey', .004)
        box((.16, .018, .014), (w/2-.38, -d/2+.060, z+.04), 'graphite', .004)


def vice():
    """Bench vice whose jaws open along Y, on a bench's top at z=0."""
    box((.16, .20, .03), (0, 0, .015), 'mid_stripe', .006)
    box((.11, .24, .08), (0, 0, .07), 'mid_stripe', .02)
    for y in (-.16, -.02):
        box((.15, .05, .09), (0, y, .135), 'mid_stripe', .014)
        box((.15, .012, .04), (0, y+(.03 if y < -.1 else -.03), .160), 'steel', .002)
    cyl(.014, .26, (0, -.34, .07), 'steel', 'Y')
    cyl(.008, .22, (-.11, -.32, .07), 'steel', 'X')
