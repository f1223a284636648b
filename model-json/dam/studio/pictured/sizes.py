"""What the pictures of `sizes/` show: the words of the picture that they are like, with their own name and litres."""
import re

from sizes import SIZES, figures, name_of

def _four_doors(name):
    return (
        f'{name}: screw compressor in a long blue cabinet with four doors, graphite control band and louvred intakes',
        f'{name}: Schraubenkompressor in langem blauem Gehäuse mit vier Türen, graphitfarbenem Bedienband und Lamellengittern',
        f'{name} : compresseur à vis dans une longue armoire bleue à quatre portes, bandeau de commande graphite et grilles d’aspiration',
        f'{name}: compresor de tornillo en cabina azul larga de cuatro puertas con banda de mando grafito y rejillas de aspiración')


# order numbers of sizes that look otherwise than what they are like: their words
OTHERWISE = {number: _four_doors for number in ('V-3411', 'V-3413', 'V-3416', 'V-3291', 'V-3292', 'V-3293')}

THOUSANDS = (',', '.', '\u202f', '')                     # in the order of LANGUAGES


def litres(volume, separator):
    return f'{volume:,}'.replace(',', separator)


def _like(words, of, order_numbers):
    """The words of the picture of `of` in every language, as they are true of another size."""
    name, size = ' / '.join(map(name_of, order_numbers)), figures(order_numbers[0])
    out = []
    for text, separator in zip(words, THOUSANDS):
        text = text.replace(name_of(of), name)
        if volume := figures(of).get('tankVolume'):
            text = re.sub(rf'\b{volume}\b', litres(size['tankVolume'], separator), text)
        out.append(text)
    return tuple(out)


def _words(like, order_numbers):
    if otherwise := OTHERWISE.get(order_numbers[0]):
        return otherwise(name_of(order_numbers[0]))
    return _like(like['alt'], like['exact'][0], order_numbers)


def sizes_like(first):
    """Pictures of sizes by name, with words from the pictures that they are like."""
    return {name: dict(exact=order_numbers, alt=_words(first[like], order_numbers)) for name, (like, _, order_numbers) in SIZES.items()}
