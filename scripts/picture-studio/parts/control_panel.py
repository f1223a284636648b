"""Front panel of small machines with two gauges, pressure regulator, couplings and switch."""
from core import at, box, hexagon, lathe, plate, prism, rrect
from parts.fittings import coupling, gauge, knob


def control_panel(couplings=2):
    """0.315 m wide, facing -Y, its centre at the origin."""
    plate([rrect(.315, .095, .016)], .004, (0, 0, .010), 'blue', rot=(90, 0, 0), bevel=.001)
    box((.300, .0015, .004), (0, -.0026, -.026), 'yellow', .0004)
    gauge(.0235, (-.118, -.010, .018), stem=False, value=.62)
    gauge(.0235, (-.060, -.010, .018), stem=False, value=.42)
    with at((.0, -.002, .018)):
        knob(.020, .026, (0, 0, 0), '-Y', 'black')
        lathe([(.013, 0), (.013, .002), (0, .002)], (0, -.026, 0), 'yellow', '-Y', n=32, bevel=.0005)
    for x in (.055, .095)[:couplings]:
        with at((x, -.002, .012)):
            prism(hexagon(.014), .012, material='brass', axis='-Y', bevel=.001)
            coupling((0, -.012, 0))
    box((.030, .012, .036), (.134, -.007, .018), 'black', .003)
    box((.016, .010, .020), (.134, -.012, .018), 'red', .002, rot=(14, 0, 0))
