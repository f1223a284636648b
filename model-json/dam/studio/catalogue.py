"""Every picture of the studio: target path, builder, size, title and alternative text."""
import re

from pictured import PICTURED, first_of
from views import CAMERAS

# a family's picture is shown on cards and on half a page's width at most
FAMILY = dict(size=(960, 720), samples=16)
# a second view stands on the product's page only
SECOND = dict(size=(800, 600), samples=11)
HERO = dict(light=False, size=(2400, 1350), samples=40, vibrance=0)


def file_of(name):
    return name.replace('@', '-') + '.jpg'


def _p(folder, name, module, title, text, **kw):
    d = dict(path=f'{folder}/{file_of(name)}', module=module, title=title, text=text)
    d.update(kw)
    return name, d


def _as_pictured(folder, name, module, title, **kw):
    """A picture whose English alternative text says it all."""
    return _p(folder, name, module, title, PICTURED[name]['alt']['en'], **kw)


def _fitting(name, title):
    return _as_pictured('air-net', name, 'goods.fittings', f'AIR Net {title}', args=dict(which=name), **FAMILY)


def _valve(name, title):
    return _as_pictured('air-net', name, 'goods.valves', f'AIR Net {title}', args=dict(which=name), **FAMILY)


def _coupling(name, title):
    return _as_pictured('products', name, 'goods.couplings', title, args=dict(which=name), **FAMILY)


def _unit(name, title):
    return _as_pictured('products', name, 'goods.service_units', title, args=dict(which=name), **FAMILY)


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
    _p('products', 'm-50@detail', 'scenes.details', 'M 50 pump head',
       'Close-up of the M 50 pump: graphite finned cylinder, aluminium head, intake filter with yellow ring and finned delivery pipe.',
       args=dict(which='m-50-detail')),
    _p('products', 'r-7@open', 'scenes.details', 'R 7 screw compressor, opened',
       'R 7 screw compressor with the front door removed, showing motor, screw airend, oil separator and oil filter inside the cabinet.',
       args=dict(which='r-7-open')),
    _p('products', 'm-150-b', 'machines.belt', 'M 150 B mobile compressor',
       'Belt-driven M 150 B compressor: V-twin pump and motor under a belt guard on a blue 150-litre tank with two wheels and a push handle.',
       args=dict(name='m-150-b'), **FAMILY),
    _p('products', 's-270-e', 'machines.belt', 'S 270 E stationary compressor',
       'Single-stage S 270 E compressor: V-twin pump, belt guard and motor on a blue 270-litre tank on feet.',
       args=dict(name='s-270-e'), **FAMILY),
    _p('products', 'r-22', 'machines.screw', 'R 22 screw compressor',
       'Screw compressor in an upright blue cabinet with a graphite control band, lit display, emergency stop and louvred air intake.',
       args=dict(which='r-22'), **FAMILY),
    _p('products', 'r-30-v', 'machines.screw', 'R 30 V variable-speed screw compressor',
       'Variable-speed screw compressor in a wide blue cabinet with two doors, a graphite control band and a lit display.',
       args=dict(which='r-30-v'), **FAMILY),
    _p('products', 'r-75', 'machines.screw', 'R 75 screw compressor',
       'Large screw compressor in a long blue cabinet with three doors, a graphite control band and louvred air intakes.',
       args=dict(which='r-75'), **FAMILY),
    _p('products', 'r-11-tank', 'machines.screw', 'R 11 screw compressor on a tank',
       'R 11 screw compressor cabinet mounted on a blue 500-litre tank, with an aluminium pipe into the tank and a ball valve.',
       args=dict(which='r-11-tank'), **FAMILY),
    _p('products', 'receiver-upright', 'machines.receivers', 'Receiver 500 l',
       'Upright blue 500-litre air receiver on three legs with gauge, safety valve, inspection hole and two ball valves.',
       args=dict(which='upright'), **FAMILY),
    _p('products', 'receiver-galvanised', 'machines.receivers', 'Receiver 500 l, galvanised',
       'Upright hot-dip galvanised 500-litre air receiver on three legs with gauge, safety valve and two ball valves.',
       args=dict(which='galvanised'), **FAMILY),
    _p('products', 'receiver-lying', 'machines.receivers', 'Receiver 270 l, horizontal',
       'Horizontal blue 270-litre air receiver on two feet with gauge, safety valve and two ball valves.',
       args=dict(which='lying'), **FAMILY),
    _p('products', 'refrigeration-dryer', 'machines.dryers', 'Refrigeration dryer',
       'Refrigeration dryer: blue cabinet with graphite head, lit dew-point display, louvres and two pipe connections on top.',
       args=dict(which='refrigeration'), **FAMILY),
    _p('products', 'desiccant-dryer', 'machines.dryers', 'Desiccant dryer',
       'Desiccant dryer: two upright blue vessels on a frame, joined by valve blocks above and below, with a controller between them.',
       args=dict(which='desiccant'), **FAMILY),
    _p('products', 'line-filter', 'machines.filters', 'Pre-filter FP',
       'Compressed-air filter with graphite head and threaded ports, blue bowl, gauge of the pressure drop and float drain.',
       args=dict(grades=['FP']), **FAMILY),
    _p('products', 'line-filter-fine', 'machines.filters', 'Fine filter FF',
       'Fine filter with graphite head, blue bowl with a yellow ring, gauge of the pressure drop and float drain.',
       args=dict(grades=['FF']), **FAMILY),
    _p('products', 'line-filter-carbon', 'machines.filters', 'Activated-carbon filter FA',
       'Activated-carbon filter with graphite head, blue bowl with a black ring, gauge of the pressure drop and float drain.',
       args=dict(grades=['FA']), **FAMILY),
    _p('products', 'line-filter@row', 'machines.filters', 'Filters FP, FF and FA',
       'Pre-filter, fine filter and activated-carbon filter side by side, told apart by their rings.',
       args=dict(grades=['FP', 'FF', 'FA']), view=dict(azimuth=-24), **SECOND),
    _p('products', 'receiver-upright@row', 'machines.receivers', 'Air receivers',
       'Upright, galvanised and horizontal air receiver side by side.', args=dict(which='row'), view=dict(azimuth=22), **SECOND),
    _p('products', 'maintenance-unit', 'machines.maintenance_unit', 'Maintenance unit',
       'Filter, pressure regulator with gauge and lubricator joined in a row, with clear bowls in black guards.', **FAMILY),
    _p('air-net', 'straight', 'goods.air_net', 'AIR Net straight connector',
       'Straight connector of graphite composite with fluted nuts, joining the ends of two blue aluminium pipes.', args=dict(which='straight'), **FAMILY),
    _p('air-net', 'bend', 'goods.air_net', 'AIR Net elbow 90°',
       '90° elbow of graphite composite with fluted nuts on the ends of two blue aluminium pipes.', args=dict(which='bend'), **FAMILY),
    _p('air-net', 'branch', 'goods.air_net', 'AIR Net equal tee',
       'Equal tee of graphite composite with three fluted nuts on the ends of blue aluminium pipes.', args=dict(which='branch'), **FAMILY),
    _p('air-net', 'clip', 'goods.air_net', 'AIR Net bracket',
       'Black pipe bracket on a steel stud, holding a blue aluminium pipe.', args=dict(which='clip'), **FAMILY),
    _p('air-net', 'thread', 'goods.air_net', 'AIR Net male adapter',
       'Male adapter: fluted composite nut on a blue aluminium pipe, brass hexagon and tapered thread.', args=dict(which='thread'), **FAMILY),
    _p('air-net', 'valve', 'goods.air_net', 'AIR Net ball valve',
       'Ball valve with yellow lever and composite nuts between the ends of two blue aluminium pipes.', args=dict(which='valve'), **FAMILY),
    _p('air-net', 'outlet-2', 'goods.air_net', 'AIR Net wall outlet, two couplings',
       'Aluminium wall outlet below a blue pipe with two angled quick couplings and a drain cock.', args=dict(which='outlet-2'), **FAMILY),
    _p('air-net', 'outlet-4', 'goods.air_net', 'AIR Net wall outlet, four couplings',
       'Aluminium wall outlet below a blue pipe with four angled quick couplings and a drain cock.', args=dict(which='outlet-4'), **FAMILY),
    _fitting('bend-45', 'elbow 45°'),
    _fitting('reducer', 'reducer'),
    _fitting('cap', 'end cap'),
    _fitting('female', 'female adapter'),
    _fitting('steel', 'steel pipe adapter'),
    _fitting('saddle', 'drop leg saddle'),
    _valve('valve-lockable', 'lockable ball valve'),
    _valve('valve-soft-start', 'soft-start valve'),
    _valve('drop-leg', 'drop leg with ball valve'),
    _valve('drain-point', 'drain point'),
    _valve('valve-check', 'check valve'),
    _p('air-net', 'pipe-tools', 'goods.pipe_tools', 'AIR Net pipe tools',
       'Tools for AIR Net side by side: pipe cutter, deburrer, hook spanner, insertion gauge, drilling jig and pressure test set.', **FAMILY),
    _p('products', 'hose', 'goods.hose', 'Compressed-air hose',
       'Coil of blue compressed-air hose held by yellow straps, with a quick coupling on its end.', **FAMILY),
    _unit('filter-regulator', 'Filter regulator G 1/2'),
    _unit('regulator', 'Pressure regulator G 1/2'),
    _unit('maintenance-unit-g1', 'Maintenance unit G 1'),
    _unit('precision-regulator', 'Precision regulator G 1/4'),
    _as_pictured('products', 'spiral-hose', 'goods.spiral_hose', 'Spiral hose', **FAMILY),
    _as_pictured('products', 'paint-hose', 'goods.hose', 'Paint hose, antistatic', args=dict(material='hose_green'), **FAMILY),
    _as_pictured('products', 'hose-reel', 'goods.hose_reel', 'Hose reel', **FAMILY),
    _coupling('coupling-dn-5', 'Coupling DN 5'),
    _coupling('nipples', 'Nipple set DN 7.2'),
    _coupling('coupling-safety', 'Safety coupling DN 7.2'),
    _coupling('coupling-pcl', 'Coupling, PCL profile'),
    _coupling('coupling-dn-10', 'Full-flow coupling DN 10'),
    _p('products', 'oil', 'goods.oil', 'Compressor oil',
       'Graphite 5-litre can of screw compressor oil and 1-litre bottle of piston compressor oil, with blue and white labels.', **FAMILY),
    _p('products', 'service-kit', 'goods.service_kit', 'Service kit',
       'Service kit: carton with the Ventora name and in front of it an air filter, two spin-on filters, a V-belt and gaskets.', **FAMILY),
    _p('products', 'm-24-d', 'machines.direct', 'M 24 D mobile compressor',
       'Direct-driven mobile compressor: motor and single-cylinder pump in line on a small blue tank with two wheels and a bow handle.',
       args=dict(which='coaxial'), **FAMILY),
    _p('products', 'm-50-of', 'machines.direct', 'M 50 OF oil-free compressor',
       'Oil-free mobile compressor: motor with an aluminium cylinder at each end on a blue 50-litre tank with two wheels and a bow handle.',
       args=dict(which='oil-free'), **FAMILY),
    _p('products', 'm-50-silent', 'machines.hood', 'M 50 Silent compressor',
       'Silenced compressor under a blue sound hood on castors, with a graphite control panel, two gauges, two couplings and carrying bars.', **FAMILY),
    _p('products', 'p-100', 'machines.belt', 'P 100 petrol compressor',
       'Petrol-driven compressor: four-stroke engine with recoil starter and V-twin pump on a blue 100-litre tank with wheels and a push handle.',
       args=dict(name='p-100'), **FAMILY),
    _p('products', 'm-150-b-green', 'machines.belt', 'M 150 B in another colour',
       'M 150 B compressor with tank, feet and belt guard in green instead of blue.',
       args=dict(name='m-150-b'), paint=dict(blue='green', blue_deep='green'), **FAMILY),
    _p('products', 's-500-tandem', 'machines.tandem', 'S 500 Tandem compressor',
       'Tandem compressor: two belt-driven pumps with motors side by side on a blue 500-litre tank, a lit controller between them.', **FAMILY),
    _p('products', 'booster', 'machines.booster', 'Booster B 7',
       'Booster: belt-driven pump and motor on a blue base frame, with finned cooler, separator bottle and a panel with two gauges.', **FAMILY),
    _p('products', 's-270-galvanised', 'machines.belt', 'S 270 with galvanised tank',
       'S 270 stationary compressor on a hot-dip galvanised tank with feet.', args=dict(name='s-270-galvanised'), **FAMILY),
    _p('products', 'condensate-drain', 'machines.condensate', 'Condensate drain KE 12',
       'Electronic condensate drain: cast aluminium reservoir with a blue hood, ball valve at the inlet, outlet nozzle and cable.',
       args=dict(which='drain'), **FAMILY),
    _p('products', 'oil-water-separator', 'machines.condensate', 'Oil-water separator OW 47',
       'Oil-water separator: blue container with graphite hood, expansion chamber with three inlets, sight tube and test tap.',
       args=dict(which='separator'), **FAMILY),
    _p('tools', 'impact-wrench', 'tools.impact_wrench', 'Impact wrench 1/2"',
       'Pneumatic impact wrench with aluminium hammer case, blue housing, rubber grip and yellow trigger.'),
    _p('tools', 'orbital-sander', 'tools.orbital_sander', 'Orbital sander 150 mm',
       'Palm-grip orbital sander with blue housing, yellow ring, aluminium lever and dust outlet on a round sanding pad.'),
    _p('tools', 'spray-gun', 'tools.spray_gun', 'HVLP spray gun',
       'HVLP gravity spray gun in polished metal with a translucent paint cup, brass air cap, blue knobs and a pressure gauge at the inlet.'),
    _p('tools', 'blow-gun', 'tools.blow_gun', 'Blow gun',
       'Blue blow gun with a bent aluminium nozzle, yellow trigger and hanging loop.'),
    _p('tools', 'ratchet', 'tools.ratchet', 'Ratchet 1/2"',
       'Slim air ratchet with blue ribbed housing, yellow lever, fluted aluminium nut and a flat head with a square drive.', **FAMILY),
    _p('tools', 'drill', 'tools.drill', 'Drill 10 mm',
       'Pneumatic pistol drill with blue housing, rubber grip, yellow trigger, black keyless chuck and a twist drill.', **FAMILY),
    _p('tools', 'angle-grinder', 'tools.angle_grinder', 'Angle grinder 125 mm',
       'Slim pneumatic angle grinder with blue ribbed housing, yellow lever, aluminium gear head, guard, disc and side handle.', **FAMILY),
    _p('tools', 'nailer', 'tools.nailer', 'Brad nailer 50 mm',
       'Blue pneumatic brad nailer with rubber grip, yellow trigger, graphite cap and a magazine that slopes down to the nose.', **FAMILY),
    _p('air-net', 'pipe-run', 'scenes.pipe_run', 'Aluminium compressed-air pipework',
       'Blue aluminium compressed-air pipes on a light wall with elbows and brackets, and drops with yellow-levered ball valves and quick couplings.',
       light=False),
    _p('air-net', 'pipe-run@pipes', 'goods.air_net', 'AIR Net pipes, six diameters',
       'Ends of six blue aluminium pipes side by side, from 20 to 63 mm.',
       args=dict(which='pipes'), view=dict(azimuth=42, pitch=22, part=((.73, 1), (0, 1), (0, 1))), **SECOND),
    _p('heroes', 'range', 'scenes.range', 'The Ventora range',
       'Five blue Ventora compressors, from the small M 24 Silent to the R 15 T screw machine, standing together in a dark-blue studio.', **HERO),
    _p('heroes', 'screw-room', 'scenes.screw_room', 'Compressor room with R 15 T',
       'Clean compressor room with an R 15 T screw compressor, a vertical air receiver and blue pipework along the wall in window light.', **HERO),
    _p('heroes', 'workshop', 'scenes.workshop', 'Workshop bench with air tools',
       'Workshop bench with a wooden top carrying an impact wrench, an orbital sander, a spray gun and a blow gun in front of a dark-blue wall.', **HERO),
])



def _view(name, camera):
    """A second view is made like its picture; its words stand with the products that it shows."""
    of = CATALOGUE[first_of(name)]
    text = PICTURED[name]['alt']['en']
    return {**of, **SECOND, 'path': of['path'].split('/')[0] + '/' + file_of(name),
            'title': re.split('[:,]', text)[0], 'text': text, 'view': camera}


CATALOGUE |= {name: _view(name, camera) for name, camera in CAMERAS.items()}

BRAND_FILES = [
    dict(path='brand/logo.svg', title='Ventora logo', text='Ventora: rotor mark with one yellow blade and dark-blue wordmark', mime='image/svg+xml', size=(387, 80)),
    dict(path='brand/logo-white.svg', title='Ventora logo, white', text='Ventora: rotor mark with one yellow blade and white wordmark', mime='image/svg+xml', size=(387, 80)),
    dict(path='brand/favicon.svg', title='Ventora icon', text='Ventora rotor mark on a dark-blue tile', mime='image/svg+xml', size=(64, 64)),
]
