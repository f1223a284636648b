"""Service kits with their own picture: the products in each picture, with texts in four languages."""

KITS = {
    'kit-valves': dict(
        exact=['V-8004-00'],
        shared=['V-8005-00'],
        alt=(
            'Valve kit: two valve plates with reeds of spring steel and two head gaskets in front of a Ventora carton',
            'Ventilsatz: zwei Ventilplatten mit Zungen aus Federstahl und zwei Zylinderkopfdichtungen vor einem Ventora Karton',
            'Kit clapets : deux plaques à lamelles en acier ressort et deux joints de culasse devant un carton Ventora',
            'Kit de válvulas: dos placas con lengüetas de acero y dos juntas de culata ante una caja Ventora')),
    'kit-oil-free': dict(
        exact=['V-8001-00'],
        alt=(
            'Kit for oil-free pumps: two aluminium cylinder sleeves, two black piston cups, four reeds and O-rings in front of a carton',
            'Satz für ölfreie Aggregate: zwei Laufbuchsen aus Aluminium, zwei schwarze Kolbenmanschetten, vier Zungen und O-Ringe vor einem Karton',
            'Kit pour pompes sans huile : deux chemises en aluminium, deux coupelles noires, quatre lamelles et joints toriques devant un carton',
            'Kit para grupos sin aceite: dos camisas de aluminio, dos copas negras de pistón, cuatro lengüetas y juntas tóricas ante una caja')),
    'kit-non-return': dict(
        exact=['V-8006-00'],
        shared=['V-8007-00', 'V-8008-00'],
        alt=(
            'Parts of a non-return valve: brass plug with rubber seat, spring, bushing, O-ring and copper ring, beside them a bottle of sealant',
            'Teile eines Rückschlagventils: Messingkegel mit Gummisitz, Feder, Buchse, O-Ring und Kupferring, daneben ein Fläschchen Dichtmittel',
            'Pièces d’un clapet anti-retour : cône en laiton à siège caoutchouc, ressort, douille, joint torique et bague cuivre, flacon d’étanchéité à côté',
            'Piezas de una válvula antirretorno: cono de latón con asiento de goma, muelle, casquillo, junta tórica y arandela de cobre, con un frasco de sellador')),
    'kit-booster': dict(
        exact=['V-8060-00'],
        alt=(
            'Booster kit: two concentric high-pressure valves, piston rings, rod seal and copper ring in front of a carton',
            'Satz für Nachverdichter: zwei Ringventile für Hochdruck, Kolbenringe, Stangendichtung und Kupferring vor einem Karton',
            'Kit surpresseur : deux clapets concentriques haute pression, segments, joint de tige et bague cuivre devant un carton',
            'Kit para sobrepresores: dos válvulas concéntricas de alta presión, segmentos, junta de vástago y arandela de cobre ante una caja')),
    'filter-elements': dict(
        exact=[],
        shared=['V-8040-00', 'V-8041-00', 'V-8042-00'],
        caption=('From left: FP, FF and FA', 'Von links: FP, FF und FA', 'De gauche à droite : FP, FF et FA', 'De izquierda a derecha: FP, FF y FA'),
        alt=(
            'Three filter elements: FP with white pleats and grey caps, FF with pleats under a steel mesh and yellow caps, FA black with black caps',
            'Drei Filterelemente: FP mit weißen Falten und grauen Kappen, FF mit Falten unter Stahlgitter und gelben Kappen, FA schwarz mit schwarzen Kappen',
            'Trois éléments filtrants : FP à plis blancs et flasques gris, FF à plis sous grille d’acier et flasques jaunes, FA noir à flasques noirs',
            'Tres elementos filtrantes: FP de pliegues blancos y tapas grises, FF de pliegues bajo malla de acero y tapas amarillas, FA negro con tapas negras')),
    'kit-engine': dict(
        exact=['V-8009-00'],
        alt=(
            'Kit for the petrol engine: bottle of engine oil, round filter of the pump, flat air filter and spark plug',
            'Satz für den Benzinmotor: Flasche Motoröl, runder Filter der Pumpe, flacher Luftfilter und Zündkerze',
            'Kit moteur essence : flacon d’huile moteur, filtre rond de la pompe, filtre à air plat et bougie',
            'Kit del motor de gasolina: botella de aceite de motor, filtro redondo del grupo, filtro de aire plano y bujía')),
    'kit-dryers': dict(
        exact=[],
        shared=['V-8030-00', 'V-8031-00'],
        caption=(
            'Left: parts for K 4 – K 38; right: for K 48 – K 300', 'Links: Teile für K 4 – K 38, rechts: für K 48 – K 300',
            'À gauche : pièces pour K 4 – K 38 ; à droite : pour K 48 – K 300', 'A la izquierda: piezas para K 4 – K 38; a la derecha: para K 48 – K 300'),
        alt=(
            'Dryer kits: drain cartridge and yellow brush on the left, two membranes, fan bearing and probe on the right of a carton',
            'Trocknersätze: links Ableiterkartusche und gelbe Bürste, rechts zwei Membranen, Lüfterlager und Fühler vor einem Karton',
            'Kits sécheurs : cartouche de purge et brosse jaune à gauche, deux membranes, roulement et sonde à droite d’un carton',
            'Kits de secadores: cartucho de purga y cepillo amarillo a la izquierda, dos membranas, rodamiento y sonda a la derecha de una caja')),
    'kit-desiccant': dict(
        exact=['V-8032-00'],
        alt=(
            '8 kg paper bag of desiccant, a heap of its beads and two valve shuttles with O-rings in front of it',
            'Papiersack mit 8 kg Trockenmittel, davor ein Häufchen der Perlen und zwei Ventilschieber mit O-Ringen',
            'Sac en papier de 8 kg de dessiccant, un tas de billes et deux tiroirs de vanne à joints toriques devant',
            'Saco de papel de 8 kg de desecante y, delante, un montón de bolas y dos correderas de válvula con juntas tóricas')),
    'kit-separator': dict(
        exact=['V-8050-00'],
        alt=(
            'Two black bags of activated carbon with labels, a roll of fleece and some of the carbon in front of them',
            'Zwei schwarze Beutel Aktivkohle mit Etikett, davor eine Rolle Vlies und etwas von der Kohle',
            'Deux sacs noirs de charbon actif étiquetés, un rouleau de non-tissé et un peu de charbon devant',
            'Dos bolsas negras de carbón activo con etiqueta y, delante, un rollo de fieltro y algo de carbón')),
}
