"""Dryers, filters, drains and separators by the dimensions and connections of their product."""
from core import at
from machines.treatment.columns import columns
from machines.treatment.condensate import drain, separator
from machines.treatment.dryers import desiccant, refrigeration
from machines.treatment.filters import line_filter
from machines.treatment.large_dryer import flange, large_refrigeration, thread
from sizes import connection, metres, name_of

DRYER_PORTS = {'G ½': .55, 'G ¾': .68, 'G 1': .85, 'G 1½': 1.2, 'G 2': 1.4}                # 1 is G 1¼
FILTER_PORTS = {'G ⅜': .62, 'G ½': .75, 'G 1': 1.12, 'G 1½': 1.45, 'G 2': 1.75, 'G 2½': 2.0, 'G 3': 2.35}   # 1 is G ¾
FLANGES = {'DN 80': (.045, .100), 'DN 100': (.057, .110)}                                # radius of pipe and of rim
G_2_5 = .0376                                            # radius of a thread G 2½
NARROW = .44                                             # the narrowest dryer with full-size controls


def large_dryer(order_number):
    depth, width, height = metres(order_number)
    size = FLANGES.get(connection(order_number))
    large_refrigeration(width, depth, height, lambda x, y, z: flange(x, y, z, *size) if size else thread(x, y, z, G_2_5))


def refrigeration_dryer(order_number):
    depth, width, height = metres(order_number)
    k = min(1, width/NARROW)
    with at(scale=k):
        refrigeration(width/k, depth/k, (height - .08*k)/k, DRYER_PORTS[connection(order_number)]/k)


def column_dryer(order_number):
    length, width, height = metres(order_number)
    columns(height, length, width)


def desiccant_dryer(order_number):
    length, _, height = metres(order_number)
    k = length/.66                                       # 0.66 m in the A 17
    with at(scale=k):
        desiccant(z1=(height - .14)/k, lettering=name_of(order_number), control=1/k)


def filter_housing(order_number):
    length, _, height = metres(order_number)
    name = name_of(order_number)
    line_filter(name.split()[0], length, height, name, FILTER_PORTS[connection(order_number)])


def electronic_drain(order_number):
    k = metres(order_number)[0]/.17                      # 0.17 m in the KE 12
    with at(scale=k):
        drain(name_of(order_number), 1/k)


BUILDERS = {'K': refrigeration_dryer, 'A': desiccant_dryer, 'FP': filter_housing, 'FF': filter_housing, 'FA': filter_housing,
            'KE': electronic_drain, 'OW': lambda order_number: separator(*metres(order_number), name_of(order_number))}
VIEWS = {'K': {}, 'A': {}, 'KE': dict(fill=.76, pitch=13), 'OW': dict(fill=.76, pitch=13)}


# the smallest and largest differ in construction from the others of their kind
OTHERWISE = {**dict.fromkeys(('V-4013-00', 'V-4014-00', 'V-4016-00'), large_dryer), **dict.fromkeys(('V-4101', 'V-4103', 'V-4105'), column_dryer)}


def scene(order_number):
    import studio
    kind = name_of(order_number).split()[0]
    OTHERWISE.get(order_number, BUILDERS[kind])(order_number)
    studio.product_setup(**VIEWS.get(kind, dict(fill=.76, pitch=14)))
