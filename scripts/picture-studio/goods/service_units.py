"""Regulators and service units other than the maintenance unit G 1/2, built from its modules."""
from core import at, box, circle, cyl, hexagon, lathe, plate, prism, ring, rrect, text
from machines.treatment.maintenance_unit import HEAD, PITCH_X, bonnet, bottom, bowl, clamp, dial, lid, module, name, ports, sight_dome
from parts.fittings import gauge, knob, logo_flat

UP = .150                                               # height of a unit's axis above the floor


def filter_regulator():
    """Filter and regulator in one module; the bowl has a metal guard."""
    with at((0, 0, UP)):
        module(0)
        ports(0, 0)
        bowl(0, guard='alu_dark')
        bonnet(0)
        dial(0, .021)


def regulator():
    """Bottom cap on the floor, panel nut below the knob, 50 mm gauge."""
    with at((0, 0, HEAD*.43+.040)):
        module(0)
        ports(0, 0)
        bottom(0)
        with at((0, 0, .014)):
            bonnet(0)
        lathe([(.0215, 0), (.0215, .012)], (0, 0, HEAD*.43), 'black', n=64)
        prism(hexagon(.0285), .007, (0, 0, HEAD*.43+.004), 'black', bevel=.001)
        dial(0, .0260, .46)


def precision():
    """Small cast body on a steel plate, tall fine-thread knob with lock nut, gauge to 2 bar, and a bleed in the side."""
    w = .046
    box((.064, .052, .006), (0, 0, .003), 'steel', .001)
    with at((0, 0, .0335)):
        prism(rrect(w, w, .006), .052, (0, 0, -.0275), 'alu_dark', bevel=.002, segs=3)
        lathe([(.0245, 0), (.0245, .007), (.0225, .009), (.0225, .011), (.0245, .013), (.0245, .020), (.0205, .026), (.0120, .046)], (0, 0, .0245), 'alu_dark', n=72, bevel=.0006)
        for i in range(4):
            with at((0, 0, .0245), (0, 0, 45+90*i)):
                cyl(.0026, .022, (.0215, 0, 0), 'steel', n=20, bevel=.0004)
        lathe([(.0085, 0), (.0085, .006)], (0, 0, .070), 'brass', n=40)
        knob(.0125, .005, (0, 0, .0755), material='brass', ribs=20)
        knob(.0170, .024, (0, 0, .0815), material='black', ribs=26)
        lathe([(.0160, 0), (.0160, .003), (.012, .0045), (0, .0045)], (0, 0, .1050), 'yellow', n=48, bevel=.0006)
        gauge(.0205, (0, -w/2-.022, .000), stem=False, value=.40)
        cyl(.006, .016, (0, -w/2, 0), 'brass', '-Y')
        for s, axis in ((-1, '-X'), (1, 'X')):
            prism(hexagon(.0130), .007, (s*w/2, 0, 0), 'alu', axis=axis, bevel=.0008)
            cyl(.0066, .001, (s*(w/2+.0066), 0, 0), 'hole', axis)
        cyl(.0016, .001, (-w/2, -.014, .014), 'hole', '-X', bevel=0)


def shut_off(x):
    """Yellow rotary handle on a module, parallel to the flow when open; a hole for the padlock."""
    lathe([(.024, 0), (.024, .008), (.014, .012), (.014, .016)], (x, 0, HEAD*.43), 'black', n=48, bevel=.001)
    prism(rrect(.056, .020, .009), .014, (x, 0, HEAD*.43+.014), 'yellow', bevel=.003)
    cyl(.0028, .0004, (x+.020, 0, HEAD*.43+.028), 'hole', bevel=0)
    bottom(x)


def unit_g1(s=1.5):
    """Shut-off valve, filter with float drain, regulator, lubricator; bowls in metal guards."""
    with at((0, 0, UP*s), scale=s):
        places = [(i-1.5)*PITCH_X for i in range(4)]
        valve, dry, regulated, oiled = places
        for x in places:
            module(x)
        for a, b in zip(places, places[1:]):
            clamp((a+b)/2)
        ports(valve, oiled, .0150)
        shut_off(valve)
        bowl(dry, guard='alu_dark')
        lid(dry)
        bonnet(regulated)
        bottom(regulated)
        dial(regulated)
        bowl(oiled, fluid='yellow', drain=False, guard='alu_dark')
        sight_dome(oiled)
        name(dry)
        name(oiled)


GOODS = {'filter-regulator': filter_regulator, 'regulator': regulator, 'precision-regulator': precision, 'maintenance-unit-g1': unit_g1}


def scene(which):
    import studio
    GOODS[which]()
    studio.product_setup(fill=.78 if which == 'maintenance-unit-g1' else .72, pitch=12)
