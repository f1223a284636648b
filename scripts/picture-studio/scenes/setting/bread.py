"""Bread and what carries it: racks, crates, the baker's table, sacks of flour."""
import math

from core import at, box, cyl, lathe, loft


def loaf(length=.30, w=.125, h=.10, turn=0):
    """A loaf with three cuts."""
    n = 7
    shape = []
    for i in range(n):
        t = -1+2*i/(n-1)
        k = math.sqrt(max(.02, 1-abs(t)**2.4))
        shape.append(((0, h*.44*k, t*length/2), w/2*k, h/2*k, 2.2))
    with at(rot=(0, 0, turn)):
        loft(shape, 'crust', axis='X', rot=(-90, 0, 0), n=20, subsurf=1)


def rack(levels=9, w=.62, d=.82, h=1.85, filled=(0, 1, 2, 3, 4, 5, 6, 7, 8), material='stainless'):
    """Trolley with trays of loaves; open towards -Y."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.03, .03, h-.12), (sx*w/2, sy*d/2, .12+(h-.12)/2), material, .003)
            with at((sx*w/2, sy*d/2, .06)):
                cyl(.058, .03, (0, -.015, 0), 'rubber', 'Y', n=48)
        for z in (.14, h-.02):
            box((.03, d, .03), (sx*w/2, 0, z), material, .003)
    for sy in (-1, 1):
        for z in (.14, h-.02):
            box((w, .03, .03), (0, sy*d/2, z), material, .003)
    for i in range(levels):
        z = .24 + i*(h-.34)/(levels-1)
        for s in (-1, 1):
            box((.02, d, .012), (s*(w/2-.02), 0, z-.012), material, .002)
        if i in filled:
            box((w-.06, d-.02, .008), (0, 0, z), 'graphite', .003)
            for k in range(5):
                for m in (-1, 1):
                    with at((m*.135, (k-2)*.15, z+.048), (0, 0, ((i*5+k*3+m) % 5-2)*3)):
                        loaf(.25, .12, .095)


def bread_crates(n, material='crate_red', top=True):
    """Baker's crates, the uppermost with loaves in it."""
    w, d, h = .60, .40, .15
    for i in range(n):
        with at((0, 0, i*h), (0, 0, (i*37 % 5-2)*.4)):
            box((w-.02, d-.02, .012), (0, 0, .012), material, .002)
            for s in (-1, 1):
                for z in (.02, .075, .135):
                    box((w, .014, .022), (0, s*(d/2-.007), z), material, .003)
                    box((.014, d, .022), (s*(w/2-.007), 0, z), material, .003)
                for k in range(9):
                    box((.012, .012, .14), ((k-4)*w*.118, s*(d/2-.007), .075), material, .002)
                for k in range(5):
                    box((.012, .012, .14), (s*(w/2-.007), (k-2)*d*.22, .075), material, .002)
            if top and i == n-1:
                for k in range(4):
                    with at((-.20+.135*k, .02, .085), (0, 0, 82+k*5)):
                        loaf(.30, .13, .11)


def table(w=2.2, d=.85, h=.90):
    """Beech top on a stainless frame, with flour, dough and a scale of weights of bread."""
    for i in range(7):
        box((w, d/7-.001, .06), (0, (i-3)*d/7, h-.03), 'beech', .003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.025, h-.06, (sx*(w/2-.10), sy*(d/2-.10), 0), 'stainless')
    box((w-.2, d-.2, .02), (0, 0, .25), 'stainless', .004)
    for i in range(4):
        for k in range(2):
            with at((-w*.36+i*.20, -.14+k*.22, h)):
                lathe([(.082, 0), (.088, .02), (.078, .05), (.045, .07), (0, .075)], material='dough', n=40)
    lathe([(.22, 0), (.18, .004), (0, .006)], (.30, -.05, h), 'lime', n=40)


def sack(material='linen'):
    """Sack of flour, lying."""
    loft([((0, 0, -.36), .10, .05, 3), ((0, .01, -.31), .22, .085, 3), ((0, .015, 0), .24, .10, 2.8), ((0, .01, .31), .22, .085, 3), ((0, 0, .36), .10, .05, 3)], material, (0, 0, .09), axis='X', rot=(-90, 0, 0), n=28, subsurf=1)
