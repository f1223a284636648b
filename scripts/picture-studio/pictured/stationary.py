"""Upright and bare piston machines, screw machines on tanks: the products in each picture, with texts in four languages."""


def _upright(model, litres, pump):
    en, de, fr, es = pump
    return (
        f'{model}: {en}, belt guard and motor on a console in front of an upright blue {litres} litre tank on three legs',
        f'{model}: {de}, Riemenschutz und Motor auf einer Konsole vor einem stehenden blauen {litres}-Liter-Behälter auf drei Beinen',
        f'{model} : {fr}, carter de courroie et moteur sur une console devant une cuve bleue verticale de {litres} litres sur trois pieds',
        f'{model}: {es}, guarda de correa y motor sobre una consola delante de un depósito azul vertical de {litres} litros con tres patas')


def _on_270(model):
    return (
        f'{model}: screw compressor cabinet on a short blue 270 litre tank, with an aluminium pipe into the tank and a ball valve',
        f'{model}: Schraubenkompressor im Gehäuse auf kurzem blauem 270-Liter-Behälter, mit Aluminiumrohr in den Behälter und Kugelhahn',
        f'{model} : compresseur à vis capoté sur une cuve bleue courte de 270 litres, tube aluminium vers la cuve et vanne à bille',
        f'{model}: compresor de tornillo carrozado sobre un depósito azul corto de 270 litros, con tubo de aluminio al depósito y válvula de bola')


V_TWIN = ('V-twin pump', 'V-Zweizylinder-Aggregat', 'pompe bicylindre en V', 'grupo bicilíndrico en V')
THREE = ('three-cylinder two-stage pump', 'zweistufiges Dreizylinder-Aggregat', 'pompe bi-étagée à trois cylindres', 'grupo de dos etapas y tres cilindros')

STATIONARY = {
    's-270-e-upright': dict(exact=['V-2128-00'], alt=_upright('S 270 E Upright', 270, V_TWIN)),
    's-500-e-upright': dict(exact=['V-2151-00'], alt=_upright('S 500 E Upright', 500, V_TWIN)),
    's-500-h-7-upright': dict(exact=['V-2352-00'], alt=_upright('S 500 H 7 Upright', 500, THREE)),
    's-4-e-base': dict(
        exact=['V-2140-00'],
        alt=(
            'S 4 E Base: V-twin pump, belt guard and motor on a blue base plate, at its edge pressure switch, gauge and ball valve',
            'S 4 E Base: V-Zweizylinder-Aggregat, Riemenschutz und Motor auf blauer Grundplatte, am Rand Druckschalter, Manometer und Kugelhahn',
            'S 4 E Base : pompe bicylindre en V, carter de courroie et moteur sur un châssis bleu, au bord pressostat, manomètre et vanne à bille',
            'S 4 E Base: grupo bicilíndrico en V, guarda de correa y motor sobre una bancada azul, en el borde presostato, manómetro y válvula de bola')),
    'r-7-270': dict(exact=['V-3307'], alt=_on_270('R 7 / 270')),
    'r-11-270': dict(exact=['V-3311'], alt=_on_270('R 11 / 270')),
    'r-7-t': dict(
        exact=['V-3107'],
        alt=(
            'R 7 T: screw compressor cabinet and small refrigeration dryer side by side on a short blue 270 litre tank',
            'R 7 T: Schraubenkompressor im Gehäuse und kleiner Kältetrockner nebeneinander auf kurzem blauem 270-Liter-Behälter',
            'R 7 T : compresseur à vis capoté et petit sécheur frigorifique côte à côte sur une cuve bleue courte de 270 litres',
            'R 7 T: compresor de tornillo carrozado y secador frigorífico pequeño uno junto a otro sobre un depósito azul corto de 270 litros')),
    'r-30-1000': dict(
        exact=['V-3630'],
        alt=(
            'R 30 / 1000: wide screw compressor cabinet with two doors on a blue 1,000 litre tank, with an aluminium pipe into the tank',
            'R 30 / 1000: breites Kompressorgehäuse mit zwei Türen auf blauem 1.000-Liter-Behälter, mit Aluminiumrohr in den Behälter',
            'R 30 / 1000 : large armoire de compresseur à deux portes sur une cuve bleue de 1\u202f000 litres, tube aluminium vers la cuve',
            'R 30 / 1000: cabina de compresor ancha de dos puertas sobre un depósito azul de 1000 litros, con tubo de aluminio al depósito')),
    'r-30-t': dict(
        exact=['V-3130', 'V-3137', 'V-3737'],
        alt=(
            'Wide screw compressor cabinet with two doors and refrigeration dryer side by side on a blue 1,000 litre tank',
            'Breites Kompressorgehäuse mit zwei Türen und Kältetrockner nebeneinander auf blauem 1.000-Liter-Behälter',
            'Large armoire de compresseur à deux portes et sécheur frigorifique côte à côte sur une cuve bleue de 1\u202f000 litres',
            'Cabina de compresor ancha de dos puertas y secador frigorífico uno junto a otro sobre un depósito azul de 1000 litros')),
}
