"""Render one picture or all of them.

    blender -b -t 2 -P render.py -- all
    blender -b -t 2 -P render.py -- m-50 s-270 range
    blender -b -t 2 -P render.py -- m-50-of@side                # a second view: see views.py
    blender -b -t 2 -P render.py -- m-50 --draft /some/dir      # 480 px PNG, few samples

Every entry of CATALOGUE is one picture: where it goes, its size, its builder, its texts.
"""
import argparse
import importlib
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import materials       # noqa: E402
import studio          # noqa: E402
import post            # noqa: E402
from catalogue import CATALOGUE   # noqa: E402

OUT = os.path.normpath(os.path.join(HERE, '..', '..', 'model-json', 'sites', 'ventora', 'dam', 'ventora'))


def shoot(name, draft=None, samples=None, width=None):
    e = CATALOGUE[name]
    t0 = time.time()
    studio.reset(e.get('view'))
    materials.BUMP = 1.0
    materials.PAINT = e.get('paint', {})
    importlib.import_module(e['module']).scene(**e.get('args', {}))
    w, h = e.get('size', (1600, 1200))
    n = samples or e.get('samples', 4)
    if draft:
        k = (width or 480)/w
        w, h = round(w*k), round(h*k)
        target = os.path.join(draft, name + '.png')
    else:
        target = os.path.join(OUT, e['path'])
    os.makedirs(os.path.dirname(target), exist_ok=True)
    tmp = os.path.join(tempfile.gettempdir(), 'ventora-' + name)
    if e.get('place'):
        studio.few_bounces()
    p = studio.take(tmp, w, h, n)
    t1 = time.time()
    img = post.denoise(p)
    if e.get('light', True):
        tgt = post.to_curve_target([0xEE/255, 0xF1/255, 0xF5/255])
        img = post.level_backdrop(img, p['idx'], tgt)
    img = post.curve(img, e.get('exposure', 1.0))
    img = post.sharpen(post.vibrance(img, e.get('vibrance', .16)), .3)
    post.save_jpeg(img, target)
    if not draft:
        from metadata import now, write
        write(target, e, now())
    print(f'DONE {name}: render {t1-t0:.0f}s, post {time.time()-t1:.0f}s, {os.path.getsize(target)//1024} KB', flush=True)


if __name__ == '__main__':
    ap = argparse.ArgumentParser()
    ap.add_argument('names', nargs='+')
    ap.add_argument('--draft')
    ap.add_argument('--samples', type=int)
    ap.add_argument('--width', type=int)
    a = ap.parse_args(sys.argv[sys.argv.index('--')+1:])
    for n in (CATALOGUE if a.names == ['all'] else a.names):
        shoot(n, a.draft, a.samples, a.width)
