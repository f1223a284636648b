"""Membrane dryer: pre-filter, tube of hollow fibres and sterile filter in series on a bracket."""
from core import at, box, cyl, hexagon, lathe, prism, ring, tube
from parts.fittings import coupling


def canister(x, h, r, body, ring_of):
    """Filter bowl hanging from its head, top of the bowl at z=0."""
    box((r*2.1, r*2.0, r*1.1), (x, 0, r*.55), 'graphite', .004)
    lathe([(r*.92, 0), (r*.96, -.006), (r*.92, -h+.016), (r*.66, -h), (0, -h)], (x, 0, 0), body, n=56, bevel=.001)
    ring(r*.97, .0022, (x, 0, -.006), ring_of, n=56)
    cyl(.005, .012, (x, 0, -h-.011), 'brass')


def membrane_dryer(r):
    """In front of an upright shell of radius r, centred at z=0."""
    y, zh = -r - .045, .075
    box((.185, .006, .050), (0, -r-.008, zh+.012), 'graphite', .002)
    with at((0, y, zh)):
        canister(-.068, .088, .023, 'cup', 'yellow')
        canister(.068, .075, .023, 'white', 'blue')
        # between them the fibres in an aluminium tube with caps
        lathe([(.019, 0), (.020, .004), (.020, .016), (.0165, .018), (.0165, .162), (.020, .164), (.020, .176), (.019, .180)], (0, 0, -.150), 'alu', n=56, bevel=.0005)
        for z in (-.150, .012):
            lathe([(.0205, 0), (.0205, .018)], (0, 0, z), 'black', n=56, bevel=.001)
        tube([(-.045, 0, .014), (-.030, 0, .014), (-.020, 0, .020)], .006, 'alu', bend=.01)
        tube([(.045, 0, .014), (.030, 0, .014), (.020, 0, .020)], .006, 'alu', bend=.01)
        prism(hexagon(.011), .008, (.092, 0, .012), 'brass', axis='X', bevel=.0006)
        coupling((.100, 0, .012), (0, 0, 90))
