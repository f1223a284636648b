"""Makes the materials of places out of noise: no picture is loaded."""
from materials import lin


def _nodes(m):
    nt = m.node_tree
    def new(kind, **values):
        n = nt.nodes.new('ShaderNode' + kind)
        for k, v in values.items():
            n.inputs[k.replace('_', ' ')].default_value = v
        return n
    return nt, nt.nodes['Principled BSDF'], new, lambda a, b: nt.links.new(a, b)


def _noise(new, link, vector, scale, detail=3):
    n = new('TexNoise', Scale=scale, Detail=detail, Roughness=.6)
    link(vector, n.inputs['Vector'])
    return n.outputs['Fac']


def _span(new, link, value, low, high, start=.32, end=.68):
    n = new('MapRange', From_Min=start, From_Max=end, To_Min=low, To_Max=high)
    link(value, n.inputs['Value'])
    return n.outputs['Result']


def _blend(new, link, value, dark, light):
    n = new('MixRGB', Color1=(*lin(dark), 1), Color2=(*lin(light), 1))
    link(value, n.inputs['Fac'])
    return n.outputs['Color']


def _bump(new, link, b, height, strength):
    n = new('Bump', Strength=strength, Distance=.004)
    link(height, n.inputs['Height'])
    link(n.outputs['Normal'], b.inputs['Normal'])


def worn(m, dark, light, patches, least, most, grain, bump, stretch):
    nt, b, new, link = _nodes(m)
    scaled = new('Mapping', Scale=stretch)
    link(new('NewGeometry').outputs['Position'], scaled.inputs['Vector'])
    at = scaled.outputs['Vector']
    large, small = _noise(new, link, at, patches), _noise(new, link, at, patches*11, 2)
    both = new('MixRGB', Fac=.35)
    link(large, both.inputs['Color1'])
    link(small, both.inputs['Color2'])
    link(_blend(new, link, _span(new, link, both.outputs['Color'], 0, 1), dark, light), b.inputs['Base Color'])
    link(_span(new, link, large, least, most, .38, .62), b.inputs['Roughness'])
    _bump(new, link, b, _noise(new, link, at, grain, 1), bump)
    if m.name.startswith('car_'):
        b.inputs['Clearcoat'].default_value = 1
    if m.name in ('stainless', 'zinc'):
        b.inputs['Metallic'].default_value = .6


def wood(m, dark, light, rough, stretch=(.9, 16, 16), bump=.12):
    """Grain along the long side X of a board, or straws along a bale; no two boards are alike."""
    nt, b, new, link = _nodes(m)
    of, moved, scaled = new('ObjectInfo'), new('VectorMath'), new('Mapping', Scale=stretch)
    spread = new('MixRGB', Fac=1, Color2=(9, 9, 9, 1))
    spread.blend_type = 'MULTIPLY'
    link(of.outputs['Random'], spread.inputs['Color1'])
    link(new('TexCoord').outputs['Object'], moved.inputs[0])
    link(spread.outputs['Color'], moved.inputs[1])
    link(moved.outputs['Vector'], scaled.inputs['Vector'])
    grain = _noise(new, link, scaled.outputs['Vector'], 2.2, 4)
    tone = new('HueSaturation')
    link(_span(new, link, of.outputs['Random'], .78, 1.12, 0, 1), tone.inputs['Value'])
    link(_blend(new, link, _span(new, link, grain, 0, 1), dark, light), tone.inputs['Color'])
    link(tone.outputs['Color'], b.inputs['Base Color'])
    link(_span(new, link, grain, rough-.08, rough+.12), b.inputs['Roughness'])
    _bump(new, link, b, grain, bump)


def masonry(m, one, other, joint, w, h, gap, offset):
    """Courses run along X or Y; on floors, rows run along Y."""
    nt, b, new, link = _nodes(m)
    apart, along = new('SeparateXYZ'), new('CombineXYZ')
    link(new('NewGeometry').outputs['Position'], apart.inputs[0])
    if m.name in ('quarry', 'setts'):
        link(apart.outputs['X'], along.inputs['X'])
        link(apart.outputs['Y'], along.inputs['Y'])
    else:
        both = new('Math')
        link(apart.outputs['X'], both.inputs[0])
        link(apart.outputs['Y'], both.inputs[1])
        link(both.outputs[0], along.inputs['X'])
        link(apart.outputs['Z'], along.inputs['Y'])
    t = new('TexBrick', Scale=1, Mortar_Size=gap, Mortar_Smooth=.2, Brick_Width=w, Row_Height=h, Color1=(*lin(one), 1), Color2=(*lin(other), 1), Mortar=(*lin(joint), 1))
    t.offset = offset
    link(along.outputs[0], t.inputs['Vector'])
    dirt = _noise(new, link, along.outputs[0], 2.5)
    soiled = new('HueSaturation')
    link(_span(new, link, dirt, .84, 1.08), soiled.inputs['Value'])
    link(t.outputs['Color'], soiled.inputs['Color'])
    link(soiled.outputs['Color'], b.inputs['Base Color'])
    glazed = m.name in ('tiles', 'quarry')
    link(_span(new, link, dirt, .12 if glazed else .78, .34 if glazed else .92), b.inputs['Roughness'])
    flat = new('Math')
    flat.operation = 'SUBTRACT'
    flat.inputs[0].default_value = 1
    link(t.outputs['Fac'], flat.inputs[1])
    _bump(new, link, b, flat.outputs[0], .35)


def lamp(m, colour, strength):
    nt, b, new, link = _nodes(m)
    if m.name == 'ember':                               # a fire is not even
        link(_blend(new, link, _noise(new, link, new('NewGeometry').outputs['Position'], 5), '#3A1404', colour), b.inputs['Emission'])
    b.inputs['Base Color'].default_value = (0, 0, 0, 1)
    b.inputs['Emission'].default_value = (*lin(colour), 1)
    b.inputs['Emission Strength'].default_value = strength
    m.cycles.sample_as_light = False                   # they are seen, and sheets of light do their work
