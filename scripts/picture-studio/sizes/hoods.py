"""Silenced compressors by the dimensions of their hood."""
from core import at
from machines.hood import build
from sizes import metres, name_of

NARROW = .70                                             # the narrowest hood with full-size controls
BARS = .08                                               # how far the carrying bars extend


def scene(order_number):
    import studio
    name, (length, width, height) = name_of(order_number), metres(order_number)
    k = min(1, length/NARROW)
    with at(scale=k):
        build((length - BARS*k)/k, (width - .04)/k, height/k, lettering=name, dry=name.endswith('Dry'))
    studio.product_setup()
