"""Reads, extends and writes the products' content fragments in the repository."""
import json
import os

CONTENT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'model-json', 'sites', 'ventora', 'content'))
PRODUCTS = os.path.join(CONTENT, 'content', 'dam', 'ventora', 'products')
PRODUCT_MODEL = os.path.join(CONTENT, 'conf', 'ventora', 'settings', 'dam', 'cfm', 'models', 'product.json')


class CannotWire(Exception):
    """A reason why a picture cannot be wired, shown on the command line."""


def _as_json(node):
    """A node in the repository's JSON format."""
    return json.dumps(node, indent=2, ensure_ascii=False) + '\n'


def fields():
    """The product model's fields in order."""
    with open(PRODUCT_MODEL, encoding='utf-8') as f:
        items = json.load(f)['jcr:content']['model']['cq:dialog']['content']['items']
    return [name for name, field in items.items() if isinstance(field, dict)]


def insert_behind(node, names, new):
    """Inserts `new` into the node after the last of its `names`, so that a diff shows only the addition."""
    keys = list(node)
    behind = 1 + max((i for i, k in enumerate(keys) if k in names or k.startswith('jcr:')), default=-1)
    old = dict(node)
    node.clear()
    node.update({k: old[k] for k in keys[:behind]} | new | {k: old[k] for k in keys[behind:]})


def _file(order_number):
    return os.path.join(PRODUCTS, order_number.lower() + '.json')


def read(order_number):
    """The fragment with an order number."""
    file = _file(order_number)
    if not os.path.exists(file):
        raise CannotWire(f'{order_number}: there is no fragment {os.path.relpath(file)}')
    with open(file, encoding='utf-8') as f:
        text = f.read()
    fragment = json.loads(text)
    if _as_json(fragment) != text:
        raise CannotWire(f'{os.path.relpath(file)} is not formatted as JSON with two spaces; format it first')
    return fragment


def write(order_number, fragment):
    with open(_file(order_number), 'w', encoding='utf-8') as f:
        f.write(_as_json(fragment))
