"""Oils in the container named by their product."""
from core import at
from goods.oil import bottle, can
from sizes import figures, name_of

HALF = .80                                               # a half-litre bottle beside one of a litre


def scene(order_number):
    import studio
    of = figures(order_number)
    contents, kind = of['contents'], f"ISO VG {of['viscosity']}"
    with at(rot=(0, 0, 12)):
        if contents == 5:
            can(name_of(order_number), f'{kind}     5 l')
        else:
            with at(scale=HALF if contents < 1 else 1):
                bottle(name_of(order_number), f'{kind}     {contents} l')
    studio.product_setup(fill=.76, pitch=11, azimuth=14)
