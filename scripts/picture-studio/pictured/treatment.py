"""Dryers and drains of other types than those in `machines.py`: the products in each picture, with texts in four languages."""


def _columns(model, how):
    en, de, fr, es = how
    return (
        f'{model}: two {en}columns of extruded aluminium between a blue head with two gauges and a blue foot with display',
        f'{model}: zwei {de}Säulen aus Aluminiumprofil zwischen blauem Kopf mit zwei Manometern und blauem Fuß mit Anzeige',
        f'{model} : deux {fr}colonnes en profilé d’aluminium entre une tête bleue à deux manomètres et un pied bleu à écran',
        f'{model}: dos {es}columnas de perfil de aluminio entre un cabezal azul con dos manómetros y un pie azul con pantalla')


TREATMENT = {
    'k-60': dict(
        exact=['V-4010-00', 'V-4009-00'],
        alt=(
            'K 60: tall blue dryer cabinet with graphite head, lit dew-point display, louvres and two pipe connections on top',
            'K 60: hohes blaues Trocknergehäuse mit graphitfarbenem Kopf, leuchtender Taupunktanzeige, Lamellengittern und zwei Rohranschlüssen oben',
            'K 60 : sécheur en armoire bleue haute à tête graphite, affichage du point de rosée, grilles et deux raccords sur le dessus',
            'K 60: secador en cabina azul alta con cabezal grafito, indicador de punto de rocío, rejillas y dos conexiones arriba')),
    'k-220': dict(
        exact=['V-4015-00'],
        shared=['V-4014-00', 'V-4016-00'],
        alt=(
            'K 220: free-standing blue dryer cabinet with two doors, lit dew-point display, fan on the roof and two flanged pipes',
            'K 220: frei stehendes blaues Trocknergehäuse mit zwei Türen, leuchtender Taupunktanzeige, Lüfter im Dach und zwei Flanschanschlüssen',
            'K 220 : sécheur en armoire bleue sur pied à deux portes, affichage du point de rosée, ventilateur sur le toit et deux brides',
            'K 220: secador en cabina azul de pie con dos puertas, indicador de punto de rocío, ventilador en el techo y dos bridas')),
    'a-2': dict(exact=['V-4102'], shared=['V-4101'], alt=_columns('A 2', ('short ', 'kurze ', 'courtes ', ''))),
    'a-5': dict(exact=['V-4104'], shared=['V-4103', 'V-4105'], alt=_columns('A 5', ('tall ', 'hohe ', 'hautes ', ''))),
    'a-120': dict(
        exact=['V-4112'],
        alt=(
            'A 120: two wide blue vessels on a frame, joined by large valve blocks above and below, with a controller between them',
            'A 120: zwei weite blaue Behälter auf einem Rahmen, oben und unten durch große Ventilblöcke verbunden, dazwischen die Steuerung',
            'A 120 : deux larges colonnes bleues sur un châssis, reliées en haut et en bas par de grands blocs de vannes, la commande entre elles',
            'A 120: dos torres azules anchas sobre un bastidor, unidas arriba y abajo por grandes bloques de válvulas, con el mando entre ellas')),
    'ks-5': dict(
        exact=['V-4801-00'],
        alt=(
            'KS 5: cast aluminium bowl with a bolted blue cover, ball valve at the inlet, hose nozzle at the outlet',
            'KS 5: Topf aus Aluminiumguss mit verschraubtem blauem Deckel, Kugelhahn am Eingang, Schlauchtülle am Ausgang',
            'KS 5 : corps en fonte d’aluminium à couvercle bleu boulonné, vanne à bille à l’entrée, embout de tuyau à la sortie',
            'KS 5: cuerpo de aluminio fundido con tapa azul atornillada, válvula de bola en la entrada, boquilla en la salida')),
    'kt-8': dict(
        exact=['V-4802-00'],
        alt=(
            'KT 8: brass solenoid valve with strainer, black coil, timer with two yellow knobs and cable',
            'KT 8: Magnetventil aus Messing mit Schmutzfänger, schwarzer Spule, Zeitgeber mit zwei gelben Knöpfen und Kabel',
            'KT 8 : électrovanne en laiton à filtre, bobine noire, minuterie à deux boutons jaunes et câble',
            'KT 8: electroválvula de latón con filtro, bobina negra, temporizador con dos mandos amarillos y cable')),
}
