"""Line filters (FP, FF, FA): cast head, blue bowl, differential pressure gauge, drain. Coloured rings identify the grades."""
from core import at, box, cyl, lathe, prism, hexagon, ring, text, socket_screw, rrect, plate, circle
from parts.fittings import logo_flat

GRADES = {'FP': 'grey', 'FF': 'yellow', 'FA': 'black'}


def line_filter(grade, w=.120, h=.300, label=None, port=1.0):
    """Housing of size 20: `w` across the ports, `h` overall; stands on its drain. Ports of 1 are G ¾."""
    k = w/.120
    head = .082*k
    z = h - head                                        # underside of the head
    with at((0, 0, z)):
        prism(rrect(w*.80, w*.82, .026*k, 8), head*.74, material='graphite', bevel=.006, segs=3)
        lathe([(w*.40, 0), (w*.42, .006), (w*.42, .020), (w*.38, .026)], (0, 0, -.020), 'graphite', n=96, bevel=.001)
        for s in (-1, 1):                               # ports with their hexagons
            with at((s*w*.36, 0, head*.36), scale=port):
                prism(hexagon(.029), .020, (0, 0, 0), 'graphite', axis='X' if s > 0 else '-X', bevel=.002)
                lathe([(.022, 0), (.022, .012), (.016, .012), (.016, -.02), (0, -.02)][::-1], (s*.020, 0, 0), 'alu', 'X' if s > 0 else '-X', n=48)
        # differential pressure indicator
        lathe([(.031, 0), (.031, .010), (.028, .018), (.028, .022)], (0, 0, head*.74-.001), 'black', n=64, bevel=.001)
        plate([circle(.0265)], .001, (0, 0, head*.74+.0215), 'dial')
        plate([[(-.020, -.004), (.0, -.004), (.0, .004), (-.020, .004)]], .001, (0, 0, head*.74+.0225), 'glow_green')
        plate([[(.001, -.004), (.020, -.004), (.020, .004), (.001, .004)]], .001, (0, 0, head*.74+.0225), 'red')
        logo_flat(.0076*k, (0, -w*.41-.0006, head*.50), with_mark=False)
        text(label or grade, .022*k, (0, -w*.41-.0008, head*.20), (90, 0, 0), 'white', 'CENTER', weight=.03)
    r = w*.40
    zb = .055
    lathe([(r*.98, z-.020), (r, z-.030), (r*.985, z-.034), (r*.96, zb+.05*k), (r*.90, zb+.030*k), (r*.72, zb+.012*k), (r*.42, zb+.003), (.022, zb), (.022, zb-.012), (0, zb-.012)][::-1],
          material='blue', n=128)
    ring(r*.995, .0035, (0, 0, z-.040), GRADES[grade], n=128)
    for i in range(12):                                 # ribs for the strap wrench
        with at(rot=(0, 0, 30*i)):
            box((.006*k, .008*k, .050*k), (r*.955, 0, zb+.072*k), 'blue', .002)
    # float drain
    lathe([(.020, zb-.012), (.020, .020), (.015, .014), (.0075, .012), (.0075, 0), (0, 0)][::-1], material='black', n=48, bevel=.0006)
    prism(hexagon(.0215), .010, (0, 0, zb-.024), 'brass', bevel=.0008)


def scene(grades):
    import studio
    for i, grade in enumerate(grades):
        with at((.19*i, 0, 0)):
            line_filter(grade)
    studio.product_setup(fill=.76, pitch=14)
