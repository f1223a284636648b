"""Materials of the studio, made on first use: mat('blue')."""
import bpy

BUMP = 1.0          # scenes with small, distant machines set 0: fine bumps would only become noise

MADE = {}           # materials that take more than a line of the table, and who makes them

PAINT = {}          # for a picture in another colour: replacements for materials of the table

BRAND = {'navy': '#0A1E3C', 'blue': '#0B4DA2', 'mid': '#4A8FD6', 'yellow': '#FFC400', 'graphite': '#23272E'}


def lin(hex_):
    c = [int(hex_[i:i+2], 16) / 255 for i in (1, 3, 5)]
    return tuple(x/12.92 if x <= .04045 else ((x+.055)/1.055)**2.4 for x in c)


# name: colour, roughness, metallic, clearcoat, bump strength, bump scale (1/m)
TABLE = {
    'blue':      (lin('#003F86'), .36, 0, .45, .035, 1400),   # powder coat, machine body
    'blue_deep': (lin('#052A5C'), .38, 0, .35, .035, 1400),
    'green':     (lin('#2F8A3C'), .36, 0, .45, .035, 1400),
    'navy':      (lin('#0F2747'), .40, 0, .25, .03, 1400),
    'pipe_blue': (lin('#0F5DB8'), .30, .15, .5, .01, 900),
    'graphite':  (lin('#3A4049'), .42, 0, .15, .04, 1400),
    'cast':      (lin('#454C55'), .50, .3, 0, .25, 900),     # painted casting
    'black':     (lin('#1E2126'), .45, 0, 0, .03, 1600),      # moulded plastic
    'rubber':    (lin('#1B1C1E'), .72, 0, 0, .08, 900),
    'hole':      (lin('#08090B'), .8, 0, 0, 0, 0),
    'yellow':    (lin('#FFC400'), .36, 0, .3, .006, 1500),
    'white':     (lin('#F4F6F8'), .4, 0, 0, 0, 0),
    'grey':      (lin('#C9CED6'), .42, 0, .15, .03, 1400),    # light powder coat
    'grey_mid':  (lin('#8C95A1'), .45, 0, .1, .03, 1400),
    'red':       (lin('#C8181E'), .35, 0, .3, 0, 0),
    'alu':       ((.74, .75, .77), .32, 1, 0, .03, 700),
    'alu_tool':  ((.52, .535, .56), .20, 1, 0, .01, 900),      # polished tool body
    'anodised': ((.60, .62, .64), .40, .85, 0, 0, 0),          # extruded profiles
    'alu_cast':  ((.62, .63, .65), .46, 1, 0, .22, 1100),
    'alu_dark':  ((.26, .27, .29), .36, 1, 0, .035, 2600),
    'galvanised': ((.50, .53, .56), .44, .85, 0, .10, 38),
    'steel':     ((.60, .61, .63), .26, 1, 0, 0, 0),
    'chrome':    ((.80, .81, .83), .12, 1, 0, 0, 0),
    'brass':     ((.80, .58, .26), .28, 1, 0, 0, 0),
    'copper':    ((.80, .42, .26), .30, 1, 0, 0, 0),
    'hose_blue': (lin('#12406F'), .5, 0, .1, .02, 900),
    'hose_green': (lin('#1F7A4D'), .5, 0, .1, .02, 900),       # antistatic, for paint
    'floor_dark': (lin('#0B1D38'), .30, 0, 0, 0, 0),
    'epoxy':     (lin('#A9B2BD'), .22, 0, .3, 0, 0),
    'wall_room': (lin('#9DABBB'), .75, 0, 0, 0, 0),
    'foam':      (lin('#2A2E34'), .95, 0, 0, .5, 120),
    'wood_edge': (lin('#8A6238'), .55, 0, .05, .1, 60),
    'wall_navy': (lin('#12294B'), .55, 0, .1, 0, 0),
    'wall_low':  (lin('#47586E'), .6, 0, .1, 0, 0),
    'plinth':    (lin('#6C7682'), .7, 0, 0, .2, 60),
    'duct':      (lin('#5F6975'), .45, .6, 0, 0, 0),
    'wall':      (lin('#DDE2E8'), .7, 0, 0, 0, 0),
    'carton':    (lin('#B98F5E'), .85, 0, 0, .05, 300),
    'carton_tape': (lin('#C9A87A'), .45, 0, .2, 0, 0),
    'paper':     (lin('#E3DCC8'), .9, 0, 0, 0, 0),
    'disc':      (lin('#4A4440'), .92, 0, 0, .7, 2200),
    'abrasive':  (lin('#7A4A2C'), .9, 0, 0, .6, 2500),
    'wood':      (lin('#A9804F'), .5, 0, .1, .1, 60),
    'dial':      (lin('#F7F8F6'), .5, 0, 0, 0, 0),
    'ink':       (lin('#0B0D10'), .6, 0, 0, 0, 0),
}


def mat(name):
    name = PAINT.get(name, name)
    m = bpy.data.materials.get(name)
    if m:
        return m
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    if name in MADE:
        MADE[name](m)
        return m
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    if name == 'glass':                     # thin gauge glass: cheap, no caustics
        nt.nodes.remove(b)
        tr, gl, mix = (nt.nodes.new(t) for t in ('ShaderNodeBsdfTransparent', 'ShaderNodeBsdfGlossy', 'ShaderNodeMixShader'))
        gl.inputs['Roughness'].default_value = .05
        mix.inputs[0].default_value = .06
        nt.links.new(tr.outputs[0], mix.inputs[1])
        nt.links.new(gl.outputs[0], mix.inputs[2])
        nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs[0])
        return m
    if name == 'cup':                       # translucent moulded cup
        nt.nodes.remove(b)
        tr, di, gl = (nt.nodes.new(t) for t in ('ShaderNodeBsdfTransparent', 'ShaderNodeBsdfDiffuse', 'ShaderNodeBsdfGlossy'))
        m1, m2 = nt.nodes.new('ShaderNodeMixShader'), nt.nodes.new('ShaderNodeMixShader')
        di.inputs[0].default_value = (.72, .76, .80, 1)
        tr.inputs[0].default_value = (.90, .93, .96, 1)
        gl.inputs['Roughness'].default_value = .12
        m1.inputs[0].default_value, m2.inputs[0].default_value = .55, .08
        for a, i in ((tr, 1), (di, 2)):
            nt.links.new(a.outputs[0], m1.inputs[i])
        nt.links.new(m1.outputs[0], m2.inputs[1])
        nt.links.new(gl.outputs[0], m2.inputs[2])
        nt.links.new(m2.outputs[0], nt.nodes['Material Output'].inputs[0])
        return m
    if name.startswith('glow'):             # displays and lamps
        col = {'glow': '#7FB6F5', 'glow_green': '#4BD27C', 'glow_white': '#F4F8FF', 'glow_dark': '#0D2038'}[name]
        b.inputs['Base Color'].default_value = (0, 0, 0, 1)
        b.inputs['Emission'].default_value = (*lin(col), 1)
        b.inputs['Emission Strength'].default_value = .9
        b.inputs['Roughness'].default_value = .15
        return m
    col, rough, metal, coat, bump, scale = TABLE[name]
    b.inputs['Base Color'].default_value = (*col, 1)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = .15
    b.inputs['Specular'].default_value = .35
    if bump*BUMP:
        tc, no, bu = (nt.nodes.new(t) for t in ('ShaderNodeTexCoord', 'ShaderNodeTexNoise', 'ShaderNodeBump'))
        no.inputs['Scale'].default_value = scale
        no.inputs['Detail'].default_value = 2
        bu.inputs['Strength'].default_value = bump*BUMP
        bu.inputs['Distance'].default_value = .0015
        nt.links.new(tc.outputs['Object'], no.inputs['Vector'])
        nt.links.new(no.outputs['Fac'], bu.inputs['Height'])
        nt.links.new(bu.outputs['Normal'], b.inputs['Normal'])
    return m
