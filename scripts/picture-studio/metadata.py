"""Writes the asset node beside a picture: <name>.jpg.json."""
import json
import os
import uuid
from datetime import datetime, timezone

NAMESPACE = uuid.UUID('6f1f2f0c-3c1e-4b4e-9a55-0b2a7c5f9d10')


def stable_uuid4(path):
    """The same path always gives the same id, in version-4 format."""
    b = bytearray(uuid.uuid5(NAMESPACE, path).bytes)
    b[6] = (b[6] & 0x0F) | 0x40
    return str(uuid.UUID(bytes=bytes(b)))


def node(path, title, text, mime, w, h, modified):
    return {'jcr:primaryType': 'dam:Asset', 'jcr:uuid': stable_uuid4(path),
            'jcr:content': {'jcr:primaryType': 'dam:AssetContent', 'jcr:lastModified': modified,
                            'metadata': {'jcr:primaryType': 'nt:unstructured', 'dc:title': title, 'dc:description': text,
                                         'dc:format': mime, 'tiff:ImageWidth': w, 'tiff:ImageLength': h}}}


FIRST = 'Fri Nov 20 2026 09:00:00 GMT+0000'


def now():
    """The time as Sling writes dates into JSON."""
    return datetime.now(timezone.utc).strftime('%a %b %d %Y %H:%M:%S GMT+0000')


def written(file):
    """The content of an asset node that is there already."""
    if not os.path.exists(file):
        return {'metadata': {}}
    with open(file, encoding='utf-8') as f:
        return json.load(f)['jcr:content']


def write(file, entry, modified=None):
    """Writes the node; manual additions to the metadata stay, like a focal point.

    `modified` is when the picture changed: addresses of renditions contain it, so browsers ask for the new picture.
    """
    before = written(file + '.json')
    w, h = entry.get('size', (1600, 1200))
    if not modified:
        # the file may have been rendered in another size
        w, h = (before['metadata'].get(f'tiff:Image{side}', of) for side, of in (('Width', w), ('Length', h)))
    n = node('ventora/' + entry['path'], entry['title'], entry['text'], entry.get('mime', 'image/jpeg'), w, h,
             modified or before.get('jcr:lastModified', FIRST))
    metadata = n['jcr:content']['metadata']
    n['jcr:content']['metadata'] = metadata | {k: v for k, v in before['metadata'].items() if k not in metadata}
    with open(file + '.json', 'w') as f:
        json.dump(n, f, indent=2, ensure_ascii=False)
        f.write('\n')


if __name__ == '__main__':            # rewrite the metadata of every picture and of the logos
    from catalogue import CATALOGUE, BRAND_FILES
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'model-json', 'sites', 'ventora', 'dam', 'ventora')
    for e in list(CATALOGUE.values()) + BRAND_FILES:
        f = os.path.normpath(os.path.join(root, e['path']))
        if os.path.exists(f):
            write(f, e)
