"""Tools: which products each picture shows, in words of four languages."""

TOOLS = {
    'impact-wrench': dict(
        exact=['V-5012-00'],
        shared=['V-5008-00'],
        alt=(
            'Impact wrench with aluminium hammer case, blue housing, rubber grip and yellow trigger',
            'Schlagschrauber mit Hammergehäuse aus Aluminium, blauem Motorgehäuse, Gummigriff und gelbem Drücker',
            'Clé à chocs à carter de frappe en aluminium, corps bleu, poignée caoutchouc et gâchette jaune',
            'Llave de impacto con cárter de martillo de aluminio, cuerpo azul, empuñadura de goma y gatillo amarillo')),
    'orbital-sander': dict(
        exact=['V-5115-00'],
        shared=['V-5113-00', 'V-5116-00', 'V-5117-00'],
        alt=(
            'Palm-grip orbital sander with blue housing, yellow ring, aluminium lever and a round pad',
            'Exzenterschleifer mit blauem Gehäuse, gelbem Ring, Aluminiumhebel und rundem Teller',
            'Ponceuse orbitale à corps bleu, anneau jaune, levier en aluminium et plateau rond',
            'Lijadora orbital con cuerpo azul, anillo amarillo, palanca de aluminio y plato redondo')),
    'spray-gun': dict(
        exact=['V-5213-00'],
        shared=['V-5212-00', 'V-5214-00', 'V-5217-00', 'V-5220-00'],
        alt=(
            'Gravity spray gun in polished metal with a translucent cup, brass air cap and blue knobs',
            'Fließbecher-Lackierpistole aus poliertem Metall mit durchscheinendem Becher, Luftkappe aus Messing und blauen Knöpfen',
            'Pistolet à godet supérieur en métal poli, godet translucide, chapeau d’air en laiton et boutons bleus',
            'Pistola de gravedad de metal pulido con vaso translúcido, boquilla de aire de latón y mandos azules')),
    'blow-gun': dict(
        exact=['V-5302-00'],
        alt=(
            'Blue blow gun with bent aluminium nozzle and yellow trigger',
            'Blaue Ausblaspistole mit gebogener Aluminiumdüse und gelbem Drücker',
            'Soufflette bleue à buse coudée en aluminium et gâchette jaune',
            'Pistola de soplado azul con boquilla acodada de aluminio y gatillo amarillo')),
    'ratchet': dict(
        exact=['V-5412-00'],
        shared=['V-5410-00', 'V-5413-00', 'V-5414-00'],
        alt=(
            'Slim air ratchet with blue ribbed housing, yellow lever, fluted aluminium nut and a flat head with square drive',
            'Schlanker Ratschenschrauber mit blauem geripptem Gehäuse, gelbem Hebel, geriffelter Aluminiummutter und flachem Kopf mit Vierkant',
            'Clé à rochet mince à corps bleu nervuré, levier jaune, écrou cannelé en aluminium et tête plate à carré',
            'Carraca neumática delgada con cuerpo azul nervado, palanca amarilla, tuerca estriada de aluminio y cabeza plana con cuadradillo')),
    'drill': dict(
        exact=['V-5510-00', 'V-5511-00'],
        alt=(
            'Pistol drill with blue housing, rubber grip, yellow trigger, black keyless chuck and a twist drill',
            'Pistolenbohrmaschine mit blauem Gehäuse, Gummigriff, gelbem Drücker, schwarzem Schnellspannfutter und Spiralbohrer',
            'Perceuse pistolet à corps bleu, poignée caoutchouc, gâchette jaune, mandrin autoserrant noir et foret',
            'Taladro de pistola con cuerpo azul, empuñadura de goma, gatillo amarillo, portabrocas negro sin llave y broca')),
    'angle-grinder': dict(
        exact=['V-5611-00'],
        shared=['V-5612-00'],
        alt=(
            'Slim angle grinder with blue ribbed housing, yellow lever, aluminium gear head, guard, disc and side handle',
            'Schlanker Winkelschleifer mit blauem geripptem Gehäuse, gelbem Hebel, Getriebekopf aus Aluminium, Schutzhaube, Scheibe und Seitengriff',
            'Meuleuse d’angle mince à corps bleu nervuré, levier jaune, tête d’engrenage en aluminium, carter, disque et poignée latérale',
            'Amoladora angular delgada con cuerpo azul nervado, palanca amarilla, cabezal de aluminio, protector, disco y empuñadura lateral')),
    'nailer': dict(
        exact=['V-5706-00'],
        shared=['V-5704-00', 'V-5705-00'],
        alt=(
            'Blue brad nailer with rubber grip, yellow trigger, graphite cap and a magazine that slopes down to the nose',
            'Blauer Bradnagler mit Gummigriff, gelbem Auslöser, graphitfarbener Kappe und schräg zur Nase laufendem Magazin',
            'Cloueur de pointes bleu à poignée caoutchouc, gâchette jaune, capuchon graphite et magasin incliné vers le nez',
            'Clavadora azul de brads con empuñadura de goma, gatillo amarillo, tapa grafito y cargador inclinado hacia la boca')),
}
