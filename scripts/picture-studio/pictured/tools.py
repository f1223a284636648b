"""Tools: the products in each picture, with texts in four languages."""

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
        shared=['V-5208-00', 'V-5212-00', 'V-5214-00', 'V-5217-00', 'V-5220-00'],
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
        shared=['V-5612-00', 'V-5613-00'],
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
    'impact-wrench-pair': dict(
        exact=['V-5013-00', 'V-5011-00'],
        caption=(
            'From left: long anvil, compact',
            'Von links: lange Spindel, kompakt',
            'De gauche à droite\xa0: broche longue, compacte',
            'De izquierda a derecha: husillo largo, compacta'),
        alt=(
            'Two impact wrenches with aluminium hammer case and blue housing: long anvil on the left, compact on the right',
            'Zwei Schlagschrauber mit Hammergehäuse aus Aluminium und blauem Motorgehäuse: links mit langer Spindel, rechts kompakt',
            'Deux clés à chocs à carter de frappe en aluminium et corps bleu\xa0: à gauche à broche longue, à droite compacte',
            'Dos llaves de impacto con cárter de martillo de aluminio y cuerpo azul: a la izquierda de husillo largo, a la derecha compacta')),
    'impact-wrench-quarter': dict(
        exact=['V-5007-00'],
        alt=(
            'Small impact wrench with blue housing, slim ribbed grip, yellow butterfly trigger and a hexagon bit in the chuck',
            'Kleiner Schlagschrauber mit blauem Gehäuse, schlankem geripptem Griff, gelbem Wippdrücker und Sechskant-Bit im Futter',
            'Petite clé à chocs à corps bleu, poignée fine nervurée, gâchette papillon jaune et embout hexagonal dans le mandrin',
            'Llave de impacto pequeña con cuerpo azul, empuñadura fina nervada, gatillo de mariposa amarillo y punta hexagonal en el portapuntas')),
    'impact-wrench-three-quarter': dict(
        exact=['V-5019-00'],
        alt=(
            'Large impact wrench with aluminium hammer case, ribbed side handle at its nose, blue housing and yellow trigger',
            'Großer Schlagschrauber mit Hammergehäuse aus Aluminium, geripptem Seitengriff an der Nase, blauem Gehäuse und gelbem Drücker',
            'Grande clé à chocs à carter de frappe en aluminium, poignée latérale nervurée sur le nez, corps bleu et gâchette jaune',
            'Llave de impacto grande con cárter de martillo de aluminio, empuñadura lateral nervada en la nariz, cuerpo azul y gatillo amarillo')),
    'impact-wrench-inch': dict(
        exact=['V-5026-00'],
        shared=['V-5025-00'],
        alt=(
            'Heavy impact wrench with long anvil, aluminium hammer case, blue motor housing and a D-handle with yellow trigger on top',
            'Schwerer Schlagschrauber mit langer Spindel, Hammergehäuse aus Aluminium, blauem Motorgehäuse und D-Griff mit gelbem Drücker oben',
            'Clé à chocs lourde à broche longue, carter de frappe en aluminium, corps bleu et poignée en D à gâchette jaune sur le dessus',
            'Llave de impacto pesada con husillo largo, cárter de martillo de aluminio, cuerpo azul y empuñadura en D con gatillo amarillo arriba')),
    'impact-wrench-angle': dict(
        exact=['V-5014-00'],
        alt=(
            'Angle impact wrench with blue ribbed housing, yellow lever, aluminium hammer case and a right-angle head with square drive',
            'Winkelschlagschrauber mit blauem geripptem Gehäuse, gelbem Hebel, Hammergehäuse aus Aluminium und Winkelkopf mit Vierkant',
            'Clé à chocs d’angle à corps bleu nervuré, levier jaune, carter de frappe en aluminium et tête à renvoi d’angle à carré',
            'Llave de impacto angular con cuerpo azul nervado, palanca amarilla, cárter de martillo de aluminio y cabeza en ángulo con cuadradillo')),
    'sander-75': dict(
        exact=['V-5112-00'],
        alt=(
            'Small palm sander with blue housing, yellow ring and lever on a round 75\xa0mm pad',
            'Kleiner Handschleifer mit blauem Gehäuse, gelbem Ring und Hebel auf einem runden 75-mm-Teller',
            'Petite ponceuse à corps bleu, anneau et levier jaunes sur un plateau rond de 75\xa0mm',
            'Lijadora pequeña con cuerpo azul, anillo y palanca amarillos sobre un plato redondo de 75\xa0mm')),
    'sanders-flat': dict(
        exact=['V-5118-00', 'V-5119-00'],
        caption=(
            'In front: 70 × 198\xa0mm; behind: 70 × 400\xa0mm',
            'Vorn: 70 × 198\xa0mm; hinten: 70 × 400\xa0mm',
            'Devant\xa0: 70 × 198\xa0mm ; derrière\xa0: 70 × 400\xa0mm',
            'Delante: 70 × 198\xa0mm; detrás: 70 × 400\xa0mm'),
        alt=(
            'Finishing sander on a rectangular pad in front of a long-board sander with round front grip, both with blue housing and yellow lever',
            'Schwingschleifer mit rechteckigem Schleifschuh vor einem Langhubschleifer mit rundem Vordergriff, beide mit blauem Gehäuse und gelbem Hebel',
            'Ponceuse vibrante à patin rectangulaire devant une cale vibrante à poignée ronde, toutes deux à corps bleu et levier jaune',
            'Lijadora de acabado con zapata rectangular delante de una lijadora longitudinal con pomo redondo, ambas con cuerpo azul y palanca amarilla')),
    'belt-sander': dict(
        exact=['V-5120-00'],
        alt=(
            'Belt sander with blue ribbed housing, yellow lever and a belt that runs free between two rollers on a fork',
            'Bandschleifer mit blauem geripptem Gehäuse, gelbem Hebel und einem Band, das zwischen zwei Rollen an einer Gabel frei läuft',
            'Ponceuse à bande à corps bleu nervuré, levier jaune et bande libre entre deux galets sur une fourche',
            'Lijadora de banda con cuerpo azul nervado, palanca amarilla y una banda libre entre dos rodillos sobre una horquilla')),
    'airbrush': dict(
        exact=['V-5203-00'],
        alt=(
            'Chromed airbrush with blue handle, lidded cup and finger lever in its holder, a thin blue hose below',
            'Verchromte Airbrush mit blauem Griff, Deckelbecher und Fingerhebel in ihrem Halter, darunter ein dünner blauer Schlauch',
            'Aérographe chromé à manche bleu, godet à couvercle et levier à doigt sur son support, fin tuyau bleu en dessous',
            'Aerógrafo cromado con mango azul, cazoleta con tapa y palanca de dedo en su soporte, debajo una manguera azul fina')),
    'underbody-gun': dict(
        exact=['V-5240-00'],
        alt=(
            'Blue pistol with yellow trigger on a litre cartridge, beside it the coiled wand with hook nozzle',
            'Blaue Pistole mit gelbem Abzug auf einer Literkartusche, daneben die aufgerollte Sonde mit Hakendüse',
            'Pistolet bleu à gâchette jaune sur une cartouche d’un litre, à côté la sonde enroulée à buse à crochet',
            'Pistola azul con gatillo amarillo sobre un cartucho de un litro, al lado la sonda enrollada con boquilla de gancho')),
    'blast-gun': dict(
        exact=['V-5250-00'],
        alt=(
            'Blue blast gun with yellow trigger, thick steel nozzle and a clear cup of corundum on top',
            'Blaue Strahlpistole mit gelbem Abzug, dicker Stahldüse und klarem Becher voll Korund',
            'Pistolet de sablage bleu à gâchette jaune, grosse buse en acier et godet transparent de corindon sur le dessus',
            'Pistola de chorreado azul con gatillo amarillo, boquilla gruesa de acero y vaso transparente de corindón arriba')),
    'blow-gun-short': dict(
        exact=['V-5301-00'],
        alt=(
            'Blue blow gun with yellow trigger and a short tapered brass nozzle',
            'Blaue Ausblaspistole mit gelbem Drücker und kurzer kegeliger Messingdüse',
            'Soufflette bleue à gâchette jaune et courte buse conique en laiton',
            'Pistola de soplado azul con gatillo amarillo y una boquilla corta y cónica de latón')),
    'blow-gun-air-saving': dict(
        exact=['V-5303-00'],
        alt=(
            'Blue blow gun with yellow trigger and a straight tube whose nozzle has slots round its side',
            'Blaue Ausblaspistole mit gelbem Drücker und geradem Rohr, dessen Düse ringsum Schlitze hat',
            'Soufflette bleue à gâchette jaune et tube droit dont la buse est fendue sur son pourtour',
            'Pistola de soplado azul con gatillo amarillo y un tubo recto cuya boquilla tiene ranuras alrededor')),
    'blow-gun-quiet': dict(
        exact=['V-5308-00'],
        alt=(
            'Blue blow gun with yellow trigger and a straight tube with a round black head of many small holes',
            'Blaue Ausblaspistole mit gelbem Drücker und geradem Rohr mit rundem schwarzem Kopf voller kleiner Löcher',
            'Soufflette bleue à gâchette jaune et tube droit à tête ronde noire percée de petits trous',
            'Pistola de soplado azul con gatillo amarillo y un tubo recto con cabeza redonda negra de muchos orificios')),
    'blow-gun-long': dict(
        exact=['V-5305-00'],
        shared=['V-5306-00'],
        alt=(
            'Blue blow gun with yellow trigger and a straight aluminium tube of half a metre',
            'Blaue Ausblaspistole mit gelbem Drücker und einem geraden Aluminiumrohr von einem halben Meter',
            'Soufflette bleue à gâchette jaune et tube droit en aluminium d’un demi-mètre',
            'Pistola de soplado azul con gatillo amarillo y un tubo recto de aluminio de medio metro')),
    'blow-gun-venturi': dict(
        exact=['V-5307-00'],
        alt=(
            'Blue blow gun with yellow trigger and a wide flared aluminium tube in front of its nozzle',
            'Blaue Ausblaspistole mit gelbem Drücker und weitem, trichterförmigem Aluminiumrohr vor der Düse',
            'Soufflette bleue à gâchette jaune et large tube évasé en aluminium devant la buse',
            'Pistola de soplado azul con gatillo amarillo y un tubo ancho y acampanado de aluminio delante de la boquilla')),
    'tyre-inflator': dict(
        exact=['V-5310-00'],
        alt=(
            'Blue tyre inflator with yellow trigger, a rubber-ringed gauge on top and a hose with tyre connector',
            'Blauer Reifenfüller mit gelbem Drücker, Manometer im Gummiring und Schlauch mit Reifenstecker',
            'Gonfleur bleu à gâchette jaune, manomètre cerclé de caoutchouc et flexible à raccord de pneu',
            'Inflador azul con gatillo amarillo, manómetro con aro de goma y manguera con conector de neumático')),
    'suction-gun': dict(
        exact=['V-5311-00'],
        alt=(
            'Blue suction gun with yellow trigger, a wide suction tube on top and a cloth bag behind it',
            'Blaue Saugpistole mit gelbem Drücker, weitem Saugrohr darüber und einem Stoffbeutel dahinter',
            'Pistolet aspirateur bleu à gâchette jaune, large tube d’aspiration sur le dessus et sac en toile derrière',
            'Pistola de aspiración azul con gatillo amarillo, tubo ancho de aspiración arriba y una bolsa de tela detrás')),
    'ratchet-short': dict(
        exact=['V-5411-00'],
        shared=['V-5406-00'],
        alt=(
            'Short air ratchet with blue housing, rubber rings, yellow lever, fluted aluminium nut and a flat head with square drive',
            'Kurzer Ratschenschrauber mit blauem Gehäuse, Gummiringen, gelbem Hebel, geriffelter Aluminiummutter und flachem Kopf mit Vierkant',
            'Clé à rochet courte à corps bleu, anneaux de caoutchouc, levier jaune, écrou cannelé en aluminium et tête plate à carré',
            'Carraca corta con cuerpo azul, anillos de goma, palanca amarilla, tuerca estriada de aluminio y cabeza plana con cuadradillo')),
    'drill-13': dict(
        exact=['V-5513-00'],
        alt=(
            'Pistol drill with blue housing, second gear stage, ribbed side handle, black keyless chuck and a twist drill',
            'Pistolenbohrmaschine mit blauem Gehäuse, zweiter Getriebestufe, geripptem Seitengriff, schwarzem Schnellspannfutter und Spiralbohrer',
            'Perceuse pistolet à corps bleu, second étage de réduction, poignée latérale nervurée, mandrin autoserrant noir et foret',
            'Taladro de pistola con cuerpo azul, segunda etapa de engranaje, empuñadura lateral nervada, portabrocas negro sin llave y broca')),
    'tapping-tool': dict(
        exact=['V-5516-00'],
        alt=(
            'Tapping tool with blue housing, aluminium reversing gear, rubber grip and yellow trigger, a tap in its collet',
            'Gewindeschneider mit blauem Gehäuse, Wendegetriebe aus Aluminium, Gummigriff und gelbem Drücker, ein Gewindebohrer in der Spannzange',
            'Taraudeuse à corps bleu, inverseur en aluminium, poignée caoutchouc et gâchette jaune, un taraud dans la pince',
            'Roscadora con cuerpo azul, inversor de aluminio, empuñadura de goma y gatillo amarillo, un macho en la pinza')),
    'screwdrivers': dict(
        exact=['V-5520-00', 'V-5521-00'],
        caption=(
            'Behind: pistol 14\xa0N·m; in front: straight 5\xa0N·m',
            'Hinten: Pistole 14\xa0N·m; vorn: Stab 5\xa0N·m',
            'Derrière\xa0: pistolet 14\xa0N·m ; devant\xa0: droite 5\xa0N·m',
            'Detrás: de pistola 14\xa0N·m; delante: recto 5\xa0N·m'),
        alt=(
            'Pistol screwdriver and in front of it a straight one with hanging loop, both with blue housing, torque clutch and bit',
            'Pistolenschrauber und davor ein Stabschrauber mit Aufhängebügel, beide mit blauem Gehäuse, Drehmomentkupplung und Bit',
            'Visseuse pistolet et devant elle une visseuse droite à étrier, toutes deux à corps bleu, limiteur de couple et embout',
            'Atornillador de pistola y delante uno recto con asa de suspensión, ambos con cuerpo azul, embrague de par y punta')),
    'drill-angle': dict(
        exact=['V-5512-00'],
        alt=(
            'Angle drill with blue ribbed housing, yellow lever and right-angle gear head, below it a black keyless chuck with a twist drill',
            'Winkelbohrmaschine mit blauem geripptem Gehäuse, gelbem Hebel und Winkelkopf, darunter schwarzes Schnellspannfutter mit Spiralbohrer',
            'Perceuse d’angle à corps bleu nervuré, levier jaune et tête à renvoi d’angle, mandrin autoserrant noir et foret en dessous',
            'Taladro angular con cuerpo azul nervado, palanca amarilla y cabezal en ángulo, debajo portabrocas negro sin llave con broca')),
    'die-grinders': dict(
        exact=['V-5601-00', 'V-5603-00'],
        caption=(
            'Behind: standard; in front: long',
            'Hinten: Standard; vorn: lang',
            'Derrière\xa0: standard ; devant\xa0: longue',
            'Detrás: estándar; delante: larga'),
        alt=(
            'Two straight die grinders with blue ribbed housing, yellow lever and a burr, the front one with a long nose',
            'Zwei Stabschleifer mit blauem geripptem Gehäuse, gelbem Hebel und Frässtift, der vordere mit langem Hals',
            'Deux meuleuses droites à corps bleu nervuré, levier jaune et fraise, celle de devant à nez long',
            'Dos amoladoras rectas con cuerpo azul nervado, palanca amarilla y fresa, la de delante de cuello largo')),
    'die-grinder-angle': dict(
        exact=['V-5602-00'],
        alt=(
            'Angle die grinder with blue ribbed housing, yellow lever, right-angle gear head and a small abrasive disc below it',
            'Winkelstabschleifer mit blauem geripptem Gehäuse, gelbem Hebel, Winkelkopf und kleiner Schleifscheibe darunter',
            'Meuleuse d’angle à pince à corps bleu nervuré, levier jaune, tête à renvoi d’angle et petit disque abrasif en dessous',
            'Amoladora angular de pinza con cuerpo azul nervado, palanca amarilla, cabezal en ángulo y un disco abrasivo pequeño debajo')),
    'pencil-grinder': dict(
        exact=['V-5621-00'],
        alt=(
            'Pen-shaped grinder with blue housing, ringed aluminium front, engraving burr and the hose out of its back',
            'Stiftförmiger Schleifer mit blauem Gehäuse, geriefter Aluminiumspitze, Gravierstift und Schlauch am hinteren Ende',
            'Meuleuse en forme de crayon à corps bleu, avant en aluminium strié, fraise à graver et tuyau sortant à l’arrière',
            'Amoladora en forma de lápiz con cuerpo azul, punta de aluminio estriada, fresa de grabar y la manguera por detrás')),
    'cut-off-tool': dict(
        exact=['V-5631-00'],
        alt=(
            'Cut-off tool with blue ribbed housing, yellow lever and an upright 75\xa0mm disc under a graphite guard',
            'Trennschleifer mit blauem geripptem Gehäuse, gelbem Hebel und aufrechter 75-mm-Scheibe unter graphitfarbener Haube',
            'Tronçonneuse à corps bleu nervuré, levier jaune et disque vertical de 75\xa0mm sous un carter graphite',
            'Cortadora con cuerpo azul nervado, palanca amarilla y disco vertical de 75\xa0mm bajo un protector grafito')),
    'belt-file': dict(
        exact=['V-5641-00'],
        alt=(
            'Belt file with blue ribbed housing, yellow lever and a narrow abrasive belt round a thin arm',
            'Bandfeile mit blauem geripptem Gehäuse, gelbem Hebel und schmalem Schleifband um einen dünnen Arm',
            'Lime à bande à corps bleu nervuré, levier jaune et étroite bande abrasive autour d’un bras mince',
            'Lima de banda con cuerpo azul nervado, palanca amarilla y una banda abrasiva estrecha alrededor de un brazo fino')),
    'coil-nailer': dict(
        exact=['V-5711-00'],
        shared=['V-5712-00'],
        alt=(
            'Blue coil nailer with rubber grip, yellow trigger and a round graphite drum under the grip',
            'Blauer Coilnagler mit Gummigriff, gelbem Auslöser und runder graphitfarbener Trommel unter dem Griff',
            'Cloueur à rouleaux bleu à poignée caoutchouc, gâchette jaune et tambour rond graphite sous la poignée',
            'Clavadora de bobina azul con empuñadura de goma, gatillo amarillo y un tambor redondo grafito bajo la empuñadura')),
    'framing-nailer': dict(
        exact=['V-5721-00'],
        alt=(
            'Blue framing nailer with rubber grip, yellow trigger and an open magazine of nails that rises steeply to the grip',
            'Blauer Rahmennagler mit Gummigriff, gelbem Auslöser und offenem Nagelmagazin, das steil zum Griff ansteigt',
            'Cloueur de charpente bleu à poignée caoutchouc, gâchette jaune et magasin ouvert de clous qui monte vers la poignée',
            'Clavadora de estructura azul con empuñadura de goma, gatillo amarillo y cargador abierto de clavos que sube hacia la empuñadura')),
    'staplers': dict(
        exact=['V-5732-00', 'V-5731-00'],
        caption=(
            'From left: 50\xa0mm, 16\xa0mm',
            'Von links: 50\xa0mm, 16\xa0mm',
            'De gauche à droite\xa0: 50\xa0mm, 16\xa0mm',
            'De izquierda a derecha: 50\xa0mm, 16\xa0mm'),
        alt=(
            'Large blue stapler and beside it a small one with a long thin nose, both with rubber grip, yellow trigger and level magazine',
            'Großes blaues Klammergerät und daneben ein kleines mit langer schmaler Nase, beide mit Gummigriff, gelbem Auslöser und waagrechtem Magazin',
            'Grande agrafeuse bleue et à côté une petite à long nez fin, toutes deux à poignée caoutchouc, gâchette jaune et magasin horizontal',
            'Grapadora azul grande y al lado una pequeña de boca larga y fina, ambas con empuñadura de goma, gatillo amarillo y cargador horizontal')),
    'hog-ring-tool': dict(
        exact=['V-5741-00'],
        alt=(
            'Blue hog-ring tool with rubber grip, yellow trigger and two steel fingers under the head that hold an open ring',
            'Blaue Ringklammerzange mit Gummigriff, gelbem Auslöser und zwei Stahlfingern unter dem Kopf, die einen offenen Ring halten',
            'Agrafeuse à anneaux bleue à poignée caoutchouc, gâchette jaune et deux doigts d’acier sous la tête qui tiennent un anneau ouvert',
            'Grapadora de anillas azul con empuñadura de goma, gatillo amarillo y dos dedos de acero bajo la cabeza que sujetan una anilla abierta')),
}
