"""Dryers, filters, drains and separators by the dimensions and connections of their product."""
from core import at
from machines.condensate import drain, separator
from machines.dryers import desiccant, refrigeration
from machines.filters import line_filter
from sizes import connection, metres, name_of

DRYER_PORTS = {'G ½': .55, 'G ¾': .68, 'G 1': .85, 'G 1½': 1.2, 'G 2': 1.4}                # 1 is G 1¼
FILTER_PORTS = {'G ⅜': .62, 'G ½': .75, 'G 1': 1.12, 'G 1½': 1.45, 'G 2': 1.75, 'G 2½': 2.0, 'G 3': 2.35}   # 1 is G ¾
NARROW = .44                                             # the narrowest dryer whose controls have their full size


def refrigeration_dryer(order_number):
    depth, width, height = metres(order_number)
    k = min(1, width/NARROW)
    with at(scale=k):
        refrigeration(width/k, depth/k, (height - .08*k)/k, DRYER_PORTS[connection(order_number)]/k)


def desiccant_dryer(order_number):
    length, _, height = metres(order_number)
    k = length/.66                                       # the A 17 has 0.66 m
    with at(scale=k):
        desiccant(z1=(height - .14)/k, lettering=name_of(order_number), control=1/k)


def filter_housing(order_number):
    length, _, height = metres(order_number)
    name = name_of(order_number)
    line_filter(name.split()[0], length, height, name, FILTER_PORTS[connection(order_number)])


def electronic_drain(order_number):
    k = metres(order_number)[0]/.17                      # the KE 12 has 0.17 m
    with at(scale=k):
        drain(name_of(order_number), 1/k)


BUILDERS = {'K': refrigeration_dryer, 'A': desiccant_dryer, 'FP': filter_housing, 'FF': filter_housing, 'FA': filter_housing,
            'KE': electronic_drain, 'OW': lambda order_number: separator(*metres(order_number), name_of(order_number))}
VIEWS = {'K': {}, 'A': {}, 'KE': dict(fill=.76, pitch=13), 'OW': dict(fill=.76, pitch=13)}


def scene(order_number):
    import studio
    kind = name_of(order_number).split()[0]
    BUILDERS[kind](order_number)
    studio.product_setup(**VIEWS.get(kind, dict(fill=.76, pitch=14)))
