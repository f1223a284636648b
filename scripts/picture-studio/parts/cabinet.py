"""Sound-proof cabinets: panels with seams, louvres, locks, controller, emergency stop."""
import math
from core import at, lathe, ring, cyl, box, prism, tube, bolt, plate, rrect, circle, text, socket_screw, hexagon, mesh
from parts.fittings import logo_flat
import wordmark as wm


def panel(w, h, loc, rot=(0, 0, 0), t=.018, material='blue', r=.006):
    """Door or side panel facing -Y: rounded sheet-metal tray, origin at its centre."""
    with at(loc, rot):
        box((w, t, h), (0, 0, 0), material, r, segs=4)


def louvre(w, h, n, loc, rot=(0, 0, 0), material='graphite', frame='graphite'):
    """Framed intake grille facing -Y: dark recess, n slanted blades, rounded frame."""
    with at(loc, rot):
        box((w, .002, h), (0, -.0012, 0), 'hole', 0)
        p = h/n
        for i in range(n):
            z = -h/2 + p*(i+.5)
            box((w-.008, .0030, p*.92), (0, -.009, z), material, .0010, rot=(-38, 0, 0), segs=2)
        plate([rrect(w+.026, h+.026, .012), rrect(w-.004, h-.004, .006)], .018, (0, -.009, 0), frame, rot=(90, 0, 0), bevel=.0025)


def pressed_slots(w, rows, cols, loc, rot=(0, 0, 0), pitch=.026, material='blue'):
    """Field of pressed hoods facing -Y (side panels)."""
    sw = w/cols
    with at(loc, rot):
        for c in range(cols):
            for r in range(rows):
                x = -w/2 + sw*(c+.5)
                z = (r-(rows-1)/2)*pitch
                box((sw*.80, .001, .008), (x, -.0008, z-.004), 'hole', 0)
                with at((x, 0, z)):
                    mesh([(-sw*.42, 0, .010), (sw*.42, 0, .010), (sw*.42, -.009, -.001), (-sw*.42, -.009, -.001), (-sw*.42, 0, -.004), (sw*.42, 0, -.004)],
                         [(0, 3, 2, 1), (3, 0, 4), (1, 2, 5)], material)


def lock(loc, rot=(0, 0, 0)):
    with at(loc, rot):
        lathe([(.013, 0), (.013, .003), (.010, .005), (.010, .002), (0, .002)], material='black', axis='-Y', n=32, bevel=.0005)
        box((.004, .003, .012), (0, -.003, 0), 'steel', .0006)


def hinge(loc, rot=(0, 0, 0)):
    with at(loc, rot):
        cyl(.006, .055, (0, 0, -.0275), 'black', n=24)
        box((.020, .003, .050), (.010, 0, 0), 'black', .001)


def controller(loc, rot=(0, 0, 0), s=1.0):
    """Control unit: black fascia, lit display with pressure figure and bar graph, keys, status lamps."""
    with at(loc, rot, s):
        plate([rrect(.205, .142, .014)], .016, (0, -.008, 0), 'black', rot=(90, 0, 0), bevel=.003)
        plate([rrect(.190, .128, .010)], .001, (0, -.0165, 0), 'ink', rot=(90, 0, 0))
        plate([rrect(.112, .074, .003)], .001, (-.028, -.0172, .016), 'glow_dark', rot=(90, 0, 0))
        y = -.0182
        R = (90, 0, 0)
        text('7.2', .040, (-.076, y, .026), R, 'glow_white', weight=.03)
        text('bar', .014, (.004, y, .020), R, 'glow', weight=.02)
        text('78 °C', .011, (-.076, y, -.0005), R, 'glow', weight=.02)
        text('4 218 h', .011, (-.028, y, -.0005), R, 'glow', weight=.02)
        for i in range(14):
            hh = .003 + .007*abs(math.sin(i*.55+.4))
            plate([rrect(.0042, hh, .0005)], .0004, (-.072+i*.0068, y, -.0192+hh/2), 'glow' if i < 11 else 'glow_green', rot=R)
        # keys
        for i, (x, z, m, r) in enumerate(((.062, .038, 'glow_green', .010), (.062, .008, 'red', .010))):
            plate([circle(r, 32)], .003, (x, -.018, z), m if m == 'red' else 'black', rot=R, bevel=.0008)
            ring(r*1.0, .0009, (x, -.0195, z), 'glow_green' if i == 0 else 'red', 'Y', n=40, k=8)
        for i in range(5):
            plate([rrect(.018, .012, .003)], .003, (-.074 + i*.0235, -.0175, -.042), 'graphite', rot=R, bevel=.0008)
        for i, m in enumerate(('glow_green', 'yellow', 'grey_mid')):
            cyl(.0026, .002, (.046+i*.016, -.0165, -.042), m, '-Y', n=20, bevel=.0005)


def emergency_stop(loc, rot=(0, 0, 0), s=1.0):
    with at(loc, rot, s):
        plate([circle(.030)], .003, (0, -.0015, 0), 'yellow', rot=(90, 0, 0), bevel=.0006)
        cyl(.014, .016, (0, -.003, 0), 'black', '-Y')
        lathe([(.013, 0), (.019, .003), (.020, .009), (.017, .013), (0, .0145)], (0, -.017, 0), 'red', '-Y', n=48, bevel=.0006)


def warning(loc, rot=(0, 0, 0), s=.045):
    """Triangular warning sign with a bolt of lightning."""
    with at(loc, rot):
        t = [(-s*.5, -s*.433), (s*.5, -s*.433), (0, s*.433)]
        plate([t], .0006, (0, -.0006, 0), 'ink', rot=(90, 0, 0))
        plate([[(x*.78, z*.78-s*.02) for x, z in t]], .0006, (0, -.0010, 0), 'yellow', rot=(90, 0, 0))
        b = [(.02, .24), (-.10, -.06), (-.01, -.04), (-.05, -.30), (.09, .02), (.00, .00)]
        plate([[(x*s, z*s-s*.05) for x, z in b]], .0006, (0, -.0014, 0), 'ink', rot=(90, 0, 0))


def screw_cabinet(w, d, h, kw_label, feet=True, open_front=False, ctrl=1.0, doors=1):
    """Cabinet standing on z=0, centred on x and y. Front faces -Y."""
    f = .055 if feet else .012                    # base frame
    y = -d/2
    box((w-.03, d-.03, .05), (0, 0, f-.0 + .010), 'graphite', .004)
    if feet:
        for sx in (-1, 1):
            for sy in (-1, 1):
                lathe([(.030, 0), (.030, .010), (.014, .016), (.012, .045)], (sx*(w/2-.06), sy*(d/2-.06), 0), 'black', n=32, bevel=.001)
    z0 = f + .030
    H = h - z0
    # inner body (dark, shows in the seams)
    if not open_front:
        box((w-.02, d-.02, H-.01), (0, 0, z0+H/2), 'ink', .002)
    # corner posts
    roof = .060
    gap = .0035
    # front: lower door, upper control band
    band = .245*ctrl
    door = H - roof - band
    if not open_front:
        leaf = (w-.003)/doors
        for i in range(doors):
            x = (i-(doors-1)/2)*leaf
            panel(leaf-.003, door-gap, (x, y+.009, z0+door/2), material='blue', t=.022)
            louvre(leaf*.54, door*.30, 10, (x, y-.002, z0+door*.27))
            for zz in (z0+door*.18, z0+door*.82):
                lock((x+leaf*.42, y-.002, zz))
    panel(w-.006, band-gap, (0, y+.009, z0+door+band/2), material='graphite', t=.024)
    # yellow accent line along the band
    box((w-.010, .0035, .009), (0, y-.0035, z0+door+.012), 'yellow', .001)
    controller((w*.5-.145*ctrl, y-.003, z0+door+band*.53), s=ctrl)
    emergency_stop((w*.5-.285*ctrl, y-.003, z0+door+band*.56), s=.95*ctrl)
    lh = .030*w/.66
    logo_flat(lh, (-w*.5+lh*5.3, y-.0034, z0+door+band*.54))
    # sides
    for s in (-1, 1):
        panel(d-.02, H-roof-gap, (s*(w/2-.009), .004, z0+(H-roof)/2), rot=(0, 0, s*90), t=.020, material='blue')
        with at((s*(w/2+.0015), .0, 0), (0, 0, s*90)):
            louvre(d*.50, H*.24, 9, (d*.05*s, 0, z0+H*.20))
            for zz in (z0+(H-roof)*.12, z0+(H-roof)*.88):
                for xx in (-d*.43, d*.43):
                    lock((xx, 0, zz))
            warning((d*.30, -.0005, z0+H*.72), s=.06)
    box((w-.03, .012, H-roof), (0, d/2-.006, z0+(H-roof)/2), 'blue', .003)
    # roof: tray with exhaust grille
    zt = z0+H-roof
    box((w, d, roof-gap), (0, 0, zt+roof/2), 'blue', .010, segs=4)
    gx, gy = w*.62, d*.42
    box((gx, gy, .002), (0, d*.12, h+.0005), 'hole', 0)
    n = 13
    for i in range(n):
        box((gx-.006, .0035, .020), (0, d*.12-gy/2+gy*(i+.5)/n, h+.007), 'graphite', .001, rot=(35, 0, 0))
    plate([rrect(gx+.03, gy+.03, .012), rrect(gx-.004, gy-.004, .006)], .014, (0, d*.12, h+.005), 'graphite', bevel=.002)
    # lower door louvre and model designation
    if kw_label and not open_front:
        text(kw_label, min(.052*w/.65, .085), (-w*.5+.055, y-.0035, z0+door-.060), (90, 0, 0), 'white', weight=.03)
    return dict(z0=z0, door=door, band=band, H=H)
