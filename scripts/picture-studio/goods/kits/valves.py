"""Kits with valves: cylinder heads, oil-free pumps, non-return valves, boosters."""
import math
from core import at, cyl, hexagon, lathe, plate, prism, ring
from goods.kits.parts import head_gasket, o_ring, reed, split_ring, spring, valve_plate
from goods.service_kit import carton
from parts.fittings import knob, logo_flat


def heads():
    """A valve plate leans on the carton, with a second one and the gaskets in front."""
    with at((.032, .085, 0), (0, 0, 8)):
        carton(.190, .130, .120)
    with at((-.066, -.012, .0415), (64, 0, 8)):
        valve_plate()
    with at((-.072, -.098, 0), (0, 0, 24)):
        valve_plate()
    with at((.060, -.075, 0), (0, 0, -16)):
        head_gasket()
    with at((.075, -.066, .0012), (0, 0, 6)):
        head_gasket()
    o_ring(.017, (.148, -.018), .0018, 'copper')


def piston_cup(loc, r=.030):
    """PTFE cup with its lip up, held by a washer and a screw."""
    lathe([(r*.82, 0), (r*.94, .0012), (r, .007), (r*.97, .0072), (r*.90, .0026), (0, .0024)], loc, 'black', n=96)
    lathe([(r*.62, .0024), (r*.62, .0044), (0, .0044)], loc, 'alu', n=72, bevel=.0004)
    prism(hexagon(.0062), .004, (loc[0], loc[1], loc[2]+.0044), 'steel', bevel=.0005)


def cylinder_sleeve(loc, r=.034, h=.048):
    lathe([(r*.93, h), (r*.93, 0), (r*1.06, 0), (r*1.06, .004), (r, .005), (r, h-.0006), (r*.985, h), (r*.93, h)], loc, 'alu', n=96, caps=False)
    cyl(r*.93, .0006, loc, 'alu_dark', bevel=0)


def oil_free():
    with at((.060, .085, 0), (0, 0, 8)):
        carton(.180, .125, .110)
    cylinder_sleeve((-.092, .036, 0))
    cylinder_sleeve((-.030, -.010, 0))
    piston_cup((-.118, -.046, 0))
    piston_cup((-.048, -.082, 0))
    for i, a in enumerate((12, -4, 20, 4)):
        reed(.046, .013, (.030+.026*i, -.066-.006*(i % 2), .0005), (0, 0, 90+a))
    o_ring(.033, (.150, -.030), .0014)
    o_ring(.033, (.162, -.046), .0014)


def sealant(r=.014, h=.052):
    """Bottle of thread sealant with a pointed cap."""
    lathe([(r*.9, 0), (r, .0015), (r, h*.86), (r*.86, h), (r*.52, h+.003), (r*.52, h+.008), (0, h+.008)], material='white', n=64)
    lathe([(r*1.012, h*.16), (r*1.012, h*.72)], material='blue', n=64, caps=False)
    lathe([(r*1.016, h*.66), (r*1.016, h*.72)], material='yellow', n=64, caps=False)
    knob(r*.70, .010, (0, 0, h+.004), material='yellow', ribs=18)
    lathe([(r*.55, 0), (r*.20, .018), (0, .0185)], (0, 0, h+.014), 'yellow', n=40)
    logo_flat(.0034, (0, -r*1.05, h*.42), with_mark=False)


def non_return():
    """Seat, spring and ring, and the sealant for refitting the valve."""
    with at((-.040, .002, 0)):                          # plug with a rubber seat
        lathe([(.0085, 0), (.0095, .0008), (.0095, .004), (.0068, .0052), (.0062, .016), (.0052, .0170), (0, .0170)], material='brass', n=64)
        lathe([(.0110, .0040), (.0118, .0050), (.0118, .0072), (.0106, .0084), (.0060, .0086)], material='rubber', n=72)
    spring(.0092, .036, 7, (-.012, .012, 0), wire=.0010, taper=.80)
    with at((.018, -.020, .0102), (0, 90, 30)):         # the bushing that holds them
        lathe([(.0102, 0), (.0102, .006), (.0090, .0065), (.0090, .012), (.0062, .012), (.0062, .002), (0, .002)], material='brass', n=72, bevel=.0003)
    o_ring(.0105, (-.028, -.030), .0014)
    o_ring(.0125, (.004, -.042), .0009, 'copper')
    with at((.040, .018, 0), (0, 0, 10)):
        sealant()


def concentric_valve(loc, rot=(0, 0, 0), r=.040):
    """High-pressure valve: seat with rings of slots, bolted through its centre."""
    with at(loc, rot):
        lathe([(r*.94, 0), (r, .002), (r, .012), (r*.95, .014), (0, .014)], material='steel', n=96, bevel=.0004)
        lathe([(r*.88, 0), (r*.88, .010), (r*.84, .012), (0, .012)], (0, 0, .014), 'alu_dark', n=96, bevel=.0004)
        for rr in (r*.40, r*.58, r*.76):
            for i in range(3):
                with at((0, 0, .0262), (0, 0, 120*i+rr*900)):
                    arc = [(k*math.cos(math.radians(a)), k*math.sin(math.radians(a))) for k, turn in ((rr+.0018, 1), (rr-.0018, -1)) for a in list(range(0, 100, 5))[::turn]]
                    plate([arc], .0004, material='hole')
        lathe([(.0105, 0), (.0105, .002)], (0, 0, .026), 'steel', n=48)
        prism(hexagon(.0088), .008, (0, 0, .028), 'steel', bevel=.0008)
        cyl(.0046, .004, (0, 0, .036), 'steel')


def booster():
    with at((.032, .085, 0), (0, 0, 8)):
        carton(.190, .130, .120)
    concentric_valve((-.072, -.014, .0345), (60, 0, 8))
    concentric_valve((-.052, -.094, 0))
    for i in range(3):
        split_ring(.036, (.050+.010*i, -.066-.008*i, .0026*i), w=.0034)
    with at((.140, -.030, 0)):                          # rod seal with its lip
        lathe([(.012, .010), (.012, .002), (.0135, 0), (.024, 0), (.024, .010), (.0215, .010), (.0195, .004), (.0150, .004), (.0132, .011), (.012, .010)], material='rubber', n=72, caps=False)
        ring(.0142, .0010, (0, 0, .0095), 'steel', n=64, k=8)
    o_ring(.020, (-.122, -.078), .0012, 'copper')


KITS = {'kit-valves': heads, 'kit-oil-free': oil_free, 'kit-non-return': non_return, 'kit-booster': booster}


def scene(which):
    import studio
    KITS[which]()
    if which == 'kit-non-return':
        studio.product_setup(fill=.70, pitch=20, azimuth=10)
    else:
        studio.product_setup(fill=.80, pitch=20, azimuth=10)
