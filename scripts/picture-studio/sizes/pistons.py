"""Piston machines by the litres and kW of their product: belt-driven, tandem, direct-driven, oil-free."""
from dims import TANKS
from machines import belt, booster, direct, tandem
from sizes import figures, metres, name_of

# details that do not follow from the figures: pump block, wheel, height of the tank's axis
MOBILE = {
    'M 27 B': dict(pump='single_s', wheel=.090, lift=.215, logo_h=.040, x=-.060),
    'M 90 B': dict(pump='single', wheel=.115, lift=.285, logo_h=.058),
    'M 200 B': dict(pump='vtwin', wheel=.135, lift=.350, logo_h=.076),
    'P 50': dict(pump='vtwin', wheel=.130, lift=.265, logo_h=.046, kw='petrol', diameter=.27),
}
STATIONARY = {'S 150 E': 'vtwin', 'S 200 E': 'vtwin3', 'S 300 E': 'vtwin4', 'S 500 E': 'vtwin5',
              'S 150 H': 'two3', 'S 270 H 4': 'two4', 'S 270 H 5': 'two5', 'S 500 H 5': 'two5', 'S 500 H 7': 'two7'}
TANDEM = {'S 500 Tandem 2 × 4': 'two3', 'S 750 Tandem 2 × 4': 'two3', 'S 750 Tandem 2 × 5.5': 'two4', 'S 900 Tandem 2 × 7.5': 'two5'}
BOOSTER = {'B 4': 'two3', 'B 5': 'two3', 'B 11': 'two5', 'B 15': 'two11', 'B 18': 'two11', 'B 22': 'two18'}
DIRECT = {
    'M 50 D': dict(block=direct.coaxial_block, wheel_r=.090, lift=.225, logo_h=.050, bx=-.110, k=1.12),
    'M 25 OF': dict(block=direct.twin_block, wheel_r=.080, lift=.190, logo_h=.040, bx=-.070, k=.88),
    'M 90 OF': dict(block=direct.twin_block, wheel_r=.110, lift=.265, logo_h=.060, bx=-.060, k=1.15),
}


def scene(order_number):
    import studio
    name, of = name_of(order_number), figures(order_number)
    litres = of.get('tankVolume')
    if name in MOBILE:
        belt.build(dict(litres=litres, kw=of['motorPower'], mobile=True, lettering=name) | MOBILE[name])
    elif name in STATIONARY:
        belt.build(dict(litres=litres, kw=of['motorPower'], mobile=False, lettering=name, pump=STATIONARY[name], lift=TANKS[litres]/2 + .15))
    elif name in TANDEM:
        tandem.build(litres, TANDEM[name], of['motorPower']/2, lettering=name.split('Tandem ')[1])
    elif name in BOOSTER:
        length, width, height = metres(order_number)
        booster.build(BOOSTER[name], of['motorPower'], length + .02, width - .08, .20, name)
    else:
        direct.rolling(litres, lettering=name, **DIRECT[name])
    studio.product_setup()
