"""The tools for AIR Net, each on its own."""
import math
from core import at, cyl
from goods import pipe_tools
from tools.common import tool_setup

PIPES = (20, 25, 32, 40, 50, 63)                         # mm: one spanner each


def spanners():
    for i, mm in enumerate(PIPES):
        with at((.012*i, -.075*i, 0), (0, 0, 112)):
            pipe_tools.hook_spanner(mm/2000 + .008, .15 + .0023*mm)


def leaning_gauge():
    """On the upper edge of an upright 63 mm pipe."""
    r, top, slope = .0315, .10, math.tan(math.radians(14))
    with at((.004, top*slope + .002 + r, 0)):
        pipe_tools.pipe((0, 0, 0), (0, 0, top), r)
        cyl(r*.88, .0006, (0, 0, top), 'hole', bevel=0)
    with at((0, 0, 0), (-14, 0, 0)):
        pipe_tools.insertion_gauge()


TOOLS = {'V-6401-00': pipe_tools.cutter, 'V-6402-00': pipe_tools.deburrer, 'V-6403-00': spanners, 'V-6404-00': leaning_gauge,
         'V-6405-00': pipe_tools.drilling_jig, 'V-6406-00': pipe_tools.test_set}


def scene(order_number):
    TOOLS[order_number]()
    tool_setup(azimuth=6, pitch=26, fill=.78)
