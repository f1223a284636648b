"""Machines, and equipment to treat, store and drain their air: the products in each picture, with texts in four languages."""

MACHINES = {
    'm-50': dict(
        exact=['V-1050-00'],
        shared=['V-1327-00', 'V-1390-00', 'V-8501-00', 'V-8502-00'],
        alt=(
            'M 50: single-cylinder pump with belt guard on a blue 50 litre tank with two wheels and a push handle',
            'M 50: Einzylinder-Aggregat mit Riemenschutz auf blauem 50-Liter-Behälter mit zwei Rädern und Schiebegriff',
            'M 50 : pompe monocylindre sous carter de courroie, cuve bleue de 50 litres, deux roues et poignée',
            'M 50: grupo monocilíndrico con guarda de correa sobre depósito azul de 50 litros con dos ruedas y asa')),
    'm-100-twin': dict(
        exact=['V-1100-00'],
        alt=(
            'M 100 Twin: blue 100 litre tank with V-twin pump, belt guard, wheels and push handle',
            'M 100 Twin: blauer 100-Liter-Behälter mit V-Zweizylinder-Aggregat, Riemenschutz, Rädern und Schiebegriff',
            'M 100 Twin : cuve bleue de 100 litres, pompe bicylindre en V, carter de courroie, roues et poignée',
            'M 100 Twin: depósito azul de 100 litros con grupo bicilíndrico en V, guarda de correa, ruedas y asa')),
    'm-24-silent': dict(
        exact=['V-1024-00'],
        alt=(
            'M 24 Silent: blue 24 litre tank with motor and two oil-free cylinders in a dark tubular frame with carrying handle',
            'M 24 Silent: blauer 24-Liter-Behälter mit Motor und zwei ölfreien Zylindern in dunklem Rohrrahmen mit Tragegriff',
            'M 24 Silent : cuve bleue de 24 litres avec moteur et deux cylindres sans huile dans un cadre tubulaire foncé à poignée',
            'M 24 Silent: depósito azul de 24 litros con motor y dos cilindros sin aceite en un bastidor tubular oscuro con asa')),
    's-270': dict(
        exact=['V-2270-00'],
        shared=['V-2315-00', 'V-2327-00', 'V-2328-00'],
        alt=(
            'S 270: blue 270 litre tank on feet, two-stage pump with finned intercooler, belt guard and motor',
            'S 270: blauer 270-Liter-Behälter auf Füßen, zweistufiges Aggregat mit beripptem Zwischenkühler, Riemenschutz und Motor',
            'S 270 : cuve bleue de 270 litres sur pieds, pompe bi-étagée à refroidisseur intermédiaire à ailettes, carter de courroie et moteur',
            'S 270: depósito azul de 270 litros sobre patas, grupo de dos etapas con refrigerador intermedio de aletas, guarda de correa y motor')),
    's-500': dict(
        exact=['V-2500-00'],
        shared=['V-2350-00', 'V-2351-00'],
        alt=(
            'S 500: long blue 500 litre tank on feet with a three-cylinder two-stage pump, belt guard and motor',
            'S 500: langer blauer 500-Liter-Behälter auf Füßen mit dreizylindrigem zweistufigem Aggregat, Riemenschutz und Motor',
            'S 500 : longue cuve bleue de 500 litres sur pieds avec pompe bi-étagée à trois cylindres, carter de courroie et moteur',
            'S 500: depósito azul largo de 500 litros sobre patas con grupo de dos etapas y tres cilindros, guarda de correa y motor')),
    's-270-galvanised': dict(
        exact=['V-8504-00'],
        caption=('Shown: S 270 with galvanised tank', 'Abgebildet: S 270 mit verzinktem Behälter',
                     'Illustration : S 270 à cuve galvanisée', 'En la imagen: S 270 con depósito galvanizado'),
        alt=(
            'S 270 on a galvanised tank with blue lettering',
            'S 270 auf verzinktem Behälter mit blauem Schriftzug',
            'S 270 sur une cuve galvanisée à lettrage bleu',
            'S 270 sobre un depósito galvanizado con rótulo azul')),
    'm-150-b-green': dict(
        exact=['V-8503-00'],
        caption=('Shown: M 150 B in green', 'Abgebildet: M 150 B in Grün',
                     'Illustration : M 150 B en vert', 'En la imagen: M 150 B en verde'),
        alt=(
            'M 150 B with tank, feet and belt guard in green instead of blue',
            'M 150 B mit grünem statt blauem Behälter, grünen Füßen und grünem Riemenschutz',
            'M 150 B avec cuve, pieds et carter de courroie verts au lieu de bleus',
            'M 150 B con depósito, patas y guarda de correa verdes en lugar de azules')),
    's-500-tandem': dict(
        exact=['V-2430-00'],
        shared=['V-2440-00', 'V-2441-00', 'V-2455-00', 'V-2475-00'],
        alt=(
            'S 500 Tandem: two pumps with motors and belt guards side by side on a blue 500 litre tank, a controller between them',
            'S 500 Tandem: zwei Aggregate mit Motor und Riemenschutz nebeneinander auf blauem 500-Liter-Behälter, dazwischen die Steuerung',
            'S 500 Tandem : deux pompes avec moteur et carter côte à côte sur une cuve bleue de 500 litres, la commande entre elles',
            'S 500 Tandem: dos grupos con motor y guarda de correa sobre un depósito azul de 500 litros, el mando entre ellos')),
    'booster': dict(
        exact=['V-2607-00'],
        shared=['V-2604-00', 'V-2605-00', 'V-2611-00', 'V-2615-00', 'V-2618-00', 'V-2622-00'],
        alt=(
            'B 7: two-cylinder pump and motor on a blue base frame with finned cooler, separator bottle and a panel with two gauges',
            'B 7: Zweizylinder-Aggregat und Motor auf blauem Grundrahmen mit Rippenkühler, Abscheider und einer Tafel mit zwei Manometern',
            'B 7 : pompe bicylindre et moteur sur un châssis bleu, refroidisseur à ailettes, bouteille de séparation et tableau à deux manomètres',
            'B 7: grupo de dos cilindros y motor sobre un bastidor azul, refrigerador de aletas, botella separadora y panel con dos manómetros')),
    'r-15-t': dict(
        exact=['V-3115'],
        shared=['V-3111', 'V-3118', 'V-3122', 'V-3715', 'V-3722'],
        alt=(
            'R 15 T: screw compressor cabinet and refrigeration dryer on a blue 500 litre tank',
            'R 15 T: Schraubenkompressor im Gehäuse und Kältetrockner auf blauem 500-Liter-Behälter',
            'R 15 T : compresseur à vis capoté et sécheur frigorifique sur une cuve bleue de 500 litres',
            'R 15 T: compresor de tornillo carrozado y secador frigorífico sobre un depósito azul de 500 litros')),
    'm-150-b': dict(
        exact=['V-1315-00'],
        shared=['V-1320-00'],
        alt=(
            'M 150 B: V-twin pump and motor under a belt guard on a blue 150 litre tank with two wheels and a push handle',
            'M 150 B: V-Zweizylinder-Aggregat und Motor unter dem Riemenschutz auf blauem 150-Liter-Behälter mit zwei Rädern und Schiebegriff',
            'M 150 B : pompe bicylindre en V et moteur sous carter de courroie, cuve bleue de 150 litres, deux roues et poignée',
            'M 150 B: grupo bicilíndrico en V y motor bajo la guarda de correa, depósito azul de 150 litros, dos ruedas y asa')),
    's-270-e': dict(
        exact=['V-2127-00'],
        shared=['V-2115-00', 'V-2120-00', 'V-2130-00', 'V-2150-00'],
        alt=(
            'S 270 E: V-twin pump, belt guard and motor on a blue 270 litre tank on feet',
            'S 270 E: V-Zweizylinder-Aggregat, Riemenschutz und Motor auf blauem 270-Liter-Behälter mit Füßen',
            'S 270 E : pompe bicylindre en V, carter de courroie et moteur sur une cuve bleue de 270 litres sur pieds',
            'S 270 E: grupo bicilíndrico en V, guarda de correa y motor sobre un depósito azul de 270 litros con patas')),
    'r-22': dict(
        exact=['V-3022'],
        shared=['V-3018', 'V-3218', 'V-3222', 'V-3011', 'V-3015', 'V-3215', 'V-8505-00', 'V-8506-00', 'V-8508-00', 'V-8511-00', 'V-8512-00'],
        alt=(
            'R 22: screw compressor in an upright blue cabinet with graphite control band, lit display, emergency stop and louvred intake',
            'R 22: Schraubenkompressor in hohem blauem Gehäuse mit graphitfarbenem Bedienband, leuchtender Anzeige, Not-Halt und Lamellengitter',
            'R 22 : compresseur à vis dans une armoire bleue haute, bandeau de commande graphite, écran allumé, arrêt d’urgence et grille d’aspiration',
            'R 22: compresor de tornillo en cabina azul alta con banda de mando grafito, pantalla encendida, parada de emergencia y rejilla de aspiración')),
    'r-30-v': dict(
        exact=['V-3230', 'V-3237'],
        shared=['V-3030', 'V-3037', 'V-3045', 'V-3245'],
        alt=(
            'R 30 V: variable-speed screw compressor in a wide blue cabinet with two doors, graphite control band and lit display',
            'R 30 V: drehzahlgeregelter Schraubenkompressor in breitem blauem Gehäuse mit zwei Türen, graphitfarbenem Bedienband und leuchtender Anzeige',
            'R 30 V : compresseur à vis à vitesse variable dans une large armoire bleue à deux portes, bandeau de commande graphite et écran allumé',
            'R 30 V: compresor de tornillo de velocidad variable en cabina azul ancha de dos puertas con banda de mando grafito y pantalla encendida')),
    'r-75': dict(
        exact=['V-3075'],
        shared=['V-3090', 'V-3275', 'V-3290', 'V-3055', 'V-3255', 'V-3411', 'V-3413', 'V-3416', 'V-3291', 'V-3292', 'V-3293'],
        alt=(
            'R 75: screw compressor in a long blue cabinet with three doors, graphite control band and louvred intakes',
            'R 75: Schraubenkompressor in langem blauem Gehäuse mit drei Türen, graphitfarbenem Bedienband und Lamellengittern',
            'R 75 : compresseur à vis dans une longue armoire bleue à trois portes, bandeau de commande graphite et grilles d’aspiration',
            'R 75: compresor de tornillo en cabina azul larga de tres puertas con banda de mando grafito y rejillas de aspiración')),
    'r-11-tank': dict(
        exact=['V-3511'],
        shared=['V-3507', 'V-3515', 'V-3518', 'V-3522'],
        alt=(
            'R 11 / 500: screw compressor cabinet on a blue 500 litre tank, with an aluminium pipe into the tank and a ball valve',
            'R 11 / 500: Schraubenkompressor im Gehäuse auf blauem 500-Liter-Behälter, mit Aluminiumrohr in den Behälter und Kugelhahn',
            'R 11 / 500 : compresseur à vis capoté sur une cuve bleue de 500 litres, tube aluminium vers la cuve et vanne à bille',
            'R 11 / 500: compresor de tornillo carrozado sobre un depósito azul de 500 litros, con tubo de aluminio al depósito y válvula de bola')),
    'receiver-upright': dict(
        exact=['V-4505'],
        shared=['V-4501', 'V-4502', 'V-4503', 'V-4504', 'V-4506', 'V-4507', 'V-4508', 'V-4509', 'V-4510'],
        alt=(
            'Upright blue 500 litre receiver on three legs with gauge, safety valve, inspection hole and two ball valves',
            'Stehender blauer 500-Liter-Behälter auf drei Beinen mit Manometer, Sicherheitsventil, Handloch und zwei Kugelhähnen',
            'Réservoir bleu vertical de 500 litres sur trois pieds avec manomètre, soupape de sûreté, trou de visite et deux vannes à bille',
            'Depósito azul vertical de 500 litros sobre tres patas con manómetro, válvula de seguridad, boca de inspección y dos válvulas de bola')),
    'receiver-galvanised': dict(
        exact=['V-4703'],
        shared=['V-4701', 'V-4702', 'V-4704', 'V-4705', 'V-4706', 'V-4707', 'V-4708'],
        alt=(
            'Upright galvanised 500 litre receiver on three legs with gauge, safety valve, inspection hole and two ball valves',
            'Stehender verzinkter 500-Liter-Behälter auf drei Beinen mit Manometer, Sicherheitsventil, Handloch und zwei Kugelhähnen',
            'Réservoir galvanisé vertical de 500 litres sur trois pieds avec manomètre, soupape de sûreté, trou de visite et deux vannes à bille',
            'Depósito galvanizado vertical de 500 litros sobre tres patas con manómetro, válvula de seguridad, boca de inspección y dos válvulas de bola')),
    'receiver-lying': dict(
        exact=['V-4604'],
        shared=['V-4601', 'V-4602', 'V-4603', 'V-4605', 'V-4606', 'V-4607', 'V-4608'],
        alt=(
            'Horizontal blue 270 litre receiver on two feet with gauge, safety valve and two ball valves',
            'Liegender blauer 270-Liter-Behälter auf zwei Füßen mit Manometer, Sicherheitsventil und zwei Kugelhähnen',
            'Réservoir bleu horizontal de 270 litres sur deux pieds avec manomètre, soupape de sûreté et deux vannes à bille',
            'Depósito azul horizontal de 270 litros sobre dos patas con manómetro, válvula de seguridad y dos válvulas de bola')),
    'refrigeration-dryer': dict(
        exact=['V-4007-00', 'V-4008-00'],
        shared=['V-4001-00', 'V-4002-00', 'V-4003-00', 'V-4004-00', 'V-4005-00', 'V-4006-00', 'V-4011-00', 'V-4012-00'],
        alt=(
            'K 30: blue dryer cabinet with graphite head, lit dew-point display, louvres and two pipe connections on top',
            'K 30: blaues Trocknergehäuse mit graphitfarbenem Kopf, leuchtender Taupunktanzeige, Lamellengittern und zwei Rohranschlüssen oben',
            'K 30 : sécheur en armoire bleue à tête graphite, affichage du point de rosée, grilles et deux raccords sur le dessus',
            'K 30: secador en cabina azul con cabezal grafito, indicador de punto de rocío, rejillas y dos conexiones arriba')),
    'desiccant-dryer': dict(
        exact=['V-4107'],
        shared=['V-4106', 'V-4108', 'V-4109', 'V-4110', 'V-4111'],
        alt=(
            'A 17: two upright blue vessels on a frame, joined by valve blocks above and below, with a controller between them',
            'A 17: zwei stehende blaue Behälter auf einem Rahmen, oben und unten durch Ventilblöcke verbunden, dazwischen die Steuerung',
            'A 17 : deux colonnes bleues sur un châssis, reliées en haut et en bas par des blocs de vannes, la commande entre elles',
            'A 17: dos torres azules sobre un bastidor, unidas arriba y abajo por bloques de válvulas, con el mando entre ellas')),
    'line-filter': dict(
        exact=['V-4203-00'],
        shared=['V-4201-00', 'V-4202-00', 'V-4204-00', 'V-4205-00', 'V-4206-00', 'V-4207-00', 'V-4208-00',
                'V-4209-00'],
        alt=(
            'FP 20: filter with graphite head and threaded ports, blue bowl with a light ring, gauge of the pressure drop and float drain',
            'FP 20: Filter mit graphitfarbenem Kopf und Gewindeanschlüssen, blauem Topf mit hellem Ring, Differenzdruckanzeige und Schwimmerableiter',
            'FP 20 : filtre à tête graphite et raccords filetés, cuve bleue à anneau clair, indicateur de perte de charge et purgeur à flotteur',
            'FP 20: filtro con cabezal grafito y conexiones roscadas, vaso azul con anillo claro, indicador de pérdida de carga y purgador de flotador')),
    'line-filter-fine': dict(
        exact=['V-4303-00'],
        shared=['V-4301-00', 'V-4302-00', 'V-4304-00', 'V-4305-00', 'V-4306-00', 'V-4307-00', 'V-4308-00',
                'V-4309-00'],
        alt=(
            'FF 20: fine filter with graphite head, blue bowl with a yellow ring, gauge of the pressure drop and float drain',
            'FF 20: Feinfilter mit graphitfarbenem Kopf, blauem Topf mit gelbem Ring, Differenzdruckanzeige und Schwimmerableiter',
            'FF 20 : filtre fin à tête graphite, cuve bleue à anneau jaune, indicateur de perte de charge et purgeur à flotteur',
            'FF 20: filtro fino con cabezal grafito, vaso azul con anillo amarillo, indicador de pérdida de carga y purgador de flotador')),
    'line-filter-carbon': dict(
        exact=['V-4403-00'],
        shared=['V-4401-00', 'V-4402-00', 'V-4404-00', 'V-4405-00', 'V-4406-00', 'V-4407-00', 'V-4408-00',
                'V-4409-00'],
        alt=(
            'FA 20: activated-carbon filter with graphite head, blue bowl with a black ring, gauge of the pressure drop and drain',
            'FA 20: Aktivkohlefilter mit graphitfarbenem Kopf, blauem Topf mit schwarzem Ring, Differenzdruckanzeige und Ablass',
            'FA 20 : filtre à charbon actif à tête graphite, cuve bleue à anneau noir, indicateur de perte de charge et purge',
            'FA 20: filtro de carbón activo con cabezal grafito, vaso azul con anillo negro, indicador de pérdida de carga y purga')),
    'maintenance-unit': dict(
        exact=['V-7202-00'],
        alt=(
            'Filter, pressure regulator with gauge and lubricator in a row, with clear bowls in black guards',
            'Filter, Druckregler mit Manometer und Öler in einer Reihe, mit klaren Bechern in schwarzen Schutzkörben',
            'Filtre, détendeur avec manomètre et lubrificateur en ligne, cuves transparentes sous protections noires',
            'Filtro, regulador de presión con manómetro y lubricador en línea, con vasos transparentes en protecciones negras')),
    'm-24-d': dict(
        exact=['V-1224'],
        shared=['V-1250-00', 'V-1251-00'],
        alt=(
            'M 24 D: motor and single-cylinder pump in line on a small blue tank with two wheels and a bow handle',
            'M 24 D: Motor und Einzylinder-Aggregat auf einer Welle, kleiner blauer Behälter mit zwei Rädern und Bügelgriff',
            'M 24 D : moteur et pompe monocylindre sur le même axe, petite cuve bleue, deux roues et arceau',
            'M 24 D: motor y grupo monocilíndrico en línea sobre un depósito azul pequeño con dos ruedas y asa')),
    'm-50-of': dict(
        exact=['V-1450-00', 'V-1460-00'],
        shared=['V-1425-00', 'V-1490-00'],
        alt=(
            'M 50 OF: motor with an aluminium cylinder at each end on a blue 50 litre tank with two wheels and a bow handle',
            'M 50 OF: Motor mit je einem Aluminiumzylinder an beiden Enden auf blauem 50-Liter-Behälter mit zwei Rädern und Bügelgriff',
            'M 50 OF : moteur avec un cylindre en aluminium à chaque bout sur une cuve bleue de 50 litres, deux roues et arceau',
            'M 50 OF: motor con un cilindro de aluminio en cada extremo sobre un depósito azul de 50 litros con dos ruedas y asa')),
    'm-50-silent': dict(
        exact=['V-1550-00'],
        shared=['V-1515-00', 'V-1530-00', 'V-1551-00', 'V-1560-00', 'V-1590-00', 'V-1591-00'],
        alt=(
            'M 50 Silent: blue sound hood on castors with graphite control panel, two gauges, two couplings and carrying bars',
            'M 50 Silent: blaue Schallhaube auf Lenkrollen mit graphitfarbenem Bedienfeld, zwei Manometern, zwei Kupplungen und Tragebügeln',
            'M 50 Silent : capot insonorisant bleu sur roulettes, tableau de commande graphite, deux manomètres, deux raccords et barres de transport',
            'M 50 Silent: carcasa insonorizante azul sobre ruedas giratorias con panel de mando grafito, dos manómetros, dos enchufes y barras de transporte')),
    'p-100': dict(
        exact=['V-1651-00'],
        shared=['V-1650-00'],
        alt=(
            'P 100: petrol engine with recoil starter and V-twin pump on a blue 100 litre tank with two wheels and a push handle',
            'P 100: Benzinmotor mit Seilzugstarter und V-Zweizylinder-Aggregat auf blauem 100-Liter-Behälter mit zwei Rädern und Schiebegriff',
            'P 100 : moteur à essence à lanceur et pompe bicylindre en V sur une cuve bleue de 100 litres, deux roues et poignée',
            'P 100: motor de gasolina con arranque de cuerda y grupo bicilíndrico en V sobre un depósito azul de 100 litros con dos ruedas y asa')),
    'condensate-drain': dict(
        exact=['V-4804-00'],
        shared=['V-4803-00', 'V-4805-00', 'V-4806-00'],
        alt=(
            'KE 12: cast aluminium reservoir with a blue hood and status lamps, ball valve at the inlet, outlet nozzle and cable',
            'KE 12: Sammelbehälter aus Aluminiumguss mit blauer Haube und Meldeleuchten, Kugelhahn am Eingang, Schlauchtülle und Kabel',
            'KE 12 : réservoir en fonte d’aluminium à capot bleu et voyants, vanne à bille à l’entrée, embout de sortie et câble',
            'KE 12: depósito de aluminio fundido con tapa azul y pilotos, válvula de bola en la entrada, boquilla de salida y cable')),
    'oil-water-separator': dict(
        exact=['V-4903-00'],
        shared=['V-4901-00', 'V-4902-00', 'V-4904-00', 'V-4905-00', 'V-4906-00', 'V-4907-00'],
        alt=(
            'OW 47: blue container with graphite hood, expansion chamber with inlets on top, sight tube and test tap',
            'OW 47: blauer Behälter mit graphitfarbener Haube, Entlastungskammer mit Anschlüssen, Schauglas und Probehahn',
            'OW 47 : cuve bleue à capot graphite, chambre de détente avec entrées, tube de niveau et robinet d’essai',
            'OW 47: recipiente azul con tapa grafito, cámara de expansión con entradas, tubo de nivel y grifo de prueba')),
}
