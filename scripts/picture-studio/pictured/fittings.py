"""AIR Net fittings and valves: the products in each picture, with texts in four languages."""

FITTINGS = {
    'bend-45': dict(
        exact=['V-6203'],
        alt=(
            '45° elbow of graphite composite with fluted nuts on the ends of two blue aluminium pipes',
            'Winkel 45° aus graphitfarbenem Verbundwerkstoff mit geriffelten Muttern an den Enden zweier blauer Aluminiumrohre',
            'Coude à 45° en composite graphite à écrous cannelés sur deux tubes aluminium bleus',
            'Codo de 45° de composite grafito con tuercas estriadas en los extremos de dos tubos azules de aluminio')),
    'reducer': dict(
        exact=['V-6206'],
        alt=(
            'Reducer of graphite composite from a thicker to a thinner blue aluminium pipe, a fluted nut on each',
            'Reduzierung aus graphitfarbenem Verbundwerkstoff von einem dickeren auf ein dünneres blaues Aluminiumrohr, je mit geriffelter Mutter',
            'Réduction en composite graphite d’un tube aluminium bleu à un tube plus fin, un écrou cannelé sur chacun',
            'Reducción de composite grafito de un tubo azul de aluminio a otro más fino, con una tuerca estriada en cada uno')),
    'cap': dict(
        exact=['V-6207'],
        alt=(
            'End cap of graphite composite with a brass vent screw in its middle, on the end of a blue aluminium pipe',
            'Endkappe aus graphitfarbenem Verbundwerkstoff mit Entlüftungsschraube aus Messing in der Mitte, auf einem blauen Aluminiumrohr',
            'Bouchon en composite graphite avec vis de purge en laiton au centre, au bout d’un tube aluminium bleu',
            'Tapón de composite grafito con tornillo de purga de latón en el centro, en el extremo de un tubo azul de aluminio')),
    'female': dict(
        exact=['V-6209'],
        alt=(
            'Female adapter: fluted composite nut on a blue aluminium pipe and a long brass hexagon with internal thread',
            'Aufschraubverbinder: geriffelte Mutter aus Verbundwerkstoff auf blauem Aluminiumrohr, langer Sechskant aus Messing mit Innengewinde',
            'Raccord femelle : écrou cannelé en composite sur tube aluminium bleu, long six-pans en laiton à filetage intérieur',
            'Racor hembra: tuerca estriada de composite en un tubo azul de aluminio y hexágono largo de latón con rosca interior')),
    'steel': dict(
        exact=['V-6210'],
        alt=(
            'Steel pipe adapter: a galvanised pipe screwed into a brass hexagon, a white insulating ring and a fluted nut on a blue aluminium pipe',
            'Übergang auf Stahlrohr: verzinktes Rohr in einem Sechskant aus Messing, weißer Isolierring und geriffelte Mutter auf blauem Aluminiumrohr',
            'Raccord pour tube acier : tube galvanisé vissé dans un six-pans en laiton, bague isolante blanche et écrou cannelé sur tube aluminium bleu',
            'Adaptador a tubo de acero: tubo galvanizado en un hexágono de latón, anillo aislante blanco y tuerca estriada en un tubo azul de aluminio')),
    'saddle': dict(
        exact=['V-6213'],
        alt=(
            'Drop leg saddle: two screwed half-shells round a blue main, a thinner pipe leaves at the top through a fluted nut',
            'Anbohrschelle: zwei verschraubte Halbschalen um ein blaues Hauptrohr, oben geht durch eine geriffelte Mutter ein dünneres Rohr ab',
            'Prise en charge : deux demi-coquilles vissées autour du tube principal bleu, un tube plus fin part du dessus par un écrou cannelé',
            'Toma en carga: dos medias carcasas atornilladas a la tubería azul, arriba sale un tubo más fino por una tuerca estriada')),
}

VALVES = {
    'valve-lockable': dict(
        exact=['V-6302'],
        alt=(
            'Lockable ball valve, closed: the yellow lever stands across the pipe and a red padlock holds it; brass vent in the body',
            'Abschließbarer Kugelhahn, geschlossen: Der gelbe Hebel steht quer zum Rohr, ein rotes Vorhängeschloss hält ihn; Entlüftung aus Messing',
            'Vanne cadenassable, fermée : levier jaune en travers du tube, tenu par un cadenas rouge ; évent en laiton dans le corps',
            'Válvula con candado, cerrada: palanca amarilla atravesada al tubo y sujeta con un candado rojo; purga de latón en el cuerpo')),
    'valve-soft-start': dict(
        exact=['V-6304'],
        alt=(
            'Soft-start valve between two blue pipes: graphite block with black coil, yellow set screw, gauge and silencer',
            'Anfahrventil zwischen zwei blauen Rohren: graphitfarbener Block mit schwarzer Magnetspule, gelber Stellschraube, Manometer und Schalldämpfer',
            'Vanne de mise en pression progressive entre deux tubes bleus : bloc graphite à bobine noire, vis de réglage jaune, manomètre et silencieux',
            'Válvula de arranque progresivo entre dos tubos azules: bloque grafito con bobina negra, tornillo de ajuste amarillo, manómetro y silenciador')),
    'valve-check': dict(
        exact=['V-6309'],
        alt=(
            'Brass check valve between two blue pipes, an arrow on its body shows the direction of flow',
            'Rückschlagventil aus Messing zwischen zwei blauen Rohren, ein Pfeil am Gehäuse zeigt die Fließrichtung',
            'Clapet anti-retour en laiton entre deux tubes bleus, une flèche sur le corps indique le sens du passage',
            'Válvula antirretorno de latón entre dos tubos azules, una flecha en el cuerpo indica el sentido del flujo')),
    'drop-leg': dict(
        exact=['V-6305'],
        alt=(
            'Drop leg: a blue pipe leaves the main at the top, bends over and comes down to a ball valve with yellow lever',
            'Schwanenhals: Ein blaues Rohr verlässt die Hauptleitung oben und führt im Bogen hinab zum Kugelhahn mit gelbem Hebel',
            'Col de cygne : un tube bleu quitte la conduite par le dessus et redescend vers une vanne à levier jaune',
            'Cuello de cisne: un tubo azul sale de la tubería por arriba y baja hasta una válvula de bola con palanca amarilla')),
    'drain-point': dict(
        exact=['V-6308'],
        alt=(
            'Drain point: a leg below a tee in the blue main with yellow-levered ball valve, brass hose tail and hose',
            'Entwässerung: Stutzen unter einem T-Stück der blauen Leitung mit gelbem Kugelhahnhebel, Schlauchtülle aus Messing und Schlauch',
            'Point de purge : antenne sous un té de la conduite bleue avec vanne à levier jaune, embout cannelé en laiton et tuyau',
            'Punto de purga: ramal bajo una te de la tubería azul con válvula de palanca amarilla, espiga de latón y manguera')),
}
