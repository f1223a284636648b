"""Products of the same build as another one but of a different size: each has its own picture.

The table lists the product they are based on and the builder file here; = joins products that look the same. The builders
and the texts of `pictured/` read their dimensions, names and litres from their fragments.
"""
import re
import unicodedata

import fragments

# picture of the product they are based on: builder, order numbers
TABLE = {
    'r-22': ('screw', 'V-3011 V-3015 V-3018 V-3215 V-3218 V-3222'),
    'r-30-v': ('screw', 'V-3030 V-3037 V-3045 V-3245'),
    'r-75': ('screw', 'V-3055 V-3090 V-3411 V-3413 V-3416 V-3255 V-3275 V-3290 V-3291 V-3292 V-3293'),
    'r-15-t': ('screw', 'V-3111 V-3118 V-3122 V-3715 V-3722'),
    'r-11-tank': ('screw', 'V-3507 V-3515 V-3518 V-3522'),
    'receiver-upright': ('receivers', 'V-4501 V-4502 V-4503 V-4504 V-4506 V-4507 V-4508 V-4509 V-4510'),
    'receiver-galvanised': ('receivers', 'V-4701 V-4702 V-4704 V-4705 V-4706 V-4707 V-4708'),
    'receiver-lying': ('receivers', 'V-4601 V-4602 V-4603 V-4605 V-4606 V-4607 V-4608'),
    'm-50': ('pistons', 'V-1327-00 V-1390-00'),
    'm-150-b': ('pistons', 'V-1320-00'),
    'p-100': ('pistons', 'V-1650-00'),
    's-270-e': ('pistons', 'V-2115-00 V-2120-00 V-2130-00 V-2150-00'),
    's-270': ('pistons', 'V-2315-00 V-2327-00 V-2328-00'),
    's-500': ('pistons', 'V-2350-00 V-2351-00'),
    's-500-tandem': ('pistons', 'V-2440-00 V-2441-00 V-2455-00 V-2475-00'),
    'booster': ('pistons', 'V-2604-00 V-2605-00 V-2611-00 V-2615-00 V-2618-00 V-2622-00'),
    'refrigeration-dryer': ('treatment', 'V-4001-00=V-4002-00 V-4003-00=V-4004-00 V-4005-00=V-4006-00 V-4011-00=V-4012-00'),
    'k-220': ('treatment', 'V-4013-00 V-4014-00 V-4016-00'),
    'a-2': ('treatment', 'V-4101'),
    'a-5': ('treatment', 'V-4103 V-4105'),
    'desiccant-dryer': ('treatment', 'V-4106 V-4108 V-4109 V-4110 V-4111'),
    'line-filter': ('treatment', 'V-4201-00 V-4202-00 V-4204-00 V-4205-00 V-4206-00 V-4207-00 V-4208-00 V-4209-00'),
    'line-filter-fine': ('treatment', 'V-4301-00 V-4302-00 V-4304-00 V-4305-00 V-4306-00 V-4307-00 V-4308-00 V-4309-00'),
    'line-filter-carbon': ('treatment', 'V-4401-00 V-4402-00 V-4404-00 V-4405-00 V-4406-00 V-4407-00 V-4408-00 V-4409-00'),
    'condensate-drain': ('treatment', 'V-4803-00 V-4805-00 V-4806-00'),
    'oil-water-separator': ('treatment', 'V-4901-00 V-4902-00 V-4904-00 V-4905-00 V-4906-00 V-4907-00'),
    'm-50-silent': ('hoods', 'V-1515-00 V-1530-00 V-1551-00 V-1560-00 V-1590-00 V-1591-00'),
    'oil': ('oils', 'V-9001 V-9011 V-9012-00 V-9021 V-9031 V-9041-00 V-9051'),
    'hose-reel': ('hoses', 'V-7021-00'),
    'hose': ('hoses', 'V-7000 V-7001 V-7004 V-7005 V-7006'),
    'pipe-tools': ('pipe_tools', 'V-6401-00 V-6402-00 V-6403-00 V-6404-00 V-6405-00 V-6406-00'),
    'service-kit': ('kits', 'V-8002-00 V-8003-00 V-8010-00 V-8011-00 V-8012-00 V-8013-00 V-8014-00 V-8015-00 '
                            'V-8020-00 V-8021-00 V-8022-00 V-8023-00 V-8024-00 V-8025-00'),
    'orbital-sander': ('hand_tools', 'V-5113-00 V-5116-00 V-5117-00'),
    'spray-gun': ('hand_tools', 'V-5208-00 V-5212-00 V-5214-00 V-5217-00 V-5220-00'),
    'ratchet': ('hand_tools', 'V-5410-00 V-5413-00 V-5414-00'),
    'angle-grinder': ('hand_tools', 'V-5612-00 V-5613-00'),
    'impact-wrench-inch': ('hand_tools', 'V-5025-00'),
    'impact-wrench': ('hand_tools', 'V-5008-00'),
    'blow-gun-long': ('hand_tools', 'V-5306-00'),
    'ratchet-short': ('hand_tools', 'V-5406-00'),
    'nailer': ('hand_tools', 'V-5704-00 V-5705-00'),
    'm-24-d': ('pistons', 'V-1250-00=V-1251-00'),
    'm-50-of': ('pistons', 'V-1425-00 V-1490-00'),
}


def figures(order_number):
    """The figures of a product, with its name in English; dimensions in mm, tanks in l, power in kW."""
    return fragments.read(order_number)['jcr:content']['data']['master']


def name_of(order_number):
    """The name lettered on the machine."""
    return figures(order_number)['name'].replace('\xa0', ' ')


def names(order_number):
    """The name in English, German, French and Spanish."""
    data = fragments.read(order_number)['jcr:content']['data']
    return tuple(data.get(language, {}).get('name', data['master']['name']) for language in ('master', 'de', 'fr', 'es'))


def metres(order_number):
    """Length, width and height."""
    of = figures(order_number)
    return tuple(of[side]/1000 for side in ('length', 'width', 'height'))


def connection(order_number):
    """The thread or flange of its ports: "G 1", "DN 80"."""
    return figures(order_number)['connection'].replace('\xa0', ' ')


def picture_name(order_number):
    """The picture's name: "S 500 Tandem 2 × 4" is s-500-tandem-2-4."""
    plain = unicodedata.normalize('NFKD', name_of(order_number).lower()).replace(',', '')
    return '-'.join(re.findall('[a-z0-9]+', plain))


# picture: the one it is based on, builder, order numbers of the products that look just like it
SIZES = {picture_name(same.split('=')[0]): (like, builder, same.split('='))
         for like, (builder, order_numbers) in TABLE.items() for same in order_numbers.split()}
OF_THEIR_OWN = {order_number for _, _, same in SIZES.values() for order_number in same}
