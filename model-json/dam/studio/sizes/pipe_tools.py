"""The tools for AIR Net, each on its own."""
from core import at
from goods import pipe_tools
from tools.common import tool_setup

PIPES = (20, 25, 32, 40, 50, 63)                         # mm: a spanner each


def spanners():
    for i, mm in enumerate(PIPES):
        with at((.012*i, -.075*i, 0), (0, 0, 112)):
            pipe_tools.hook_spanner(mm/2000 + .008, .15 + .0023*mm)


def leaning_gauge():
    with at((0, 0, 0), (-14, 0, 0)):
        pipe_tools.insertion_gauge()


TOOLS = {'V-6401-00': pipe_tools.cutter, 'V-6402-00': pipe_tools.deburrer, 'V-6403-00': spanners, 'V-6404-00': leaning_gauge,
         'V-6405-00': pipe_tools.drilling_jig, 'V-6406-00': pipe_tools.test_set}


def scene(order_number):
    TOOLS[order_number]()
    tool_setup(azimuth=6, pitch=26, fill=.78)
