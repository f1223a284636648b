"""Straw in bales and loose on the ground."""
import math

from mathutils import Vector, noise

from core import at, box, mesh, tube


def rough(verts, much, scale=9):
    """The points, moved as straw stands out of a bale."""
    return [Vector(v)+Vector((noise.noise(Vector(v)*scale), noise.noise(Vector(v)*scale+Vector((9, 0, 0))), noise.noise(Vector(v)*scale+Vector((0, 9, 0)))))*much for v in verts]


def bale(length=.92, w=.46, h=.36):
    """Small bale, its two strings round it along X; on z=0."""
    size, cells, verts, index, faces = (length, w, h), (24, 12, 10), [], {}, []
    for axis in range(3):
        a, b = (axis+1) % 3, (axis+2) % 3
        for end in (0, cells[axis]):
            for i in range(cells[a]):
                for j in range(cells[b]):
                    face = []
                    for u, v in ((i, j), (i+1, j), (i+1, j+1), (i, j+1)):
                        key = [0, 0, 0]
                        key[axis], key[a], key[b] = end, u, v
                        if tuple(key) not in index:
                            index[tuple(key)] = len(verts)
                            verts.append(tuple((k/n-.5)*s for k, n, s in zip(key, cells, size)))
                        face.append(index[tuple(key)])
                    faces.append(tuple(face if end else face[::-1]))
    def squeezed(v):
        tight = 1-.05*sum(math.exp(-((v[1]-y)/.035)**2) for y in (-w*.24, w*.24))
        return (v[0]*tight, v[1], v[2]*tight)
    mesh(rough(map(squeezed, verts), .024), faces, 'straw', (0, 0, h/2), angle=60, subsurf=1, name='bale')
    for y in (-w*.24, w*.24):
        x, z = length/2*.962, h*.019
        tube([(-x, y, z), (x, y, z), (x, y, h-z), (-x, y, h-z)], .0032, 'hose_blue', bend=.02, closed=True, res=3)


def stacked(layers):
    """Bales in layers of two, crosswise."""
    for k in range(layers):
        with at((0, 0, .355*k), (0, 0, 90*(k % 2)+(k*37 % 5-2))):
            for s in (-1, 1):
                with at((.01*k, s*.235, 0), (0, 0, s*(k % 3-1)*1.2)):
                    bale()


def round_bale(r=.62, w=1.22):
    """Lies on its round side, the axle along Y."""
    n, m, verts = 72, 12, []
    for j in range(m+1):
        y = (j/m-.5)*w
        for i in range(n):
            a = 2*math.pi*i/n
            verts.append((r*math.cos(a), y, r*math.sin(a)))
    verts = rough(verts, .022, 11) + [Vector((0, -w/2-.02, 0)), Vector((0, w/2+.02, 0))]
    faces = [(j*n+i, j*n+(i+1) % n, (j+1)*n+(i+1) % n, (j+1)*n+i) for j in range(m) for i in range(n)]
    faces += [((i+1) % n, i, len(verts)-2) for i in range(n)] + [(m*n+i, m*n+(i+1) % n, len(verts)-1) for i in range(n)]
    mesh(verts, faces, 'straw', (0, 0, r-.03), angle=50, name='bale')


def litter(count, area):
    """Loose straws on the ground."""
    for i in range(count):
        a, b, c = (math.sin((i+1)*k)*43758.5 % 1 for k in (12.9, 78.2, 37.7))
        x, y = area[0]+(area[1]-area[0])*a, area[2]+(area[3]-area[2])*b
        box((.05+.13*c, .0028, .0022), (x, y, .004+.003*c), 'straw', 0, rot=(0, (b-.5)*5, 360*(a+c)))
