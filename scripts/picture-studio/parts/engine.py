"""Four-stroke petrol engine, slanted cylinder, recoil starter towards -Y, shaft towards +Y. Base at z=0, shaft as in an IEC motor."""
import math
from core import at, bolt, box, cyl, hexagon, lathe, loft, plate, prism, ring, rrect, socket_screw, text, tube, circle
from dims import MOTORS
from parts.fittings import logo_flat


def engine(scale=1.0):
    zs, r, L = MOTORS['petrol']
    y0 = -L*.28
    with at(scale=scale):
        box((.235, L*.62, .014), (0, 0, .007), 'alu_cast', .003)                       # foot
        prism(rrect(.185, .150, .030), L*.52, (0, y0+.010, zs-.012), 'alu_cast', axis='Y', bevel=.006)
        for i in range(4):
            box((.190, .006, .060), (0, y0+.045+i*.034, zs-.035), 'alu_cast', .002)
        cyl(.056, .022, (0, L*.24, zs), 'alu_cast', 'Y', bevel=.003)                   # shaft side
        for a in range(0, 360, 60):
            bolt((.044*math.cos(math.radians(a)), L*.24+.020, zs+.044*math.sin(math.radians(a))), .005, 'Y', washer=False)
        cyl(.0125, .080, (0, L*.28, zs), 'steel', 'Y')
        # slanted cylinder with fins and head
        with at((-.030, .010, zs+.020), (0, -34, 0)):
            for i in range(9):
                prism(rrect(.128, .120, .022, 6), .0042, (0, 0, .052+i*.0088), 'alu_cast', bevel=.001)
            cyl(.045, .100, (0, 0, .03), 'alu_cast')
            box((.118, .112, .030), (0, 0, .146), 'alu_cast', .006)
            box((.086, .090, .024), (0, 0, .170), 'black', .006)
            cyl(.006, .028, (.030, -.052, .146), 'white', '-Y', n=24)                  # spark plug and cap
            cyl(.0095, .030, (.030, -.075, .146), 'black', '-Y', n=32, bevel=.003)
        # fan housing with recoil starter
        yf = y0 - .004
        loft([((0, 0, 0), r*.98, r*.98, 2.6), ((0, 0, .014), r*1.0, r*1.0, 2.6), ((0, 0, .050), r*.98, r*.98, 2.5), ((0, 0, .058), r*.93, r*.93, 2.4)], 'blue', (0, yf, zs+.020), axis='-Y', n=72)
        lathe([(r*.86, 0), (r*.86, .012), (r*.80, .018), (r*.46, .026), (0, .027)], (0, yf-.056, zs+.014), 'black', '-Y', n=96, bevel=.001)
        for k in range(28):
            with at((0, yf-.080, zs+.014), (0, k*360/28, 0)):
                box((r*.30, .0035, .0052), (r*.60, .0035, 0), 'hole', .0008, rot=(0, 0, -12))
        lathe([(r*.30, 0), (r*.27, .003), (0, .003)], (0, yf-.083, zs+.014), 'yellow', '-Y', n=48)
        with at((r*.70, yf-.070, zs+.014+r*.52), (0, 25, 0)):                            # pull handle
            box((.046, .016, .018), material='black', bevel=.006)
        # fuel tank on top, cap, muffler left, air cleaner right
        zt = zs + r + .052
        loft([((.030, .012, zt-.030), .104, .092, 5), ((.030, .012, zt-.022), .112, .100, 5), ((.030, .012, zt+.026), .112, .100, 5), ((.030, .012, zt+.040), .100, .088, 5), ((.030, .012, zt+.046), .082, .070, 4)], 'graphite', n=72)
        loft([((.030, .012, zt-.005), .1130, .1010, 5), ((.030, .012, zt+.000), .1130, .1010, 5)], 'graphite', n=72, subsurf=0)
        lathe([(.030, 0), (.030, .006), (.026, .008), (.026, .022), (.022, .026), (0, .026)], (.030, -.020, zt+.044), 'yellow', n=48, bevel=.001)
        logo_flat(.0125, (.030, -.0890, zt+.010), with_mark=False)
        with at((-.150, .02, zs+.092)):
            box((.070, .150, .090), material='steel', bevel=.016)
            for i in range(7):
                box((.052, .002, .005), (0, -.0755, -.030+i*.010), 'hole', .001)
        with at((.142, .015, zs+.075)):
            box((.075, .130, .105), material='black', bevel=.014)
            box((.079, .134, .010), (0, 0, -.010), 'graphite', .003)
            cyl(.012, .014, (.040, -.020, .020), 'black', 'X', bevel=.002)
    return dict(shaft=zs, r=r, L=L)
