"""Open ground and what stands at its far end: stones, fence, houses, trees."""
import math

from mathutils import Vector, noise

from core import box, mesh, tube


def uneven(size=260, n=240, near=6, material='earth'):
    """Ground that people have trodden level near the middle, and left uneven beyond."""
    verts = []
    for i in range(n+1):
        for j in range(n+1):
            # closer together near the middle
            u, v = (2*i/n-1), (2*j/n-1)
            x, y = size*.5*u*abs(u)**1.5, size*.5*v*abs(v)**1.5 + 1
            far = min(1, max(0, math.hypot(x, y-1)/near-1))
            z = far*.16*noise.noise(Vector((x*.35, y*.35, 0))) + (.010+.03*far)*noise.noise(Vector((x*2.3, y*2.3, 3))) + .006*noise.noise(Vector((x*8, y*8, 7)))
            verts.append((x, y, z - .006))
    faces = [(i*(n+1)+j, (i+1)*(n+1)+j, (i+1)*(n+1)+j+1, i*(n+1)+j+1) for i in range(n) for j in range(n)]
    return mesh(verts, faces, material, angle=180, name='ground')


def stones(count=260, area=(-5, 5, -3, 4), keep=(0, 0, 1)):
    """Loose stones on the ground."""
    for i in range(count):
        a, b, c = (math.sin(i*k)*43758.5 % 1 for k in (12.9, 78.2, 37.7))
        x, y, r = area[0]+(area[1]-area[0])*a, area[2]+(area[3]-area[2])*b, .008+.03*c*c*c
        if math.hypot(x-keep[0], y-keep[1]) > keep[2]:
            box((r*2, r*1.6, r*1.2), (x, y, r*.1), 'gravel', r*.5, rot=(a*60, b*60, c*360), segs=2)


def fence(panels, w=3.45, h=2.0):
    """Mesh panels on concrete feet along X."""
    for i in range(panels):
        x = i*(w+.06)
        for s in (x, x+w):
            tube([(s, 0, .12), (s, 0, h)], .020, 'zinc', bend=0)
            box((.22, .62, .13), (s, 0, .065), 'concrete', .02)
        for z in (.18, h*.55, h-.01):
            tube([(x, 0, z), (x+w, 0, z)], .012, 'zinc', bend=0)
        for k in range(1, int(w/.10)):
            tube([(x+.10*k, 0, .18), (x+.10*k, 0, h)], .0022, 'zinc', bend=0, res=2)


def neighbour(w=9, d=10, eaves=5.2, ridge=8.6, wall='lime', tiles='brick'):
    """House with a saddle roof, far away; its gable faces -Y."""
    box((w, d, eaves), (0, 0, eaves/2), wall, .02)
    v = [(-w/2, -d/2, eaves), (w/2, -d/2, eaves), (0, -d/2, ridge), (-w/2, d/2, eaves), (w/2, d/2, eaves), (0, d/2, ridge)]
    mesh(v, [(0, 1, 2), (5, 4, 3)], wall)
    k = .35
    v = [(-w/2-k, -d/2-k, eaves-.2), (0, -d/2-k, ridge+.15), (0, d/2+k, ridge+.15), (-w/2-k, d/2+k, eaves-.2), (w/2+k, -d/2-k, eaves-.2), (w/2+k, d/2+k, eaves-.2)]
    mesh(v, [(0, 1, 2, 3), (1, 4, 5, 2)], tiles)
    for x in (-2.3, 2.3):
        for z in (1.5, 4.0):
            box((1.2, .1, 1.4), (x, -d/2, z), 'dark_pane', 0)


def trees(x0, x1, y, count=30):
    """Crowns along a far edge."""
    for i in range(count):
        a, b = (math.sin(i*k)*43758.5 % 1 for k in (12.9, 78.2))
        r = 1.6+2.2*a
        n, m, pts = 18, 12, []
        for j in range(m+1):
            t = math.pi*j/m
            for k in range(n):
                p = Vector((math.sin(t)*math.cos(2*math.pi*k/n), math.sin(t)*math.sin(2*math.pi*k/n), math.cos(t)))
                q = r*(1+.35*noise.noise(p*2.2+Vector((i*3.1, 0, 0))))
                pts.append((p.x*q, p.y*q, p.z*q*1.15))
        faces = [(j*n+k, j*n+(k+1) % n, (j+1)*n+(k+1) % n, (j+1)*n+k) for j in range(m) for k in range(n)]
        mesh(pts, faces, 'leaves', (x0+(x1-x0)*(i+b*.8)/count, y+6*b, r*1.05), angle=180, name='tree')
