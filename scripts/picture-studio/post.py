"""From linear passes to the finished picture: denoiser, level of the backdrop, tone curve, JPEG."""
import os
import subprocess
import tempfile

import numpy as np

PROJECT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))


def _box(a, r):
    out = a
    for ax in (0, 1):
        acc = sum(np.roll(out, i, ax) for i in range(-r, r+1))
        out = acc/(2*r+1)
    return out


def denoise(p):
    """The light without the noise of few samples, by Open Image Denoise's network (denoise/, in Node)."""
    h, w, _ = p['rgb'].shape
    with tempfile.NamedTemporaryFile(suffix='.passes', delete=False) as f:
        for part in ('rgb', 'alb', 'nor'):
            f.write(np.ascontiguousarray(p[part], '<f4').tobytes())
    try:
        subprocess.run(['node', 'scripts/run-script.js', 'scripts/picture-studio/denoise/main.ts', f.name, str(w), str(h)],
                       cwd=PROJECT, check=True)
        return np.fromfile(f.name, '<f4').reshape(h, w, 3)
    finally:
        os.remove(f.name)


def level_backdrop(rgb, idx, target=(.850, .874, .912)):
    """Flatten the lit backdrop to the site's light grey; shadows keep their true ratio to it.

    A cubic surface is fitted to the backdrop, shadows being dropped as outliers on the way.
    """
    h, w, _ = rgb.shape
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    xx, yy = xx/w*2-1, yy/h*2-1
    A = np.stack([xx**i*yy**j for i in range(4) for j in range(4-i)], -1)
    back = idx[..., 0] > .5
    step = max(h//150, 1)
    sel = back[::step, ::step]
    As, lum = A[::step, ::step][sel], rgb[::step, ::step].mean(2)[sel]
    keep = np.ones(len(lum), bool)
    for k in range(8):
        co, *_ = np.linalg.lstsq(As[keep], lum[keep], rcond=None)
        keep = lum > (As @ co)*(.95 if k > 2 else .9)
    mask = back.astype(np.float32)
    soft = _box(mask, 2)[..., None]
    out = rgb.copy()
    for c in range(3):
        v = rgb[::step, ::step, c][sel]
        co, *_ = np.linalg.lstsq(As[keep], v[keep], rcond=None)
        fit = A @ co
        flat = np.clip(fit, .5*np.median(fit[back]), None)
        gain = target[c]/flat
        obj = np.median(gain[back])
        out[..., c] *= gain*soft[..., 0] + obj*(1-soft[..., 0])
    return out


def curve(rgb, exposure=1.0, contrast=1.06):
    """Linear up to about 0.75, then a soft shoulder: brand colours stay accurate, highlights do not burn out."""
    x = np.maximum(rgb*exposure, 0)
    t = .78
    hi = t + (1.0-t)*(1-np.exp(-(x-t)/(1.0-t)*.62))
    x = np.where(x > t, hi, x)
    s = np.where(x <= .0031308, x*12.92, 1.055*np.power(np.maximum(x, 1e-8), 1/2.4)-.055)
    return np.clip(s, 0, 1)


def vibrance(img, amount=.16):
    """Boosts existing colour a little; greys stay grey."""
    l = (img @ np.array([.2126, .7152, .0722], img.dtype))[..., None]
    s = (img.max(2, keepdims=True)-img.min(2, keepdims=True))
    return np.clip(l + (img-l)*(1+amount*np.clip((s-.08)*3, 0, 1)), 0, 1)


def to_curve_target(v):
    """Linear value that curve() maps to the display value v (inverse of the shoulder)."""
    v = np.asarray(v, np.float64)
    l = np.where(v <= .04045, v/12.92, ((v+.055)/1.055)**2.4)
    t = .78
    return np.where(l > t, t - (1-t)/.62*np.log(np.maximum(1-(l-t)/(1-t), 1e-6)), l)


def sharpen(img, amount=.35):
    return np.clip(img + amount*(img-_box(img, 1)), 0, 1)


def dither(img):
    rng = np.random.default_rng(7)
    return img + (rng.random(img.shape)-.5)/255*1.4


def save_jpeg(img, path, quality=80, limit=690_000):
    """Full colour resolution: blue beside yellow frays without it."""
    from PIL import Image
    im = Image.fromarray((np.clip(dither(img), 0, 1)*255+.5).astype(np.uint8), 'RGB')
    if path.endswith('.png'):
        im.save(path)
        return
    while True:
        im.save(path, 'JPEG', quality=quality, progressive=True, optimize=True, subsampling=0)
        if os.path.getsize(path) < limit or quality < 75:
            break
        quality -= 2
