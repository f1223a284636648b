"""Tools that differ from another one in pad, nozzle, square, disc or nail."""
from core import at, cyl, lathe, ring, spline, tube
from tools import angle_grinder, blow_gun, blow_nozzles, impact_sizes, impact_wrench, nailer, orbital_sander, ratchet, sanders, spray_gun, wrenches
from tools.common import side_handle, tool_setup


def sander_125():
    """The 75 mm sander's motor and grip on a 125 mm pad."""
    r = .0625
    lathe([(r, 0), (r, .0012)], material='abrasive', n=128)
    lathe([(r, .0013), (r, .0085), (r-.001, .0098)], material='grey_mid', n=128, bevel=.0006)
    lathe([(r-.0013, .0098), (r-.003, .0125), (.045, .0150), (.0180, .0165), (.0180, .0200)], material='black', n=128, bevel=.0006)
    lathe([(.0440, .0170), (.0455, .0185), (.0455, .0260), (.0400, .0300), (.0300, .0312)], material='graphite', n=96, bevel=.0010)
    sanders.motor(.030)
    sanders.palm(.056)


def sander_with_extraction():
    """The 150 mm sander on an extraction hose, ribbed throughout."""
    orbital_sander.build()
    path = spline([(.100, 0, .0395), (.135, 0, .043), (.185, .012, .036), (.245, .045, .021), (.300, .095, .018)])
    tube(path, .0150, 'black', bend=0)
    for a, b in zip(path[1::2], path[2::2]):
        d = (b - a).normalized()
        ring(.0152, .0013, a, 'black', n=40, k=8, rot=[57.2958*v for v in d.to_track_quat('Z', 'Y').to_euler()])


def geared_sander():
    """Taller by the gear, with a handle for the other hand."""
    with at(scale=(1, 1, 1.18)):
        orbital_sander.build()
    lathe([(.0440, .045), (.0470, .047), (.0470, .066), (.0450, .069)], material='alu_dark', n=96, bevel=.001)
    with at((-.040, 0, .058), (0, -90, 0)):
        side_handle()


def gun(lettering, cup_size=1.0):
    return lambda: spray_gun.build(lettering, cup_size)


def stretched(tool, *scale):
    """The whole tool longer, wider or taller."""
    def build():
        with at(scale=scale):
            tool()
    return build


def clutched_ratchet():
    """Half an inch with the clutch ring behind the gear case."""
    ratchet.build(.0127, '1/2"')
    with at((-.072, 0, .040), (0, -90, 0)):
        lathe([(.0195, 0), (.0212, .002), (.0212, .012), (.0195, .014)], material='black', n=96, bevel=.0006)
        cyl(.0215, .003, (0, 0, .0055), 'yellow', n=96)


def large_grinder():
    """A 180 mm disc, relatively larger than the body."""
    with at(scale=1.25):
        angle_grinder.build(.090/1.25)


def wrench_three_eighths():
    """A shorter case with a smaller square on the grip of the half-inch wrench."""
    def front():
        with at(scale=(1, 1, .70)):
            impact_wrench.case()
        impact_wrench.anvil(.069, .0095)
    impact_wrench.wrench(front)


def long_blow_gun():
    blow_gun.gun()
    blow_nozzles.long_tube(1.0)


RATCHET, GUN, NAILER, SANDER = dict(azimuth=-24, pitch=22, fill=.82), {}, dict(azimuth=-30, pitch=13, fill=.80), dict(azimuth=-28, pitch=20, fill=.78)
GRINDER = dict(azimuth=-30, pitch=22, fill=.82)
TOOLS = {
    'V-5113-00': (sander_125, SANDER), 'V-5116-00': (sander_with_extraction, SANDER), 'V-5117-00': (geared_sander, SANDER),
    'V-5208-00': (gun('0.8', .66), GUN), 'V-5212-00': (gun('RP 1.2'), GUN), 'V-5214-00': (gun('LVLP 1.4'), GUN), 'V-5217-00': (gun('1.7'), GUN), 'V-5220-00': (gun('2.0'), GUN),
    'V-5410-00': (lambda: ratchet.build(.0095, '3/8"'), RATCHET),
    'V-5413-00': (stretched(lambda: ratchet.build(.0127, '1/2"'), 1.05, 1.12, 1.12), RATCHET),
    'V-5414-00': (clutched_ratchet, RATCHET),
    'V-5406-00': (stretched(lambda: wrenches.short_ratchet(.0064), 1.0, .86, .86), dict(azimuth=-26, pitch=22, fill=.82)),
    'V-5612-00': (lambda: angle_grinder.build(.0575), GRINDER), 'V-5613-00': (large_grinder, GRINDER),
    'V-5008-00': (wrench_three_eighths, {}), 'V-5025-00': (lambda: impact_sizes.inch(0), dict(fill=.80)),
    'V-5306-00': (long_blow_gun, dict(azimuth=-56, pitch=14, fill=.80)),
    'V-5704-00': (stretched(nailer.build, 1.12, 1.12, 1.08), NAILER), 'V-5705-00': (stretched(nailer.build, .92, .78, .86), NAILER),
}


def scene(order_number):
    build, view = TOOLS[order_number]
    build()
    tool_setup(**view)
