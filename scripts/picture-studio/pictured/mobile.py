"""Machines to carry, wheel or stand in a corner: the products in each picture, with texts in four languages."""

MOBILE = {
    'm-6-d': dict(
        exact=['V-1206-00'],
        alt=(
            'M 6 D: motor and cylinder in line on a blue 6 litre tank on rubber feet, control panel in front, carrying handle over both',
            'M 6 D: Motor und Zylinder auf einer Welle, blauer 6-Liter-Behälter auf Gummifüßen, vorn das Bedienfeld, darüber der Tragegriff',
            'M 6 D : moteur et cylindre sur le même axe, cuve bleue de 6 litres sur patins, tableau devant, poignée de transport au-dessus',
            'M 6 D: motor y cilindro en línea sobre un depósito azul de 6 litros con pies de goma, panel delante y asa de transporte encima')),
    'm-10-d': dict(
        exact=['V-1210'],
        alt=(
            'M 10 D: two slim blue tanks side by side under a graphite roll cage, motor, cylinder and control panel between its hoops',
            'M 10 D: zwei schlanke blaue Behälter nebeneinander unter einem graphitfarbenen Rohrrahmen, dazwischen Motor, Zylinder und Bedienfeld',
            'M 10 D : deux cuves bleues étroites côte à côte sous un arceau graphite, moteur, cylindre et tableau entre les tubes',
            'M 10 D: dos depósitos azules estrechos uno junto a otro bajo un bastidor tubular grafito, con motor, cilindro y panel entre los tubos')),
    'm-24-dv': dict(
        exact=['V-1225-00'],
        alt=(
            'M 24 DV: motor and cylinder in line on top of an upright blue 24 litre tank, control panel in front, bow handle behind',
            'M 24 DV: Motor und Zylinder auf einem stehenden blauen 24-Liter-Behälter, vorn das Bedienfeld, hinten der Bügelgriff',
            'M 24 DV : moteur et cylindre au sommet d’une cuve bleue verticale de 24 litres, tableau devant, arceau derrière',
            'M 24 DV: motor y cilindro sobre un depósito azul vertical de 24 litros, panel delante y asa detrás')),
    'm-90-d': dict(
        exact=['V-1290-00'],
        alt=(
            'M 90 D: motor and two cylinders in a V on a blue 90 litre tank with two wheels and a bow handle',
            'M 90 D: Motor und zwei Zylinder in V-Form auf blauem 90-Liter-Behälter mit zwei Rädern und Bügelgriff',
            'M 90 D : moteur et deux cylindres en V sur une cuve bleue de 90 litres, deux roues et arceau',
            'M 90 D: motor y dos cilindros en V sobre un depósito azul de 90 litros con dos ruedas y asa')),
    'm-90-dv': dict(
        exact=['V-1291-00'],
        alt=(
            'M 90 DV: motor and two cylinders in a V on top of a slim upright blue 90 litre tank, control panel in front',
            'M 90 DV: Motor und zwei Zylinder in V-Form auf einem schlanken stehenden blauen 90-Liter-Behälter, vorn das Bedienfeld',
            'M 90 DV : moteur et deux cylindres en V au sommet d’une cuve bleue verticale de 90 litres, tableau devant',
            'M 90 DV: motor y dos cilindros en V sobre un depósito azul vertical y esbelto de 90 litros, panel delante')),
    'm-22-b': dict(
        exact=['V-1311'],
        alt=(
            'M 22 B: wheelbarrow with a pneumatic tyre, belt-driven pump and motor above two slim blue tanks, lifting eye on a bar over them',
            'M 22 B: Schubkarre mit Luftreifen, Riemenaggregat und Motor über zwei schlanken blauen Behältern, darüber ein Bügel mit Kranöse',
            'M 22 B : brouette à pneu gonflable, pompe à courroie et moteur au-dessus de deux cuves bleues étroites, anneau de levage sur un arceau',
            'M 22 B: carretilla con neumático, grupo de correa y motor sobre dos depósitos azules estrechos, cáncamo en un arco por encima')),
    'm-50-b-site': dict(
        exact=['V-1352'],
        alt=(
            'M 50 B Site: M 50 on its blue 50 litre tank in a graphite tubular frame with hood, four yellow lifting eyes and two wheels',
            'M 50 B Site: M 50 auf blauem 50-Liter-Behälter in graphitfarbenem Rohrrahmen mit Wetterdach, vier gelben Kranösen und zwei Rädern',
            'M 50 B Site : M 50 sur sa cuve bleue de 50 litres dans un cadre tubulaire graphite avec capot, quatre anneaux jaunes et deux roues',
            'M 50 B Site: M 50 sobre su depósito azul de 50 litros en un bastidor tubular grafito con capota, cuatro cáncamos amarillos y dos ruedas')),
    'm-90-b-14': dict(
        exact=['V-1391-00'],
        alt=(
            'M 90 B 14: two-stage pump with finned intercooler and motor under a belt guard on a blue 90 litre tank with two wheels and a push handle',
            'M 90 B 14: zweistufiges Aggregat mit beripptem Zwischenkühler und Motor unter dem Riemenschutz, blauer 90-Liter-Behälter mit Rädern und Schiebegriff',
            'M 90 B 14 : pompe bi-étagée à refroidisseur à ailettes et moteur sous carter de courroie, cuve bleue de 90 litres, deux roues et poignée',
            'M 90 B 14: grupo de dos etapas con refrigerador de aletas y motor bajo la guarda de correa, depósito azul de 90 litros, dos ruedas y asa')),
    'm-2-of': dict(
        exact=['V-1402-00'],
        alt=(
            'M 2 OF: small motor with one aluminium cylinder on a blue 2 litre tank on rubber feet, with gauges and a carrying handle',
            'M 2 OF: kleiner Motor mit einem Aluminiumzylinder auf blauem 2-Liter-Behälter mit Gummifüßen, Manometern und Tragegriff',
            'M 2 OF : petit moteur à un cylindre en aluminium sur une cuve bleue de 2 litres à patins, manomètres et poignée de transport',
            'M 2 OF: motor pequeño con un cilindro de aluminio sobre un depósito azul de 2 litros con pies de goma, manómetros y asa')),
    'm-4-of': dict(
        exact=['V-1404-00'],
        alt=(
            'M 4 OF: two small blue tanks in a graphite roll cage, above them the motor with one aluminium cylinder and the control panel',
            'M 4 OF: zwei kleine blaue Behälter in einem graphitfarbenen Rohrrahmen, darüber der Motor mit einem Aluminiumzylinder und das Bedienfeld',
            'M 4 OF : deux petites cuves bleues dans un arceau graphite, au-dessus le moteur à un cylindre en aluminium et le tableau',
            'M 4 OF: dos depósitos azules pequeños en un bastidor tubular grafito, encima el motor con un cilindro de aluminio y el panel')),
    'm-6-of': dict(
        exact=['V-1406-00'],
        alt=(
            'M 6 OF: motor with one aluminium cylinder on a blue 6 litre tank on rubber feet, control panel in front, carrying handle over both',
            'M 6 OF: Motor mit einem Aluminiumzylinder auf blauem 6-Liter-Behälter mit Gummifüßen, vorn das Bedienfeld, darüber der Tragegriff',
            'M 6 OF : moteur à un cylindre en aluminium sur une cuve bleue de 6 litres à patins, tableau devant, poignée de transport au-dessus',
            'M 6 OF: motor con un cilindro de aluminio sobre un depósito azul de 6 litros con pies de goma, panel delante y asa de transporte encima')),
    'm-12-of': dict(
        exact=['V-1412-00'],
        alt=(
            'M 12 OF: motor with an aluminium cylinder at each end on a blue 12 litre tank on rubber feet, carrying handle over both',
            'M 12 OF: Motor mit je einem Aluminiumzylinder an beiden Enden auf blauem 12-Liter-Behälter mit Gummifüßen, darüber der Tragegriff',
            'M 12 OF : moteur avec un cylindre en aluminium à chaque bout sur une cuve bleue de 12 litres à patins, poignée de transport au-dessus',
            'M 12 OF: motor con un cilindro de aluminio en cada extremo sobre un depósito azul de 12 litros con pies de goma y asa de transporte encima')),
    'm-24-of-dental': dict(
        exact=['V-1424-00'],
        alt=(
            'M 24 OF Dental: motor with two oil-free cylinders on an upright blue 24 litre tank, in front of it pre-filter, membrane dryer and germ filter',
            'M 24 OF Dental: Motor mit zwei ölfreien Zylindern auf stehendem blauem 24-Liter-Behälter, davor Vorfilter, Membrantrockner und Sterilfilter',
            'M 24 OF Dental : moteur à deux cylindres sans huile sur une cuve bleue verticale de 24 litres, devant préfiltre, sécheur à membrane et filtre stérile',
            'M 24 OF Dental: motor con dos cilindros sin aceite sobre un depósito azul vertical de 24 litros, delante prefiltro, secador de membrana y filtro estéril')),
    'm-40-of-dental': dict(
        exact=['V-1440-00'],
        alt=(
            'M 40 OF Dental: two oil-free motors side by side on a blue 40 litre tank, control panel and membrane dryer with its filters in front',
            'M 40 OF Dental: zwei ölfreie Aggregate nebeneinander auf blauem 40-Liter-Behälter, vorn Bedienfeld und Membrantrockner mit Filtern',
            'M 40 OF Dental : deux groupes sans huile côte à côte sur une cuve bleue de 40 litres, tableau et sécheur à membrane avec ses filtres devant',
            'M 40 OF Dental: dos grupos sin aceite uno junto a otro sobre un depósito azul de 40 litros, delante panel y secador de membrana con sus filtros')),
    'm-6-silent': dict(
        exact=['V-1506-00'],
        alt=(
            'M 6 Silent: small blue sound hood on rubber feet with graphite control panel, two gauges, coupling and carrying bars',
            'M 6 Silent: kleine blaue Schallhaube auf Gummifüßen mit graphitfarbenem Bedienfeld, zwei Manometern, Kupplung und Tragebügeln',
            'M 6 Silent : petit capot insonorisant bleu sur patins, tableau graphite, deux manomètres, raccord et barres de transport',
            'M 6 Silent: carcasa insonorizante azul pequeña con pies de goma, panel grafito, dos manómetros, enchufe y barras de transporte')),
    'p-12': dict(
        exact=['V-1612-00'],
        alt=(
            'P 12: petrol engine and single-cylinder pump above two small blue tanks in a tubular frame with a yellow grip at each end',
            'P 12: Benzinmotor und Einzylinder-Aggregat über zwei kleinen blauen Behältern im Rohrrahmen mit gelbem Griff an beiden Enden',
            'P 12 : moteur à essence et pompe monocylindre au-dessus de deux petites cuves bleues, cadre tubulaire à poignée jaune à chaque bout',
            'P 12: motor de gasolina y grupo monocilíndrico sobre dos depósitos azules pequeños en un bastidor tubular con asa amarilla en cada extremo')),
    'p-22': dict(
        exact=['V-1622-00'],
        alt=(
            'P 22: wheelbarrow with a pneumatic tyre, petrol engine and V-twin pump above two slim blue tanks, lifting eye on a bar over them',
            'P 22: Schubkarre mit Luftreifen, Benzinmotor und V-Zweizylinder-Aggregat über zwei schlanken blauen Behältern, darüber ein Bügel mit Kranöse',
            'P 22 : brouette à pneu gonflable, moteur à essence et pompe bicylindre en V au-dessus de deux cuves bleues étroites, anneau de levage sur un arceau',
            'P 22: carretilla con neumático, motor de gasolina y grupo bicilíndrico en V sobre dos depósitos azules estrechos, cáncamo en un arco por encima')),
    'p-100-ts': dict(
        exact=['V-1660-00'],
        alt=(
            'P 100 TS: petrol engine and two-stage pump with finned intercooler on a blue 100 litre tank on feet, a yellow lifting eye at its end',
            'P 100 TS: Benzinmotor und zweistufiges Aggregat mit beripptem Zwischenkühler auf blauem 100-Liter-Behälter mit Füßen, am Ende eine gelbe Kranöse',
            'P 100 TS : moteur à essence et pompe bi-étagée à refroidisseur à ailettes sur une cuve bleue de 100 litres sur pieds, anneau de levage jaune au bout',
            'P 100 TS: motor de gasolina y grupo de dos etapas con refrigerador de aletas sobre un depósito azul de 100 litros con patas, cáncamo amarillo en el extremo')),
    'p-120-van': dict(
        exact=['V-1670-00'],
        alt=(
            'P 120 Van: large petrol engine and two-stage pump on a blue 120 litre tank, on feet that are bolted down, with yellow lifting eyes',
            'P 120 Van: großer Benzinmotor und zweistufiges Aggregat auf blauem 120-Liter-Behälter mit Füßen zum Verschrauben und gelben Kranösen',
            'P 120 Van : gros moteur à essence et pompe bi-étagée sur une cuve bleue de 120 litres, pieds à boulonner et anneaux de levage jaunes',
            'P 120 Van: motor de gasolina grande y grupo de dos etapas sobre un depósito azul de 120 litros con patas para atornillar y cáncamos amarillos')),
    'p-270-ts': dict(
        exact=['V-1671-00'],
        alt=(
            'P 270 TS: large petrol engine, two-stage pump and starter battery on a blue 270 litre tank on feet with yellow lifting eyes',
            'P 270 TS: großer Benzinmotor, zweistufiges Aggregat und Starterbatterie auf blauem 270-Liter-Behälter mit Füßen und gelben Kranösen',
            'P 270 TS : gros moteur à essence, pompe bi-étagée et batterie de démarrage sur une cuve bleue de 270 litres sur pieds, anneaux de levage jaunes',
            'P 270 TS: motor de gasolina grande, grupo de dos etapas y batería de arranque sobre un depósito azul de 270 litros con patas y cáncamos amarillos')),
}
