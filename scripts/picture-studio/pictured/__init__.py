"""The products that each picture shows, and the texts for it in their fragments.

Pictures have their names from `catalogue.py`, which defines their files. `exact` lists the order numbers of products
that look exactly like the picture; the first gives its name to the caption "Shown: ..." of the `shared` ones,
products of the same build in other sizes. A separate `caption` is used for all of them instead. `alt` describes the
picture. Texts are in the order of LANGUAGES. A picture can be listed before it is rendered: `wire.py` reports it. A
second view, `picture@view`, shows the products of its picture; sizes with their own picture have their own view as well.
"""
from sizes import OF_THEIR_OWN, SIZES
from views import LIKE
from .fittings import FITTINGS, VALVES
from .goods import GOODS
from .hoses import HOSES
from .kits import KITS
from .machines import MACHINES
from .mobile import MOBILE
from .options import OPTIONS
from .service_units import UNITS
from .sizes import sizes_like, views_like
from .stationary import STATIONARY
from .tools import TOOLS
from .treatment import TREATMENT
from .views import ROWS, VIEWS

LANGUAGES = ('en', 'de', 'fr', 'es')

FIRST = {**MACHINES, **MOBILE, **STATIONARY, **TREATMENT, **GOODS, **FITTINGS, **VALVES, **HOSES, **UNITS, **KITS, **OPTIONS, **TOOLS}


def first_of(name):
    """The picture that a second view belongs to."""
    return name.split('@')[0]


def _by_language(of):
    return of | {key: dict(zip(LANGUAGES, of[key])) for key in ('alt', 'caption') if key in of}


def _without(of, order_numbers):
    return of | {key: [each for each in of.get(key, []) if each not in order_numbers] for key in ('exact', 'shared')}


def _view(name, words):
    own = [each for size, like in LIKE.items() if like == name for each in SIZES[first_of(size)][2]]
    return _without(FIRST[first_of(name)], own) | {'alt': words}


PICTURED = {name: _by_language(_without(of, OF_THEIR_OWN)) for name, of in FIRST.items()}
PICTURED |= {name: _by_language(of) for name, of in sizes_like(FIRST).items()}
PICTURED |= {name: _by_language(_view(name, words)) for name, words in VIEWS.items()}
PICTURED |= {name: _by_language(of) for name, of in views_like(FIRST, VIEWS).items()}
PICTURED |= {name: _by_language(row | {'exact': [each for of in row['of'] for key in ('exact', 'shared') for each in FIRST[of].get(key, [])]})
             for name, row in ROWS.items()}
