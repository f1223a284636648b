"""Surfaces of places, as use leaves them: two colours mixed by noise, roughness that varies, and grain as bump."""
from functools import partial

import materials
from scenes.setting.shading import lamp, masonry, wood, worn

# dark and light colour, patches per metre, least and greatest roughness, grain per metre, its bump, stretch of the patches
WORN = {
    'concrete':   ('#6A6863', '#8E8B84', .9, .30, .62, 70, .10, (1, 1, 1)),
    'screed':     ('#8D9094', '#A9ACAF', .7, .16, .42, 40, .04, (1, 1, 1)),       # sealed floor of a hall
    'plaster':    ('#CFC9BE', '#DEDAD2', .8, .80, .92, 45, .10, (1, 1, 1)),
    'plaster_cool': ('#C3CACF', '#D3D9DD', .6, .80, .92, 45, .08, (1, 1, 1)),
    'dado':       ('#44586B', '#52677B', .8, .42, .62, 60, .05, (1, 1, 1)),
    'sheeting':   ('#A9B0B6', '#BEC4C9', .5, .36, .55, 20, .03, (1, 1, .25)),
    'panel':      ('#D5DBDF', '#DFE4E7', .6, .32, .48, 200, .0, (1, 1, 1)),       # coated sandwich panels
    'steelwork':  ('#3E464D', '#4C555D', 1.5, .42, .62, 50, .05, (1, 1, 1)),
    'zinc':       ('#8B9297', '#B4BABE', 14, .34, .52, 90, .03, (1, 1, 1)),
    'stainless':  ('#A6A8A9', '#B9BBBC', 3, .20, .36, 260, .02, (1, 1, 1)),
    'joint':      ('#3C3B39', '#4A4946', 3, .80, .90, 60, .05, (1, 1, 1)),
    'earth':      ('#6B5844', '#93805F', .8, .85, .97, 22, 1.0, (1, 1, 1)),
    'clay': ('#7E3C2A', '#A8573D', 7, .78, .92, 90, .25, (1, 1, 1)),
    'hollow_clay': ('#A85B38', '#BF7450', 5, .78, .92, 90, .25, (1, 1, 1)),
    'stubble':    ('#A98B4A', '#CDB06A', .6, .88, .97, 14, 1.0, (1, 3, 1)),
    'tyre':       ('#1B1B1B', '#2C2A27', 6, .74, .90, 120, .10, (1, 1, 1)),       # with the dust of fields
    'roof_tiles': ('#6E3A2B', '#8F5140', 3, .80, .92, 40, .6, (1, 1, 1)),
    'leaves': ('#2E3B22', '#56663A', 2.2, .85, .95, 3, 1.0, (1, 1, 1)),
    'gravel':     ('#6F6A62', '#A39C90', 26, .80, .95, 60, 1.0, (1, 1, 1)),
    'lime':       ('#E6E1D6', '#EEE9DF', .9, .72, .88, 50, .06, (1, 1, 1)),
    'red_machine': ('#8E1B1C', '#A32322', 2, .34, .52, 300, .02, (1, 1, 1)),
    'green_machine': ('#31544A', '#3B6357', 2, .36, .54, 300, .03, (1, 1, 1)),
    'cream':      ('#CFC7B4', '#DCD5C5', 2, .34, .50, 300, .02, (1, 1, 1)),
    'crate_red':  ('#A3322A', '#B53B31', 4, .42, .58, 300, .02, (1, 1, 1)),
    'crate_grey': ('#7C858C', '#8B949B', 4, .42, .58, 300, .02, (1, 1, 1)),
    'linen':      ('#C9BFA8', '#DAD1BC', 9, .88, .96, 500, .20, (1, 1, 1)),
    'dark_pane': ('#12161A', '#181D22', 2, .06, .14, 300, .0, (1, 1, 1)),
    'mid_stripe': ('#2C6AB0', '#3373BA', 3, .36, .48, 300, .0, (1, 1, 1)),
    'car_glass': ('#0B1014', '#10161B', 2, .04, .09, 300, .0, (1, 1, 1)),
    'car_paint': ('#8E1218', '#8E1218', 2, .16, .20, 300, .0, (1, 1, 1)),
    'car_silver': ('#98A2AA', '#98A2AA', 2, .20, .25, 300, .0, (1, 1, 1)),
    'car_lamp': ('#4A555D', '#5D6A73', 2, .05, .10, 300, .0, (1, 1, 1)),
    'masking':    ('#B99A62', '#CBAE78', 3, .70, .85, 60, .20, (1, 1, 1)),        # paper over what is not painted
    'plaster_model': ('#D9C9A2', '#E6D9B8', 9, .70, .85, 200, .05, (1, 1, 1)),
    'vinyl':      ('#2E6E78', '#347A84', 3, .36, .48, 500, .05, (1, 1, 1)),
    'dough':      ('#D9C39A', '#E6D5B3', 12, .60, .75, 160, .10, (1, 1, 1)),
    'crust':      ('#7A4218', '#C38A45', 17, .50, .70, 150, .35, (1, 1, 1)),
}
WOOD = {                                                # dark and light grain, roughness; stretch of the grain, its bump
    'pine':    ('#A67F4E', '#D2AD77', .58),
    'oak':     ('#7B5833', '#A98454', .50),
    'beech':   ('#A87C50', '#CFA578', .45),
    'weathered': ('#7D6A52', '#A08D72', .78),           # pallets, scaffold boards
    'ply':     ('#B98E55', '#D3AC75', .62),
    'formwork': ('#8A5A22', '#B4782C', .40),            # coated boards of formwork
    'straw':   ('#8C6A30', '#E2C682', .86, (5, 60, 60), .9),
}
MASONRY = {                                             # two colours and the joint's, width, height, joint, offset of rows
    'brick':   ('#8C4630', '#A85B40', '#A39B8E', .25, .075, .012, .5),
    'block':   ('#B5663F', '#C67B52', '#A08F80', .37, .249, .006, .5),
    'tiles':   ('#DADDDB', '#E3E5E3', '#9FA3A1', .20, .10, .003, .5),
    'quarry':  ('#7C5444', '#8B6252', '#5E544C', .20, .20, .005, 0),   # floor tiles of kitchens
    'setts':   ('#8A8B8A', '#9D9D9B', '#6C6A66', .60, .30, .006, .5),
}
LAMPS = {'lamp': ('#FFF6E8', 9), 'lamp_cool': ('#F1F6FF', 9), 'lamp_warm': ('#FFC98A', 6), 'ember': ('#F08A2E', .95), 'booth_lamp': ('#F7FAFF', 2.2), 'filter': ('#F3F6F6', .95), 'sky': ('#E9F2FF', 1.15), 'dawn': ('#A9C4EE', .55)}


def join(make, table):
    """Adds the materials of a table to the studio's; a row has the arguments of its maker in order."""
    for name, row in table.items():
        materials.MADE[name] = partial(_made, make, row)


def _made(make, row, m):
    make(m, *row)


for _maker, _table in ((worn, WORN), (wood, WOOD), (masonry, MASONRY), (lamp, LAMPS)):
    join(_maker, _table)
