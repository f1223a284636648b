"""Blow guns with different nozzles."""
import math
from core import at, box, cyl, lathe, prism, ring
from tools import blow_gun
from tools.blow_gun import along
from tools.common import tool_setup


def short():
    with along():
        lathe([(.0060, 0), (.0058, .012), (.0032, .028), (.0020, .036), (.0009, .036), (.0009, .030), (0, .030)], material='brass', n=48, bevel=.0003)


def air_saving():
    """Straight tube; side slots in the tip draw in room air."""
    with along():
        lathe([(.0050, -.002), (.0050, .104), (0, .104)], material='alu', n=40)
        lathe([(.0060, .100), (.0092, .103), (.0092, .130), (.0070, .140), (.0045, .141), (.0045, .128), (0, .128)], material='alu_dark', n=64, bevel=.0005)
        for i in range(6):
            a = math.radians(60*i+30)
            box((.0012, .0036, .0150), (.0090*math.cos(a), .0090*math.sin(a), .1160), 'hole', .0005, rot=(0, 0, math.degrees(a)))
        ring(.0093, .0007, (0, 0, .1275), 'yellow', n=48)


def quiet():
    """Straight tube with a round head of many fine holes."""
    with along():
        lathe([(.0050, -.002), (.0050, .100), (0, .100)], material='alu', n=40)
        lathe([(.0058, .094), (.0070, .097), (.0105, .104), (.0115, .108), (.0115, .118), (.0105, .1225), (.0060, .1245), (0, .1248)], material='black', n=72, bevel=.0005)
        ring(.0117, .0007, (0, 0, .1100), 'yellow', n=64)
        for r, n in ((.0035, 6), (.0070, 12)):
            for i in range(n):
                a = 2*math.pi*i/n
                cyl(.0007, .0008, (r*math.cos(a), r*math.sin(a), .1240), 'hole', n=10, bevel=0)
        for i in range(16):
            a = 2*math.pi*i/16
            with at(rot=(0, 0, math.degrees(a))):
                cyl(.0008, .0006, (.0114, 0, .1140), 'hole', 'X', n=10, bevel=0)


def long_tube(l=.512):
    with along():
        lathe([(.0052, -.002), (.0052, l-.022), (0, l-.022)], material='alu', n=40)
        lathe([(.0066, l-.028), (.0072, l-.026), (.0072, l-.012), (.0052, l-.002), (.0030, l), (.0018, l), (.0018, l-.012), (0, l-.012)], material='black', n=40, bevel=.0005)
        ring(.0073, .0008, (0, 0, l-.020), 'yellow', n=40)


def venturi():
    """Flared tube open at both ends: three ribs hold it in front of the small nozzle."""
    with along():
        lathe([(.0062, -.002), (.0062, .020), (.0040, .030), (0, .030)], material='alu', n=40, bevel=.0004)
        outer = [(.0300, .024), (.0290, .026), (.0215, .040), (.0185, .056), (.0185, .110), (.0200, .150), (.0225, .168)]
        lathe(outer + [(r-.0018, z) for r, z in outer[::-1]] + [outer[0]], material='alu', n=96, caps=False)
        ring(.0222, .0012, (0, 0, .168), 'yellow', n=96)
        ring(.0295, .0013, (0, 0, .025), 'alu', n=96)
        for i in range(3):
            with at(rot=(0, 0, 120*i+90)):
                prism([(.004, .004), (.0300, .024), (.0255, .034), (.004, .016)], .0026, (0, .0013, 0), 'black', rot=(90, 0, 0), bevel=.0005)


NOZZLES = {'short': short, 'air-saving': air_saving, 'quiet': quiet, 'long': long_tube, 'venturi': venturi}


def scene(which):
    blow_gun.gun()
    NOZZLES[which]()
    # half a metre of tube points towards the camera, so that the gun stays big
    tool_setup(azimuth=-56 if which == 'long' else -30, pitch=14 if which == 'long' else 12, fill=.80)
