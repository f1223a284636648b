"""Regulators and the large maintenance unit: the products in each picture, with texts in four languages."""

UNITS = {
    'filter-regulator': dict(
        exact=['V-7201-00'],
        alt=(
            'Filter regulator: black knob with yellow cap and gauge on a graphite head, clear bowl in a metal guard below',
            'Filterregler: schwarzer Knopf mit gelber Kappe und Manometer am graphitfarbenen Kopf, darunter klarer Behälter im Metallschutz',
            'Filtre-détendeur : bouton noir à capuchon jaune et manomètre sur une tête graphite, cuve transparente sous protection métallique',
            'Filtro regulador: mando negro con tapa amarilla y manómetro en una cabeza grafito, vaso transparente con protector metálico debajo')),
    'regulator': dict(
        exact=['V-7203-00'],
        alt=(
            'Pressure regulator: black knob with yellow cap, panel nut, graphite head and 50 mm gauge',
            'Druckregler: schwarzer Knopf mit gelber Kappe, Schalttafelmutter, graphitfarbener Kopf und Manometer 50 mm',
            'Détendeur : bouton noir à capuchon jaune, écrou de panneau, tête graphite et manomètre de 50 mm',
            'Regulador de presión: mando negro con tapa amarilla, tuerca de panel, cabeza grafito y manómetro de 50 mm')),
    'maintenance-unit-g1': dict(
        exact=['V-7204-00'],
        alt=(
            'Maintenance unit G 1: shut-off valve with yellow handle, filter, regulator with gauge and lubricator in a row',
            'Wartungseinheit G 1: Absperrventil mit gelbem Griff, Filter, Regler mit Manometer und Öler in einer Reihe',
            'Unité de traitement G 1 : vanne d’isolement à poignée jaune, filtre, détendeur avec manomètre et lubrificateur en ligne',
            'Unidad de mantenimiento G 1: válvula de cierre con maneta amarilla, filtro, regulador con manómetro y lubricador en línea')),
    'precision-regulator': dict(
        exact=['V-7205-00'],
        alt=(
            'Precision regulator: slim cast body with bolted bonnet, brass lock nut, black knob with yellow cap and small gauge',
            'Präzisionsregler: schlankes Gussgehäuse mit verschraubtem Oberteil, Kontermutter aus Messing, schwarzer Knopf mit gelber Kappe, kleines Manometer',
            'Détendeur de précision : corps moulé étroit à chapeau vissé, contre-écrou en laiton, bouton noir à capuchon jaune et petit manomètre',
            'Regulador de precisión: cuerpo fundido estrecho con tapa atornillada, contratuerca de latón, mando negro con tapa amarilla y manómetro pequeño')),
}
