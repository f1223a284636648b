"""AIR Net, hoses, oils and service kits: which products each picture shows, in words of four languages."""

GOODS = {
    'straight': dict(
        exact=['V-6201'],
        alt=dict(
            en='Straight connector of graphite composite with fluted nuts between the ends of two blue aluminium pipes',
            de='Gerader Verbinder aus graphitfarbenem Verbundwerkstoff mit geriffelten Muttern zwischen den Enden zweier blauer Aluminiumrohre',
            fr='Manchon droit en composite graphite à écrous cannelés entre deux tubes aluminium bleus',
            es='Manguito recto de composite grafito con tuercas estriadas entre los extremos de dos tubos azules de aluminio')),
    'bend': dict(
        exact=['V-6202'],
        alt=dict(
            en='90° elbow of graphite composite with fluted nuts on the ends of two blue aluminium pipes',
            de='Winkel 90° aus graphitfarbenem Verbundwerkstoff mit geriffelten Muttern an den Enden zweier blauer Aluminiumrohre',
            fr='Coude à 90° en composite graphite à écrous cannelés sur deux tubes aluminium bleus',
            es='Codo de 90° de composite grafito con tuercas estriadas en los extremos de dos tubos azules de aluminio')),
    'branch': dict(
        exact=['V-6204'],
        alt=dict(
            en='Tee of graphite composite with three fluted nuts on the ends of blue aluminium pipes',
            de='T-Stück aus graphitfarbenem Verbundwerkstoff mit drei geriffelten Muttern an den Enden blauer Aluminiumrohre',
            fr='Té en composite graphite à trois écrous cannelés sur des tubes aluminium bleus',
            es='Te de composite grafito con tres tuercas estriadas en los extremos de tubos azules de aluminio')),
    'clip': dict(
        exact=['V-6212'],
        alt=dict(
            en='Black pipe bracket on a steel stud, holding a blue aluminium pipe',
            de='Schwarze Rohrschelle auf einem Stahlstift, die ein blaues Aluminiumrohr hält',
            fr='Collier noir sur tige en acier, tenant un tube aluminium bleu',
            es='Abrazadera negra sobre un vástago de acero que sujeta un tubo azul de aluminio')),
    'thread': dict(
        exact=['V-6208'],
        alt=dict(
            en='Male adapter: fluted composite nut on a blue aluminium pipe, brass hexagon and tapered thread',
            de='Einschraubverbinder: geriffelte Mutter aus Verbundwerkstoff auf blauem Aluminiumrohr, Sechskant und Kegelgewinde aus Messing',
            fr='Raccord mâle : écrou cannelé en composite sur tube aluminium bleu, six-pans et filetage conique en laiton',
            es='Racor macho: tuerca estriada de composite en un tubo azul de aluminio, hexágono y rosca cónica de latón')),
    'valve': dict(
        exact=['V-6301'],
        alt=dict(
            en='Ball valve with yellow lever and composite nuts between the ends of two blue aluminium pipes',
            de='Kugelhahn mit gelbem Hebel und Muttern aus Verbundwerkstoff zwischen den Enden zweier blauer Aluminiumrohre',
            fr='Vanne à bille à levier jaune et écrous composites entre deux tubes aluminium bleus',
            es='Válvula de bola con palanca amarilla y tuercas de composite entre los extremos de dos tubos azules de aluminio')),
    'outlet-2': dict(
        exact=['V-6306'],
        alt=dict(
            en='Aluminium wall outlet below a blue pipe with two angled quick couplings and a drain cock',
            de='Wanddose aus Aluminium unter einem blauen Rohr mit zwei schrägen Schnellkupplungen und Ablasshahn',
            fr='Prise murale en aluminium sous un tube bleu, deux raccords rapides inclinés et robinet de purge',
            es='Toma mural de aluminio bajo un tubo azul con dos enchufes rápidos inclinados y grifo de purga')),
    'outlet-4': dict(
        exact=['V-6307'],
        alt=dict(
            en='Aluminium wall outlet below a blue pipe with four angled quick couplings and a drain cock',
            de='Wanddose aus Aluminium unter einem blauen Rohr mit vier schrägen Schnellkupplungen und Ablasshahn',
            fr='Prise murale en aluminium sous un tube bleu, quatre raccords rapides inclinés et robinet de purge',
            es='Toma mural de aluminio bajo un tubo azul con cuatro enchufes rápidos inclinados y grifo de purga')),
    'hose': dict(
        exact=['V-7003'],
        shared=['V-7000', 'V-7001', 'V-7004', 'V-7005', 'V-7006'],
        alt=dict(
            en='Coil of blue compressed-air hose held by yellow straps, with a quick coupling on its end',
            de='Ring blauer Druckluftschlauch, von gelben Bändern gehalten, mit Schnellkupplung am Ende',
            fr='Couronne de tuyau d’air comprimé bleu tenue par des sangles jaunes, raccord rapide à l’extrémité',
            es='Rollo de manguera azul de aire comprimido sujeto con cintas amarillas, con enchufe rápido en el extremo')),
    'oil': dict(
        exact=[],
        shared=['V-9001', 'V-9011', 'V-9012-00', 'V-9021', 'V-9031', 'V-9041-00', 'V-9051'],
        caption=dict(
            en='Containers: 1 l bottle and 5 l can',
            de='Gebinde: Flasche mit 1 l und Kanister mit 5 l',
            fr='Conditionnement : bidons de 1 l et de 5 l',
            es='Envases: botella de 1 l y bidón de 5 l'),
        alt=dict(
            en='Graphite 5 litre can of VR 46 and 1 litre bottle of VP 100 with blue and white labels and yellow caps',
            de='Graphitfarbener 5-Liter-Kanister VR 46 und 1-Liter-Flasche VP 100 mit blau-weißen Etiketten und gelben Deckeln',
            fr='Bidon graphite de 5 litres de VR 46 et flacon de 1 litre de VP 100, étiquettes bleu et blanc, bouchons jaunes',
            es='Bidón grafito de 5 litros de VR 46 y botella de 1 litro de VP 100 con etiquetas azules y blancas y tapones amarillos')),
    'service-kit': dict(
        exact=[],
        shared=['V-8002-00', 'V-8003-00', 'V-8010-00', 'V-8011-00', 'V-8012-00', 'V-8013-00', 'V-8014-00',
                'V-8015-00', 'V-8020-00', 'V-8021-00', 'V-8022-00', 'V-8023-00', 'V-8024-00', 'V-8025-00'],
        caption=dict(
            en='Example: the parts depend on the machine',
            de='Beispiel: Die Teile richten sich nach der Maschine',
            fr='Exemple : les pièces dépendent de la machine',
            es='Ejemplo: las piezas dependen de la máquina'),
        alt=dict(
            en='Carton with the Ventora name, in front of it an air filter, two spin-on filters, a V-belt and gaskets',
            de='Karton mit dem Namen Ventora, davor ein Luftfilter, zwei Wechselfilter, ein Keilriemen und Dichtungen',
            fr='Carton au nom de Ventora, devant lui un filtre à air, deux filtres à visser, une courroie trapézoïdale et des joints',
            es='Caja de cartón con el nombre Ventora y delante un filtro de aire, dos filtros roscados, una correa trapezoidal y juntas')),
}
