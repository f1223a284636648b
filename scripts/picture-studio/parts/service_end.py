"""The air outlet of a mobile machine: manifold with pressure switch, safety valve, regulator, gauges and coupling."""
from core import at, box, cyl, tube
from parts.fittings import coupling, gauge, pressure_switch, regulator, safety_valve


def service_end(x, y, z, k=.92):
    with at((x, y, z), scale=k):
        box((.056, .056, .032), (0, 0, .015), 'alu_dark', .004)
        pressure_switch((0, 0, .031))
        safety_valve((.028, .012, .016), (0, 90, 0))
        cyl(.008, .035, (0, -.030, .012), 'brass', '-Y')
        regulator((0, -.082, .012))
        cyl(.008, .02, (.025, -.082, .012), 'brass', 'X')
        coupling((.045, -.082, .012), (0, 0, 90))
        tube([(-.03, 0, .014), (-.052, 0, .014), (-.052, -.05, .03)], .006, 'brass', bend=.01)
        gauge(.022, (-.052, -.060, .045), value=.62)
