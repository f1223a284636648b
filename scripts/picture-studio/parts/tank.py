"""Pressure vessel with welded heads, bosses, feet and decals."""
import math
from core import at, lathe, ring, cyl, box, prism, tube, bolt, plate, rrect, wrap_on_cylinder, text, mesh, circle
from dims import tank_size
import wordmark as wm


def tank(litres, material='blue', logo=True, logo_x=0.0, logo_h=None, centre_deg=6, logo_material='white', diameter=None):
    """Horizontal tank, axis X, centre at the origin. Returns radius, shell, overall length."""
    r, shell, total = tank_size(litres, diameter)
    h = shell/2
    k = min(1, r/.13)                          # bosses of small tanks
    prof = []
    n = 14
    for i in range(n+1):                       # elliptical head
        a = math.pi/2*i/n
        prof.append((r*math.sin(a), -h - r/2*math.cos(a)))
    prof += [(a, -b) for a, b in prof[::-1]]
    lathe(prof, material=material, axis='X', n=128)
    for x in (-h, h):                          # circumferential weld beads, slightly uneven
        ring(r, .0035, (x, 0, 0), material, 'X', n=160, squash=1.5)
    # longitudinal seam, high at the back
    a = math.radians(50)
    tube([(-h, r*math.cos(a), r*math.sin(a)), (h, r*math.cos(a), r*math.sin(a))], .0026, material, bend=0)
    for s in (-1, 1):                          # inspection boss with plug in each head
        x = s*(h + r/2)
        cyl(.034*k, .020, (x - s*.012, 0, 0), material, 'X' if s > 0 else '-X', bevel=.003*k)
        ring(.035*k, .004*k, (x - s*.004, 0, 0), material, 'X', n=64)
        ax = 'X' if s > 0 else '-X'
        cyl(.024*k, .010*k, (x + s*.008, 0, 0), 'steel', ax, bevel=.002*k)
        bolt((x + s*(.008 + .010*k), 0, 0), .013*k, ax, 'steel', washer=False)
    # drain valve at the lowest point
    with at((h*.55, 0, -r), scale=k):
        cyl(.014, .022, (0, 0, -.018), material, bevel=.002)
        cyl(.009, .028, (0, 0, -.045), 'brass', bevel=.001)
    # rating plate, riveted aluminium on a welded bridge
    if logo:
        lh = logo_h or r*.36
        wrap_on_cylinder(wm.centred(), r, lh, logo_material, (logo_x + lh*.62, 0, 0), centre_deg=centre_deg)
        m = [[(x*1.35, y*1.35) for x, y in b] for b in wm.mark()]
        lx = logo_x - wm.width()*lh/2 - lh*.36
        wrap_on_cylinder(m[:2], r, lh, logo_material, (lx, 0, 0), centre_deg=centre_deg)
        wrap_on_cylinder(m[2:], r, lh, 'yellow', (lx, 0, 0), centre_deg=centre_deg)
    return r, shell, total


PLATE = ('73730 Esslingen, Germany', 'Air receiver  EN 286-1', 'No. 26-048117', 'CE 0036      2026')


def plate_words(w, h, z):
    """What a type plate says of any receiver; its figures would differ from one to the next."""
    text('VENTORA Druckluft AG', h*.15, (-w*.42, h*.33, z), material='white', weight=.03, depth=.0001)
    for i, line in enumerate(PLATE):
        text(line, h*.115, (-w*.42, h*(.11-.165*i), z), material='ink', weight=.02, depth=.0001)


def rating_plate(r, x, deg, w=.085, hgt=.055):
    """Type plate lying on the shell at angle deg (0 faces -Y, positive up)."""
    with at((x, -r*math.cos(math.radians(deg)), r*math.sin(math.radians(deg))), (90 - deg, 0, 0)):
        plate([rrect(w, hgt, .004)], .0022, (0, 0, .002), 'alu', bevel=.0004)
        plate([rrect(w*.92, hgt*.22, .002)], .0006, (0, hgt*.33, .0034), 'blue_deep')
        plate_words(w, hgt, .0038)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(.0022, .0018, (sx*w*.46, sy*hgt*.43, .003), 'steel', bevel=.0005, n=12)


def foot(r, x, drop, width=.34, t=.005, pad=True, material='blue'):
    """Folded-plate saddle foot under a tank of radius r: extends `drop` below the axis."""
    half = width/2
    arc = []
    a0 = math.asin(min(.95, half*.80/r))
    for i in range(17):
        a = -a0 + 2*a0*i/16
        arc.append((r*math.sin(a), -r*math.cos(a)))
    outline = [(-half, -drop)] + [(half, -drop)] + arc[::-1]
    with at((x, 0, 0), (90, 0, 90)):           # outline in YZ, thickness along X
        prism(outline, t, (0, 0, -t/2), material, bevel=.0015)
    box((.070, width + .02, t), (x + .032, 0, -drop + t/2), material, .0015)
    ring_pts = [(x, y, z) for y, z in arc]
    tube([(px, py, pz) for px, py, pz in ring_pts], .004, material, bend=0)
    for y in (-half + .03, half - .03):
        if pad:
            cyl(.028, .024, (x + .034, y, -drop - .024), 'rubber', bevel=.004)
        bolt((x + .034, y, -drop + t), .008)


def deck(x0, x1, width, z, r, t=.005, material='blue'):
    """Folded bridge plate above the tank: top at z, lips down, four legs onto the shell."""
    cx, L = (x0+x1)/2, x1-x0
    box((L, width, t), (cx, 0, z - t/2), material, .0015)
    for s in (-1, 1):
        box((L, t, .028), (cx, s*(width/2 - t/2), z - .014), material, .0015)
    for x in (x0 + .03, x1 - .03):
        with at((x, 0, 0), (90, 0, 90)):
            hw = width*.42
            zz = math.sqrt(max(r*r - hw*hw, (r*.3)**2))
            pts = [(-hw, z - t), (-hw, zz)]
            for i in range(13):
                yy = -hw + 2*hw*i/12
                pts.append((yy, math.sqrt(max(r*r - yy*yy, 0)) - .002))
            pts += [(hw, zz), (hw, z - t)]
            prism(pts[::-1], t, (0, 0, -t/2), material, bevel=.001)
