"""Attachments in front of a straight motor housing: collets, gear heads, cutters. Each extends from 0 towards -X."""
import math
from core import at, circle, cyl, hexagon, hull, lathe, loft, mesh, plate, prism, ring, socket_screw


def collet(z0, s=1.0):
    """Collet nut from local z0 on; returns the position of its mouth."""
    lathe([(.0080*s, z0), (.0080*s, z0+.004*s)], material='steel', n=48, bevel=.0004)
    prism(hexagon(.0098*s), .010*s, (0, 0, z0+.004*s), 'chrome', bevel=.0006*s)
    lathe([(.0082*s, z0+.0135*s), (.0076*s, z0+.018*s), (.0048*s, z0+.022*s), (.0032*s, z0+.022*s), (.0032*s, z0+.016*s), (0, z0+.016*s)], material='steel', n=48, bevel=.0003)
    return z0+.022*s


def burr(z0, r=.0050, length=.020, shank=.0030, reach=.018, teeth=14):
    """Tree-shaped burr on its shank, spiral teeth."""
    cyl(shank, reach+.006, (0, 0, z0-.006), 'steel', n=32, bevel=.0003)
    v, f, n, m = [], [], 40, teeth*4
    for k in range(n+1):
        t = k/n
        rr = r*min(1, .62+5*t)*(1 if t < .35 else max(0, 1-((t-.35)/.65)**2.2)**.62) + .0003
        for i in range(m):
            a = 2*math.pi*i/m
            cut = 1 if i % 4 in (0, 1) else .86
            v.append((rr*cut*math.cos(a+1.1*t), rr*cut*math.sin(a+1.1*t), z0+reach+length*t))
    for k in range(n):
        for i in range(m):
            f.append((k*m+i, k*m+(i+1) % m, (k+1)*m+(i+1) % m, (k+1)*m+i))
    f += [tuple(range(m)), tuple(range(n*m, (n+1)*m))]
    mesh(v, f, 'steel', angle=25)


def nose_cone(r, length, tip=.0085, material='alu_dark'):
    """Cone from the nut to the collet; its tip is at local `length`."""
    lathe([(r, .0), (r*.98, length*.25), (tip*1.5, length*.62), (tip*1.12, length*.72), (tip, length*.76), (tip, length), (0, length)], material=material, n=96, bevel=.0006)


def gear_head(r, reach, up=.020, down=.020):
    """Right-angle head: neck along -X from the nut at x = -.020, spindle downwards `reach` in front."""
    with at(rot=(0, -90, 0)):
        loft([((0, 0, .019), r*.90, r*.90, 2), ((0, 0, .032), r*.80, r*.84, 2.1), ((0, 0, reach-.010), r*.72, r*.80, 2.4), ((0, 0, reach+.002), r*.70, r*.78, 2.4)], 'alu_dark', n=56)
    with at((-reach, 0, 0)):
        lathe([(r*.62, -down), (r*.80, -down+.003), (r*.92, -r*.45), (r*.94, r*.35), (r*.88, up-.004), (r*.66, up), (0, up)], material='alu_dark', n=96, bevel=.0010)
        lathe([(r*.52, up), (r*.50, up+.0022), (0, up+.0022)], material='black', n=64, bevel=.0005)
        for a in (45, 135, 225, 315):
            socket_screw((r*.68*math.cos(math.radians(a)), r*.68*math.sin(math.radians(a)), up-.0042), .0022)


def quick_disc(z, r=.025):
    """Quick-change abrasive disc on its rubber pad, below z."""
    cyl(.0060, .008, (0, 0, z-.008), 'steel', n=40, bevel=.0004)
    lathe([(.0095, z-.006), (.0120, z-.008), (r*.92, z-.014), (r*.96, z-.0165), (0, z-.0165)], material='black', n=96, bevel=.0006)
    lathe([(r, z-.0165), (r, z-.0182), (0, z-.0182)], material='abrasive', n=96)


def belt(rollers, width, thickness=.0011):
    """Endless belt around rollers (x, z, radius), its width along Y."""
    def outline(extra):
        return hull([p for x, z, r in rollers for p in circle(r+extra, 40, x, z)])
    plate([outline(thickness), outline(0)], width, material='abrasive', rot=(90, 0, 0))
    for x, z, r in rollers:
        cyl(r-.0001, width*1.04, (x, -width*.52, z), 'alu_dark', 'Y', n=48, bevel=.0006)
        cyl(r*.40, width*1.16, (x, -width*.58, z), 'steel', 'Y', n=32, bevel=.0004)
        ring(r*.72, r*.06, (x, -width*.52, z), 'hole', 'Y', n=48)
