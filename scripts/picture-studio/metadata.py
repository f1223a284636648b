"""Writes the asset node beside a picture: <name>.jpg.json."""
import json
import os
import uuid

NAMESPACE = uuid.UUID('6f1f2f0c-3c1e-4b4e-9a55-0b2a7c5f9d10')


def stable_uuid4(path):
    """The same path always gives the same id, in version-4 format."""
    b = bytearray(uuid.uuid5(NAMESPACE, path).bytes)
    b[6] = (b[6] & 0x0F) | 0x40
    return str(uuid.UUID(bytes=bytes(b)))


def node(path, title, text, mime, w, h):
    return {'jcr:primaryType': 'dam:Asset', 'jcr:uuid': stable_uuid4(path),
            'jcr:content': {'jcr:primaryType': 'dam:AssetContent', 'jcr:lastModified': 'Fri Nov 20 2026 09:00:00 GMT+0000',
                            'metadata': {'jcr:primaryType': 'nt:unstructured', 'dc:title': title, 'dc:description': text,
                                         'dc:format': mime, 'tiff:ImageWidth': w, 'tiff:ImageLength': h}}}


def authored(file):
    """Keeps manual additions to a picture's metadata, like its focal point, when it is rendered again."""
    if not os.path.exists(file):
        return {}
    with open(file, encoding='utf-8') as f:
        return json.load(f)['jcr:content']['metadata']


def write(file, entry):
    w, h = entry.get('size', (1600, 1200))
    n = node('ventora/' + entry['path'], entry['title'], entry['text'], entry.get('mime', 'image/jpeg'), w, h)
    metadata = n['jcr:content']['metadata']
    n['jcr:content']['metadata'] = metadata | {k: v for k, v in authored(file + '.json').items() if k not in metadata}
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
