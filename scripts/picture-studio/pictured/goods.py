"""AIR Net, hoses, oils and service kits: the products in each picture, with texts in four languages."""

GOODS = {
    'straight': dict(
        exact=['V-6201'],
        alt=(
            'Straight connector of graphite composite with fluted nuts between the ends of two blue aluminium pipes',
            'Gerader Verbinder aus graphitfarbenem Verbundwerkstoff mit geriffelten Muttern zwischen den Enden zweier blauer Aluminiumrohre',
            'Manchon droit en composite graphite à écrous cannelés entre deux tubes aluminium bleus',
            'Manguito recto de composite grafito con tuercas estriadas entre los extremos de dos tubos azules de aluminio')),
    'bend': dict(
        exact=['V-6202'],
        alt=(
            '90° elbow of graphite composite with fluted nuts on the ends of two blue aluminium pipes',
            'Winkel 90° aus graphitfarbenem Verbundwerkstoff mit geriffelten Muttern an den Enden zweier blauer Aluminiumrohre',
            'Coude à 90° en composite graphite à écrous cannelés sur deux tubes aluminium bleus',
            'Codo de 90° de composite grafito con tuercas estriadas en los extremos de dos tubos azules de aluminio')),
    'branch': dict(
        exact=['V-6204'],
        alt=(
            'Tee of graphite composite with three fluted nuts on the ends of blue aluminium pipes',
            'T-Stück aus graphitfarbenem Verbundwerkstoff mit drei geriffelten Muttern an den Enden blauer Aluminiumrohre',
            'Té en composite graphite à trois écrous cannelés sur des tubes aluminium bleus',
            'Te de composite grafito con tres tuercas estriadas en los extremos de tubos azules de aluminio')),
    'clip': dict(
        exact=['V-6212'],
        alt=(
            'Black pipe bracket on a steel stud, holding a blue aluminium pipe',
            'Schwarze Rohrschelle auf einem Stahlstift, die ein blaues Aluminiumrohr hält',
            'Collier noir sur tige en acier, tenant un tube aluminium bleu',
            'Abrazadera negra sobre un vástago de acero que sujeta un tubo azul de aluminio')),
    'thread': dict(
        exact=['V-6208'],
        alt=(
            'Male adapter: fluted composite nut on a blue aluminium pipe, brass hexagon and tapered thread',
            'Einschraubverbinder: geriffelte Mutter aus Verbundwerkstoff auf blauem Aluminiumrohr, Sechskant und Kegelgewinde aus Messing',
            'Raccord mâle : écrou cannelé en composite sur tube aluminium bleu, six-pans et filetage conique en laiton',
            'Racor macho: tuerca estriada de composite en un tubo azul de aluminio, hexágono y rosca cónica de latón')),
    'valve': dict(
        exact=['V-6301'],
        alt=(
            'Ball valve with yellow lever and composite nuts between the ends of two blue aluminium pipes',
            'Kugelhahn mit gelbem Hebel und Muttern aus Verbundwerkstoff zwischen den Enden zweier blauer Aluminiumrohre',
            'Vanne à bille à levier jaune et écrous composites entre deux tubes aluminium bleus',
            'Válvula de bola con palanca amarilla y tuercas de composite entre los extremos de dos tubos azules de aluminio')),
    'outlet-2': dict(
        exact=['V-6306'],
        alt=(
            'Aluminium wall outlet below a blue pipe with two angled quick couplings and a drain cock',
            'Wanddose aus Aluminium unter einem blauen Rohr mit zwei schrägen Schnellkupplungen und Ablasshahn',
            'Prise murale en aluminium sous un tube bleu, deux raccords rapides inclinés et robinet de purge',
            'Toma mural de aluminio bajo un tubo azul con dos enchufes rápidos inclinados y grifo de purga')),
    'outlet-4': dict(
        exact=['V-6307'],
        alt=(
            'Aluminium wall outlet below a blue pipe with four angled quick couplings and a drain cock',
            'Wanddose aus Aluminium unter einem blauen Rohr mit vier schrägen Schnellkupplungen und Ablasshahn',
            'Prise murale en aluminium sous un tube bleu, quatre raccords rapides inclinés et robinet de purge',
            'Toma mural de aluminio bajo un tubo azul con cuatro enchufes rápidos inclinados y grifo de purga')),
    'pipe-run': dict(
        exact=['V-6120', 'V-6125', 'V-6132', 'V-6140', 'V-6150', 'V-6163'],
        alt=(
            'Blue AIR Net pipes on a light wall with elbows and brackets, and drops with ball valves and couplings',
            'Blaue AIR Net Rohre an heller Wand mit Winkeln und Schellen, Stichleitungen mit Kugelhahn und Kupplung',
            'Tubes AIR Net bleus sur un mur clair avec coudes et colliers, descentes à vanne et raccord rapide',
            'Tubos AIR Net azules en una pared clara con codos y abrazaderas, bajantes con llave de bola y enchufe')),
    'pipe-tools': dict(
        exact=['V-6401-00', 'V-6402-00', 'V-6403-00', 'V-6404-00', 'V-6405-00', 'V-6406-00'],
        caption=('All six tools; the spanner set has six of the kind', 'Alle sechs Werkzeuge; der Schlüsselsatz hat sechs dieser Art',
                     'Les six outils ; le jeu de clés en compte six de ce type', 'Las seis herramientas; el juego tiene seis llaves como esta'),
        alt=(
            'Tools for AIR Net: pipe cutter, deburrer, hook spanner, insertion gauge, drilling jig and pressure test set',
            'Werkzeuge für AIR Net: Rohrabschneider, Entgrater, Hakenschlüssel, Einstecklehre, Bohrlehre und Druckprüfset',
            'Outils pour AIR Net : coupe-tube, ébavureur, clé à ergot, jauge d’insertion, gabarit de perçage et kit d’essai de pression',
            'Herramientas para AIR Net: cortatubos, desbarbador, llave de gancho, galga de inserción, plantilla de taladrado y juego de prueba')),
    'hose': dict(
        exact=['V-7003'],
        shared=['V-7000', 'V-7001', 'V-7004', 'V-7005', 'V-7006'],
        alt=(
            'Coil of blue compressed-air hose held by yellow straps, with a quick coupling on its end',
            'Ring blauer Druckluftschlauch, von gelben Bändern gehalten, mit Schnellkupplung am Ende',
            'Couronne de tuyau d’air comprimé bleu tenue par des sangles jaunes, raccord rapide à l’extrémité',
            'Rollo de manguera azul de aire comprimido sujeto con cintas amarillas, con enchufe rápido en el extremo')),
    'oil': dict(
        exact=[],
        shared=['V-9001', 'V-9011', 'V-9012-00', 'V-9021', 'V-9031', 'V-9041-00', 'V-9051'],
        caption=(
            'Containers: 1 l bottle and 5 l can',
            'Gebinde: Flasche mit 1 l und Kanister mit 5 l',
            'Conditionnement : bidons de 1 l et de 5 l',
            'Envases: botella de 1 l y bidón de 5 l'),
        alt=(
            'Graphite 5 litre can of VR 46 and 1 litre bottle of VP 100 with blue and white labels and yellow caps',
            'Graphitfarbener 5-Liter-Kanister VR 46 und 1-Liter-Flasche VP 100 mit blau-weißen Etiketten und gelben Deckeln',
            'Bidon graphite de 5 litres de VR 46 et flacon de 1 litre de VP 100, étiquettes bleu et blanc, bouchons jaunes',
            'Bidón grafito de 5 litros de VR 46 y botella de 1 litro de VP 100 con etiquetas azules y blancas y tapones amarillos')),
    'service-kit': dict(
        exact=[],
        shared=['V-8002-00', 'V-8003-00', 'V-8010-00', 'V-8011-00', 'V-8012-00', 'V-8013-00', 'V-8014-00',
                'V-8015-00', 'V-8020-00', 'V-8021-00', 'V-8022-00', 'V-8023-00', 'V-8024-00', 'V-8025-00'],
        caption=(
            'Example: the parts depend on the machine',
            'Beispiel: Die Teile richten sich nach der Maschine',
            'Exemple : les pièces dépendent de la machine',
            'Ejemplo: las piezas dependen de la máquina'),
        alt=(
            'Carton with the Ventora name, in front of it an air filter, two spin-on filters, a V-belt and gaskets',
            'Karton mit dem Namen Ventora, davor ein Luftfilter, zwei Wechselfilter, ein Keilriemen und Dichtungen',
            'Carton au nom de Ventora, devant lui un filtre à air, deux filtres à visser, une courroie trapézoïdale et des joints',
            'Caja de cartón con el nombre Ventora y delante un filtro de aire, dos filtros roscados, una correa trapezoidal y juntas')),
}
