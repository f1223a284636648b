"""Second views of the catalogue's pictures: the camera moves around the model, or close to one part of it.

A view is named after its picture and subject: `m-50-of@side`. `azimuth` and `pitch` are degrees (0 is straight in
front, positive to the right or down). `part` is what fills the frame, as shares of the model's width, depth and height.
Sizes with a picture of their own have the views of the picture that they resemble: `r-37@panel` is seen like `r-30-v@panel`.
"""
from sizes import SIZES

ALL = (0, 1)
SIDE = dict(azimuth=-34)

CAMERAS = {
    'm-50-of@side': SIDE,
    'm-24-d@side': SIDE,
    'm-150-b@side': SIDE,
    's-270-e@side': SIDE,
    's-270@side': SIDE,
    's-500@side': SIDE,
    's-500-tandem@controller': dict(azimuth=20, part=((.30, .72), (0, .6), (.52, .98))),
    'booster@side': SIDE,
    'm-24-silent@side': SIDE,
    'm-100-twin@side': SIDE,
    'm-50-silent@panel': dict(azimuth=18, part=((.50, 1), (0, .2), (.68, 1))),
    'p-100@engine': dict(azimuth=24, part=((.42, .86), (0, 1), (.50, .95))),
    'r-22@panel': dict(azimuth=22, part=((.30, .96), (0, .3), (.68, 1.0))),
    'r-30-v@panel': dict(azimuth=22, part=((.45, .97), (0, .3), (.70, 1.0))),
    'r-75@side': dict(azimuth=-30),
    'r-11-tank@side': SIDE,
    'r-15-t@dryer': dict(azimuth=22, part=((.50, 1), (0, 1), (.42, .96))),
    'm-6-d@side': SIDE,
    'm-10-d@side': SIDE,
    'm-90-d@side': SIDE,
    'm-6-of@side': SIDE,
    'm-24-of-dental@dryer': dict(azimuth=24, part=(ALL, ALL, (.20, .72))),
    'm-40-of-dental@dryer': dict(azimuth=24, part=((.50, 1), (0, .5), (.32, .80))),
    'm-22-b@side': SIDE,
    'm-50-b-site@side': SIDE,
    'p-12@side': SIDE,
    'p-270-ts@engine': dict(azimuth=24, part=((.46, .92), (0, 1), (.52, 1))),
    's-270-e-upright@side': SIDE,
    's-500-h-7-upright@side': SIDE,
    'r-7-t@dryer': dict(azimuth=22, part=((.50, 1), (0, 1), (.36, .84))),
    'r-30-t@dryer': dict(azimuth=22, part=((.50, 1), (0, 1), (.36, .84))),
    'k-60@display': dict(azimuth=18, part=((.2, 1), (0, .4), (.60, 1))),
    'k-220@side': dict(azimuth=-34, pitch=20),
    'a-2@foot': dict(azimuth=20, part=(ALL, (0, .5), (0, .48))),
    'a-5@foot': dict(azimuth=20, part=(ALL, (0, .5), (0, .30))),
    'ks-5@side': dict(azimuth=-34, pitch=16),
    'kt-8@knobs': dict(azimuth=14, pitch=10, part=((.10, .80), (0, .4), (.30, .90))),
    'impact-wrench@side': dict(azimuth=36, pitch=14),
    'orbital-sander@side': dict(azimuth=40),
    'spray-gun@nozzle': dict(azimuth=-58, pitch=8, part=(ALL, ALL, (.28, .72))),
    'blow-gun@side': dict(azimuth=34, pitch=18),
    'ratchet@head': dict(azimuth=-40, pitch=18, part=((0, .36), ALL, ALL)),
    'drill@side': dict(azimuth=38, pitch=14),
    'angle-grinder@side': dict(azimuth=-62, pitch=14),
    'nailer@side': dict(azimuth=36, pitch=14),
    'branch@side': dict(azimuth=34),
    'straight@side': dict(azimuth=34),
    'bend@side': dict(azimuth=34),
    'valve@side': dict(azimuth=34),
    'outlet-2@side': dict(azimuth=30),
    'outlet-4@side': dict(azimuth=30),
    'pipe-tools@gauge': dict(azimuth=-16, pitch=22, part=((.56, 1), (.1, .7), ALL)),
    'hose@coupling': dict(azimuth=20, pitch=16, part=((.5, 1), (0, .5), ALL)),
    'maintenance-unit@side': SIDE,
    'oil@side': SIDE,
    'service-kit@parts': dict(azimuth=-18, pitch=20, part=((0, .62), (0, .5), (0, .7))),
    'refrigeration-dryer@display': dict(azimuth=18, part=((.2, 1), (0, .4), (.55, 1))),
    'desiccant-dryer@controller': dict(azimuth=14, part=((.1, .9), (0, 1), (.40, .85))),
    'condensate-drain@side': SIDE,
    'oil-water-separator@side': SIDE,
}

# one picture serves all sizes: these show several products together, or an end that is the same on each
TOGETHER = ('oil@side', 'pipe-tools@gauge', 'service-kit@parts', 'hose@coupling')

# view of a size: the view that it resembles
LIKE = {f'{size}@{name.split("@")[1]}': name for size, (like, _, _) in SIZES.items()
        for name in CAMERAS if name.split('@')[0] == like and name not in TOGETHER}
