"""One table of dimensions (metres). Tanks are given by volume and diameter; the length follows,
so that a 270 l tank really holds 270 l (cylinder plus two 2:1 elliptical heads)."""
import math

TANKS = {2: .10, 5: .13, 6: .16, 11: .17, 12: .22, 24: .26, 25: .26, 27: .26, 40: .30, 50: .30, 90: .35, 100: .37, 120: .40, 150: .40,
         200: .45, 270: .50, 300: .53, 500: .60, 750: .75, 900: .80, 1000: .80, 1500: 1.00, 2000: 1.15, 3000: 1.25}     # litres: diameter


def tank_size(litres, diameter=None):
    """Radius, length of the cylindrical shell, overall length; for the usual diameter or another."""
    d = diameter or TANKS[litres]
    heads = 2*math.pi*d**3/24
    shell = (litres/1000 - heads)/(math.pi*d*d/4)
    return d/2, shell, shell + d/2


# IEC frame: shaft height, body radius, body length by kW
MOTORS = {1.1: (.080, .070, .195), 1.5: (.090, .078, .215), 2.2: (.090, .082, .245), 3: (.100, .092, .27), 4: (.112, .104, .30), 5.5: (.132, .118, .350), 7.5: (.132, .126, .385),
          11: (.160, .148, .440), 15: (.160, .152, .480), 18.5: (.180, .165, .520), 22: (.180, .170, .550),
          'petrol': (.106, .118, .340), 'petrol-large': (.127, .142, .408)}

# pump blocks: crankcase radius and length, flywheel diameter, cylinders (angle°, fin width, height of the finned barrel)
PUMPS = {
    'single': dict(case_r=.062, case_l=.120, fly=.270, cyls=[(0, .125, .105)]),
    'single_s': dict(case_r=.055, case_l=.105, fly=.240, cyls=[(0, .112, .095)]),
    'vtwin':  dict(case_r=.068, case_l=.135, fly=.320, cyls=[(-40, .118, .105), (40, .118, .105)]),
    'vtwin3': dict(case_r=.078, case_l=.155, fly=.370, cyls=[(-40, .138, .125), (40, .138, .125)]),
    'two2':   dict(case_r=.070, case_l=.140, fly=.330, cyls=[(-38, .132, .112), (38, .104, .105)]),
    'vtwin4': dict(case_r=.084, case_l=.165, fly=.390, cyls=[(-40, .148, .132), (40, .148, .132)]),
    'vtwin5': dict(case_r=.094, case_l=.185, fly=.440, cyls=[(-40, .164, .145), (40, .164, .145)]),
    'two3':   dict(case_r=.078, case_l=.155, fly=.370, cyls=[(-38, .146, .124), (38, .116, .114)]),
    'two5':   dict(case_r=.095, case_l=.190, fly=.450, cyls=[(-38, .178, .150), (38, .142, .138)]),
    'two11':  dict(case_r=.102, case_l=.205, fly=.490, cyls=[(-38, .192, .162), (38, .152, .148)]),
    'two18':  dict(case_r=.112, case_l=.225, fly=.540, cyls=[(-38, .212, .178), (38, .168, .162)]),
    'two4':   dict(case_r=.085, case_l=.170, fly=.400, cyls=[(-38, .160, .135), (38, .128, .125)]),
    'two7':   dict(case_r=.108, case_l=.215, fly=.520, cyls=[(-56, .180, .140), (0, .172, .150), (56, .146, .135)]),   # W: LP, LP, HP
}
