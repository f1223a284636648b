"""The Ventora wordmark and rotor mark as plain outlines (no font).

One source for the logo files (written by python3 wordmark.py) and for the decals in the renders.
Cap height is 1, y up. wordmark() and mark() return lists of outlines; a hole is a separate outline.
"""
import math
import os


def arc(cx, cy, rx, ry, a0, a1, n):
    return [(cx + rx*math.cos(math.radians(a0+(a1-a0)*i/n)), cy + ry*math.sin(math.radians(a0+(a1-a0)*i/n))) for i in range(n+1)]


GLYPHS = {  # width, outlines (cap height 100)
    'V': (96, [[(0, 100), (25, 100), (48, 31), (71, 100), (96, 100), (60.5, 0), (35.5, 0)]]),
    'E': (66, [[(0, 0), (66, 0), (66, 20), (22.5, 20), (22.5, 41), (60, 41), (60, 59.5), (22.5, 59.5), (22.5, 80), (66, 80), (66, 100), (0, 100)]]),
    'N': (84, [[(0, 0), (22, 0), (22, 63), (61, 0), (84, 0), (84, 100), (62, 100), (62, 37), (23, 100), (0, 100)]]),
    'T': (78, [[(0, 80), (27.75, 80), (27.75, 0), (50.25, 0), (50.25, 80), (78, 80), (78, 100), (0, 100)]]),
    'O': (104, [arc(52, 50, 52, 51.5, 0, 360, 64)[:-1], arc(52, 50, 29.5, 30, 0, 360, 64)[:-1]]),
    'R': (86, [[(0, 0), (22.5, 0), (22.5, 34), (37, 34), (59, 0), (86, 0), (61.2, 37.5)]
               + arc(47, 67, 34, 33, -58, 90, 24) + [(0, 100)],
               [(22.5, 53.5)] + arc(46, 67, 13.5, 13.5, -90, 90, 16) + [(22.5, 80.5)]]),
    'A': (96, [[(0, 0), (24.5, 0), (31.6, 21), (64.4, 21), (71.5, 0), (96, 0), (60.5, 100), (35.5, 100)],
               [(38, 40), (58, 40), (48, 70)]]),
}
GAPS = {'VE': 9, 'EN': 15, 'NT': 10, 'TO': 3, 'OR': 13, 'RA': 2}


def wordmark(word='VENTORA'):
    """Outlines, left edge at x=0, cap height 1."""
    x, out = 0, []
    for i, c in enumerate(word):
        w, polys = GLYPHS[c]
        out += [[((px+x)/100, py/100) for px, py in p] for p in polys]
        x += w + GAPS.get(word[i:i+2], 10)
    return out


def width(word='VENTORA'):
    return sum(GLYPHS[c][0] for c in word)/100 + sum(GAPS.get(word[i:i+2], 10) for i in range(len(word)-1))/100


def centred(word='VENTORA'):
    w = width(word)
    return [[(x-w/2, y-.5) for x, y in p] for p in wordmark(word)]


def blade(k, n=28, blades=3):
    """One rotor blade: two spirals from the hub to the rim, radius 0.5."""
    r0, r1 = .115, .5
    lead, tail = [], []
    for i in range(n+1):
        t = i/n
        r = r0 + (r1-r0)*t
        a = k*360/blades + 112*t**1.15
        lead.append((r, a))
        tail.append((r, a - 60 - 38*(1-t)**2.0 + 42*t**1.6 * (1-t)))
    rim = [(r1, tail[-1][1] + (lead[-1][1]-tail[-1][1])*i/12) for i in range(1, 12)]
    pol = tail + rim + lead[::-1]
    return [(r*math.cos(math.radians(a)), r*math.sin(math.radians(a))) for r, a in pol]


def mark():
    """Three blades, centre 0, radius .5. The last is the yellow one."""
    return [blade(1), blade(2), blade(0)]


# ------------------------------------------------------------------ SVG files
def _d(polys, sx, ox, oy):
    out = ''
    for p in polys:
        out += 'M' + 'L'.join(f'{ox+x*sx:.2f} {oy-y*sx:.2f}' for x, y in p) + 'Z'
    return out


def svg_logo(ink, accent, mark_ink):
    h, m = 44, 72
    ox, base = 4+m+16, 40+h/2
    w = ox + width()*h + 4
    blades = mark()
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.0f} 80" role="img" aria-label="Ventora">'
            f'<title>Ventora</title>'
            f'<path fill="{mark_ink}" d="{_d(blades[:2], m, 4+m/2, 40)}"/>'
            f'<path fill="{accent}" d="{_d(blades[2:], m, 4+m/2, 40)}"/>'
            f'<path fill="{ink}" fill-rule="evenodd" d="{_d(wordmark(), h, ox, base)}"/></svg>\n')


def svg_favicon():
    b = mark()
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Ventora</title>'
            '<rect width="64" height="64" rx="12" fill="#0A1E3C"/>'
            f'<path fill="#fff" d="{_d(b[:2], 48, 32, 32)}"/><path fill="#FFC400" d="{_d(b[2:], 48, 32, 32)}"/></svg>\n')


if __name__ == '__main__':
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'model-json', 'sites', 'ventora', 'dam', 'ventora', 'brand')
    os.makedirs(here, exist_ok=True)
    for name, s in (('logo.svg', svg_logo('#0A1E3C', '#FFC400', '#0B4DA2')),
                    ('logo-white.svg', svg_logo('#FFFFFF', '#FFC400', '#FFFFFF')),
                    ('favicon.svg', svg_favicon())):
        with open(os.path.join(here, name), 'w') as f:
            f.write(s)
