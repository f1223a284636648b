"""Which products every picture shows, and the words that stand with it in their fragments.

A picture has the name that it has in `catalogue.py`, which says where its file lies. `exact` are the order numbers
of the products that look just like it; the first gives its name to the caption "Shown: ..." of the `shared` ones,
products of the same build in other sizes. A `caption` of its own stands with all of them instead. `alt` says what
is to be seen. A picture may be listed before it is rendered: `wire.py` says so.
"""
from .goods import GOODS
from .machines import MACHINES
from .tools import TOOLS

PICTURED = {**MACHINES, **GOODS, **TOOLS}
