"""Takes the noise out of a place rendered twice: how much the two halves differ says how much of a contrast is noise.

An edge-avoiding filter in five steps, on light without the surfaces' own colour, so that textures stay as sharp as they were rendered.
"""
import numpy as np

from post import _box, _shift

TAPS = {0: 1.0, 1: .6667, 2: .1667}


def tame(rgb):
    """Limits single bright pixels to what their neighbours have."""
    lum = rgb.max(2)
    near = np.sort(np.stack([_shift(lum, i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]), 0)[-2]
    return rgb*np.minimum(1, (near*1.15+1e-4)/(lum+1e-4))[..., None]


def brightness(light):
    return np.log1p(4*light.mean(2, keepdims=True))


def settle(one, two, reach=3.2):
    """The picture from the passes of two renders with different seeds."""
    alb, nor = ((one[k]+two[k])/2 for k in ('alb', 'nor'))
    own = np.maximum(alb, .08)
    a, b = (tame(np.maximum(p['rgb'], 0))/own for p in (one, two))
    light = (a+b)/2
    noise = _box((brightness(a)-brightness(b))**2/4, 4)
    for level in range(5):
        step, bright = 1 << level, brightness(light)
        spread = reach*np.sqrt(np.maximum(_box(noise, 1), 0)) + 2e-3
        total, weights, squares = np.zeros_like(light), np.zeros_like(bright), np.zeros_like(bright)
        for i in range(-2, 3):
            for j in range(-2, 3):
                def near(x):
                    return _shift(x, i*step, j*step)
                w = TAPS[abs(i)]*TAPS[abs(j)]*np.exp(-np.abs(near(bright)-bright)/spread
                                                     - ((near(alb)-alb)**2).sum(2, keepdims=True)/.09**2
                                                     - ((near(nor)-nor)**2).sum(2, keepdims=True)/.22**2)
                total += w*near(light)
                weights += w
                squares += w*w*near(noise)
        light, noise = total/weights, squares/weights**2
    return light*own
