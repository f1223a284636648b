"""Puts rendered pictures into the fragments of the products that they show.

    python3 wire.py m-50 s-270      # only these
    python3 wire.py all             # every rendered picture; lists the others

`pictured/` defines the products of each picture and its texts. A fragment that has the picture already keeps it and its
texts, so a second run changes nothing. A size's own picture replaces the one that it shared.
If one of the pictures cannot be wired, nothing is written.
"""
import os
import sys

import fragments
from catalogue import CATALOGUE
from fragments import CannotWire
from pictured import PICTURED, first_of
from sizes import SIZES
from views import LIKE

RENDERED = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'model-json', 'sites', 'ventora', 'dam', 'ventora'))

# a fragment's master is English, its other languages are variations
VARIATIONS = dict(en='master', de='de', fr='fr', es='es')
SHOWN = dict(en='Shown: {}', de='Abgebildet: {}', fr='Illustration : {}', es='En la imagen: {}')


def picture_of(name):
    """The picture's path in the repository."""
    return '/content/dam/ventora/' + CATALOGUE[name]['path']


def shown_by(name):
    """The order numbers whose fragments get the picture."""
    return PICTURED[name]['exact'] + PICTURED[name].get('shared', [])


def product_name(order_number, language):
    """A product's name in a language: a variation without a name uses the master's."""
    data = fragments.read(order_number)['jcr:content']['data']
    return data.get(VARIATIONS[language], {}).get('name') or data['master']['name']


def caption(entry, order_number, language):
    """None if the picture shows exactly this product."""
    if 'caption' in entry:
        return entry['caption'][language]
    if order_number in entry['exact']:
        return None
    return SHOWN[language].format(product_name(entry['exact'][0], language))


def wired(name, order_number):
    """The fragment with the picture, or None if it has it already."""
    entry, asset = PICTURED[name], picture_of(name)
    fragment = fragments.read(order_number)
    data = fragment['jcr:content']['data']
    gallery = data['master'].get('gallery', [])
    if asset in gallery:
        return None
    if name != first_of(name):
        if not gallery:
            raise CannotWire(f'{order_number} has no picture for {name} to follow: wire {first_of(name)} first')
        if name in LIKE and (shared := picture_of(LIKE[name])) in gallery:
            return with_own_view(name, order_number, fragment, gallery.index(shared))
        return with_view(name, order_number, fragment)
    if name in SIZES and (shared := picture_of(SIZES[name][0])) in gallery:
        return with_own(name, order_number, fragment, gallery.index(shared))
    if gallery:
        raise CannotWire(f'{order_number} shows other pictures: {", ".join(gallery)}; add {asset} to it by hand')
    order = fragments.fields()
    for language, variation in VARIATIONS.items():
        if variation not in data:
            raise CannotWire(f'{order_number} has no variation "{variation}"')
        words = {'galleryAlt': [entry['alt'][language]]}
        if text := caption(entry, order_number, language):
            words['galleryCaption'] = [text]
        fragments.insert_behind(data[variation], order[:order.index('note') + 1], words)
    fragments.insert_behind(data['master'], order[:order.index('gallery')] + ['galleryAlt', 'galleryCaption'], {'gallery': [asset]})
    return fragment


def set_captions(variation, captions):
    fragments.insert_behind(variation, ['galleryAlt'], {'galleryCaption': captions})


def shown(order_number, language):
    """The caption of a product's own picture when it is shown with others."""
    return SHOWN[language].format(product_name(order_number, language))


def with_own(name, order_number, fragment, place):
    """The fragment with its own picture instead of the shared one. A single picture needs no caption."""
    data, sister = fragment['jcr:content']['data'], PICTURED[SIZES[name][0]]['exact'][:1]
    gallery = data['master']['gallery']
    for language, variation in VARIATIONS.items():
        data[variation]['galleryAlt'][place] = PICTURED[name]['alt'][language]
        captions = data[variation].pop('galleryCaption', [shown(each, language) for each in sister] * len(gallery))
        captions[place] = shown(order_number, language)
        if len(gallery) > 1:
            set_captions(data[variation], captions)
    gallery[place] = picture_of(name)
    return fragment


def with_own_view(name, order_number, fragment, place):
    """The fragment with a view of the product itself instead of a sister's. If each picture shows the product, none has a caption."""
    entry, data = PICTURED[name], fragment['jcr:content']['data']
    gallery = data['master']['gallery']
    gallery[place] = picture_of(name)
    own = all(order_number in shown_exactly(asset) for asset in gallery)
    for language, variation in VARIATIONS.items():
        words = data.get(variation, {})
        if 'galleryAlt' in words:
            words['galleryAlt'][place] = entry['alt'][language]
        if own:
            words.pop('galleryCaption', None)
        elif 'galleryCaption' in words:
            words['galleryCaption'][place] = shown(order_number, language)
    return fragment


def shown_exactly(asset):
    """The order numbers of the products that look exactly like a picture."""
    return next((of['exact'] for name, of in PICTURED.items() if picture_of(name) == asset), [])


def with_view(name, order_number, fragment):
    """The fragment with a second view after its pictures. Either all have captions or, if each shows the product, none."""
    entry, data = PICTURED[name], fragment['jcr:content']['data']
    gallery = data['master']['gallery']
    for language, variation in VARIATIONS.items():
        words = data.get(variation, {})
        text = caption(entry, order_number, language)
        if 'galleryAlt' not in words:
            continue
        words['galleryAlt'].append(entry['alt'][language])
        if text or 'galleryCaption' in words:
            captions = words.pop('galleryCaption', [shown(order_number, language)] * len(gallery))
            set_captions(words, captions + [text or shown(order_number, language)])
    gallery.append(picture_of(name))
    return fragment


def is_rendered(name):
    return os.path.exists(os.path.join(RENDERED, CATALOGUE[name]['path']))


def render_command(names):
    return f'blender -b -t 2 -P render.py -- {" ".join(names)}'


def chosen(names):
    """The pictures to wire: those named, which must exist and be rendered, or all rendered ones."""
    if names == ['all']:
        return [n for n in PICTURED if is_rendered(n)]
    if unknown := [n for n in names if n not in PICTURED]:
        raise CannotWire(f'No such picture: {", ".join(unknown)}. Known ones: {" ".join(sorted(PICTURED))}')
    if missing := [n for n in names if not is_rendered(n)]:
        raise CannotWire(f'Not rendered yet: {" ".join(missing)}. Render first:\n    {render_command(missing)}')
    return names


def wire(names):
    """Wires the pictures and reports how many fragments got each."""
    new = {name: {} for name in chosen(names)}
    for name, fragments_of in new.items():
        for order_number in shown_by(name):
            if fragment := wired(name, order_number):
                fragments_of[order_number] = fragment
    for name, fragments_of in new.items():
        for order_number, fragment in fragments_of.items():
            fragments.write(order_number, fragment)
        already = len(shown_by(name)) - len(fragments_of)
        print(f'{name}: wired into {len(fragments_of)} fragments, {already} had it already')
    if names == ['all'] and (missing := [n for n in PICTURED if not is_rendered(n)]):
        print(f'Not rendered yet: {" ".join(missing)}. To render:\n    {render_command(missing)}')


if __name__ == '__main__':
    if not sys.argv[1:]:
        sys.exit(__doc__)
    try:
        wire(sys.argv[1:])
    except CannotWire as error:
        sys.exit(str(error))
