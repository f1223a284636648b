"""Texts for the pictures of `sizes/`: those of the picture they resemble, with their own names and litres."""
import re

from sizes import SIZES, figures, name_of, names
from views import LIKE

def _two_doors(order_number):
    """As for the R 30 V, except that a fixed-speed machine is not called variable-speed."""
    name = name_of(order_number)
    kind = (('variable-speed ', 'drehzahlgeregelter ', ' à vitesse variable', ' de velocidad variable') if name.endswith(' V') else ('',)*4)
    return (
        f'{name}: {kind[0]}screw compressor in a wide blue cabinet with two doors, graphite control band and lit display',
        f'{name}: {kind[1]}Schraubenkompressor in breitem blauem Gehäuse mit zwei Türen, graphitfarbenem Bedienband und leuchtender Anzeige',
        f'{name} : compresseur à vis{kind[2]} dans une large armoire bleue à deux portes, bandeau de commande graphite et écran allumé',
        f'{name}: compresor de tornillo{kind[3]} en cabina azul ancha de dos puertas con banda de mando grafito y pantalla encendida')


def _threaded(order_number):
    name = name_of(order_number)
    return (
        f'{name}: free-standing blue dryer cabinet with two doors, lit dew-point display, fan and two threaded connections on the roof',
        f'{name}: frei stehendes blaues Trocknergehäuse mit zwei Türen und leuchtender Taupunktanzeige, Lüfter und zwei Gewindeanschlüsse im Dach',
        f'{name} : sécheur en armoire bleue sur pied à deux portes, affichage du point de rosée, ventilateur et deux raccords filetés sur le toit',
        f'{name}: secador en cabina azul de pie con dos puertas, indicador de punto de rocío, ventilador y dos conexiones roscadas en el techo')


def _four_doors(order_number):
    name = name_of(order_number)
    return (
        f'{name}: screw compressor in a long blue cabinet with four doors, graphite control band and louvred intakes',
        f'{name}: Schraubenkompressor in langem blauem Gehäuse mit vier Türen, graphitfarbenem Bedienband und Lamellengittern',
        f'{name} : compresseur à vis dans une longue armoire bleue à quatre portes, bandeau de commande graphite et grilles d’aspiration',
        f'{name}: compresor de tornillo en cabina azul larga de cuatro puertas con banda de mando grafito y rejillas de aspiración')


def _oil(order_number):
    name, contents = name_of(order_number), figures(order_number)['contents']
    what = {
        .5: ('half-litre bottle', 'Halbliterflasche', 'flacon d’un demi-litre', 'botella de medio litro'),
        1: ('1 litre bottle', '1-Liter-Flasche', 'flacon de 1 litre', 'botella de 1 litro'),
        5: ('5 litre can', '5-Liter-Kanister', 'bidon de 5 litres', 'bidón de 5 litros')}[contents]
    return (
        f'{name}: graphite {what[0]} with blue and white label and yellow cap',
        f'{name}: {what[1]} in Graphit mit blau-weißem Etikett und gelbem Deckel',
        f'{name} : {what[2]} graphite, étiquette bleu et blanc, bouchon jaune',
        f'{name}: {what[3]} grafito con etiqueta azul y blanca y tapón amarillo')


def _hose(order_number):
    bore, threaded = figures(order_number)['innerDiameter'], figures(order_number)['connection'].startswith('G')
    end = (('a threaded brass end', 'Gewindeende aus Messing', 'embout fileté en laiton', 'un extremo roscado de latón') if threaded else
           ('a quick coupling on its end', 'Schnellkupplung am Ende', 'raccord rapide à l’extrémité', 'enchufe rápido en el extremo'))
    return (
        f'Coil of compressed-air hose of {bore} mm bore, held by yellow straps, with {end[0]}',
        f'Ring Druckluftschlauch mit {bore} mm Innendurchmesser, von gelben Bändern gehalten, mit {end[1]}',
        f'Couronne de tuyau d’air comprimé de {bore} mm intérieur, tenue par des sangles jaunes, {end[2]}',
        f'Rollo de manguera de aire comprimido de {bore} mm interior sujeto con cintas amarillas, con {end[3]}')


def _kit(order_number):
    """The parts in front of the carton: see `sizes/kits.py`."""
    name, long = names(order_number), figures(order_number)['serviceInterval'] >= 6000
    if 'series' in name[0]:
        parts = ('air filter, oil and gasket', 'Luftfilter, Öl und Dichtring', 'filtre à air, huile et joint', 'filtro de aire, aceite y junta')
    else:
        more = (', separator element', ', Abscheiderpatrone', ', séparateur', ', separador') if long else ('',)*4
        parts = (f'air filter, oil filter{more[0]} and gaskets', f'Luftfilter, Ölfilter{more[1]} und Dichtungen',
                 f'filtre à air, filtre à huile{more[2]} et joints', f'filtro de aire, filtro de aceite{more[3]} y juntas')
    return (
        f'{name[0]}: carton with the Ventora name, in front of it {parts[0]}',
        f'{name[1]}: Karton mit dem Namen Ventora, davor {parts[1]}',
        f'{name[2]} : carton au nom de Ventora, devant lui {parts[2]}',
        f'{name[3]}: caja de cartón con el nombre Ventora y delante {parts[3]}')


PIPE_TOOLS = {
    'V-6401-00': (
        'Pipe cutter: graphite bow with two rollers, blue slide with cutting wheel and a fluted knob',
        'Rohrabschneider: graphitfarbener Bügel mit zwei Rollen, blauer Schlitten mit Schneidrad und Rändelknopf',
        'Coupe-tube : arceau graphite à deux galets, coulisseau bleu à molette et bouton cannelé',
        'Cortatubos: arco grafito con dos rodillos, corredera azul con rueda de corte y pomo estriado'),
    'V-6402-00': (
        'Deburrer: ribbed blue barrel with a yellow ring and a cone of blades',
        'Entgrater: geriffelter blauer Zylinder mit gelbem Ring und Klingenkegel',
        'Ébavureur : corps bleu cannelé à anneau jaune et cône de lames',
        'Desbarbador: cuerpo azul estriado con anillo amarillo y cono de cuchillas'),
    'V-6403-00': (
        'Six hook spanners in a row, from the smallest to the largest, with torque scale and black grip',
        'Sechs Hakenschlüssel in einer Reihe, vom kleinsten zum größten, mit Drehmomentskala und schwarzem Griff',
        'Six clés à ergot alignées, de la plus petite à la plus grande, à échelle de couple et poignée noire',
        'Seis llaves de gancho en fila, de la menor a la mayor, con escala de par y mango negro'),
    'V-6404-00': (
        'Flat yellow gauge with a step and a figure for each of six pipe diameters, leaning on a blue pipe',
        'Flache gelbe Lehre mit einer Stufe und einer Zahl für jeden von sechs Rohrdurchmessern, an ein blaues Rohr gelehnt',
        'Jauge plate jaune à six gradins, un chiffre pour chaque diamètre de tube, appuyée contre un tube bleu',
        'Galga plana amarilla con un escalón y una cifra para cada uno de seis diámetros de tubo, apoyada en un tubo azul'),
    'V-6405-00': (
        'Drilling jig with guide bush and black collar, clamped on a blue pipe by two screws',
        'Bohrlehre mit Führungsbuchse und schwarzem Kragen, mit zwei Schrauben auf ein blaues Rohr geklemmt',
        'Gabarit de perçage à douille de guidage et collerette noire, serré par deux vis sur un tube bleu',
        'Plantilla de taladrado con casquillo guía y collar negro, fijada con dos tornillos a un tubo azul'),
    'V-6406-00': (
        'Pressure test set: large gauge on a brass block, ball valve with yellow lever and coupling',
        'Druckprüfset: großes Manometer auf Messingblock, Kugelhahn mit gelbem Hebel und Kupplung',
        'Kit d’essai de pression : grand manomètre sur bloc laiton, vanne à levier jaune et raccord',
        'Juego de prueba de presión: manómetro grande sobre bloque de latón, llave de palanca amarilla y enchufe'),
}

# texts for sizes that look different from the picture they are based on
OTHERWISE = {
    **dict.fromkeys(('V-3411', 'V-3413', 'V-3416', 'V-3291', 'V-3292', 'V-3293'), _four_doors),
    **dict.fromkeys(('V-3030', 'V-3037', 'V-3045', 'V-3245'), _two_doors),
    'V-4013-00': _threaded,
    **dict.fromkeys(('V-9001', 'V-9011', 'V-9012-00', 'V-9021', 'V-9031', 'V-9041-00', 'V-9051'), _oil),
    **dict.fromkeys(('V-7000', 'V-7001', 'V-7004', 'V-7005', 'V-7006'), _hose),
    **dict.fromkeys(PIPE_TOOLS, PIPE_TOOLS.get),
    **dict.fromkeys((order_number for like, _, (order_number, *_) in SIZES.values() if like == 'service-kit'), _kit),
}

# the visible parts of every size of a tool, appended to its name
TOOLS = {
    'orbital-sander': (
        'blue housing, yellow ring, lever and round pad',
        'blaues Gehäuse, gelber Ring, Hebel und runder Teller',
        'corps bleu, anneau jaune, levier et plateau rond',
        'cuerpo azul, anillo amarillo, palanca y plato redondo'),
    'spray-gun': (
        'polished metal, translucent cup, brass air cap and blue knobs',
        'poliertes Metall, durchscheinender Becher, Luftkappe aus Messing und blaue Knöpfe',
        'métal poli, godet translucide, chapeau d’air en laiton et boutons bleus',
        'metal pulido, vaso translúcido, boquilla de aire de latón y mandos azules'),
    'impact-wrench': (
        'short aluminium hammer case, blue housing, rubber grip and yellow trigger',
        'kurzes Hammergehäuse aus Aluminium, blaues Motorgehäuse, Gummigriff und gelber Drücker',
        'carter de frappe court en aluminium, corps bleu, poignée caoutchouc et gâchette jaune',
        'cárter de martillo corto de aluminio, cuerpo azul, empuñadura de goma y gatillo amarillo'),
    'impact-wrench-inch': (
        'short anvil, aluminium hammer case, blue motor housing and a D-handle with yellow trigger on top',
        'kurze Spindel, Hammergehäuse aus Aluminium, blaues Motorgehäuse und D-Griff mit gelbem Drücker oben',
        'broche courte, carter de frappe en aluminium, corps bleu et poignée en D à gâchette jaune sur le dessus',
        'husillo corto, cárter de martillo de aluminio, cuerpo azul y empuñadura en D con gatillo amarillo arriba'),
    'blow-gun-long': (
        'blue body, yellow trigger and a straight aluminium tube of one metre',
        'blaues Gehäuse, gelber Drücker und ein gerades Aluminiumrohr von einem Meter',
        'corps bleu, gâchette jaune et tube droit en aluminium d’un mètre',
        'cuerpo azul, gatillo amarillo y un tubo recto de aluminio de un metro'),
    'ratchet-short': (
        'slim blue housing, rubber rings, yellow lever, fluted aluminium nut and flat head with a small square',
        'schlankes blaues Gehäuse, Gummiringe, gelber Hebel, geriffelte Aluminiummutter und flacher Kopf mit kleinem Vierkant',
        'corps bleu mince, anneaux de caoutchouc, levier jaune, écrou cannelé en aluminium et tête plate à petit carré',
        'cuerpo azul delgado, anillos de goma, palanca amarilla, tuerca estriada de aluminio y cabeza plana con cuadradillo pequeño'),
    'ratchet': (
        'blue ribbed housing, yellow lever, fluted aluminium nut and flat head with square drive',
        'blaues geripptes Gehäuse, gelber Hebel, geriffelte Aluminiummutter und flacher Kopf mit Vierkant',
        'corps bleu nervuré, levier jaune, écrou cannelé en aluminium et tête plate à carré',
        'cuerpo azul nervado, palanca amarilla, tuerca estriada de aluminio y cabeza plana con cuadradillo'),
    'angle-grinder': (
        'blue ribbed housing, yellow lever, gear head, guard, disc and side handle',
        'blaues geripptes Gehäuse, gelber Hebel, Getriebekopf, Schutzhaube, Scheibe und Seitengriff',
        'corps bleu nervuré, levier jaune, tête d’engrenage, carter, disque et poignée latérale',
        'cuerpo azul nervado, palanca amarilla, cabezal, protector, disco y empuñadura lateral'),
    'nailer': (
        'blue housing with rubber grip, yellow trigger and a magazine that slopes down to the nose',
        'blaues Gehäuse mit Gummigriff, gelber Auslöser und schräg zur Nase laufendes Magazin',
        'corps bleu à poignée caoutchouc, gâchette jaune et magasin incliné vers le nez',
        'cuerpo azul con empuñadura de goma, gatillo amarillo y cargador inclinado hacia la boca'),
}

THOUSANDS = (',', '.', '\u202f', '')                     # in English, German, French, Spanish


def litres(volume, separator):
    return f'{volume:,}'.replace(',', separator)


def _like(words, of, order_numbers):
    """The texts of the base picture in every language, adapted to another size."""
    name, size = ' / '.join(map(name_of, order_numbers)), figures(order_numbers[0])
    out = []
    for text, separator in zip(words, THOUSANDS):
        text = text.replace(name_of(of), name)
        if volume := figures(of).get('tankVolume'):
            text = re.sub(rf'\b{volume}\b', litres(size['tankVolume'], separator), text)
        out.append(text)
    return tuple(out)


def _tool(like, order_number):
    each = zip(names(order_number), (':', ':', ' :', ':'), TOOLS[like])
    return tuple(f'{name}{colon} {text}' for name, colon, text in each)


def _words(first, like, order_numbers):
    if like in TOOLS:
        return _tool(like, order_numbers[0])
    if otherwise := OTHERWISE.get(order_numbers[0]):
        return otherwise(order_numbers[0])
    return _like(first[like]['alt'], first[like]['exact'][0], order_numbers)


def sizes_like(first):
    """Pictures of sizes by name, with texts based on the pictures they resemble."""
    return {name: dict(exact=order_numbers, alt=_words(first, like, order_numbers)) for name, (like, _, order_numbers) in SIZES.items()}


FOUR_DOORS = ({'three': 'four'}, {'drei': 'vier'}, {'trois': 'quatre'}, {'tres': 'cuatro'})

# words of a view that are others on these sizes, in every language
VIEWED_OTHERWISE = {
    **dict.fromkeys(('V-3411', 'V-3413', 'V-3416', 'V-3291', 'V-3292', 'V-3293'), FOUR_DOORS),
    'V-4013-00': ({'flanges of': 'threaded connections of'}, {'Flansche von': 'Gewindeanschlüsse von'},
                  {'brides d': 'raccords filetés d'}, {'bridas de': 'conexiones roscadas de'}),
    'V-5117-00': ({'Orbital': 'Geared'}, {'Exzenterschleifer': 'Rotationsexzenter'}, {'orbitale': 'roto-orbitale'}, {'orbital': 'rotorbital'}),
    'V-5704-00': ({'Brad': 'Finish', 'brads': 'nails'}, {'Bradnagler': 'Stauchkopfnagler'}, {'Cloueur': 'Cloueur de finition'},
                  {'Clavadora': 'Clavadora de acabado', 'los brads': 'los clavos'}),
    'V-5705-00': ({'Brad': 'Pin', 'brads': 'pins'}, {'Bradnagler': 'Stiftnagler', 'die Nägel': 'die Stifte'},
                  {'Cloueur': 'Micro-cloueuse', 'des pointes': 'des aiguilles'}, {'Clavadora': 'Clavadora de agujas', 'los brads': 'las agujas'}),
}


def _with(text, words):
    for was, now in words.items():
        text = text.replace(was, now)
    return text


def views_like(first, views):
    """Second views of sizes by name, with the texts of the views that they resemble."""
    out = {}
    for name, like in LIKE.items():
        base, _, order_numbers = SIZES[name.split('@')[0]]
        words = _like(views[like], first[base]['exact'][0], order_numbers)
        if otherwise := VIEWED_OTHERWISE.get(order_numbers[0]):
            words = tuple(map(_with, words, otherwise))
        out[name] = dict(exact=order_numbers, alt=words)
    return out
