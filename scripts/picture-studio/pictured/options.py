"""Options that are separate items: the products in each picture, with texts in four languages."""

OPTIONS = {
    'sequencer': dict(
        exact=['V-8507-00'],
        alt=(
            'Sequence controller: blue wall cabinet with a lit display of the pressure and of four machines, lamps and a red main switch',
            'Verbundsteuerung: blauer Wandschrank mit leuchtender Anzeige von Druck und vier Maschinen, Leuchten und rotem Hauptschalter',
            'Séquenceur : coffret mural bleu à écran allumé avec la pression et quatre machines, voyants et interrupteur rouge',
            'Secuenciador: armario mural azul con pantalla encendida de la presión y cuatro máquinas, pilotos e interruptor rojo')),
    'inverter': dict(
        exact=['V-8509-00'],
        alt=(
            'Inverter in a slim blue cabinet: keypad with lit display, red main switch, louvres and heat sink behind',
            'Frequenzumrichter im schmalen blauen Schrank: Bedienfeld mit leuchtender Anzeige, roter Hauptschalter, Lüftungsgitter und Kühlkörper dahinter',
            'Variateur dans une armoire bleue étroite : clavier à écran allumé, interrupteur rouge, grilles et radiateur à l’arrière',
            'Variador en un armario azul estrecho: teclado con pantalla encendida, interruptor rojo, rejillas y disipador detrás')),
    'sound-hood': dict(
        exact=['V-8510-00'],
        alt=(
            'Blue sound hood on feet with two front doors, windows and louvres, a door in its side and a fan with thermostat on the roof',
            'Blaue Schallhaube auf Füßen mit zwei Fronttüren, Fenstern und Lüftungsgittern, Seitentür und Lüfter mit Thermostat auf dem Dach',
            'Capot insonorisant bleu sur pieds : deux portes avant à hublots et grilles, porte latérale, ventilateur à thermostat sur le toit',
            'Capota insonorizante azul con patas: dos puertas delanteras con ventanas y rejillas, puerta lateral y ventilador con termostato en el techo')),
}
