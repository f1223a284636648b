"""Service kits by machine and hours: the carton names them, the parts are in front of it."""
from core import at
from goods.oil import bottle
from goods.service_kit import carton, gasket, panel_filter, v_belt
from machines.screw import spin_on
from sizes import figures, name_of

# by the machines that a kit serves: size of carton and parts, air filters, belt
FRAMES = {'R 7 – R 11': (.85, 1, True), 'R 15 – R 22': (1.0, 1, True), 'R 30 – R 37': (1.15, 1, True), 'R 45 – R 55': (1.30, 1, False),
          'R 75 – R 90': (1.45, 2, False), 'R 110 – R 160': (1.65, 3, False)}


def screw_kit(machines, hours):
    """Oil filter and air filters; from 6,000 h also the separator element, the widest part."""
    k, filters, belt = FRAMES[machines]
    with at(scale=k):
        with at((.085, .115, 0), (0, 0, 8)):
            carton(lettering=(machines, f'{hours} h'))
        for i in range(filters):
            with at((-.185 - .045*i, -.010 + .115*i, 0)):
                panel_filter()
        with at((-.100, -.075, 0)):
            spin_on((0, 0, 0), .040, .120, 'blue')
        if hours >= 6000:
            with at((.008, -.105, 0)):
                spin_on((0, 0, 0), .052, .165, 'grey')
        if belt:
            with at((.175, -.085, 0), (0, 0, -10)):
                v_belt()
        gasket(.026, (-.190, -.110))
        gasket(.017, (-.165, -.128))


def piston_kit(machines, bottles):
    """Oil, intake filter and the ring of the drain plug."""
    w = .17 + .08*bottles
    with at((.060 + .030*bottles, .085, 0), (0, 0, 8)):
        carton(w, .17, w*.62, (machines, '500 h'))
    with at((-.120, -.010, 0)):
        panel_filter(.040, .060)
    for i in range(bottles):
        with at((-.020 + .11*i, -.075, 0), (0, 0, 8), scale=.80 if bottles == 1 else .95):
            bottle()
    gasket(.014, (-.110, -.095))


def scene(order_number):
    import studio
    name, hours = name_of(order_number), figures(order_number)['serviceInterval']
    if 'series' in name:
        series = name.split()[1]
        piston_kit(series, 1 if series == 'M' else 2)
    else:
        screw_kit(name.removeprefix('Kit ').rsplit(' ', 2)[0], hours)
    studio.product_setup(fill=.80, pitch=15, azimuth=12)
