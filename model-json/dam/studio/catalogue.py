"""Every picture of the studio: target path, builder, size, title and alternative text."""

HERO = dict(light=False, size=(2400, 1350), samples=40, vibrance=0)


def _p(folder, name, module, title, text, **kw):
    d = dict(path=f'{folder}/{name}.jpg', module=module, title=title, text=text)
    d.update(kw)
    return name, d


CATALOGUE = dict([
    _p('products', 'm-24-silent', 'machines.silent', 'M 24 Silent mobile compressor',
       'Oil-free M 24 Silent compressor with a blue 24-litre tank in a graphite tubular roll cage with a yellow carrying handle.'),
    _p('products', 'm-50', 'machines.belt', 'M 50 mobile compressor',
       'M 50 mobile piston compressor with a blue 50-litre tank, belt-driven single-cylinder pump, two wheels and a push handle with yellow grip.',
       args=dict(name='m-50')),
    _p('products', 'm-100-twin', 'machines.belt', 'M 100 Twin mobile compressor',
       'M 100 Twin mobile compressor with a blue 100-litre tank, finned V-twin pump, belt guard with yellow stripe, wheels and push handle.',
       args=dict(name='m-100-twin')),
    _p('products', 's-270', 'machines.belt', 'S 270 stationary compressor',
       'S 270 stationary compressor: blue 270-litre tank on feet, two-stage V pump with finned intercooler, belt guard and electric motor.',
       args=dict(name='s-270')),
    _p('products', 's-500', 'machines.belt', 'S 500 stationary compressor',
       'S 500 stationary compressor: long blue 500-litre tank on feet with a three-cylinder two-stage pump, belt guard and 7.5 kW motor.',
       args=dict(name='s-500')),
    _p('products', 'r-7', 'machines.screw', 'R 7 screw compressor',
       'R 7 screw compressor: blue sound-proof cabinet with graphite control band, lit controller display, emergency stop and louvred air intakes.',
       args=dict(which='r-7')),
    _p('products', 'r-15-t', 'machines.screw', 'R 15 T screw compressor with tank and dryer',
       'R 15 T screw compressor cabinet and refrigeration dryer mounted together on a blue 500-litre tank.',
       args=dict(which='r-15-t')),
    _p('products', 'm-50-detail', 'scenes.details', 'M 50 pump head',
       'Close-up of the M 50 pump: graphite finned cylinder, aluminium head, intake filter with yellow ring and finned delivery pipe.',
       args=dict(which='m-50-detail')),
    _p('products', 'r-7-open', 'scenes.details', 'R 7 screw compressor, opened',
       'R 7 screw compressor with the front door removed, showing motor, screw airend, oil separator and oil filter inside the cabinet.',
       args=dict(which='r-7-open')),
    _p('tools', 'impact-wrench', 'tools.impact_wrench', 'Impact wrench 1/2"',
       'Pneumatic impact wrench with aluminium hammer case, blue housing, rubber grip and yellow trigger.'),
    _p('tools', 'orbital-sander', 'tools.orbital_sander', 'Orbital sander 150 mm',
       'Palm-grip orbital sander with blue housing, yellow ring, aluminium lever and dust outlet on a round sanding pad.'),
    _p('tools', 'spray-gun', 'tools.spray_gun', 'HVLP spray gun',
       'HVLP gravity spray gun in polished metal with a translucent paint cup, brass air cap, blue knobs and a pressure gauge at the inlet.'),
    _p('tools', 'blow-gun', 'tools.blow_gun', 'Blow gun',
       'Blue blow gun with a bent aluminium nozzle, yellow trigger and hanging loop.'),
    _p('air-net', 'pipe-run', 'scenes.pipe_run', 'Aluminium compressed-air pipework',
       'Blue aluminium compressed-air pipes on a light wall with elbows and brackets, and drops with yellow-levered ball valves and quick couplings.',
       light=False),
    _p('heroes', 'range', 'scenes.range', 'The Ventora range',
       'Five blue Ventora compressors, from the small M 24 Silent to the R 15 T screw machine, standing together in a dark-blue studio.', **HERO),
    _p('heroes', 'screw-room', 'scenes.screw_room', 'Compressor room with R 15 T',
       'Clean compressor room with an R 15 T screw compressor, a vertical air receiver and blue pipework along the wall in window light.', **HERO),
    _p('heroes', 'workshop', 'scenes.workshop', 'Workshop bench with air tools',
       'Workshop bench with a wooden top carrying an impact wrench, an orbital sander, a spray gun and a blow gun in front of a dark-blue wall.', **HERO),
])

BRAND_FILES = [
    dict(path='brand/logo.svg', title='Ventora logo', text='Ventora: rotor mark with one yellow blade and dark-blue wordmark', mime='image/svg+xml', size=(387, 80)),
    dict(path='brand/logo-white.svg', title='Ventora logo, white', text='Ventora: rotor mark with one yellow blade and white wordmark', mime='image/svg+xml', size=(387, 80)),
    dict(path='brand/favicon.svg', title='Ventora icon', text='Ventora rotor mark on a dark-blue tile', mime='image/svg+xml', size=(64, 64)),
]
