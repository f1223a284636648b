"""Put rendered pictures into the fragments of the products that they show.

    python3 wire.py m-50 s-270      # only these
    python3 wire.py all             # every picture that is rendered; names the others

`pictured/` says which products a picture shows and in which words. A fragment that has the picture already keeps it
with its own words, so a second run changes nothing. A size's own picture takes the place of the one that it shared.
Nothing is written when one of the pictures cannot be wired.
"""
import os
import sys

import fragments
from catalogue import CATALOGUE
from fragments import CannotWire
from pictured import PICTURED, first_of
from sizes import SIZES

RENDERED = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'model-json', 'sites', 'ventora', 'dam', 'ventora'))

# a fragment's master is English, its other languages are variations
VARIATIONS = dict(en='master', de='de', fr='fr', es='es')
SHOWN = dict(en='Shown: {}', de='Abgebildet: {}', fr='Illustration : {}', es='En la imagen: {}')


def picture_of(name):
    """Where the picture lies in the repository."""
    return '/content/dam/ventora/' + CATALOGUE[name]['path']


def shown_by(name):
    """The order numbers whose fragments get the picture."""
    return PICTURED[name]['exact'] + PICTURED[name].get('shared', [])


def product_name(order_number, language):
    """What a product is called in a language: a variation without a name has the master's."""
    data = fragments.read(order_number)['jcr:content']['data']
    return data.get(VARIATIONS[language], {}).get('name') or data['master']['name']


def caption(entry, order_number, language):
    """None where the picture shows just this product."""
    if 'caption' in entry:
        return entry['caption'][language]
    if order_number in entry['exact']:
        return None
    return SHOWN[language].format(product_name(entry['exact'][0], language))


def wired(name, order_number):
    """The fragment with the picture, or None where it has it already."""
    entry, asset = PICTURED[name], picture_of(name)
    fragment = fragments.read(order_number)
    data = fragment['jcr:content']['data']
    gallery = data['master'].get('gallery', [])
    if asset in gallery:
        return None
    if name != first_of(name):
        if not gallery:
            raise CannotWire(f'{order_number} has no picture that {name} could stand behind: wire {first_of(name)} first')
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
    """The caption of a product's own picture, where one stands with others."""
    return SHOWN[language].format(product_name(order_number, language))


def with_own(name, order_number, fragment, place):
    """The fragment with a picture of its own in the place of the one that it shared. Alone it needs no caption."""
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


def with_view(name, order_number, fragment):
    """The fragment with a second view behind the pictures that it has. Captions stand with all or, where each shows the product, with none."""
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
    """The pictures to wire: those named, which must be known and rendered, or all that are rendered."""
    if names == ['all']:
        return [n for n in PICTURED if is_rendered(n)]
    if unknown := [n for n in names if n not in PICTURED]:
        raise CannotWire(f'No such picture: {", ".join(unknown)}. Known ones: {" ".join(sorted(PICTURED))}')
    if missing := [n for n in names if not is_rendered(n)]:
        raise CannotWire(f'Not rendered yet: {" ".join(missing)}. Render first:\n    {render_command(missing)}')
    return names


def wire(names):
    """Wire the pictures and say of each how many fragments got it."""
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
