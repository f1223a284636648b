"""Air receivers by volume: upright, galvanised, horizontal; valves by connection size."""
from machines.receivers import lying, upright
from sizes import connection, figures, name_of

VALVES = {'G ½': .80, 'G ¾': 1.0, 'G 1': 1.25, 'G 1½': 1.6, 'G 2': 1.9, 'G 2½': 2.3}


def scene(order_number):
    import studio
    name, litres, valve = name_of(order_number), figures(order_number)['tankVolume'], VALVES[connection(order_number)]
    label = f'{litres} l'
    if 'horizontal' in name:
        lying(litres, label, valve)
    elif 'galvanised' in name:
        upright(litres, 'galvanised', 'blue', label, valve)
    else:
        upright(litres, label=label, valve=valve)
    studio.product_setup()
