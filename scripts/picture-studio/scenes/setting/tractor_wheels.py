"""Wheels of a tractor and the guards over them; the rear axle is above the origin."""
import math

from core import at, box, cyl, lathe, mesh

REAR, FRONT = (.80, .50, .84), (.58, .38, .80)           # wheels: radius, width, half the track
BASE = 2.30                                              # between the axles


def wheel(r, w, lugs, rim):
    """Field tyre with lugs on a dished rim, its axle along Y, its outer side to -Y."""
    k, inner = w/2, r*.60
    lathe([(inner, -k*.62), (inner+.03, -k*.84), (r*.78, -k), (r*.90, -k*.98), (r-.035, -k*.80), (r-.030, 0), (r-.035, k*.80), (r*.90, k*.98), (r*.78, k), (inner+.03, k*.84), (inner, k*.62)],
          material='tyre', axis='Y', n=96, caps=False, angle=60)
    for i in range(2*lugs):
        side = 1 if i % 2 else -1
        with at(rot=(0, 180*i/lugs, 0)):
            box((.055, w*.66, .048), (0, side*k*.46, r-.024), 'tyre', .010, rot=(0, 0, -side*42))
    lathe([(inner+.014, -k*.68), (inner+.014, -k*.62), (inner-.012, -k*.58), (inner-.03, -k*.20), (inner-.05, -k*.16), (inner*.80, -k*.16), (inner*.70, -k*.34), (inner*.34, -k*.42), (0, -k*.42)], material=rim, axis='Y', n=96, angle=24, caps=False)
    cyl(inner*.95, .02, (0, k*.3, 0), 'black', 'Y')
    for i in range(8):
        a = math.radians(45*i+10)
        cyl(.017, .03, (inner*.27*math.cos(a), -k*.42, inner*.27*math.sin(a)), 'steel', '-Y', n=6)
        with at((0, -k*.16-.002, 0), (0, 45*i+12, 0)):
            box((.045, .012, .13), (inner*.885, 0, 0), 'hole', .02)
    lathe([(inner*.20, 0), (inner*.18, .07), (inner*.09, .09), (0, .09)], (0, -k*.42, 0), 'graphite', '-Y', n=48)
    cyl(.007, .06, (inner-.045, -k*.46, 0), 'rubber', '-Y', n=16)


def wheels(rim):
    for x, (r, w, y), lugs in ((0, REAR, 19), (BASE, FRONT, 16)):
        for s in (-1, 1):
            with at((x, s*y, r), (0, 138, 0), (1, -s, 1)):
                wheel(r, w, lugs, rim)


def guard(r, w, start, end, material, t=.025):
    """Mudguard: part of a ring round the axle along Y, from one angle to another."""
    n, verts = 28, []
    for i in range(n+1):
        a = math.radians(start+(end-start)*i/n)
        for q, y in ((r, -w/2), (r, w/2), (r+t, w/2), (r+t, -w/2)):
            verts.append((q*math.cos(a), y, q*math.sin(a)))
    faces = [(4*i+j, 4*i+(j+1) % 4, 4*i+4+(j+1) % 4, 4*i+4+j) for i in range(n) for j in range(4)]
    return mesh(verts, faces+[(0, 1, 2, 3), tuple(range(4*n, 4*n+4))], material, bevel=.006)
