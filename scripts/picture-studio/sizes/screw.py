"""Screw compressors by the figures of their product: free-standing, on a tank, on a tank with dryer."""
from machines.screw import free_standing, tank_mounted
from sizes import connection, figures, metres, name_of

OUTLETS = {'G ¾': .75, 'G 1': .85, 'G 1¼': 1.0, 'G 1½': 1.15, 'G 2': 1.4, 'DN 65': 1.8, 'DN 80': 2.1}   # 1 is G 1¼
VALVE, REST = .04, .83                                   # how far parts extend beside a cabinet; height of tank and rails below it
BESIDE = {'R 7': .72, 'R 11': .80, 'R 15': .86, 'R 18': .92, 'R 22': .92}       # width of cabinets on a tank without dryer


def doors(w):
    """A door leaf can be about 0.6 m wide."""
    return next((n for n, widest in enumerate((1.0, 1.5, 2.1), 1) if w < widest), 4)


def scene(order_number):
    import studio
    name, (length, width, height) = name_of(order_number), metres(order_number)
    if 'tankVolume' not in figures(order_number):
        w = length - VALVE
        outlet = OUTLETS[connection(order_number)]
        free_standing(name, w, width - VALVE, height, doors(w), inverter=name.endswith(' V'), outlet=outlet)
    elif '/' in name:
        tank_mounted(name, height - REST, with_dryer=False, cabinet_w=BESIDE[name.split(' /')[0]])
    else:
        tank_mounted(name, height - REST)
    studio.product_setup()
