"""Descriptions of the second views in English, German, French and Spanish, for the products of their picture."""


def control_band(model):
    return (
        f'{model}, control band: lit display with pressure and temperature, keys and emergency stop',
        f'{model}, Bedienband: leuchtende Anzeige mit Druck und Temperatur, Tasten und Not-Halt',
        f'{model}, bandeau de commande : écran allumé avec pression et température, touches et arrêt d’urgence',
        f'{model}, banda de mando: pantalla encendida con presión y temperatura, teclas y parada de emergencia')


VIEWS = {
    'm-50@detail': (
        'M 50 from above: cast-iron cylinder with cooling fins, belt guard, pressure switch and gauge',
        'M 50 von oben: Graugusszylinder mit Kühlrippen, Riemenschutz, Druckschalter und Manometer',
        'M 50 vu de dessus\xa0: cylindre en fonte à ailettes, carter de courroie, pressostat et manomètre',
        'M 50 desde arriba: cilindro de fundición con aletas, guarda de correa, presostato y manómetro'),
    'm-50-of@side': (
        'M 50 OF from the wheels: finned motor between two cylinders, pressure switch and gauges under the bow handle',
        'M 50 OF von der Radseite: verrippter Motor zwischen zwei Zylindern, Druckschalter und Manometer unter dem Bügelgriff',
        'M 50 OF côté roues : moteur à ailettes entre deux cylindres, pressostat et manomètres sous l’arceau',
        'M 50 OF por el lado de las ruedas: motor de aletas entre dos cilindros, presostato y manómetros bajo el asa'),
    'm-24-d@side': (
        'M 24 D from the wheels: single cylinder with yellow-ringed filter in front of the motor, bow handle behind',
        'M 24 D von der Radseite: Einzelzylinder mit Filter und gelbem Ring vor dem Motor, dahinter der Bügelgriff',
        'M 24 D côté roues : monocylindre et filtre à anneau jaune devant le moteur, arceau derrière',
        'M 24 D por el lado de las ruedas: cilindro con filtro de anillo amarillo delante del motor, asa detrás'),
    'm-150-b@side': (
        'M 150 B from the wheels: V-twin pump in front, belt guard with yellow stripe behind it',
        'M 150 B von der Radseite: vorn das V-Zweizylinder-Aggregat, dahinter der Riemenschutz mit gelbem Streifen',
        'M 150 B côté roues : pompe bicylindre en V devant, carter de courroie à filet jaune derrière',
        'M 150 B por el lado de las ruedas: grupo bicilíndrico en V delante, guarda de correa con franja amarilla detrás'),
    's-270-e@side': (
        'S 270 E from the pump end: V-twin pump with intake filters, motor and belt guard on the tank',
        'S 270 E von der Aggregatseite: V-Zweizylinder mit Ansaugfiltern, Motor und Riemenschutz auf dem Behälter',
        'S 270 E côté pompe : bicylindre en V avec filtres d’aspiration, moteur et carter de courroie sur la cuve',
        'S 270 E por el lado del grupo: bicilíndrico en V con filtros de aspiración, motor y guarda de correa sobre el depósito'),
    's-270@side': (
        'S 270 from the pump end: first and second stage with the finned intercooler between them',
        'S 270 von der Aggregatseite: erste und zweite Stufe, dazwischen der berippte Zwischenkühler',
        'S 270 côté pompe : premier et second étage, entre eux le refroidisseur à ailettes',
        'S 270 por el lado del grupo: primera y segunda etapa con el refrigerador de aletas entre ambas'),
    's-500@side': (
        'S 500 from the pump end: three cylinders side by side, intercooler and belt guard',
        'S 500 von der Aggregatseite: drei Zylinder nebeneinander, Zwischenkühler und Riemenschutz',
        'S 500 côté pompe : trois cylindres côte à côte, refroidisseur et carter de courroie',
        'S 500 por el lado del grupo: tres cilindros en fila, refrigerador y guarda de correa'),
    's-500-tandem@controller': (
        'S 500 Tandem: lit controller in its graphite switch box between the two pump sets',
        'S 500 Tandem: leuchtende Steuerung im graphitfarbenen Schaltkasten zwischen den beiden Aggregaten',
        'S 500 Tandem : commande éclairée dans son coffret graphite entre les deux groupes',
        'S 500 Tandem: mando iluminado en su caja grafito entre los dos grupos'),
    'booster@side': (
        'Booster from the suction side: filter and separator bottle in front of the pump, cooler pipes beside them',
        'Nachverdichter von der Saugseite: Filter und Abscheider vor dem Aggregat, daneben die Kühlrohre',
        'Surpresseur côté aspiration : filtre et bouteille de séparation devant la pompe, tubes du refroidisseur à côté',
        'Booster por el lado de aspiración: filtro y botella separadora ante el grupo, tubos del refrigerador al lado'),
    'm-24-silent@side': (
        'M 24 Silent from the other end: tubular cage round tank and motor, control panel in front',
        'M 24 Silent von der anderen Seite: Rohrrahmen um Behälter und Motor, vorn das Bedienfeld',
        'M 24 Silent vu de l’autre côté : cadre tubulaire autour de la cuve et du moteur, tableau devant',
        'M 24 Silent desde el otro lado: bastidor tubular alrededor del depósito y el motor, panel delante'),
    'm-100-twin@side': (
        'M 100 Twin from the wheels: V-twin pump in front, belt guard with yellow stripe behind it',
        'M 100 Twin von der Radseite: vorn das V-Zweizylinder-Aggregat, dahinter der Riemenschutz mit gelbem Streifen',
        'M 100 Twin côté roues : pompe bicylindre en V devant, carter de courroie à filet jaune derrière',
        'M 100 Twin por el lado de las ruedas: grupo bicilíndrico en V delante, guarda de correa con franja amarilla detrás'),
    'm-50-silent@panel': (
        'M 50 Silent, control panel: two gauges, pressure regulator, two couplings and main switch',
        'M 50 Silent, Bedienfeld: zwei Manometer, Druckregler, zwei Kupplungen und Hauptschalter',
        'M 50 Silent, tableau : deux manomètres, détendeur, deux raccords et interrupteur',
        'M 50 Silent, panel: dos manómetros, regulador de presión, dos enchufes e interruptor'),
    'p-100@engine': (
        'P 100, engine: recoil starter under a yellow cap, air filter, pressure switch and gauges beside it',
        'P 100, Motor: Seilzugstarter mit gelber Kappe, Luftfilter, daneben Druckschalter und Manometer',
        'P 100, moteur : lanceur à capuchon jaune, filtre à air, pressostat et manomètres à côté',
        'P 100, motor: arranque de cuerda con tapa amarilla, filtro de aire, presostato y manómetros al lado'),
    'r-22@panel': control_band('R 22'),
    'r-30-v@panel': control_band('R 30 V'),
    'r-75@side': (
        'R 75 from the left: three doors with louvres, intake louvre in the side',
        'R 75 von links: drei Türen mit Lamellengittern, Ansauggitter in der Seite',
        'R 75 vu de gauche : trois portes à grilles, grille d’aspiration sur le côté',
        'R 75 desde la izquierda: tres puertas con rejillas, rejilla de aspiración en el lateral'),
    'r-11-tank@side': (
        'R 11 / 500 from the left: screw compressor cabinet over the end of the tank',
        'R 11 / 500 von links: Schraubenkompressor im Gehäuse über dem Ende des Behälters',
        'R 11 / 500 vu de gauche : compresseur à vis capoté au-dessus du bout de la cuve',
        'R 11 / 500 desde la izquierda: compresor de tornillo carrozado sobre el extremo del depósito'),
    'r-15-t@dryer': (
        'R 15 T, dryer: blue cabinet with lit dew-point display, aluminium pipes from compressor to dryer and tank',
        'R 15 T, Trockner: blaues Gehäuse mit leuchtender Taupunktanzeige, Aluminiumrohre vom Kompressor zum Trockner und Behälter',
        'R 15 T, sécheur : armoire bleue à affichage du point de rosée, tubes aluminium du compresseur au sécheur et à la cuve',
        'R 15 T, secador: cabina azul con indicador de punto de rocío, tubos de aluminio del compresor al secador y al depósito'),
    'm-6-d@side': (
        'M 6 D from the cylinder end: filter with yellow ring, control panel and carrying handle',
        'M 6 D von der Zylinderseite: Filter mit gelbem Ring, Bedienfeld und Tragegriff',
        'M 6 D côté cylindre : filtre à anneau jaune, tableau et poignée de transport',
        'M 6 D por el lado del cilindro: filtro de anillo amarillo, panel y asa de transporte'),
    'm-10-d@side': (
        'M 10 D from the cylinder end: roll cage round both tanks, filter with yellow ring and control panel',
        'M 10 D von der Zylinderseite: Rohrrahmen um beide Behälter, Filter mit gelbem Ring und Bedienfeld',
        'M 10 D côté cylindre : cadre autour des deux cuves, filtre à anneau jaune et tableau',
        'M 10 D por el lado del cilindro: bastidor alrededor de los dos depósitos, filtro de anillo amarillo y panel'),
    'm-90-d@side': (
        'M 90 D from the wheels: two cylinders in a V in front of the motor, bow handle behind',
        'M 90 D von der Radseite: zwei Zylinder in V-Form vor dem Motor, dahinter der Bügelgriff',
        'M 90 D côté roues : deux cylindres en V devant le moteur, arceau derrière',
        'M 90 D por el lado de las ruedas: dos cilindros en V delante del motor, asa detrás'),
    'm-6-of@side': (
        'M 6 OF from the cylinder end: aluminium cylinder with its filter, finned motor behind it',
        'M 6 OF von der Zylinderseite: Aluminiumzylinder mit Filter, dahinter der verrippte Motor',
        'M 6 OF côté cylindre : cylindre en aluminium et son filtre, moteur à ailettes derrière',
        'M 6 OF por el lado del cilindro: cilindro de aluminio con su filtro, motor de aletas detrás'),
    'm-24-of-dental@dryer': (
        'M 24 OF Dental, treatment: clear pre-filter, membrane dryer in its aluminium tube, white germ filter with coupling',
        'M 24 OF Dental, Aufbereitung: klarer Vorfilter, Membrantrockner im Aluminiumrohr, weißer Sterilfilter mit Kupplung',
        'M 24 OF Dental, traitement : préfiltre transparent, sécheur à membrane dans son tube d’aluminium, filtre stérile blanc et raccord',
        'M 24 OF Dental, tratamiento: prefiltro transparente, secador de membrana en su tubo de aluminio, filtro estéril blanco con enchufe'),
    'm-40-of-dental@dryer': (
        'M 40 OF Dental, treatment: clear pre-filter, membrane dryer in its aluminium tube, white germ filter with coupling',
        'M 40 OF Dental, Aufbereitung: klarer Vorfilter, Membrantrockner im Aluminiumrohr, weißer Sterilfilter mit Kupplung',
        'M 40 OF Dental, traitement : préfiltre transparent, sécheur à membrane dans son tube d’aluminium, filtre stérile blanc et raccord',
        'M 40 OF Dental, tratamiento: prefiltro transparente, secador de membrana en su tubo de aluminio, filtro estéril blanco con enchufe'),
    'm-22-b@side': (
        'M 22 B from the wheel: pneumatic tyre in its fork, pump and belt guard, grips behind',
        'M 22 B von der Radseite: Luftreifen in seiner Gabel, Aggregat und Riemenschutz, dahinter die Griffe',
        'M 22 B côté roue : pneu dans sa fourche, pompe et carter de courroie, poignées derrière',
        'M 22 B por el lado de la rueda: neumático en su horquilla, grupo y guarda de correa, empuñaduras detrás'),
    'm-50-b-site@side': (
        'M 50 B Site from the wheels: pump under the hood, tubular frame with lifting eyes in its corners',
        'M 50 B Site von der Radseite: Aggregat unter dem Wetterdach, Rohrrahmen mit Kranösen in den Ecken',
        'M 50 B Site côté roues : pompe sous le capot, cadre tubulaire avec anneaux de levage aux angles',
        'M 50 B Site por el lado de las ruedas: grupo bajo la capota, bastidor tubular con cáncamos en las esquinas'),
    'p-12@side': (
        'P 12 from the pump end: cast-iron cylinder with filter, petrol engine beside it, grips at both ends',
        'P 12 von der Aggregatseite: Graugusszylinder mit Filter, daneben der Benzinmotor, Griffe an beiden Enden',
        'P 12 côté pompe : cylindre en fonte et son filtre, moteur à essence à côté, poignées aux deux bouts',
        'P 12 por el lado del grupo: cilindro de fundición con filtro, motor de gasolina al lado, asas en ambos extremos'),
    'p-270-ts@engine': (
        'P 270 TS, engine: recoil starter under a yellow cap, fuel tank, air filter and pressure switch beside it',
        'P 270 TS, Motor: Starter mit gelber Kappe, Kraftstofftank, Luftfilter, daneben der Druckschalter',
        'P 270 TS, moteur : lanceur à capuchon jaune, réservoir, filtre à air, pressostat à côté',
        'P 270 TS, motor: arranque con tapa amarilla, depósito de combustible, filtro de aire, presostato al lado'),
    's-270-e-upright@side': (
        'S 270 E Upright from the pump end: console with its gusset on the shell, belt guard between pump and tank',
        'S 270 E Upright von der Aggregatseite: Konsole mit Knotenblech am Mantel, Riemenschutz zwischen Aggregat und Behälter',
        'S 270 E Upright côté pompe : console et son gousset sur la virole, carter de courroie entre pompe et cuve',
        'S 270 E Upright por el lado del grupo: consola con su cartela en la virola, guarda de correa entre grupo y depósito'),
    's-500-h-7-upright@side': (
        'S 500 H 7 Upright from the pump end: three cylinders and intercooler on the console, the tank behind them',
        'S 500 H 7 Upright von der Aggregatseite: drei Zylinder und Zwischenkühler auf der Konsole, dahinter der Behälter',
        'S 500 H 7 Upright côté pompe : trois cylindres et refroidisseur sur la console, la cuve derrière',
        'S 500 H 7 Upright por el lado del grupo: tres cilindros y refrigerador sobre la consola, el depósito detrás'),
    'r-7-t@dryer': (
        'R 7 T, dryer: small blue cabinet with lit dew-point display, aluminium pipes from the compressor through it into the tank',
        'R 7 T, Trockner: kleines blaues Gehäuse mit leuchtender Taupunktanzeige, Aluminiumrohre vom Kompressor hindurch in den Behälter',
        'R 7 T, sécheur : petite armoire bleue à affichage du point de rosée, tubes aluminium du compresseur à la cuve en passant par lui',
        'R 7 T, secador: cabina azul pequeña con indicador de punto de rocío, tubos de aluminio del compresor al depósito a través de él'),
    'r-30-t@dryer': (
        'Dryer beside the compressor: blue cabinet with lit dew-point display, aluminium pipes through it into the tank',
        'Trockner neben dem Kompressor: blaues Gehäuse mit leuchtender Taupunktanzeige, Aluminiumrohre hindurch in den Behälter',
        'Sécheur à côté du compresseur : armoire bleue à affichage du point de rosée, tubes aluminium vers la cuve',
        'Secador junto al compresor: cabina azul con indicador de punto de rocío, tubos de aluminio hacia el depósito'),
    'k-60@display': (
        'K 60, head: lit dew-point display, status lamps and the two connections on top',
        'K 60, Kopf: leuchtende Taupunktanzeige, Meldeleuchten und die beiden Anschlüsse oben',
        'K 60, tête : affichage du point de rosée, voyants et les deux raccords du dessus',
        'K 60, cabezal: indicador de punto de rocío, pilotos y las dos conexiones de arriba'),
    'k-220@side': (
        'K 220 from above left: fan in the roof, flanges of inlet and outlet, louvres of the condenser',
        'K 220 von links oben: Lüfter im Dach, Flansche von Ein- und Ausgang, Lamellengitter des Kondensators',
        'K 220 vu d’en haut à gauche : ventilateur du toit, brides d’entrée et de sortie, grilles du condenseur',
        'K 220 desde arriba a la izquierda: ventilador del techo, bridas de entrada y salida, rejillas del condensador'),
    'a-2@foot': (
        'A 2, foot: display of the dew point, status lamps and the two silencers of the regeneration',
        'A 2, Fuß: Taupunktanzeige, Meldeleuchten und die beiden Schalldämpfer der Regeneration',
        'A 2, pied : affichage du point de rosée, voyants et les deux silencieux de la régénération',
        'A 2, pie: indicador de punto de rocío, pilotos y los dos silenciadores de la regeneración'),
    'a-5@foot': (
        'A 5, foot: display of the dew point, status lamps and the two silencers of the regeneration',
        'A 5, Fuß: Taupunktanzeige, Meldeleuchten und die beiden Schalldämpfer der Regeneration',
        'A 5, pied : affichage du point de rosée, voyants et les deux silencieux de la régénération',
        'A 5, pie: indicador de punto de rocío, pilotos y los dos silenciadores de la regeneración'),
    'ks-5@side': (
        'KS 5 from the inlet: ball valve with yellow lever, connection of the vent on the cover',
        'KS 5 vom Eingang her: Kugelhahn mit gelbem Hebel, Anschluss der Entlüftung im Deckel',
        'KS 5 vu de l’entrée : vanne à levier jaune, raccord de l’évent sur le couvercle',
        'KS 5 desde la entrada: válvula de palanca amarilla, conexión del respiradero en la tapa'),
    'kt-8@knobs': (
        'KT 8, timer: one knob for the opening, one for the pause, lamps above them',
        'KT 8, Zeitgeber: ein Knopf für die Öffnung, einer für die Pause, darüber die Leuchten',
        'KT 8, minuterie : un bouton pour l’ouverture, un pour la pause, voyants au-dessus',
        'KT 8, temporizador: un mando para la apertura, otro para la pausa, pilotos encima'),
    'impact-wrench@side': (
        'Impact wrench from behind: torque regulator in the aluminium end cap, grip with exhaust slots',
        'Schlagschrauber von hinten: Drehmomentregler im Aluminiumdeckel, Griff mit Abluftschlitzen',
        'Clé à chocs vue de l’arrière : réglage du couple dans le flasque aluminium, poignée à fentes d’échappement',
        'Llave de impacto por detrás: regulador de par en la tapa de aluminio, empuñadura con ranuras de escape'),
    'orbital-sander@side': (
        'Orbital sander from behind: speed regulator, air inlet and dust outlet',
        'Exzenterschleifer von hinten: Drehzahlregler, Luftanschluss und Staubstutzen',
        'Ponceuse orbitale vue de l’arrière : réglage de vitesse, entrée d’air et sortie de poussière',
        'Lijadora orbital por detrás: regulador de velocidad, entrada de aire y salida de polvo'),
    'spray-gun@nozzle': (
        'Spray gun, nozzle: brass air cap with its ring, trigger and blue regulators',
        'Lackierpistole, Düse: Luftkappe aus Messing mit Ring, Abzug und blaue Regler',
        'Pistolet, buse : chapeau d’air en laiton et sa bague, gâchette et réglages bleus',
        'Pistola, boquilla: boquilla de aire de latón con su anillo, gatillo y reguladores azules'),
    'blow-gun@side': (
        'Blow gun from behind: trigger under the nozzle, rubber grip and air inlet below',
        'Blaspistole von hinten: Abzug unter der Düse, Gummigriff und Luftanschluss unten',
        'Soufflette vue de l’arrière : gâchette sous la buse, poignée caoutchouc et entrée d’air en bas',
        'Pistola de soplado por detrás: gatillo bajo la boquilla, empuñadura de goma y entrada de aire abajo'),
    'ratchet@head': (
        'Ratchet, head: square drive below, reversing knob above, fluted clamp nut',
        'Ratschenschrauber, Kopf: unten der Vierkant, oben der Umschaltknopf, geriffelte Spannmutter',
        'Clé à rochet, tête : carré dessous, molette d’inversion dessus, écrou cannelé',
        'Carraca, cabeza: cuadradillo abajo, mando de inversión arriba, tuerca estriada'),
    'drill@side': (
        'Drill from behind: black end cap, grip with exhaust slots and air inlet',
        'Bohrmaschine von hinten: schwarzer Deckel, Griff mit Abluftschlitzen und Luftanschluss',
        'Perceuse vue de l’arrière : flasque noir, poignée à fentes d’échappement et entrée d’air',
        'Taladro por detrás: tapa negra, empuñadura con ranuras de escape y entrada de aire'),
    'angle-grinder@side': (
        'Angle grinder from the disc: gear head, guard and side handle',
        'Winkelschleifer von der Scheibe her: Getriebekopf, Schutzhaube und Seitengriff',
        'Meuleuse vue du disque : tête d’engrenage, carter et poignée latérale',
        'Amoladora desde el disco: cabezal, protector y empuñadura lateral'),
    'nailer@side': (
        'Brad nailer from the magazine: window for the brads, grip and air inlet behind',
        'Bradnagler von der Magazinseite: Fenster für die Nägel, dahinter Griff und Luftanschluss',
        'Cloueur côté magasin : fenêtre des pointes, poignée et entrée d’air derrière',
        'Clavadora por el lado del cargador: ventana de los brads, empuñadura y entrada de aire detrás'),
    'branch@side': (
        'Equal tee from the other side: three fluted nuts on the ends of blue pipes',
        'T-Stück von der anderen Seite: drei geriffelte Muttern auf den Enden blauer Rohre',
        'Té égal vu de l’autre côté : trois écrous cannelés sur les bouts de tubes bleus',
        'Te igual desde el otro lado: tres tuercas estriadas en los extremos de tubos azules'),
    'straight@side': (
        'Straight connector from the other side: two fluted nuts on the ends of blue pipes',
        'Verbinder von der anderen Seite: zwei geriffelte Muttern auf den Enden blauer Rohre',
        'Raccord droit vu de l’autre côté : deux écrous cannelés sur les bouts de tubes bleus',
        'Unión recta desde el otro lado: dos tuercas estriadas en los extremos de tubos azules'),
    'bend@side': (
        'Elbow 90° from the mouth of the pipe: its wall and the fluted nuts',
        'Winkel 90° von der Rohrmündung her: Rohrwand und geriffelte Muttern',
        'Coude 90° vu de la bouche du tube : la paroi et les écrous cannelés',
        'Codo 90° desde la boca del tubo: la pared y las tuercas estriadas'),
    'valve@side': (
        'Ball valve from the other side: yellow lever along the pipe, which is open',
        'Kugelhahn von der anderen Seite: gelber Hebel längs zum Rohr, der Hahn ist offen',
        'Vanne à bille vue de l’autre côté : levier jaune dans l’axe du tube, vanne ouverte',
        'Válvula de bola desde el otro lado: palanca amarilla a lo largo del tubo, abierta'),
    'outlet-2@side': (
        'Wall outlet from the other side: two couplings that point down and forward',
        'Wandanschluss von der anderen Seite: zwei schräg nach vorn weisende Kupplungen',
        'Prise murale vue de l’autre côté : deux raccords inclinés vers l’avant',
        'Toma mural desde el otro lado: dos enchufes inclinados hacia delante'),
    'outlet-4@side': (
        'Wall outlet with four couplings from the other side: all of them point down and forward',
        'Wandanschluss mit vier Kupplungen von der anderen Seite: Alle weisen schräg nach vorn',
        'Prise murale à quatre raccords vue de l’autre côté : tous inclinés vers l’avant',
        'Toma mural con cuatro enchufes desde el otro lado: todos inclinados hacia delante'),
    'pipe-run@pipes': (
        'Ends of the six AIR Net pipes side by side, from 20 to 63 mm',
        'Enden der sechs AIR-Net-Rohre nebeneinander, von 20 bis 63 mm',
        'Bouts des six tubes AIR Net côte à côte, de 20 à 63 mm',
        'Extremos de los seis tubos AIR Net uno junto a otro, de 20 a 63 mm'),
    'pipe-tools@gauge': (
        'AIR Net pipe tools: test gauge with valve and coupling, deburrer with its cone of blades in front',
        'AIR-Net-Rohrwerkzeuge: Prüfmanometer mit Hahn und Kupplung, davor der Entgrater mit seinem Schneidkegel',
        'Outils AIR Net : manomètre d’essai avec vanne et raccord, ébavureur et son cône de lames devant',
        'Herramientas AIR Net: manómetro de prueba con válvula y enchufe, desbarbador con su cono de cuchillas delante'),
    'hose@coupling': (
        'Compressed-air hose, end: steel ferrule and brass quick coupling before the coil',
        'Druckluftschlauch, Ende: Stahlhülse und Schnellkupplung aus Messing vor der Rolle',
        'Tuyau, extrémité : douille d’acier et raccord rapide en laiton devant le rouleau',
        'Manguera, extremo: casquillo de acero y enchufe rápido de latón ante el rollo'),
    'maintenance-unit@side': (
        'Maintenance unit from the inlet: filter first, then regulator with gauge, then lubricator',
        'Wartungseinheit vom Eingang her: erst der Filter, dann der Regler mit Manometer, dann der Öler',
        'Unité de traitement vue de l’entrée : filtre, puis détendeur avec manomètre, puis lubrificateur',
        'Unidad de mantenimiento desde la entrada: filtro, después regulador con manómetro, después lubricador'),
    'oil@side': (
        'Compressor oil from the other side: 1 litre bottle in front of the 5 litre can',
        'Kompressorenöl von der anderen Seite: 1-Liter-Flasche vor dem 5-Liter-Kanister',
        'Huile pour compresseurs vue de l’autre côté : flacon de 1 litre devant le bidon de 5 litres',
        'Aceite para compresores desde el otro lado: botella de 1 litro ante la garrafa de 5 litros'),
    'service-kit@parts': (
        'Service kit, parts: pleated air filter, two spin-on filters and gaskets in front of the carton',
        'Wartungssatz, Teile: gefalteter Luftfilter, zwei Anschraubfilter und Dichtungen vor dem Karton',
        'Kit d’entretien, pièces : filtre à air plissé, deux filtres à visser et joints devant le carton',
        'Kit de mantenimiento, piezas: filtro de aire plisado, dos filtros roscados y juntas ante la caja'),
    'refrigeration-dryer@display': (
        'Refrigeration dryer, head: lit dew-point display, status lamps and the two connections on top',
        'Kältetrockner, Kopf: leuchtende Taupunktanzeige, Meldeleuchten und die beiden Anschlüsse oben',
        'Sécheur frigorifique, tête : affichage du point de rosée, voyants et les deux raccords du dessus',
        'Secador frigorífico, cabezal: indicador de punto de rocío, pilotos y las dos conexiones de arriba'),
    'desiccant-dryer@controller': (
        'Desiccant dryer, controller: dew-point display and status lamps between the two vessels and their gauges',
        'Adsorptionstrockner, Steuerung: Taupunktanzeige und Meldeleuchten zwischen den Behältern und ihren Manometern',
        'Sécheur à adsorption, commande : affichage du point de rosée et voyants entre les colonnes et leurs manomètres',
        'Secador de adsorción, mando: indicador de punto de rocío y pilotos entre las torres y sus manómetros'),
    'condensate-drain@side': (
        'Condensate drain from the inlet: ball valve with yellow lever, status lamps on the blue hood',
        'Kondensatableiter vom Eingang her: Kugelhahn mit gelbem Hebel, Meldeleuchten an der blauen Haube',
        'Purgeur vu de l’entrée : vanne à levier jaune, voyants sur le capot bleu',
        'Purgador desde la entrada: válvula de palanca amarilla, pilotos en la tapa azul'),
    'oil-water-separator@side': (
        'Oil-water separator from the left: ribbed container, label and test tap in front, sight tube at the right',
        'Öl-Wasser-Trenner von links: gerippter Behälter, vorn Schild und Probehahn, rechts das Schauglas',
        'Séparateur huile-eau vu de gauche : cuve nervurée, étiquette et robinet d’essai devant, tube de niveau à droite',
        'Separador de agua y aceite desde la izquierda: recipiente nervado, rótulo y grifo de prueba delante, nivel a la derecha'),
}

# several families in one picture
ROWS = {
    'line-filter@row': dict(
        of=['line-filter', 'line-filter-fine', 'line-filter-carbon'],
        caption=(
            'The three grades: FP, FF and FA', 'Die drei Feinheiten: FP, FF und FA',
            'Les trois finesses : FP, FF et FA', 'Los tres grados: FP, FF y FA'),
        alt=(
            'Pre-filter FP with a light ring, fine filter FF with a yellow one and activated-carbon filter FA with a black one',
            'Vorfilter FP mit hellem, Feinfilter FF mit gelbem und Aktivkohlefilter FA mit schwarzem Ring',
            'Préfiltre FP à anneau clair, filtre fin FF à anneau jaune et filtre à charbon actif FA à anneau noir',
            'Prefiltro FP con anillo claro, filtro fino FF con anillo amarillo y filtro de carbón activo FA con anillo negro')),
    'receiver-upright@row': dict(
        of=['receiver-upright', 'receiver-galvanised', 'receiver-lying'],
        caption=(
            'The three kinds: upright, galvanised, horizontal', 'Die drei Bauarten: stehend, verzinkt, liegend',
            'Les trois types : vertical, galvanisé, horizontal', 'Los tres tipos: vertical, galvanizado, horizontal'),
        alt=(
            'Blue upright, galvanised upright and blue horizontal receiver side by side',
            'Blauer stehender, verzinkter stehender und blauer liegender Behälter nebeneinander',
            'Réservoir vertical bleu, vertical galvanisé et horizontal bleu côte à côte',
            'Depósito vertical azul, vertical galvanizado y horizontal azul uno junto a otro')),
}
